"""Sunrise on the prairie: the courier walks to the van; and a placeholder for a real portrait, the founder in lost profile from behind."""
import math
import random

from kit import people
from kit.foliage import prairie, tree_line
from kit.human import Human, both_sides
from kit.materials import surface
from kit.nature import hill
from kit.people import courier_walking
from kit.shapes import box
from kit.stage import camera, dawn_sky, softbox, sun
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
STANDING = both_sides(
    {
        "upperarm01": ((0.30, -1, -0.12), (-0.30, -1, -0.02)),
        "lowerarm01": ((0.10, -1, 0.30), (-0.10, -1, 0.34)),
        "wrist": ((0.0, -1, 0.24), (0.0, -1, 0.24)),
    }
)
TURNED = {"spine02": [("y", 6)], "spine01": [("y", 5)], "neck02": [("y", 8), ("x", -2)], "head": [("y", 14), ("x", -3)]}


def build(framing):
    land(has_road=framing == "about")
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
    founder((0.20, 0, 0), math.radians(212))
    van((3.80, 4.5, 0), -0.16, lamps=3.0, cabin=0.2)
    softbox((2.6, -3.4, 2.6), (0.2, 0, 1.3), 2.4, 150, (0.74, 0.86, 1.0))
    softbox((-2.6, 1.6, 2.3), (0.2, 0, 1.5), 0.7, 190, (1, 0.64, 0.36))
    camera((-0.22, -3.15, 1.50), (0.27, 0, 1.41), 98, 2.8, (0.2, -0.08, 1.5))


def founder(location, heading):
    human = Human(MAN)
    turn = {**TURNED, **human.curl("R", people.LOOSE_HAND, people.OPEN_THUMB), **human.curl("L", people.LOOSE_HAND, people.OPEN_THUMB)}
    human.pose(STANDING, turn)
    parts, lowest = people.uniform(human, shows_legs=False, strip=0.010)
    people.put(parts, location, heading, lowest)


def land(has_road):
    if has_road:
        box((300, 13, 0.1), (0, -1.2, -0.045), asphalt(), 0)
        box((300, 0.12, 0.012), (0, 4.9, 0.008), surface("#d9d6ca", 0.6, variation=0.1, variation_scale=9), 0)
    box((300, 300, 0.1), (0, 0, -0.06), surface("#6f6a48", 0.95, variation=0.25, variation_scale=0.4, bump=0.5, bump_scale=9), 0)
    dice = random.Random(5)
    places = []
    for _ in range(3600 if has_road else 2600):
        y = 5.0 + 42 * dice.random() ** 1.6
        x = (dice.random() - 0.5) * ((15 if has_road else 6) + 1.1 * y)
        if has_road or not (-0.6 < x < 8 and y < 7.5):
            places.append((x, y + 1 if has_road else y, 0.0))
    prairie(places, size=(0.6, 1.05), seed=5)
    tree_line([(-70 + i * 2.2 + 2 * dice.random(), 150 + 26 * dice.random(), 5 + 6 * dice.random() ** 2) for i in range(70)], 4)
    for x, y, wide, high in ((-60, 330, 160, 12), (60, 360, 180, 15)):
        hill((x, y, -2), (wide, 50, high), "#4c6a66")


def grade(frame, framing):
    frame.fog_to_sky_across(0.02, 4.0, 0.9)
    frame.bloom(1.6, 0.3)
    frame.vignette(0.3)
