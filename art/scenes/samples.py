"""Service picture: a rack of sample tubes in an open cool box."""
import math
import random

from kit.colours import BODY, COOL_LIGHT, TEAL_PAINT, WARM_LIGHT, YELLOW
from kit.lab import BLOOD, SERUM, cold_pack, rack, specimen_bag, tube
from kit.materials import picture, surface
from kit.shapes import box, decal, group, prism, rounded_rectangle, slab
from kit.stage import backdrop, camera, sky, softbox

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.35, None


def build(framing):
    backdrop("#1a5860", roughness=0.5)
    cool_box((0, 0.6, 0), math.radians(-14))
    specimen_bag((2.55, -2.75, 0.02), (math.radians(3), 0, math.radians(24)))
    tube(-2.9, -1.95, 2, SERUM, 1.1, None, (math.pi / 2, 0, math.radians(64)), 0.2)
    tube(-2.75, -3.1, 1, BLOOD, 1.1, None, (math.pi / 2, 0, math.radians(80)), 0.2)
    still_life_light()
    camera((-1.6, -13.0, 6.6), (0.15, -0.35, 1.5), 49, 2.2, (0, -1.3, 1.6))


def cool_box(location, turn):
    """Four foam-lined walls, cold packs, and the tubes standing between them."""
    root = group(location, (0, 0, turn))
    shell, foam = surface(BODY, 0.4, coat=0.2), surface("#dfe6e2", 0.85, bump=0.3, bump_scale=120)
    slab(6.4, 4.2, 0.3, (0, 0, 0.16), surface(TEAL_PAINT, 0.4, coat=0.2), 0.5, 0.1, parent=root)
    for x, y, width, depth in (
        (0, -1.95, 6.2, 0.26),
        (0, 1.95, 6.2, 0.26),
        (-2.97, 0, 0.26, 3.9),
        (2.97, 0, 0.26, 3.9),
    ):
        box((width, depth, 1.16), (x, y, 0.78), shell, 0.08, 4, parent=root)
        box(
            (width * 0.97 if width > 1 else 0.24, depth * 0.97 if depth > 1 else 0.24, 1.12),
            (x * 0.93, y * 0.90, 0.79),
            foam,
            0.05,
            parent=root,
        )
    box((6.24, 0.03, 0.394), (0, -2.075, 0.72), surface(TEAL_PAINT, 0.4), 0.01, parent=root)
    box((6.24, 0.03, 0.04), (0, -2.08, 0.95), surface(YELLOW, 0.4), 0.01, parent=root)
    decal(1.75, 0.394, (-1.9, -2.098, 0.72), picture("case-band", 0.4), parent=root)
    lid = group((0.2, 2.3, 0.1), (math.radians(-14), 0, 0), parent=root)
    prism(
        rounded_rectangle(6.3, 4.1, 0.5),
        0.4,
        (0, 0.3, 2.1),
        surface("#12384a", 0.42, coat=0.2),
        "Y",
        0.12,
        4,
        parent=lid,
    )
    prism(rounded_rectangle(5.6, 3.4, 0.4), 0.2, (0, 0.06, 2.1), foam, "Y", 0.08, 4, parent=lid)
    decal(4.2, 1.26, (0, -0.045, 2.75), picture("lid-print", 0.85), parent=lid)
    dice = random.Random(2)
    contents = [
        (dice.choice((0, 1, 2, 3, 1, 2)), dice.choice((BLOOD, SERUM, SERUM)), 0.8 + 0.25 * dice.random())
        for _ in range(15)
    ]
    tubes = rack((-0.6, -0.1, 0.42), 0, contents, 3, 0.62)
    tubes.parent = root
    for x in (1.75, 2.35):
        pack = cold_pack((x, 0, 1.1), 0, 1.9, 2.2, rotation=(0, math.radians(82), 0))
        pack.parent = root


def still_life_light():
    """The same light for all service pictures: soft key from the left, warm rim from the right."""
    sky([(-0.2, "#1b3a40"), (0, "#3a6266"), (0.4, "#7fa5a5"), (1, "#a9c4c2")], 0.55)
    softbox((-8.5, -3.5, 8.0), (0, 0, 0.8), 6.5, 2100, (1.0, 0.93, 0.84), 5)
    softbox((8.5, 4.5, 5.5), (0, 0, 1.0), 3.5, 1000, WARM_LIGHT, 5)
    softbox((1, -10, 5), (0, 0, 1.2), 7, 260, (1, 0.97, 0.93), 3)
    softbox((1, 3, 11), (0, 0, 0.5), 8, 420, COOL_LIGHT)


def grade(frame, framing):
    frame.bloom(1.1, 0.25)
    frame.vignette(0.55, (0.5, 0.52))
