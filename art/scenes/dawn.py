"""The van before a hospital at dawn. Words lie over the left (wide) or the sky (portrait)."""
import math
import random

from kit.colours import BODY, COOL_LIGHT, INK, TEAL_PAINT, TIMBER, WARM_LIGHT, YELLOW
from kit.grade import ramp
from kit.materials import surface, thin_glass
from kit.nature import flowers, grass, hill, leaf, tree
from kit.shapes import blob, box, cylinder, lettering, mark_relief
from kit.stage import level_camera, sky, softbox, sun
from kit.van import van

LOOK, EXPOSURE, MIST = "High Contrast", 0.2, (22, 420)

WALL = surface("#d8d3c8", 0.65, variation=0.03, variation_scale=0.6)
WHITE = surface("#dcdad3", 0.6)
BRICK = surface("#8a7265", 0.8, variation=0.14, variation_scale=6, bump=0.3, bump_scale=24)
DARK = surface("#20282d", 0.5)
WOOD = surface(TIMBER, 0.5, variation=0.14, variation_scale=4)
PAVING = surface("#b4b0a6", 0.8, variation=0.06, variation_scale=2)
LAMP = surface("#ffffff", 0.5, glow=5, glow_colour="#fff0dc")
PANES = [
    surface("#16303a", 0.06, coat=1, specular=0.9),
    surface("#1b323a", 0.08, glow=0.55, glow_colour="#ffbe78", specular=0.9),
    surface("#2a3438", 0.08, glow=1.2, glow_colour="#ffcf96", specular=0.9),
    surface("#1d3d45", 0.08, glow=0.12, glow_colour="#86d9d0", specular=0.9),
]


def build(framing):
    portrait = framing == "portrait"
    street()
    hospital(tower=not portrait)
    entrance(sign=not portrait)
    planting(portrait)
    van((3.6, 0.55, 0), math.pi, lamps=9, cabin=0.35)
    sky(
        [
            (-0.2, "#6f7780"),
            (0, "#f0a064"),
            (0.045, "#e39a76"),
            (0.11, "#ab8a95"),
            (0.20, "#55728f"),
            (0.36, "#1d4a66"),
            (1, "#0a2a40"),
        ],
        0.9,
    )
    sun((0.88, 0.42, -0.29), 7.4, (1, 0.64, 0.36), 1.6)
    softbox((-7, -12, 7), (3, 1, 1.5), 7, 260, COOL_LIGHT)
    softbox((20.6, 10.2, 3.7), (20.6, 10.2, 0), 12, 130, WARM_LIGHT, 5)
    if portrait:
        level_camera((-4.6, -8.9, 1.75), (3.2, 2.2), 27, 0.665, 4, (2.6, -0.4, 1.2), wide=9 / 16)
    else:
        level_camera((-9.6, -12.9, 2.3), (0.15, 1.2), 41, 0.64, 2.8, (2.2, -0.4, 1.2))


def street():
    asphalt = surface("#3a444a", 0.5, variation=0.10, variation_scale=1.2, bump=0.25, bump_scale=60)
    lawn = surface("#6c9158", 0.95, variation=0.16, variation_scale=0.35, bump=0.5, bump_scale=14)
    line = surface("#e8e6de", 0.7)
    box((400, 40, 0.1), (0, -17.7, -0.05), asphalt, 0)
    box((400, 0.28, 0.16), (0, 2.42, 0.06), surface("#c9c6bd", 0.8), 0.05)
    box((400, 3.2, 0.12), (0, 4.1, 0.06), PAVING, 0.02)
    box((400, 300, 0.1), (0, 155.6, 0.02), lawn, 0)
    box((20, 11, 0.12), (20, 10, 0.065), PAVING, 0.02)
    box((400, 0.1, 0.012), (0, 1.95, 0.004), line, 0)
    for i in range(-20, 40):
        box((1.7, 0.13, 0.012), (i * 4.2 - 1, -1.9, 0.004), line, 0)
        box((0.012, 3.2, 0.01), (i * 2.0, 4.1, 0.121), surface("#8f8d85", 0.9), 0)
    for i in range(9):
        box((0.5, 7.4, 0.013), (13.5 + i * 0.95, -1.9, 0.005), line, 0)
    for i in range(5):
        cylinder(0.085, 0.85, (9.6 + i * 1.5, 3.0, 0.5), surface("#9aa5aa", 0.35, metallic=0.8), 0.03)
    cylinder(0.06, 5.0, (25.5, 3.2, 2.5), DARK, sides=20)
    box((0.1, 1.2, 0.07), (25.5, 2.7, 5.0), DARK)
    box((0.16, 0.7, 0.05), (25.5, 2.3, 4.96), LAMP, 0.02)


