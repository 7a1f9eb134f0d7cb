"""Dusk: a road across the prairie that ends at a wooden fence."""
import math
import random

from kit.colors import COOL_LIGHT
from kit.foliage import airy_tree, tree_line
from kit.nature import fence
from kit.prairie import far_hills, ground, meadow, road, swell
from kit.stage import level_camera, sky, softbox, sun

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.65, (14, 700)
END = 10.0


def straight(y):
    return 0.4 + 0.02 * y


def build(framing):
    ground("#7d8454")
    road(straight, -14, END, 4.6, "#3d4346")
    meadow(lambda x, y: abs(x - straight(y)) < 3.0 and y < END + 0.3, 5200)
    far_hills("#5f7372")
    fence([(-16 + i * 2.7, END + 0.8 + 0.3 * math.sin(i)) for i in range(13)], 1.35, (0.5, 1.0), ground=swell)
    dice = random.Random(9)
    tree_line([(-90 + i * 2.1 + 2 * dice.random(), 125 + 30 * dice.random(), 4 + 5 * dice.random() ** 2) for i in range(90)], 4)
    airy_tree((8.4, 26, swell(8.4, 26)), 6.4, 0, "olive")
    sky(
        [
            (-0.2, "#5a6470"),
            (0, "#f2a06a"),
            (0.05, "#dd8f7e"),
            (0.13, "#9b7d98"),
            (0.25, "#4b6490"),
            (0.45, "#20446a"),
            (1, "#0b2440"),
        ],
        0.85,
    )
    sun((0.86, 0.36, -0.20), 3.6, (1, 0.56, 0.34), 2.5)
    softbox((-6, -10, 6), (0, 2, 0.5), 7, 260, COOL_LIGHT)
    level_camera((-0.6, -7.6, 1.8), (0.5, 10), 30, 0.56, 4.0, (0.4, 5, 0.5), wide=1.2)


def grade(frame, framing):
    frame.fog_to_sky(0.04, 4.4)
    frame.bloom(1.6, 0.25)
    frame.vignette(0.5, (0.5, 0.55))
