"""Plants made of leaves: shrubs, airy trees and prairie grass of thin blades. Nothing here is a smooth lump."""
import math
import random

import bpy
from mathutils import Vector

from .colors import linear
from .materials import new_material, surface
from .shapes import add

_meshes, _materials = {}, {}


def leaf_material(name, low, high, light=0.35, along=None):
    """A thin leaf: some light passes through. Color runs from low to high by noise, or along the object's height."""
    if name in _materials:
        return _materials[name]
    material, nodes, shader = new_material(name)
    place = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    dice = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    if along:
        value = nodes.add(
            "ShaderNodeMapRange", {"Value": nodes.split(place)[2], "From Min": along[0], "From Max": along[1]}
        ).outputs[0]
    else:
        value = nodes.add(
            "ShaderNodeMapRange", {"Value": nodes.noise(place, 5.0, 3), "From Min": 0.32, "From Max": 0.68}
        ).outputs[0]
    shift = nodes.math("MULTIPLY", nodes.math("SUBTRACT", dice, 0.5), 0.5)
    color = nodes.mix(nodes.math("MAXIMUM", nodes.math("MINIMUM", nodes.math("ADD", value, shift), 1.0), 0.0), linear(low), linear(high))
    nodes.set(shader.inputs["Base Color"], color)
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.6, 0.25
    through = nodes.add("ShaderNodeBsdfTranslucent", {0: color}).outputs[0]
    mixed = nodes.add("ShaderNodeMixShader", {0: light, 1: shader.outputs[0], 2: through}).outputs[0]
    nodes.set(material.node_tree.nodes["Material Output"].inputs[0], mixed)
    _materials[name] = material
    return material


SHRUBS = {
    "sage": ("#33503c", "#7d9168"),
    "olive": ("#47552e", "#a6a45f"),
    "rust": ("#5a3a26", "#b3763e"),
    "teal": ("#1f4a44", "#5d8f7a"),
}


class _Mesh:
    def __init__(self):
        self.points, self.faces, self.kinds = [], [], []

    def leaf(self, at, direction, size, dice, width=0.42):
        """A folded diamond that grows from a point."""
        direction = direction.normalized()
        side = direction.cross(Vector((dice.random() - 0.5, dice.random() - 0.5, dice.random() - 0.5))).normalized()
        up = direction.cross(side)
        first = len(self.points)
        mid = at + direction * size * 0.5
        self.points += [at, mid + side * size * width * 0.5 + up * size * 0.08, at + direction * size, mid - side * size * width * 0.5 + up * size * 0.08]
        self.faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]
        self.kinds += [0, 0]

    def limb(self, a, b, ra, rb, sides=6):
        axis = (b - a).normalized()
        turn = Vector((0, 0, 1)).rotation_difference(axis)
        first = len(self.points)
        for center, radius in ((a, ra), (b, rb)):
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                self.points.append(center + turn @ Vector((math.cos(angle) * radius, math.sin(angle) * radius, 0)))
        for k in range(sides):
            n = (k + 1) % sides
            self.faces.append((first + k, first + n, first + sides + n, first + sides + k))
            self.kinds.append(1)

    def build(self, name, materials):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(p) for p in self.points], [], self.faces)
        for material in materials:
            mesh.materials.append(material)
        for polygon, kind in zip(mesh.polygons, self.kinds):
            polygon.material_index = min(kind, len(materials) - 1)
            polygon.use_smooth = kind == 1
        return mesh


def _random_direction(dice):
    z, turn = 2 * dice.random() - 1, dice.random() * 6.2832
    r = math.sqrt(1 - z * z)
    return Vector((r * math.cos(turn), r * math.sin(turn), z))


def _shrub(kind, variant, leaves=1500):
    key = ("shrub", kind, variant)
    if key not in _meshes:
        dice, made = random.Random(variant * 7 + len(kind)), _Mesh()
        lobes = [(Vector((0.55 * math.cos(a), 0.55 * math.sin(a), 0.0)) * dice.random(), 0.45 + 0.3 * dice.random()) for a in [dice.random() * 6.283 for _ in range(9)]]
        for _ in range(leaves):
            center, radius = dice.choice(lobes)
            way = _random_direction(dice)
            way.z = abs(way.z)
            at = center + Vector((way.x, way.y, way.z * 1.15)) * radius * (0.55 + 0.5 * dice.random() ** 0.5)
            grow = way * 0.8 + Vector((0, 0, 0.5)) + _random_direction(dice) * 0.7
            made.leaf(at, grow, 0.085 + 0.06 * dice.random(), dice)
        for _ in range(26):
            way = _random_direction(dice)
            way.z = abs(way.z) + 0.5
            made.limb(Vector((0, 0, 0)), way.normalized() * 0.7, 0.012, 0.004, 4)
        _meshes[key] = made.build("shrub", [leaf_material("leaf " + kind, *SHRUBS[kind]), surface("#4d4034", 0.9)])
    return _meshes[key]


def shrub(location, size, kind="sage", variant=0):
    """A low shrub about two sizes wide and one high."""
    return add(_shrub(kind, variant % 4), location, (0, 0, variant * 2.4), scale=(size, size, size * (0.85 + 0.1 * (variant % 3))))