def window_band(start, end, at, low, high, axis, seed, lit):
    """A row of panes between mullions, some lit, with a sunshade above."""
    dice, count = random.Random(seed), max(1, round((end - start) / 1.35))
    step, middle, tall = (end - start) / count, (low + high) / 2, high - low

    def part(along, out, size, material, z=middle, height=tall, round_edge=0.0):
        if axis == "y":
            box((size, out[1], height), (along, at + out[0], z), material, round_edge, 2)
        else:
            box((out[1], size, height), (at + out[0], along, z), material, round_edge, 2)

    for i in range(count):
        roll = dice.random()
        pane = PANES[2] if roll < lit * 0.4 else PANES[1] if roll < lit else PANES[3] if roll < lit + 0.2 else PANES[0]
        part(start + (i + 0.5) * step, (0, 0.08), step - 0.07, pane)
        part(start + i * step, (-0.10, 0.30), 0.09, WHITE, round_edge=0.02)
        if roll > 0.55:
            part(
                start + (i + 0.5) * step,
                (-0.03, 0.07),
                step - 0.08,
                surface("#cfc8b8", 0.8),
                high - tall * 0.17,
                tall * 0.34,
            )
    part((start + end) / 2, (-0.05, 0.07), end - start, DARK, low + tall * 0.28, 0.05)
    part((start + end) / 2, (-0.38, 0.62), end - start, WHITE, high + 0.03, 0.07, 0.02)


def block(x0, x1, y0, y1, floors, lit, seed, wall=WALL, storey=3.6):
    width, depth, x, y = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    box((width - 0.6, depth - 0.6, floors * storey), (x, y, floors * storey / 2), DARK, 0)
    for floor in range(floors):
        z = floor * storey
        box((width, depth, 1.25), (x, y, z + 0.3), wall, 0.10, 4)
        window_band(x0 + 0.35, x1 - 0.35, y0 + 0.22, z + 0.9, z + storey - 0.3, "y", seed + floor, lit)
        window_band(y0 + 0.35, y1 - 0.35, x0 + 0.22, z + 0.9, z + storey - 0.3, "x", seed + 20 + floor, lit)
    top = floors * storey
    box((width, depth, 1.2), (x, y, top + 0.42), wall, 0.12, 4)
    box((width + 0.16, depth + 0.16, 0.12), (x, y, top + 1.04), DARK, 0.03)
    return top


def hospital(tower):
    block(13, 46, 16.5, 32, 2, 0.42, 3)
    box((3.2, 4, 1.6), (22, 24, 8.6), surface("#8b9290", 0.7), 0.1)
    box((5, 3, 1.1), (27.5, 22, 8.4), surface("#767f80", 0.7), 0.1)
    if tower:
        block(24, 50, 26, 42, 4, 0.36, 9)
        box((6, 5, 2.2), (33, 33, 16.2), surface("#8b9290", 0.7), 0.15)
    height = 10.9 if tower else 8.6
    box((5.8, 6.6, height), (15.1, 17.6, height / 2), BRICK, 0.10, 4)
    for z in range(1, int(height / 0.6)):
        box((5.82, 6.62, 0.02), (15.1, 17.6, z * 0.6), surface("#6f5a4e", 0.9), 0)
    box((6.0, 6.8, 0.16), (15.1, 17.6, height), DARK, 0.03)
    mark_relief(2.7, 0.16, (15.2, 14.22, height - 2.6), colours=(BODY, BODY, YELLOW, INK), glow=0.25)


def entrance(sign):
    """A glowing timber lobby behind glass, and a canopy that carries the name."""
    lobby = surface(TIMBER, 0.5, glow=0.5, glow_colour="#d98f4e", variation=0.12, variation_scale=4)
    box((15.5, 0.1, 3.3), (24.6, 16.15, 1.75), lobby, 0)
    box((15.5, 1.9, 0.05), (24.6, 15.4, 0.15), surface("#b59f86", 0.3), 0)
    for i in range(22):
        box((0.05, 0.06, 3.2), (17.4 + i * 0.7, 16.07, 1.75), surface("#6d4526", 0.6), 0)
    box((3.6, 0.7, 1.0), (21.2, 15.5, 0.65), surface(TEAL_PAINT, 0.5), 0.08)
    for i in range(4):
        box((1.2, 0.12, 0.05), (18.6 + i * 3.2, 15.2, 3.3), LAMP, 0.01, 1)
    softbox((23, 15.3, 3.25), (23, 15.7, 0), 13, 1500, (1, 0.80, 0.55), 1.0)
    box((15.5, 0.03, 3.3), (24.6, 14.6, 1.75), thin_glass((0.86, 0.93, 0.93, 1), 0.03, 0.22), 0)
    for i in range(11):
        box((0.08, 0.16, 3.3), (17.7 + i * 1.5, 14.55, 1.75), DARK, 0.02, 2)
    box((15.5, 0.16, 0.12), (24.6, 14.55, 2.75), DARK, 0.02, 2)
    for i in range(24):
        box((0.12, 0.34, 3.3), (12.9 + i * 0.19, 14.1, 1.75), WOOD, 0.03, 2)
    box((15.5, 8.6, 0.42), (20.6, 10.3, 4.05), WHITE, 0.14, 5)
    box((14.9, 8.0, 0.06), (20.6, 10.3, 3.82), surface("#ffd9a8", 0.5, glow=1.8, glow_colour="#ffc98a"), 0)
    box((15.3, 0.06, 0.16), (20.6, 5.98, 4.05), surface(TEAL_PAINT, 0.4, glow=0.12), 0)
    box((0.06, 8.4, 0.16), (12.83, 10.3, 4.05), surface(TEAL_PAINT, 0.4, glow=0.12), 0)
    for x in (13.6, 20.2, 27):
        cylinder(0.12, 3.9, (x, 6.6, 1.9), WHITE, 0.02)
    if not sign:
        return
    box((7.6, 0.18, 1.1), (17.2, 6.35, 4.84), surface(INK, 0.5), 0.06)
    lettering("Medical Center", 0.86, (17.2, 6.24, 4.86), surface("#f2efe6", 0.5, glow=0.3), depth=0.02)


