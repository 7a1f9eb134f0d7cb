"""What the courier carries: the case, tubes in a rack, cold packs, vials. One unit is 10 cm."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .colors import BODY, INK, NAVY, RUBBER, STEEL, TEAL_PAINT, YELLOW, toned
from .materials import picture, surface, thin_glass
from .shapes import (
    box,
    cylinder,
    decal,
    group,
    lathe,
    prism,
    rod,
    rounded_rectangle,
    slab,
    wrap_label,
)

BLOOD, SERUM = "#8e1620", "#dfa13c"
CAPS = ("#6f5aa8", TEAL_PAINT, YELLOW, "#2f6f9f")
UPRIGHT = (math.pi / 2, 0, 0)
STRIPE_Z = 1.215


def case(location, turn, tagged=False):
    """The temperature-controlled case: screen and label share the front evenly, or the screen stands beside a hanging tag."""
    root = group(location, (0, 0, turn))
    shell, navy = surface(BODY, 0.38, coat=0.25, bump=0.05, bump_scale=90), surface(
        NAVY, 0.42, coat=0.2, bump=0.05, bump_scale=90
    )
    rubber, steel = surface(RUBBER, 0.65), surface(STEEL, 0.22, metallic=1)
    slab(5.2, 3.5, 2.6, (0, 0, 1.46), shell, 0.42, 0.10, parent=root)
    slab(5.28, 3.58, 0.34, (0, 0, 0.24), navy, 0.44, 0.10, parent=root)
    slab(5.225, 3.525, 0.62, (0, 0, 0.86), surface(TEAL_PAINT, 0.38, coat=0.3), 0.425, 0.02, parent=root)
    slab(5.24, 3.54, 0.11, (0, 0, STRIPE_Z), surface(YELLOW, 0.4, coat=0.2), 0.425, 0.015, parent=root)
    slab(5.26, 3.56, 0.10, (0, 0, 2.80), rubber, 0.43, 0.03, parent=root)
    slab(5.34, 3.64, 0.78, (0, 0, 3.24), navy, 0.46, 0.16, parent=root)
    slab(4.3, 2.6, 0.10, (0, 0, 3.64), surface(toned(INK, 0.98, 0.337), 0.5), 0.35, 0.05, parent=root)
    screen = 0.30 if tagged else -0.84
    decal(2.7, 0.6, (0.45 if tagged else 0.0, -1.7685, 0.86), picture("case-band", 0.4), parent=root)
    prism(rounded_rectangle(2.04, 1.2, 0.16), 0.14, (screen, -1.78, 1.93), rubber, "Y", 0.04, 4, parent=root)
    decal(1.80, 0.96, (screen, -1.8535, 1.93), picture("case-screen", 0.12, glow=1.4, coat=0.6), parent=root)
    if tagged:
        from .goods import tag  # here, since goods builds on this module's neighbours only

        rod([(-2.0, -1.98, 2.74), (-1.88, -2.06, 2.60), (-1.74, -2.02, 2.42), (-1.62, -1.97, 2.26)], 0.022, surface(YELLOW, 0.4, coat=0.3), root)
        tag((-1.62, -1.93, 2.22), (math.radians(-3), math.radians(5), 0), root, 0.98)
    else:
        decal(1.44, 0.9164, (1.20, -1.7555, 1.93), picture("custody-label", 0.45), parent=root)
    for x in (-2.0, 2.0):
        box((0.62, 0.14, 0.74), (x, -1.84, 2.97), rubber, 0.06, parent=root)
        box((0.46, 0.10, 0.44), (x, -1.93, 3.02), steel, 0.05, parent=root)
        cylinder(0.06, 0.5, (x, -1.95, 2.71), steel, 0.02, rotation=(0, math.pi / 2, 0), parent=root)
        for y in (-1.3, 1.3):
            cylinder(0.22, 0.12, (x, y, 0.04), rubber, 0.03, parent=root)
    for x in (-2.0, 2.0):  # a numbered seal closes each latch
        box((0.16, 0.06, 0.36), (x, -1.985, 2.78), surface(YELLOW, 0.4, coat=0.4), 0.03, 3, parent=root)
    rod(
        [
            (-1.35, 0, 3.62),
            (-1.3, 0, 4.0),
            (-1.0, 0, 4.22),
            (0, 0, 4.26),
            (1.0, 0, 4.22),
            (1.3, 0, 4.0),
            (1.35, 0, 3.62),
        ],
        0.12,
        steel,
        root,
    )
    cylinder(0.19, 1.6, (0, 0, 4.26), rubber, 0.06, rotation=(0, math.pi / 2, 0), parent=root)
    for x in (-1.35, 1.35):
        cylinder(0.26, 0.16, (x, 0, 3.70), rubber, 0.04, parent=root)
    for i in range(5):
        box((0.05, 1.8, 0.07), (-2.62, 0, 1.6 + i * 0.2), navy, 0.03, 2, parent=root)
    return root


def case_stripe_end(root):
    """Where the case's yellow stripe passes out of sight at the right: the rightmost point of its rounded corner, as the camera sees it."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    outline = [root.matrix_world @ Vector((p.x, p.y, STRIPE_Z - 0.02)) for p in rounded_rectangle(5.24, 3.54, 0.425, 10)]
    return max(outline, key=lambda point: world_to_camera_view(scene, scene.camera, point).x)


def _round_bottom(radius, inner, steps=8):
    return [
        (inner * math.sin(math.pi / 2 * k / steps), radius - inner * math.cos(math.pi / 2 * k / steps))
        for k in range(steps + 1)
    ]


