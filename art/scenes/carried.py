"""How things travel: in the courier's hands, strapped in the van, on the counter. For Home's strip and the cards of Services."""
import math
import random

from kit import people
from kit.colors import BODY, COOL_LIGHT, INK, SET, STEEL, TEAL, TEAL_PAINT, YELLOW, toned
from kit.goods import instrument_container, strap, tote, webbing
from kit.human import Human, from_world
from kit.lab import bottle, case, cold_pack
from kit.materials import surface
from kit.shapes import box, cylinder
from kit.stage import camera, dawn_sky, sky, softbox, spot, sun
from kit.van import van
from scenes.cards import light
from scenes.dawn import asphalt

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.25, None
STANDING = 0.843  # from the middle of a body down to the soles


def build(framing):
    {"hand": in_hand, "tray": tray, "case": strapped_case, "cooler": strapped_cooler, "counter": on_counter}[framing]()


def in_hand():
    """The courier beside the van at dawn, cropped from the chest to the knees. One unit is a meter."""
    people.courier_walking((0, 0, 0), 0)
    van((2.3, 0.6, 0), math.radians(-90), lamps=3.0, cabin=0.2)
    box((60, 60, 0.1), (0, 0, -0.05), asphalt(), 0)
    dawn_sky([(-0.2, "#5d6670"), (0, "#f7b06c"), (0.05, "#eaa67c"), (0.12, "#b9a39e"), (0.22, "#6f92a4"), (0.4, "#34708f"), (1, "#12405c")], (-0.5, -0.8, 0.2), (1.2, 0.6, 0.22), 0.8, 0)
    sun((0.62, 0.70, -0.34), 3.2, (1, 0.68, 0.42), 3)
    softbox((-2.6, -2.2, 2.4), (-0.1, 0, 0.9), 1.6, 110, (1, 0.82, 0.62))
    softbox((-2.2, 2.6, 1.8), (-0.1, 0, 0.9), 1.8, 60, COOL_LIGHT)
    camera((-2.75, -1.25, 1.05), (-0.02, -0.02, 0.85), 66, 1.8, (-0.36, -0.1, 0.75))


def tray():
    """The courier holds a sealed instrument container in both hands, cropped from the chest to the hips. One unit is a meter."""
    human, bottom, middle, far = Human(people.MAN), 1.05, -0.37, 0.27
    turn = {"spine04": [("x", 2)], **human.curl("L", (14, 18, 12), (4, 10, 14)), **human.curl("R", (14, 18, 12), (4, 10, 14))}
    aim, roll = {}, {}
    for side, x in (("L", far), ("R", -far)):
        wrist = from_world((x * 0.84, middle + 0.09, bottom - 0.03), (0, 0, STANDING), 0)
        human.reach(side, wrist, (math.copysign(0.9, x), -1, -0.4), aim, turn, roll)
        aim["wrist." + side] = (-math.copysign(0.35, x), 0.03, 1)
    for side in "LR":
        human.face_palm(side, (0, 1, 0), aim, turn, roll)
    human.pose(aim, turn, roll)
    people.put(people.uniform(human, has_cap=False, shows_legs=False, strip=0.010)[0], (0, 0, STANDING), 0, 0)
    container = instrument_container((0, middle, bottom), 0)
    container.scale = (0.092,) * 3
    box((12, 0.1, 8), (0, 2.2, 2), surface(SET, 0.6, specular=0.25), 0)
    sky([(-0.2, "#0f2c33"), (0, "#24505a"), (0.4, "#5b8c92"), (1, "#9cc0c0")], 0.6)
    softbox((1.5, -1.8, 2.3), (0, 0, 1.1), 0.8, 110, (1.0, 0.80, 0.58))
    softbox((-1.8, -1.4, 1.9), (0, 0, 1.1), 1.4, 38, COOL_LIGHT)
    softbox((-0.9, 1.2, 2.4), (0, 0, 1.2), 0.8, 45, (0.72, 0.95, 1.0))
    camera((-0.42, -2.3, 1.36), (0.0, -0.1, 1.115), 101, 4, (0, -0.5, 1.1))


