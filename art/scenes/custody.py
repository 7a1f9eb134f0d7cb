"""The temperature-controlled case with sample tubes, in a dark teal studio."""
import math

from kit.colours import COOL_LIGHT, WARM_LIGHT
from kit.grade import ramp
from kit.lab import BLOOD, SERUM, case, rack, specimen_bag
from kit.stage import backdrop, camera, sky, softbox

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.3, None

TUBES = [(0, BLOOD, 0.9), (1, SERUM, 1.0), (2, BLOOD, 0.95), (3, SERUM, 0.82), (1, BLOOD, 1.0)]


def build(framing):
    backdrop("#0d3c45", roughness=0.45)
    studio_light()
    if framing == "portrait":
        case((0.3, 1.3, 0), math.radians(-18))
        rack((-1.75, -1.7, 0), math.radians(10), TUBES[:3])
        specimen_bag((1.3, -1.95, 0.02), (math.radians(3), 0, math.radians(10)), 1.7, 2.0)
        camera((-1.5, -16.2, 4.7), (0.0, 0, 2.15), 38, 2.0, (0, -1.0, 1.5), shift=(0, 0.17))
    else:
        case((2.6, 1.3, 0), math.radians(-20))
        rack((-0.62, -1.7, 0), math.radians(8), TUBES[:4])
        specimen_bag((2.75, -2.3, 0.02), (math.radians(3), 0, math.radians(12)))
        camera((-2.2, -16.4, 4.6), (-1.15, 0, 2.35), 45, 1.2, (0.6, -1.2, 1.5))


def studio_light():
    """Key from the left, warm rim from behind on the right."""
    sky([(-0.2, "#061a22"), (0, "#0b2c39"), (0.4, "#15475a"), (1, "#1a5166")], 0.6)
    softbox((-7.5, -4.5, 8.5), (0, 0, 1), 6.5, 1750, (0.90, 0.96, 1), 5)
    softbox((9.5, 3.5, 5.5), (2, 0, 1.5), 3.2, 1400, WARM_LIGHT, 6)
    softbox((1, -10, 3.2), (1, 0, 1.6), 7, 330, (1, 0.97, 0.93), 2)
    softbox((2, 2, 10), (1, 0, 1), 7, 420, COOL_LIGHT)
    softbox((10, 11, 1.2), (8, 16, 4), 10, 1000, (1, 0.74, 0.50), 4)
    softbox((-9, 9, 1.5), (-10, 16, 4), 12, 600, (0.25, 0.80, 0.85), 4)


def grade(frame, framing):
    frame.bloom(1.0, 0.32)
    if framing == "portrait":
        frame.darken(ramp((0.55 - frame.v) / 0.55), 0.25)
        frame.vignette(0.5, (0.5, 0.66))
    else:
        frame.vignette(0.55, (0.66, 0.55))
