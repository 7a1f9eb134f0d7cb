"""Every picture of the site: which scene, which framing, how large, how many samples."""
import os
import sys
from collections import namedtuple

Picture = namedtuple("Picture", "scene framing width height samples")

PICTURES = {
    "hero-dawn": Picture("dawn", "wide", 2000, 1540, 16),
    "hero-dawn-portrait": Picture("dawn", "upright", 1600, 2000, 16),
    "card-express": Picture("cards", "express", 1600, 1200, 16),
    "card-hospital": Picture("cards", "hospital", 1600, 1200, 16),
    "card-secure": Picture("cards", "secure", 1600, 1200, 16),
    "hero-night": Picture("night", "wide", 2000, 1540, 16),
    "hero-night-portrait": Picture("night", "upright", 1600, 2000, 16),
    "hero-custody": Picture("custody", "wide", 2000, 1540, 16),
    "hero-custody-portrait": Picture("custody", "upright", 1600, 2000, 16),
    "cta-night": Picture("departure", "wide", 2400, 1350, 14),
    "cta-night-portrait": Picture("departure", "upright", 1350, 2000, 14),
    "service-implants": Picture("implants", "wide", 1680, 1400, 16),
    "service-samples": Picture("samples", "wide", 1680, 1400, 16),
    "service-pharmaceuticals": Picture("pharmaceuticals", "wide", 1680, 1400, 16),
    "leadership": Picture("leadership", "upright", 1600, 2000, 16),
    "about": Picture("dawn", "about", 2400, 1200, 14),
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
