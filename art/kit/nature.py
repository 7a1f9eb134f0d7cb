"""Trees, grass, hills, fences and the meadowlark: the prairie."""
import math
import random

import bpy

from .colours import TIMBER
from .materials import new_material, surface
from .shapes import add, bake, blob, box, cylinder, group, rod, sphere

LEAVES = ("#4a8266", "#6f8f52", "#2a6a60", "#b98a3c")
GRASSES = ("#8c9a5c", "#c2a562", "#66804f", "#b8955a")
_meshes = {}


def leaf(index):
    return surface(LEAVES[index % len(LEAVES)], 0.75, variation=0.18, variation_scale=1.6, bump=0.7, bump_scale=9)


def _crown(kind, variant):
    """A tree crown one unit high, made once."""
    if (kind, variant) in _meshes:
        return _meshes[kind, variant]
    dice, parts = random.Random(variant), []
    if kind == "round":
        for _ in range(26):
            turn, tilt, reach = dice.random() * 6.283, math.acos(2 * dice.random() - 1), 0.24 * dice.random() ** 0.33
            size = 0.10 + 0.07 * dice.random()
            parts.append(
                (
                    (
                        math.sin(tilt) * math.cos(turn) * reach,
                        math.sin(tilt) * math.sin(turn) * reach,
                        math.cos(tilt) * reach * 1.15 + 0.66,
                    ),
                    (size,) * 3,
                )
            )
    else:
        for i in range(30):
            t, turn = i / 29, i * 2.4
            reach = 0.15 * math.sin(math.pi * min(1, t * 0.86 + 0.14)) ** 0.7 * (1 - 0.25 * t)
            parts.append(
                (
                    (math.cos(turn) * reach * 0.45, math.sin(turn) * reach * 0.45, 0.2 + 0.78 * t),
                    (reach * 0.75 + 0.01,) * 3,
                )
            )
    crown = blob(parts, 0.014, None, smooth=3)
    clouds = bpy.data.textures.get("leaves") or bpy.data.textures.new("leaves", "CLOUDS")
    clouds.noise_scale = 0.05
    ruffle = crown.modifiers.new("ruffle", "DISPLACE")
    ruffle.texture, ruffle.strength = clouds, 0.035 if kind == "round" else 0.02
    _meshes[kind, variant] = bake(crown)
    return _meshes[kind, variant]


def tree(location, height, colour=0, kind="round", variant=0):
    root = group(location, (0, 0, variant * 2.1))
    cylinder(
        0.025 * height,
        height * 0.5,
        (0, 0, height * 0.25),
        surface("#5b4636", 0.85),
        0,
        parent=root,
        sides=14,
        top=0.02 * height,
    )
    mesh = _crown(kind, variant % 4).copy()
    mesh.materials.clear()
    return add(mesh, material=leaf(colour), parent=root, scale=height)


def _tuft(variant, blades=46, height=0.55):
    """A clump of bending blades."""
    dice, points, faces = random.Random(variant), [], []
    for _ in range(blades):
        turn, away, lean = dice.random() * 6.283, 0.28 * dice.random() ** 0.5, dice.random() * 6.283
        x, y, tall, bend = (
            math.cos(turn) * away,
            math.sin(turn) * away,
            height * (0.5 + 0.8 * dice.random()),
            0.12 + 0.22 * dice.random(),
        )
        dx, dy, first = math.cos(lean), math.sin(lean), len(points)
        for t in (0, 0.5, 1):
            width = 0.014 * (1 - t * 0.92)
            px, py = x + dx * bend * t * t, y + dy * bend * t * t
            points += [(px - dy * width, py + dx * width, tall * t), (px + dy * width, py - dx * width, tall * t)]
        faces += [(first, first + 1, first + 3, first + 2), (first + 2, first + 3, first + 5, first + 4)]
    mesh = bpy.data.meshes.new("tuft")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(surface(GRASSES[variant % len(GRASSES)], 0.8))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def grass(places, seed=11, size=(0.8, 1.5), ground=-0.05):
    """Plant a tuft at every (x, y) or (x, y, z)."""
    dice = random.Random(seed)
    tufts = _meshes.setdefault("tufts", [_tuft(i) for i in range(12)])
    for place in places:
        scale = size[0] + (size[1] - size[0]) * dice.random()
        z = place[2] if len(place) > 2 else ground
        add(
            dice.choice(tufts),
            (place[0], place[1], z),
            (0, 0, dice.random() * 6.283),
            scale=(scale, scale, scale * (0.7 + 0.6 * dice.random())),
        )


