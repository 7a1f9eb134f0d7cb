"""Every picture of the site: which scene, which framing, how large, how many samples."""
from collections import namedtuple

Picture = namedtuple("Picture", "scene framing width height samples")

PICTURES = {
    "hero-dawn": Picture("dawn", "wide", 2400, 1350, 14),
    "hero-dawn-portrait": Picture("dawn", "portrait", 1350, 2400, 12),
    "hero-night": Picture("night", "wide", 2400, 1350, 14),
    "hero-night-portrait": Picture("night", "portrait", 1350, 2400, 12),
    "hero-custody": Picture("custody", "wide", 2400, 1350, 14),
    "hero-custody-portrait": Picture("custody", "portrait", 1350, 2400, 12),
    "service-implants": Picture("implants", "wide", 2400, 1800, 10),
    "service-samples": Picture("samples", "wide", 2400, 1800, 10),
    "service-pharmaceuticals": Picture("pharmaceuticals", "wide", 2400, 1800, 10),
    "about": Picture("about", "wide", 2400, 1800, 10),
    "not-found": Picture("not_found", "wide", 2400, 1800, 10),
    "portrait": Picture("portrait", "portrait", 1920, 2400, 12),
}
