"""A placeholder for a person: cap, keys and a sealed case on the van's open tailgate."""
import math

from kit.colors import BODY, COOL_LIGHT, INK, STEEL, TEAL, TEAL_PAINT, YELLOW, toned
from kit.goods import cap, keys, tote
from kit.lab import case
from kit.materials import surface
from kit.shapes import box
from kit.stage import camera, sky, softbox

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.35, None


def build(framing):
    cargo()
    case((-0.75, 2.5, 0.06), math.radians(-12))
    cap((1.75, 0.25, 0.05), math.radians(-30), scale=1.15)
    keys((-1.25, 0.02, 0.06), math.radians(-46), scale=1.08)
    light()
    camera((-1.6, -14.5, 6.4), (-0.05, 0, 1.35), 57, 2.6, (0.2, -0.6, 1.0), shift=(0, 0.02))


def cargo():
    """The end of the load floor, seen from behind the van: rubber mat, metal sill, bumper, the right pillar with its lamp."""
    mat = surface("#1b2226", 0.75, specular=0.2, bump=0.2, bump_scale=60)
    metal = surface("#b9c0c3", 0.35, metallic=1, bump=0.05, bump_scale=150)
    box((17, 30, 0.3), (0, 12.6, -0.15), mat, 0.02)
    for k in range(52):
        box((0.09, 29, 0.06), (-8.2 + 0.32 * k, 12.9, 0.01), mat, 0.025, 2)
    box((17, 0.62, 0.12), (0, -2.15, 0.0), metal, 0.04)
    box((17, 0.2, 1.1), (0, -2.42, -0.62), surface(TEAL_PAINT, 0.38, specular=0.25, coat=0.5), 0.06)
    box((17.02, 0.22, 0.09), (0, -2.42, -0.34), surface(YELLOW, 0.4, coat=0.3), 0.02)
    box((19, 2.0, 1.5), (0, -2.6, -2.0), surface("#14191d", 0.55, specular=0.3), 0.28, 6)
    box((19, 1.5, 0.06), (0, -2.8, -1.22), surface("#20272b", 0.7, bump=0.4, bump_scale=30), 0.02)
    lining, rail = surface(toned(TEAL, 0.65, 0.353, 7), 0.7, specular=0.2), surface(STEEL, 0.3, metallic=1)
    for side in (-1, 1):
        box((0.3, 30, 15), (side * 8.2, 12.6, 7.2), lining, 0.05)
        for z in (3.2, 6.0):
            box((0.2, 28, 0.4), (side * 8.0, 13, z), rail, 0.06)
    box((17, 0.3, 15), (0, 26, 7.2), surface(toned(TEAL, 0.73, 0.294, 7), 0.8, specular=0.1), 0)
    box((17, 30, 0.2), (0, 12.6, 14.2), surface("#d8d4ca", 0.8), 0)
    box((0.5, 18, 0.1), (0, 12, 14.05), surface("#ffffff", 0.5, glow=6, glow_color="#fff0d8"), 0)
    tote((-4.9, 11.5, 0.05), math.radians(4), TEAL_PAINT, label=None)  # the case would cut their labels in half
    tote((-4.7, 11.5, 3.05), math.radians(-2), toned(INK, 0.94, 0.30), label=None)
    tote((4.8, 13.5, 0.05), math.radians(-5), BODY, TEAL_PAINT, label=None)


def light():
    """Low and warm from the right, cool from the left, a lamp inside."""
    sky([(-0.2, "#20282d"), (0, "#c98d66"), (0.12, "#7d8d99"), (0.4, "#3f6f88"), (1, "#1d4a66")], 0.45)
    softbox((8.5, -9.0, 5.2), (0.2, 0, 0.9), 3.4, 4900, (1.0, 0.76, 0.50), 3.6)
    softbox((-9.0, -9.0, 6.0), (0, 0, 1.2), 7.0, 760, COOL_LIGHT, 6)
    softbox((0, 6, 13.2), (0, 5, 0), 5, 1500, (1, 0.93, 0.82), 8)
    softbox((0.5, 16, 6), (0, 26, 6), 8, 600, (0.6, 0.95, 1.0), 5)


def grade(frame, framing):
    frame.bloom(1.2, 0.22)
    frame.vignette(0.55, (0.5, 0.58))