def flowers(places, colour, ground=0.0, seed=5):
    """Small round prairie flowers on stems."""
    dice = random.Random(seed)
    head, stem = surface(colour, 0.6), surface("#5d7a45", 0.8)
    for place in places:
        tall = 0.35 + 0.3 * dice.random()
        z = place[2] if len(place) > 2 else ground
        cylinder(0.008, tall, (place[0], place[1], z + tall / 2), stem, 0, sides=5)
        sphere(0.045, (place[0], place[1], z + tall), head, detail=2, stretch=(1, 1, 0.6))


def hill(location, size, colour, seed=0):
    """A far, low hill."""
    return sphere(1, location, surface(colour, 0.95, variation=0.12, variation_scale=2), detail=4, stretch=size)


def fence(points, post_height=1.15, rails=(0.45, 0.85), ground=lambda x, y: 0.0):
    """Wooden posts and rails through (x, y) points."""
    wood = surface(TIMBER, 0.75, variation=0.2, variation_scale=5, bump=0.4, bump_scale=18)
    spots = [(x, y, ground(x, y)) for x, y in points]
    for i, (x, y, z) in enumerate(spots):
        box(
            (0.15, 0.15, post_height + 0.3),
            (x, y, z + post_height / 2 - 0.15),
            wood,
            0.03,
            rotation=(0.02 * math.sin(i * 3), 0.025 * math.cos(i * 5), i * 0.4),
        )
    for a, b in zip(spots, spots[1:]):
        for rail in rails:
            rod([(a[0], a[1], a[2] + rail), (b[0], b[1], b[2] + rail + 0.03)], 0.045, wood, smooth=False)


def wind_turbine(location, height, turn):
    pale = surface("#7e929b", 0.7)
    x, y, z = location
    cylinder(0.02 * height, height, (x, y, z + height / 2), pale, 0, sides=16, top=0.011 * height)
    sphere(0.022 * height, (x, y - 0.02 * height, z + height), pale, detail=2)
    for k in range(3):
        angle, length = turn + k * 2.094, 0.46 * height
        box(
            (0.017 * height, 0.25, length),
            (x + math.sin(angle) * length / 2, y - 0.035 * height, z + height + math.cos(angle) * length / 2),
            pale,
            0.1,
            1,
            (0, angle, 0),
        )


def meadowlark(location, heading=0.0, size=0.26):
    """The bird, facing +x: a soft body under a drawing projected from its side."""
    root = group(location, (0, 0, heading), size)
    material, nodes, shader = new_material("meadowlark")
    x, _, z = nodes.split(nodes.add("ShaderNodeTexCoord").outputs["Object"])
    uv = nodes.join(nodes.math("ADD", nodes.math("DIVIDE", x, 2.0), 0.5), nodes.math("DIVIDE", z, 2.0))
    nodes.set(shader.inputs["Base Color"], nodes.image("meadowlark-side", uv)[0])
    shader.inputs["Roughness"].default_value = 0.8
    blob(
        [
            ((-0.02, 0, 0.78), (0.44, 0.33, 0.36), (0, -0.62, 0)),
            ((0.22, 0, 1.02), (0.30, 0.28, 0.30)),
            ((0.42, 0, 1.42), (0.215, 0.20, 0.20)),
            ((0.33, 0, 1.22), (0.22, 0.21, 0.24)),
            ((-0.38, 0, 0.55), (0.26, 0.20, 0.20), (0, -0.7, 0)),
        ],
        0.022,
        material,
        parent=root,
        smooth=6,
    )
    brown = surface("#6d573b", 0.8, variation=0.25, variation_scale=9)
    blob([((-0.72, 0, 0.32), (0.36, 0.12, 0.05), (0, -0.62, 0))], 0.02, brown, parent=root, smooth=2)
    for side in (-1, 1):
        blob(
            [
                ((-0.24, side * 0.285, 0.80), (0.46, 0.07, 0.22), (0, -0.62, 0)),
                ((-0.52, side * 0.20, 0.52), (0.26, 0.05, 0.10), (0, -0.66, 0)),
            ],
            0.02,
            brown,
            parent=root,
            smooth=4,
        )
        sphere(0.034, (0.53, side * 0.165, 1.475), surface("#0a0a0a", 0.1, coat=1), root, 3)
        rod(
            [(0.02, side * 0.12, 0.5), (0.06, side * 0.12, 0.22), (0.03, side * 0.12, 0.0)],
            0.034,
            surface("#b98d5e", 0.6),
            root,
            smooth=False,
        )
        for toe in (-0.10, 0.0, 0.10):
            rod(
                [(0.03, side * 0.12, 0.015), (0.16, side * 0.12 + toe, 0.015)],
                0.018,
                surface("#b98d5e", 0.6),
                root,
                smooth=False,
            )
    beak = surface("#4b4238", 0.4)
    cylinder(
        0.065, 0.34, (0.74, 0, 1.425), beak, 0.0, rotation=(0, math.radians(96), 0), parent=root, sides=24, top=0.006
    )
    return root
