"""Every picture of the site: which scene, which framing, how large, how many samples."""
import os
import sys
from collections import namedtuple

Picture = namedtuple("Picture", "scene framing width height samples")

PICTURES = {
    "hero-dawn": Picture("dawn", "wide", 1600, 1232, 12),
    "hero-dawn-portrait": Picture("dawn", "upright", 1280, 1600, 12),
    "card-express": Picture("cards", "express", 1600, 1200, 16),
    "card-hospital": Picture("cards", "hospital", 1600, 1200, 16),
    "card-secure": Picture("cards", "secure", 1200, 900, 12),
    "hero-night": Picture("night", "wide", 1600, 1232, 12),
    "hero-night-portrait": Picture("night", "upright", 1280, 1600, 12),
    "hero-custody": Picture("custody", "wide", 1600, 1232, 12),
    "hero-custody-portrait": Picture("custody", "upright", 1280, 1600, 12),
    "custody-handed-over": Picture("handover", "wide", 1200, 800, 14),
    "cta-night": Picture("departure", "wide", 2000, 1125, 12),
    "cta-night-portrait": Picture("departure", "upright", 1200, 1780, 12),
    "service-implants": Picture("implants", "wide", 1680, 1400, 16),
    "service-samples": Picture("samples", "wide", 1680, 1400, 16),
    "service-pharmaceuticals": Picture("pharmaceuticals", "wide", 1680, 1400, 16),
    "carried-implants": Picture("carried", "tray", 1200, 1000, 12),
    "carried-samples": Picture("carried", "cooler", 1200, 1000, 12),
    "carried-pharmaceuticals": Picture("carried", "counter", 1200, 1000, 12),
    "custody-picked-up": Picture("carried", "hand", 1200, 800, 12),
    "custody-tracked": Picture("carried", "case", 1200, 800, 12),
    "leadership": Picture("sunrise", "portrait", 1120, 1400, 12),
    "about": Picture("sunrise", "about", 2000, 1000, 12),
    "not-found": Picture("not_found", "wide", 1680, 1400, 12),
}


def minutes(names, quality):
    """A guess for two cores, from measured times."""
    if quality != "final":
        return len(names) * (0.3 if quality == "preview" else 0.15)
    scale = float(os.environ.get("ART_SCALE", 1)) ** 2
    return sum(0.4 + 0.07 * p.width * p.height * p.samples * scale / 1e6 for p in map(PICTURES.get, names))


if __name__ == "__main__":
    quality, *names = sys.argv[1:]
    print(f"{len(names)} pictures, about {max(1, round(minutes(names, quality)))} minutes on two cores", flush=True)