def tube(x, y, cap, liquid, fill=0.95, parent=None, rotation=(0, 0, 0), z=0.16, scale=1.0, facing=-90):
    """A capped sample tube, 19 cm in these units, with a label."""
    root = group((x, y, z), rotation, scale, parent)
    radius, wall, height = 0.165, 0.02, 1.75
    inner = radius - wall
    lathe(
        _round_bottom(radius, radius) + [(radius, height), (inner, height)] + _round_bottom(radius, inner)[::-1],
        _glass(),
        parent=root,
    )
    lathe(
        _round_bottom(radius, inner - 0.004) + [(inner - 0.004, fill), (0, fill)],
        surface(liquid, 0.1, coat=0.8),
        parent=root,
    )
    color = surface(CAPS[cap % len(CAPS)], 0.4, coat=0.2)
    cylinder(0.215, 0.42, (0, 0, height + 0.06), color, 0.05, 4, parent=root, sides=40)
    for k in range(20):
        angle = k * math.pi / 10
        box(
            (0.022, 0.03, 0.28),
            (math.cos(angle) * 0.214, math.sin(angle) * 0.214, height + 0.04),
            color,
            0.008,
            1,
            (0, 0, angle),
            root,
        )
    wrap_label(radius + 0.003, 1.07, 1.62, _shared("tube-label"), root, facing=facing)
    return root


_kept = {}


def _shared(file):
    """One material for all labels of a kind."""
    if file not in _kept:
        _kept[file] = picture(file, 0.5)
    return _kept[file]


def _glass():
    if "glass" not in _kept:
        _kept["glass"] = thin_glass()
    return _kept["glass"]


def rack(location, turn, tubes, rows=1, pitch=0.46, scale=1.0):
    """A rack of tubes given as (cap, liquid, fill), filled row by row."""
    root = group(location, (0, 0, turn), scale)
    columns = -(-len(tubes) // rows)
    width, depth, plastic = columns * pitch + 0.4, rows * pitch + 0.49, surface(BODY, 0.4, coat=0.2)
    for z, height in ((0.12, 0.22), (0.92, 0.14)):
        slab(width, depth, height, (0, 0, z), plastic, 0.18, 0.04, parent=root)
    for side in (-1, 1):
        box((0.16, depth - 0.15, 0.9), (side * (width / 2 - 0.15), 0, 0.5), plastic, 0.05, parent=root)
    for i, (cap, liquid, fill) in enumerate(tubes):
        column, row = i % columns, i // columns
        x, y = (column - (columns - 1) / 2) * pitch, ((rows - 1) / 2 - row) * -pitch
        ring_seat(x, y, root)
        tube(x, y, cap, liquid, fill, root)
    return root


def ring_seat(x, y, parent):
    cylinder(0.205, 0.03, (x, y, 1.0), surface("#d4d6cf", 0.5), 0.01, 2, parent=parent, sides=40)


def cold_pack(location, turn, width=1.9, depth=1.35, rotation=None):
    """A soft pack of frozen gel."""
    root = group(location, rotation or (0, 0, turn))
    slab(width, depth, 0.34, (0, 0, 0.17), surface("#9fd8d6", 0.22, coat=0.5), 0.24, 0.15, parent=root)
    decal(width * 0.80, depth * 0.76, (0, 0, 0.345), picture("cold-pack", 0.3, coat=0.4), (0, 0, 0), root)
    return root


def vial(
    location, cap=YELLOW, liquid="#d9e9ea", scale=1.0, facing=-90, label="vial-label", parent=None, rotation=(0, 0, 0)
):
    """A stoppered injection vial."""
    root = group(location, rotation, scale, parent)
    outside = [(0, 0), (0.38, 0), (0.42, 0.04), (0.42, 0.92), (0.38, 1.02), (0.24, 1.14), (0.22, 1.2), (0.22, 1.34)]
    lathe(
        outside + [(0.19, 1.34), (0.19, 1.2), (0.21, 1.13), (0.35, 1.0), (0.385, 0.9), (0.385, 0.05), (0, 0.05)],
        _glass(),
        parent=root,
    )
    lathe([(0, 0.055), (0.38, 0.055), (0.38, 0.78), (0, 0.78)], surface(liquid, 0.08, coat=0.8), parent=root)
    cylinder(0.285, 0.20, (0, 0, 1.36), surface(STEEL, 0.3, metallic=1), 0.02, parent=root)
    cylinder(0.295, 0.12, (0, 0, 1.50), surface(cap, 0.4, coat=0.3), 0.035, parent=root)
    wrap_label(0.424, 0.18, 0.74, _shared(label), root, 190, facing)
    return root


def bottle(location, scale=1.0, facing=-90):
    """A pharmacy bottle of amber glass with a ribbed cap."""
    root = group(location, (0, 0, 0), scale)
    lathe(
        [
            (0, 0),
            (0.72, 0),
            (0.80, 0.06),
            (0.80, 1.55),
            (0.76, 1.72),
            (0.60, 1.90),
            (0.52, 1.98),
            (0.52, 2.12),
            (0, 2.12),
        ],
        surface("#5e3210", 0.10, coat=1.0),
        parent=root,
        sides=64,
    )
    wrap_label(0.804, 0.26, 1.42, picture("bottle-label", 0.5), root, 230, facing)
    cap = surface(BODY, 0.45, coat=0.2)
    cylinder(0.62, 0.46, (0, 0, 2.28), cap, 0.06, 4, parent=root, sides=64)
    for k in range(44):
        angle = k * 2 * math.pi / 44
        box(
            (0.03, 0.04, 0.32),
            (math.cos(angle) * 0.62, math.sin(angle) * 0.62, 2.27),
            cap,
            0.01,
            1,
            (0, 0, angle),
            root,
        )
    return root