def shrub(x, y, size, colour, seed):
    dice = random.Random(seed)
    parts = []
    for _ in range(14):
        turn, away = dice.random() * 6.283, size * 0.62 * dice.random() ** 0.5
        r = size * (0.28 + 0.16 * dice.random())
        parts.append(
            ((math.cos(turn) * away, math.sin(turn) * away, size * (0.34 + 0.3 * dice.random())), (r, r, r * 0.9))
        )
    blob(parts, size * 0.045, leaf(colour), (x, y, 0.1), smooth=2)


def planting(portrait):
    """A prairie garden along the pavement, trees behind, hills far away."""
    dice = random.Random(7)
    beds = [(x, 6.5 + 1.5 * dice.random()) for x in [1.5 + 11 * dice.random() for _ in range(150)]]
    grass(beds, 3, (0.9, 1.7), 0.06)
    grass([(-30 + 31 * dice.random(), 6.1 + 1.2 * dice.random()) for _ in range(160)], 4, (0.5, 0.9), 0.05)
    flowers([(x, y - 0.2) for x, y in beds[::4]], YELLOW, 0.3)
    for i, (x, y, size) in enumerate(
        [(2.4, 8.6, 0.8), (3.9, 8.9, 1.0), (5.6, 8.7, 0.8), (11.6, 8.8, 0.9), (10.2, 9.2, 0.7), (12.2, 13.2, 1.0)]
    ):
        shrub(x, y, size, i, i)
    box((12, 0.3, 0.42), (7.3, 6.0, 0.26), surface("#bdb5a5", 0.7), 0.05)
    near = [
        (8.6, 10.4, 4.3, 1, "round"),
        (10.6, 13.4, 4.8, 0, "round"),
        (33, 8.4, 4.4, 0, "round"),
        (38, 9.2, 4.8, 1, "round"),
    ]
    behind = [(7.6, 21, 6.8, 2, "tall"), (9.2, 23, 7.6, 2, "tall"), (10.9, 25, 7.0, 2, "tall")]
    far = [
        (-25, 80, 7, 2, "round"),
        (-34, 74, 6, 0, "round"),
        (1.5, 52, 7, 0, "round"),
        (-5, 66, 7, 2, "round"),
        (-46, 70, 8, 2, "round"),
    ]
    for i, (x, y, height, colour, kind) in enumerate(near + behind + far):
        tree((x, y, 0.05), height, colour, kind, i)
    for i in range(26):
        tree(
            (-100 + i * 6.4 + dice.random() * 3, 92 + dice.random() * 16, 0),
            6 + dice.random() * 4,
            i,
            "round" if i % 3 else "tall",
            i,
        )
    for x, y, wide, high in ((-60, 190, 120, 13), (40, 210, 140, 17), (-150, 220, 120, 18), (-10, 260, 200, 24)):
        hill((x, y, -2), (wide, 50, high), "#4c7266")


def grade(frame, framing):
    frame.fog_to_sky(0.05, 4.6)
    frame.bloom(1.8, 0.28)
    if framing == "portrait":
        frame.darken(ramp((0.62 - frame.v) / 0.55), (0.50, 0.40, 0.30))
    else:
        frame.darken(ramp((0.64 - frame.u) / 0.58), (0.74, 0.68, 0.56))
        frame.darken(ramp((0.60 - frame.u) / 0.5) * ramp((frame.v - 0.76) / 0.10), 0.35)
        frame.darken(ramp((0.30 - frame.v) / 0.30), (0.42, 0.36, 0.28))
    frame.vignette(0.40)
