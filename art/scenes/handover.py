"""The case changes hands: a courier and a nurse, cropped to chests and forearms."""
import math
import random

from kit import people
from kit.colors import COOL_LIGHT
from kit.human import Human, from_world
from kit.lab import case
from kit.materials import surface
from kit.shapes import box
from kit.stage import camera, sky, softbox

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.15, None
BOTTOM = 1.02  # the height of the case's underside
FLOOR = 0.843  # from the middle of a body down to the soles
SPREAD = 0.245  # from the case's middle to a wrist
PALM, THUMB = (14, 18, 12), (4, 10, 14)


def build(framing):
    carried = case((0, 0, BOTTOM), math.radians(4), tagged=True)
    carried.scale = (people.CASE,) * 3
    courier, nurse = holder(-0.445, 0.02, math.pi / 2, people.MAN), holder(0.455, 0.04, -math.pi / 2, people.WOMAN)
    people.put(people.uniform(courier, has_cap=False, shows_legs=False, strip=0.010)[0], (-0.445, 0.02, FLOOR), math.pi / 2, 0)
    people.put(people.scrubs(nurse)[0], (0.455, 0.04, FLOOR), -math.pi / 2, 0)
    room()
    camera((-0.12, -2.1, 1.27), (0.0, 0, 1.052), 68, 2.4, (0, -0.14, 1.15))


def holder(x, y, heading, shape):
    """Someone who stands across from another with both palms under the case."""
    human, place = Human(shape), (x, y, FLOOR)
    turn = {"spine04": [("x", 4)], "spine02": [("x", 3)], "neck02": [("x", 8)], "head": [("x", 10)]}
    turn.update(human.curl("L", PALM, THUMB))
    turn.update(human.curl("R", PALM, THUMB))
    aim, roll = {}, {}
    near = "R" if x < 0 else "L"
    for side in "LR":
        out = 1 if side == "L" else -1
        wrist = from_world((math.copysign(SPREAD, x), -0.10 if side == near else 0.10, BOTTOM - 0.030), place, heading)
        human.reach(side, wrist, (out * 0.55, -1, -0.5), aim, turn, roll)
        aim["wrist." + side] = (-out * 0.15, 0.03, 1)
    for side in "LR":
        human.face_palm(side, (0, 1, 0), aim, turn, roll)
    human.pose(aim, turn, roll)
    return human


def room():
    """A corridor at the hospital's door, far out of focus: a warm lobby, cool glass, a few lamps."""
    box((20, 0.1, 8), (0, 9, 2), surface("#b98d64", 0.7, variation=0.1), 0)
    box((30, 20, 0.1), (0, 4, -0.05), surface("#8f8a80", 0.35), 0)
    dice = random.Random(4)
    for i in range(9):
        box((0.12, 0.3, 4), (-6 + i * 1.5, 7.6, 2), surface("#2a3236", 0.5), 0.01)
    for _ in range(46):
        x, z = -5 + 10 * dice.random(), 0.7 + 2.1 * dice.random()
        box((0.13, 0.05, 0.13), (x, 8 + dice.random(), z), surface("#ffffff", 0.5, glow=7, glow_color="#ffd9a0"), 0.06, 4)
    box((3.2, 0.06, 3.4), (3.6, 7.2, 1.7), surface("#d6e6e8", 0.3, glow=0.55, glow_color="#cfeaf0"), 0)
    box((2.0, 0.5, 1.1), (-2.9, 6.4, 0.55), surface("#e8e2d6", 0.5), 0.05)
    sky([(-0.2, "#3d464c"), (0, "#c9a88a"), (0.3, "#8fa3ad"), (1, "#5f7f90")], 0.35)
    softbox((-2.6, -1.6, 2.5), (0, 0, 1.15), 1.3, 120, (1, 0.82, 0.62))
    softbox((2.8, -0.6, 2.0), (0, 0, 1.1), 1.6, 55, COOL_LIGHT)
    softbox((0.2, 2.0, 2.5), (0, 0, 1.2), 1.2, 120, (1, 0.85, 0.66))


def grade(frame, framing):
    frame.bloom(1.4, 0.2)
    frame.vignette(0.35)
