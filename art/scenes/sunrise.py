"""Sunrise on the prairie: the courier walks to the van; and a placeholder for a real portrait, the founder beside it, looking at the sun."""
import math
import random

from kit import people
from kit.foliage import prairie, tree_line
from kit.human import Human, both_sides
from kit.materials import surface
from kit.nature import hill
from kit.people import courier_walking
from kit.shapes import box
from kit.stage import camera, dawn_sky, level_camera, softbox, sun
from kit.van import van
from scenes.dawn import asphalt

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.3, (12, 260)
SUN_FROM = (-0.72, 0.62, 0.21)
MAN = {
    "caucasian-male-young": 0.4,
    "caucasian-male-old": 0.6,
    "universal-male-young-averagemuscle-averageweight": 0.6,
    "universal-male-old-averagemuscle-averageweight": 0.4,
}
# The weight on the right leg; the case in the left hand.
STANDING = both_sides(
    {
        "upperleg01": ((0.10, -1, 0.13), (-0.07, -1, 0.0)),
        "lowerleg01": ((0.05, -1, -0.10), (-0.03, -1, -0.07)),
        "upperarm01": ((0.20, -1, -0.04), (-0.24, -1, -0.10)),
        "lowerarm01": ((0.12, -1, 0.10), (-0.06, -1, 0.24)),
        "wrist": ((0.02, -1, 0.10), (0.0, -1, 0.20)),
    }
)
TURNED = {"spine02": [("y", 5)], "spine01": [("y", 5)], "neck02": [("y", 7), ("x", -2)], "head": [("y", 10), ("x", -3)]}


def build(framing):
    land()
    dawn_sky(
        [(-0.2, "#5d6670"), (0, "#f7b06c"), (0.05, "#eaa67c"), (0.12, "#b9a39e"), (0.22, "#6f92a4"), (0.4, "#34708f"), (1, "#12405c")],
        SUN_FROM,
        (1.7, 0.8, 0.28),
        0.9,
        0.35,
    )
    sun([-c for c in SUN_FROM], 8.0, (1, 0.64, 0.36), 1.4)
    {"about": about, "portrait": portrait}[framing]()


def about():
    courier_walking((-2.5, 0.3, 0), math.radians(97))
    van((2.9, 2.2, 0), 0.17, lamps=3.0, cabin=0.2, tail=2.5)
    softbox((5.5, -8.5, 5.0), (1.0, 0.5, 1.2), 5, 700, (0.78, 0.88, 1.0))
    softbox((-5.5, 2.6, 2.6), (-2.4, 0.3, 1.2), 1.2, 300, (1, 0.64, 0.36))
    softbox((-5.0, -5.0, 2.8), (-2.4, 0.3, 1.1), 1.6, 160, (1, 0.80, 0.60))
    camera((0.1, -12.5, 1.30), (0.75, 0, 1.30), 47, 5, (-1.0, 0.5, 1.2), shift=(0, 0.03))


def portrait():
    founder((0, 0, 0), math.radians(222))
    van((3.22, 2.6, 0), 0.20, lamps=3.0, cabin=0.2, tail=2.5)
    softbox((3.0, -4.5, 3.2), (0.2, 0, 1.1), 2.6, 260, (0.74, 0.86, 1.0))
    softbox((-3.4, 1.6, 2.4), (0, 0, 1.3), 0.9, 230, (1, 0.64, 0.36))
    level_camera((0.31, -7.6, 1.35), (0.31, 0), 86.4, 0.42, 3.2, (0, 0, 1.4))


def founder(location, heading):
    human = Human(MAN)
    turn = {**TURNED, **human.curl("L", people.GRIP, people.GRIP_THUMB), **human.curl("R", people.LOOSE_HAND, people.OPEN_THUMB)}
    feet = {"foot." + side: human.head["toe2-1." + side] - human.head["foot." + side] for side in "LR"}
    human.pose({**STANDING, **feet}, turn)
    parts, lowest = people.uniform(human, has_cap=False, strip=0.010, is_short=True)
    people.put([*parts, people.hang_case(human, "L", 90)], location, heading, lowest)


def land():
    box((300, 13, 0.1), (0, -1.2, -0.045), asphalt(), 0)
    box((300, 0.12, 0.012), (0, 4.9, 0.008), surface("#d9d6ca", 0.6, variation=0.1, variation_scale=9), 0)
    box((300, 300, 0.1), (0, 0, -0.06), surface("#6f6a48", 0.95, variation=0.25, variation_scale=0.4, bump=0.5, bump_scale=9), 0)
    dice = random.Random(5)
    places = []
    for _ in range(3600):
        y = 5.0 + 42 * dice.random() ** 1.6
        places.append(((dice.random() - 0.5) * (15 + 1.1 * y), y + 1, 0.0))
    prairie(places, size=(0.6, 1.05), seed=5)
    tree_line([(-70 + i * 2.2 + 2 * dice.random(), 150 + 26 * dice.random(), 5 + 6 * dice.random() ** 2) for i in range(70)], 4)
    for x, y, wide, high in ((-60, 330, 160, 12), (60, 360, 180, 15)):
        hill((x, y, -2), (wide, 50, high), "#4c6a66")


def grade(frame, framing):
    frame.fog_to_sky_across(0.02, 4.0, 0.9)
    frame.bloom(1.6, 0.3)
    frame.vignette(0.3)
