"""Dawn: a road across the prairie that ends at a wooden fence."""
import math
import random

from kit.colors import COOL_LIGHT
from kit.foliage import airy_tree, tree_line
from kit.grade import ramp
from kit.nature import fence
from kit.prairie import far_hills, ground, meadow, road, swell
from kit.stage import dawn_sky, level_camera, softbox, sun

LOOK, EXPOSURE, MIST = "High Contrast", 0.25, (14, 400)
SUN_FROM = (-0.86, 0.30, 0.21)
END = 10.0


def straight(y):
    return 0.4 + 0.02 * y


def build(framing):
    ground("#6f6a48")
    road(straight, -14, END, 4.6, "#33373a")
    meadow(lambda x, y: abs(x - straight(y)) < 3.0 and y < END + 0.3, 5200)
    far_hills("#5f7372")
    fence([(-16 + i * 2.7, END + 0.8 + 0.3 * math.sin(i)) for i in range(13)], 1.35, (0.5, 1.0), ground=swell)
    dice = random.Random(9)
    tree_line([(-90 + i * 2.1 + 2 * dice.random(), 125 + 30 * dice.random(), 4 + 5 * dice.random() ** 2) for i in range(90)], 4)
    airy_tree((8.4, 26, swell(8.4, 26)), 6.4, 0, "olive")
    dawn_sky(
        [(-0.2, "#5d6670"), (0, "#f7b06c"), (0.07, "#eaa67c"), (0.18, "#b9a39e"), (0.34, "#8fa0a8"), (0.55, "#6f92a4"), (1, "#34708f")],
        SUN_FROM,
        (1.3, 0.62, 0.24),
        0.9,
        0.3,
    )
    sun([-c for c in SUN_FROM], 8.5, (1, 0.64, 0.36), 1.4)
    softbox((-6, -10, 6), (0, 2, 0.5), 7, 130, COOL_LIGHT)
    level_camera((-0.6, -7.6, 1.8), (0.5, 10), 30, 0.56, 4.0, (0.4, 5, 0.5), wide=1.2)


def grade(frame, framing):
    frame.fog_to_sky_across(0.02, 4.0, 0.9)
    frame.bloom(1.6, 0.25)
    frame.darken(ramp((0.45 - frame.v) / 0.45), (0.34, 0.26, 0.18))
    frame.vignette(0.4, (0.5, 0.55))
