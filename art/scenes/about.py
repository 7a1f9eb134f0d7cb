"""The van small on a road across the prairie in the morning; a meadowlark sings on a fence post."""
import math
import random

from kit.colours import COOL_LIGHT
from kit.nature import fence, meadowlark, tree, wind_turbine
from kit.prairie import far_hills, ground, meadow, road, swell
from kit.stage import level_camera, sky, softbox, sun
from kit.van import van

LOOK, EXPOSURE, MIST = "High Contrast", 0.3, (14, 700)


def bend(y):
    """The road: from the right foreground, away to the left, and back."""
    return 5.2 + 5.5 * math.sin((y - 4) * 0.055) - 0.02 * y


def build(framing):
    ground("#8a9657")
    road(bend, -14, 210)
    meadow(lambda x, y: abs(x - bend(y)) < 2.7, 3600)
    far_hills()
    y = 17.5
    slope = bend(y + 0.5) - bend(y - 0.5)
    van((bend(y) - 0.9, y, swell(bend(y), y) + 0.08), math.atan2(-1, -slope), lamps=4, cabin=0.2)
    posts = [(-7.9, 6.2), (-5.2, 3.2), (-2.55, 0.35), (-0.35, -2.1), (1.3, -4.6)]
    fence(posts, ground=swell)
    meadowlark((-2.55, 0.35, 1.15), math.radians(4), 0.50)
    dice = random.Random(5)
    for i in range(16):
        x, far = -70 + i * 11 + dice.random() * 6, 80 + dice.random() * 60
        behind_bird = abs(math.atan2(x + 1.6, far + 6.6) + 0.12) < 0.06
        if abs(x - bend(far)) > 8 and not behind_bird:
            tree((x, far, swell(x, far)), 4 + 3 * dice.random(), i, "round", i)
    for i, (x, y, height) in enumerate([(34, 240, 26), (52, 260, 27), (-58, 250, 26)]):
        wind_turbine((x, y, 2), height, 0.5 + i)
    sky(
        [(-0.2, "#8a9088"), (0, "#fbd9a4"), (0.06, "#f3d3b4"), (0.16, "#aac6cd"), (0.35, "#5f9cb8"), (1, "#2f7092")],
        0.95,
    )
    sun((0.80, 0.50, -0.33), 6.2, (1, 0.74, 0.48), 1.8)
    softbox((-6, -10, 6), (-1, 1, 1), 6, 160, COOL_LIGHT)
    level_camera((-1.6, -6.6, 1.75), (0.35, 10), 34, 0.46, 4.0, (-2.4, 0.35, 1.5), wide=4 / 3)


def grade(frame, framing):
    frame.fog_to_sky(0.05, 2.0)
    frame.bloom(1.6, 0.25)
    frame.vignette(0.35, (0.5, 0.5))