def strapped_case():
    """The case on the load floor behind the open doors, held by two belts. One unit is 10 cm."""
    cargo()
    case((0.1, 2.6, 0.06), 0)
    for y in (1.55, 3.65):
        belt_over(y, 2.62, 3.76)
    tote((-5.4, 12.0, 0.05), math.radians(4), TEAL_PAINT, label=None)
    tote((5.4, 13.0, 0.05), math.radians(-5), BODY, TEAL_PAINT, label=None)
    tote((-5.2, 12.0, 3.05), math.radians(-2), toned(INK, 0.94, 0.30), label=None)
    camera((-2.6, -14.5, 6.2), (0.1, 0, 1.75), 52, 1.6, (0.1, 0.8, 2.0))


def strapped_cooler():
    """A cool box for samples, belted, with totes beside it."""
    cargo()
    tote((-0.6, 3.0, 0.05), math.radians(0), BODY, TEAL_PAINT)
    belt_over(3.0, 3.1, 2.98, -0.6)
    tote((5.6, 7.0, 0.05), math.radians(-4), TEAL_PAINT, label=None)
    tote((-6.6, 11.0, 0.05), math.radians(3), toned(INK, 0.94, 0.30), label=None)
    camera((-3.6, -14.6, 6.9), (-0.1, 0, 1.65), 47, 1.6, (-0.4, 0.9, 1.5))


def belt_over(y, half, top, x=0.1):
    """A belt over something of this half width and height, tight to an anchor on either side, with a ratchet."""
    belt, foot = webbing("#e9e2d2"), 2.05
    strap(
        [(x - half - foot, y, 0.10), (x - half - 0.18, y, top - 0.30), (x - half + 0.22, y, top + 0.08), (x, y, top + 0.03), (x + half - 0.22, y, top + 0.08), (x + half + 0.18, y, top - 0.30), (x + half + foot, y, 0.10)],
        0.46,
        (0, 1, 0),
        belt,
    )
    for side in (-1, 1):
        box((0.5, 0.6, 0.22), (x + side * (half + foot), y, 0.12), surface(STEEL, 0.3, metallic=1), 0.05)
    lean = -math.atan2(foot, top)
    at = (x + half + foot * 0.56, y, top * 0.46)
    box((0.34, 0.62, 0.80), at, surface("#10171b", 0.45), 0.10, 5, (0, lean, 0))
    box((0.10, 0.34, 0.18), (at[0] + 0.17, y, at[2] + 0.16), surface("#c8412f", 0.45), 0.02, 2, (0, lean, 0))


def cargo_light():
    """Low and warm from the right, cool from the left, a lamp inside."""
    sky([(-0.2, "#20282d"), (0, "#c98d66"), (0.12, "#7d8d99"), (0.4, "#3f6f88"), (1, "#1d4a66")], 0.45)
    softbox((8.5, -9.0, 5.2), (0.2, 0, 0.9), 3.4, 4900, (1.0, 0.76, 0.50), 3.6)
    softbox((-9.0, -9.0, 6.0), (0, 0, 1.2), 7.0, 760, COOL_LIGHT, 6)
    softbox((0, 6, 13.2), (0, 5, 0), 5, 1500, (1, 0.93, 0.82), 8)
    softbox((0.5, 16, 6), (0, 26, 6), 8, 600, (0.6, 0.95, 1.0), 5)


