"""Service picture: a sealed instrument tray with a hip stem and screws."""
import math

from kit.colours import INK, TEAL_PAINT, YELLOW
from kit.materials import picture, surface, thin_glass
from kit.shapes import blob, box, cylinder, decal, group, lathe, prism, rod, rounded_rectangle, slab, sphere
from kit.stage import backdrop, camera
from scenes.samples import grade, still_life_light

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.35, None


def titanium():
    return surface("#b3b8ba", 0.28, metallic=1, bump=0.02, bump_scale=160)


def build(framing):
    backdrop("#b9cdc6", roughness=0.55)
    tray((0, 0.2, 0), math.radians(-12))
    still_life_light()
    camera((-1.4, -11.6, 8.6), (0.0, -0.1, 0.55), 54, 2.5, (0, -0.6, 0.8))


def tray(location, turn):
    root = group(location, (0, 0, turn))
    shell = surface(TEAL_PAINT, 0.4, coat=0.3)
    slab(7.2, 4.9, 0.5, (0, 0, 0.30), shell, 0.6, 0.14, parent=root)
    slab(6.7, 4.4, 0.12, (0, 0, 0.56), surface("#0e3a40", 0.7, bump=0.2, bump_scale=60), 0.5, 0.04, parent=root)
    for y in (-2.33, 2.33):
        box((6.9, 0.26, 0.86), (0, y, 0.62), shell, 0.10, 4, parent=root)
    for x in (-3.47, 3.47):
        box((0.26, 4.7, 0.86), (x, 0, 0.62), shell, 0.10, 4, parent=root)
        rod(
            [(x * 1.03, -0.9, 0.75), (x * 1.14, -0.75, 0.8), (x * 1.14, 0.75, 0.8), (x * 1.03, 0.9, 0.75)],
            0.09,
            titanium(),
            root,
        )
    hip_stem(group((-0.85, -0.1, 0.86), (0, 0, math.radians(-3)), 1.0, root))
    cup(group((2.3, 1.2, 0.72), (math.radians(42), math.radians(-10), 0), 1.0, root))
    for i in range(7):
        screw((0.55 + i * 0.42, -0.5, 0.68), 0.55 + 0.09 * (i % 4), root, "#c9a24a" if i % 3 == 1 else "#aeb4b6")
    plate((1.75, -1.45, 0.72), root)
    driver((-1.5, -1.45, 0.78), root)
    decal(2.05, 0.7175, (-2.1, -2.475, 0.62), picture("implant-label", 0.45), parent=root)
    lid = thin_glass((0.985, 1.0, 1.0, 1), 0.05, 0.05)
    slab(6.95, 4.75, 1.05, (0, 0, 1.58), lid, 0.45, 0.16, parent=root)
    seal = surface(YELLOW, 0.4, coat=0.3)
    for x in (1.3, 2.7):
        box((0.34, 0.05, 0.80), (x, -2.48, 1.0), seal, 0.02, parent=root)


def hip_stem(root):
    """A tapered stem, an offset neck and a polished ball."""
    rough = surface("#8e9496", 0.42, metallic=1, bump=0.12, bump_scale=140)
    blob(
        [((-2.1 + 0.08 * k, 0.00020 * k * k, 0), (0.26, 0.10 + 0.00019 * k * k, 0.10 + 0.0042 * k)) for k in range(40)],
        0.022,
        rough,
        parent=root,
        smooth=24,
    )
    rod([(0.8, 0.30, 0), (1.3, 0.86, 0), (1.72, 1.28, 0)], 0.155, titanium(), root)
    lathe(
        [(0, -0.04), (0.24, -0.02), (0.27, 0.05), (0.2, 0.12), (0, 0.12)],
        titanium(),
        (1.12, 0.68, 0),
        (math.pi / 2, 0, math.radians(-45)),
        root,
    )
    sphere(0.46, (1.86, 1.47, 0), surface("#e9e4da", 0.07, coat=1.0), root, 5)


def cup(root):
    """A hemispherical socket with a porous shell and a bright liner."""
    steps = [math.pi / 2 * k / 14 for k in range(15)]
    outer = [(0.84 * math.sin(a), 0.84 - 0.84 * math.cos(a)) for a in steps]
    inner = [(0.66 * math.sin(a), 0.86 - 0.66 * math.cos(a)) for a in steps]
    lathe(outer + [(0.76, 0.88)], surface("#7f8688", 0.6, metallic=1, bump=0.6, bump_scale=45), parent=root, sides=64)
    lathe(
        [(0.78, 0.86), (0.74, 0.92), (0.66, 0.90)] + inner[::-1],
        surface("#eceae2", 0.25, coat=0.5),
        parent=root,
        sides=64,
    )


def screw(location, length, parent, colour):
    """A bone screw, standing in the tray, with a coarse thread."""
    root = group(location, (0, 0, 0), 1.0, parent)
    profile, z = [(0, 0)], 0.0
    while z < length:
        profile += [(0.075, z), (0.135, z + 0.05), (0.075, z + 0.1)]
        z += 0.105
    lathe(
        profile + [(0.075, z), (0.19, z + 0.12), (0.19, z + 0.18), (0.11, z + 0.2), (0.1, z + 0.12), (0, z + 0.12)],
        surface(colour, 0.3, metallic=1),
        parent=root,
        sides=32,
        angle=25,
    )
    cylinder(0.16, 0.1, (0, 0, 0), surface(INK, 0.6), 0.02, parent=root)


def plate(location, parent):
    """A slightly bent bone plate with countersunk holes."""
    root = group(location, (0, 0, math.radians(4)), 1.0, parent)
    prism(rounded_rectangle(2.9, 0.46, 0.22), 0.12, (0, 0, 0), titanium(), "Z", 0.04, 4, parent=root)
    for i in range(6):
        cylinder(0.125, 0.02, (-1.15 + i * 0.46, 0, 0.062), surface("#14262b", 0.6), 0.006, 2, parent=root)
        cylinder(0.10, 0.03, (-1.15 + i * 0.46, 0, 0.062), surface("#0a1418", 0.6), 0.0, 2, parent=root)


def driver(location, parent):
    """A screwdriver with a ribbed handle."""
    root = group(location, (0, math.pi / 2, math.radians(3)), 1.0, parent)
    lathe(
        [
            (0, -1.5),
            (0.14, -1.5),
            (0.2, -1.42),
            (0.21, -0.9),
            (0.15, -0.75),
            (0.2, -0.6),
            (0.2, -0.2),
            (0.12, -0.1),
            (0.07, 0),
            (0.06, 1.15),
            (0.045, 1.2),
            (0.045, 1.4),
            (0, 1.4),
        ],
        surface(INK, 0.4, coat=0.3),
        parent=root,
    )
    lathe([(0.062, 0.0), (0.064, 1.16), (0.046, 1.22), (0.046, 1.42), (0, 1.42)], titanium(), parent=root)
    for k in range(3):
        lathe(
            [(0.2, -1.3 + k * 0.14), (0.225, -1.27 + k * 0.14), (0.2, -1.24 + k * 0.14)],
            surface(YELLOW, 0.4),
            parent=root,
        )