def _tree(variant, leaves_per_twig=15, kind="olive"):
    """A slender tree one unit high with an open crown: the sky shows through."""
    key = ("tree", variant, kind)
    if key in _meshes:
        return _meshes[key]
    dice, made = random.Random(variant + 31), _Mesh()

    def grow(at, way, length, radius, depth):
        steps = 3
        for _ in range(steps):
            way = (way + _random_direction(dice) * 0.17 + Vector((0, 0, 0.05))).normalized()
            to = at + way * length / steps
            made.limb(at, to, radius, radius * 0.84)
            at, radius = to, radius * 0.84
            if 0 < depth < 3 and dice.random() < 0.7:
                side = way.cross(_random_direction(dice)).normalized()
                grow(at, (way * 0.5 + side).normalized(), length * 0.5, radius * 0.5, 0)
            if depth == 0:
                for _ in range(leaves_per_twig // steps + 1):
                    out = _random_direction(dice)
                    made.leaf(at + out * 0.022, (out + way * 0.6 + Vector((0, 0, -0.15))), 0.020 + 0.014 * dice.random(), dice, 0.55)
        if depth == 0:
            return
        for _ in range(3 if depth > 2 else 4):
            side = way.cross(_random_direction(dice)).normalized()
            grow(at, (way * (1.0 if depth > 2 else 0.6) + side * 0.62).normalized(), length * (0.62 + 0.2 * dice.random()), radius * 0.66, depth - 1)
        if depth > 1:
            grow(at, way, length * 0.72, radius * 0.8, depth - 1)

    grow(Vector((0, 0, 0)), Vector((0.02, 0, 1)), 0.24, 0.016, 4)
    top = max(p.z for p in made.points)
    made.points = [p / top for p in made.points]
    _meshes[key] = made.build("tree", [leaf_material("tree leaf " + kind, *SHRUBS[kind], light=0.4), surface("#54463a", 0.9)])
    return _meshes[key]


def airy_tree(location, height, variant=0, kind="olive"):
    return add(_tree(variant % 3, kind=kind), location, (0, 0, variant * 1.7), scale=height)


def tree_line(spots, seed=1, kinds=("teal", "olive")):
    """Far trees, (x, y, height) each, over a hedge: with fog they turn into a silhouette."""
    dice = random.Random(seed)
    for x, y, height in spots:
        wide = height * (0.35 + 0.3 * dice.random())
        add(_shrub("teal", dice.randrange(4)), (x, y, -0.3), (0, 0, dice.random() * 6.28), scale=(wide, wide, height * 0.42))
        add(_tree(dice.randrange(3), kind=dice.choice(kinds)), (x, y, -height * 0.16), (0, 0, dice.random() * 6.28), scale=(height * (1.1 + 0.5 * dice.random()), height, height))


PRAIRIE = {
    "green": ("#3f5433", "#a39a55"),
    "gold": ("#6a6a3a", "#d9b36a"),
    "straw": ("#7a6b42", "#e0c48a"),
    "bluestem": ("#4b4a3a", "#b0764e"),
}


def _clump(kind, variant, blades=70, height=0.8):
    key = ("clump", kind, variant)
    if key in _meshes:
        return _meshes[key]
    dice, points, faces = random.Random(variant * 13 + len(kind)), [], []
    for _ in range(blades):
        turn, away, lean = dice.random() * 6.283, 0.16 * dice.random() ** 0.5, dice.random() * 6.283
        tall, bend = height * (0.45 + 0.6 * dice.random()), 0.10 + 0.34 * dice.random() ** 1.6
        x, y, dx, dy, first = math.cos(turn) * away, math.sin(turn) * away, math.cos(lean), math.sin(lean), len(points)
        seeded, steps = dice.random() < 0.3, (0, 0.35, 0.7, 0.86, 1)
        for t in steps:
            width = 0.0075 * (1 - t * 0.85)
            if seeded and t == 0.86:
                width = 0.015
            px, py, pz = x + dx * bend * t * t, y + dy * bend * t * t, tall * (t - 0.16 * bend * t * t)
            points += [(px - dy * width, py + dx * width, pz), (px + dy * width, py - dx * width, pz)]
        for k in range(len(steps) - 1):
            a = first + 2 * k
            faces.append((a, a + 1, a + 3, a + 2))
    mesh = bpy.data.meshes.new("clump")
    mesh.from_pydata(points, [], faces)
    low, high = PRAIRIE[kind]
    mesh.materials.append(leaf_material("grass " + kind, low, high, 0.3, (0.1, height)))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    _meshes[key] = mesh
    return mesh


def prairie(places, kinds=("green", "gold", "straw", "bluestem"), size=(0.7, 1.3), seed=2):
    """A clump of fine grass at every (x, y, z)."""
    dice = random.Random(seed)
    for x, y, z in places:
        scale = size[0] + (size[1] - size[0]) * dice.random()
        add(_clump(dice.choice(kinds), dice.randrange(4)), (x, y, z), (0, 0, dice.random() * 6.283), scale=(scale * 1.15, scale * 1.15, scale * (0.75 + 0.4 * dice.random())))