def cargo():
    """The end of the load floor, seen from behind the van: rubber mat, metal sill, bumper, rails on the walls."""
    cargo_light()
    mat = surface("#1b2226", 0.75, specular=0.2, bump=0.2, bump_scale=60)
    metal = surface("#b9c0c3", 0.35, metallic=1, bump=0.05, bump_scale=150)
    box((17, 30, 0.3), (0, 12.6, -0.15), mat, 0.02)
    for k in range(52):
        box((0.09, 29, 0.06), (-8.2 + 0.32 * k, 12.9, 0.01), mat, 0.025, 2)
    box((17, 0.62, 0.12), (0, -2.15, 0.0), metal, 0.04)
    box((17, 0.2, 1.1), (0, -2.42, -0.62), surface(TEAL_PAINT, 0.38, specular=0.25, coat=0.5), 0.06)
    box((17.02, 0.22, 0.09), (0, -2.42, -0.34), surface(YELLOW, 0.4, coat=0.3), 0.02)
    box((19, 2.0, 1.5), (0, -2.6, -2.0), surface("#14191d", 0.55, specular=0.3), 0.28, 6)
    lining, rail = surface(toned(TEAL, 0.65, 0.353, 7), 0.7, specular=0.2), surface(STEEL, 0.3, metallic=1)
    for side in (-1, 1):
        box((0.3, 30, 15), (side * 8.2, 12.6, 7.2), lining, 0.05)
        for z in (3.2, 6.0):
            box((0.2, 28, 0.4), (side * 8.0, 13, z), rail, 0.06)
    box((17, 0.3, 15), (0, 26, 7.2), surface(toned(TEAL, 0.73, 0.294, 7), 0.8, specular=0.1), 0)
    box((17, 30, 0.2), (0, 12.6, 14.2), surface("#d8d4ca", 0.8), 0)
    box((0.5, 18, 0.1), (0, 12, 14.05), surface("#ffffff", 0.5, glow=6, glow_color="#fff0d8"), 0)


def on_counter():
    """The case with its tag on a pharmacy's counter, shelves behind, out of focus. One unit is 10 cm."""
    wood, stone = surface("#8f5f38", 0.5, variation=0.10, variation_scale=3), surface("#dcd6c8", 0.35, variation=0.03, variation_scale=1.5)
    box((40, 9, 0.5), (0, 0.8, -0.25), stone, 0.10, 4)
    box((40, 8, 10), (0, 1.0, -5.5), wood, 0)
    case((0.9, 0.5, 0), math.radians(-14), tagged=True)
    bottle((-3.45, -0.75, 0), 0.95, -100)
    cold_pack((-2.6, -2.55, 0), math.radians(12), 1.9, 1.35)
    shelves()
    light()
    lamp = spot((-1, 11, 11), (0.05, 0.35, -0.6), 1500, (1, 0.80, 0.56), 100)
    lamp.data.shadow_soft_size = 1.5
    camera((-3.2, -16.5, 5.2), (-0.35, 0, 1.75), 55, 0.30, (0.5, -1.4, 1.9))


def shelves():
    """Cartons and bottles in rows, a little untidy."""
    dice = random.Random(8)
    back, board = surface(toned(TEAL, 0.75, 0.30), 0.7), surface("#b98a5c", 0.55, variation=0.08, variation_scale=3)
    box((70, 0.4, 34), (0, 21, 5), back, 0)
    goods = [surface(c, 0.55) for c in ("#f1ede3", "#e6dfd0", TEAL_PAINT, toned(INK, 0.94, 0.34), YELLOW, "#7a4a22", "#a8c8c4")]
    for z in (-3.5, 0.5, 4.5, 8.5, 12.5):
        box((70, 4, 0.3), (0, 18.8, z), board, 0.05)
        x = -24.0
        while x < 26:
            wide, high = 0.6 + 1.1 * dice.random(), 0.9 + 1.7 * dice.random()
            material = goods[dice.choice((0, 0, 1, 1, 2, 3, 4, 5, 5, 6))]
            if material is goods[5] or dice.random() < 0.2:
                cylinder(wide * 0.42, high, (x + wide / 2, 18.2, z + 0.15 + high / 2), material, 0.08)
            else:
                box((wide, 1.8, high), (x + wide / 2, 18.2, z + 0.15 + high / 2), material, 0.05)
            x += wide + 0.15 + (1.4 * dice.random() if dice.random() < 0.3 else 0)


def grade(frame, framing):
    frame.bloom(1.2, 0.22)
    frame.vignette(0.5, (0.52, 0.52))
