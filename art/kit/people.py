"""Dressed people: the courier in uniform, a nurse in scrubs. Their faces are not made for a close look."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .colors import NAVY, TEAL_PAINT, YELLOW, linear, toned
from .drape import drape
from .goods import cap
from .human import Garment, Human, both_sides, to_blender
from .lab import case
from .materials import Nodes, new_material, surface
from .shapes import group

CLOTH, YOKE, TROUSERS, STRIP = toned(TEAL_PAINT, 1.0, 0.435), toned(NAVY, 0.9, 0.19), "#1c252b", toned(YELLOW, 0.95, 0.86)
SCRUBS = "#39607d"
CASE = 0.08  # scales the case, 5.2 units wide, to 42 cm
HANDLE = 4.24  # the height of its handle in its own units
FAIR, BROWN = ("#c98f73", "#dba98c"), ("#7a4a33", "#8f5a40")
MAN = {"caucasian-male-young": 1, "universal-male-young-averagemuscle-averageweight": 1}
WOMAN = {
    "african-female-young": 0.75,
    "caucasian-female-young": 0.25,
    "universal-female-young-averagemuscle-averageweight": 1,
}
SUIT, SCRUB_SUIT, SHOES, HAIR = "male_casualsuit05", "male_casualsuit06", "shoes03", "short02"
# The uniform's suit in connected parts, by their number of vertices.
JACKET, COLLAR, SHIRT, LEGS = 1659, 277, 373, 886
LOOSE_HAND, OPEN_THUMB = (22, 28, 18), (8, 12, 12)
GRIP, GRIP_THUMB = (75, 80, 45), (25, 25, 30)

WALKING = {
    "aim": both_sides(
        {
            "upperleg01": ((0.05, -1, 0.42), (-0.05, -1, -0.10)),
            "lowerleg01": ((0.03, -1, 0.10), (-0.03, -1, -0.62)),
            "foot": ((0.10, -0.30, 1), (-0.10, -0.80, 0.55)),
            "upperarm01": ((0.20, -1, -0.34), (-0.30, -1, 0.04)),
            "lowerarm01": ((0.12, -1, 0.22), (-0.20, -1, 0.14)),
            "wrist": ((0.02, -1, 0.22), (-0.04, -1, 0.10)),
        }
    ),
    "turn": {
        "root": [("x", 2)],
        "spine04": [("x", 3)],
        "spine02": [("z", -3.5), ("y", -4)],
        "spine01": [("y", -4)],
        "neck02": [("x", -3)],
        "head": [("x", 2), ("y", 8)],
    },
}


def put(parts, location, heading, lowest):
    """Gather a person's parts, standing on location."""
    root = group((location[0], location[1], location[2] - lowest), (0, 0, heading))
    for part in parts:
        part.parent = root
    return root


def courier_walking(location, heading):
    """The courier carries the case in the right hand."""
    human = Human(MAN)
    turn = {**WALKING["turn"], **human.curl("R", GRIP, GRIP_THUMB), **human.curl("L", LOOSE_HAND, OPEN_THUMB)}
    human.pose(WALKING["aim"], turn)
    parts, lowest = uniform(human)
    return put([*parts, hang_case(human, "R")], location, heading, lowest)


def hang_case(human, side, turn=-90):
    """The case, its handle in a closed hand; its front looks away from the leg."""
    grip = (human.at("finger3-1." + side, "tail") + human.at("finger3-1." + side)) / 2
    carried = case(Vector(grip) - Vector((0, 0, HANDLE * CASE)), math.radians(turn))
    carried.scale = (CASE,) * 3
    return carried


def uniform(human, has_cap=True, shows_legs=True, skin_tones=FAIR, strip=0.012, is_short=False):
    """(parts, height of the soles): a field jacket with a yoke and a yellow strip, dark trousers and shoes, a cap over short hair.

    A short jacket ends in a navy waistband at the hip; its strip is level.
    """
    suit, shoes = Garment(human, "clothes", SUIT), Garment(human, "clothes", SHOES)
    parts = suit.parts()
    names, counts = np.unique(parts, return_counts=True)
    part = {int(count): int(name) for name, count in zip(names, counts)}
    if is_short:
        suit.recut(parts == part[JACKET], _to_hip)
    solid = _solid(human)
    neck, waist, wrist = human.head["neck01"][1] * 0.1, human.head["spine05"][1] * 0.1, human.head["wrist.L"][0] * 0.1
    hem = suit.rest[parts == part[JACKET]][:, 1].min() * 0.1
    seam = (human.at("neck01")[2] if is_short else neck) - 0.135
    yoke, waistband = [(seam, 2, YOKE), (seam - strip, seam, STRIP)], [(-2, hem + 0.045, YOKE)]
    bands = {"bands": waistband, "level": yoke} if is_short else {"bands": yoke}

    def hold_jacket(points):
        """The neck and the cuffs keep their place."""
        cuffs = np.clip((np.abs(points[:, 0]) - (wrist - 0.055)) / 0.04, 0, 1) * 0.97
        return np.maximum(_rise(neck - 0.10, neck - 0.02)(points), cuffs)

    def sew(count, material, pinned=None, bend=0.5):
        def chosen(face):
            return parts[face[0]] == part[count]

        thing = suit.mesh("garment", chosen)
        thing.data.materials.append(material)
        return drape(thing, suit.mesh("rest", chosen, True), solid, pinned, bend=bend) if pinned else thing

    jacket = sew(JACKET, fabric(CLOTH, suit, **bands, contrast=0.16, relief=1.3), hold_jacket)
    collar = sew(COLLAR, fabric(YOKE))
    shirt = sew(SHIRT, fabric(YOKE))  # a white one would show where reaching arms pull it through the jacket
    trousers = sew(LEGS, fabric(TROUSERS, suit, relief=1.0), _rise(waist - 0.03, waist + 0.03) if shows_legs else None, 0.7)
    _trim(trousers, hem + 0.045)
    boots = shoes.mesh("shoes")
    boots.data.materials.append(surface("#15181a", 0.45, specular=0.4, bump=0.15, bump_scale=120))
    made = [jacket, collar, shirt, trousers, boots, _skin(human, (suit, shoes), skin_tones), _eyes(human)]
    made += [_hair(human), _wear_cap(human)] if has_cap else [_hair(human, below_cap=False)]
    bpy.data.objects.remove(solid)
    return made, shoes.lowest()


def scrubs(human, skin_tones=BROWN):
    """(parts, height of the soles): a nurse's short-sleeved top and trousers of one cloth."""
    suit, shoes = Garment(human, "clothes", SCRUB_SUIT), Garment(human, "clothes", SHOES)
    parts, solid = suit.parts(), _solid(human)
    neck, chest = human.head["neck01"][1] * 0.1, human.head["spine01"][1]
    made = []
    for name in np.unique(parts):

        def chosen(face, name=name):
            return parts[face[0]] == name

        points = suit.rest[parts == name]
        thing = suit.mesh("scrubs", chosen)
        thing.data.materials.append(fabric(SCRUBS, creases=0.15))
        if points[:, 1].max() > chest and len(points) > 200:
            drape(thing, suit.mesh("rest", chosen, True), solid, _rise(neck - 0.08, neck), loose=0.10, bend=0.3)
        made.append(thing)
    boots = shoes.mesh("shoes")
    boots.data.materials.append(surface("#e6e4dd", 0.5))
    bpy.data.objects.remove(solid)
    return [*made, boots, _skin(human, (suit, shoes), skin_tones), _hair(human), _eyes(human)], shoes.lowest()


def _solid(human):
    """The whole body, for cloth to lie on."""
    solid = human.body()
    solid.modifiers.clear()
    solid.hide_render = True
    return solid


def _rise(low, high):
    """Weights that rise from 0 to 1 between two heights of the rest pose."""
    return lambda points: np.clip((points[:, 2] - low) / (high - low), 0, 1)


def _trim(thing, height):
    """Drop what lies above a height of the rest pose, and push the top in: it is under the jacket, and would come through."""
    bm = bmesh.new()
    bm.from_mesh(thing.data)
    rest = bm.verts.layers.float_vector["rest"]
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v[rest].z > height], context="VERTS")
    bm.normal_update()
    inward = [(v, v.normal * -0.014 * min(1, (v[rest].z - height + 0.10) / 0.06)) for v in bm.verts if v[rest].z > height - 0.10]
    for vertex, move in inward:
        vertex.co += move
    bm.to_mesh(thing.data)
    bm.free()


def _skin(human, hidden, tones):
    body = human.body(hidden)
    body.data.materials.append(skin(*tones))
    return body


def _eyes(human):
    eyes = Garment(human, "eyes", "Low-Poly").mesh("eyes")
    eyes.data.materials.append(surface("#3a2c22", 0.2))
    return eyes


def _to_hip(points):
    """A jacket's cut: shorter below the waist, and gathered there."""
    below = np.clip(2.2 - points[:, 1], 0, None) * (np.abs(points[:, 0]) < 2.6)
    gathered = 1 - 0.15 * np.clip(below / 1.6, 0, 1)
    return np.stack([points[:, 0] * gathered, points[:, 1] + 0.35 * below, 0.2 + (points[:, 2] - 0.2) * gathered], 1)


def _hair(human, below_cap=True):
    """Short hair; below a cap only what shows under its rim."""
    wig = Garment(human, "hair", HAIR)
    rim = human.rest[:13380, 1].max() - 0.82 if below_cap else np.inf
    strands = wig.mesh("hair", lambda face: max(wig.rest[v][1] + 0.10 * wig.rest[v][2] for v in face) < rim)
    strands.data.materials.append(hair(os.path.join(wig.textures, HAIR + "_diffuse.png")))
    return strands


def _wear_cap(human, scale=0.101, tilt=6):
    """The kit's cap on the head bone, its rim a hand above the brows."""
    skull = human.rest[:13380]
    skull = skull[(skull[:, 1] > human.head["head"][1] + 0.3) & (np.abs(skull[:, 0]) < 0.95)]
    crown, front, rear = skull[:, 1].max(), skull[:, 2].max(), skull[:, 2].min()
    middle = np.array([0, crown - 0.93, (rear + min(front, rear + 2.0)) / 2])
    place = to_blender((human.turned["head"] @ middle + human.moved["head"])[None])[0]
    axes = [to_blender((human.turned["head"] @ np.array(axis))[None])[0] * 10 for axis in ((1, 0, 0), (0, 0, -1), (0, 1, 0))]
    turned = Matrix([list(row) for row in np.array(axes).T]).to_4x4() @ Matrix.Rotation(math.radians(tilt), 4, "X")
    thing = cap((0, 0, 0))
    flat = Matrix.Diagonal((scale, scale, scale * 0.92, 1))
    thing.matrix_world = Matrix.Translation(Vector(place)) @ turned @ flat
    return thing


def skin(low, high):
    """Two tones, light below the surface, pores."""
    material, nodes, shader = new_material("skin")
    place = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    patches = nodes.add("ShaderNodeMapRange", {"Value": nodes.noise(place, 34, 4), "From Min": 0.38, "From Max": 0.66}).outputs[0]
    color = nodes.mix(patches, linear(low), linear(high))
    pores = nodes.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 900}).outputs[0]
    height = nodes.math("ADD", nodes.math("MULTIPLY", pores, 0.4), nodes.noise(place, 260, 4))
    relief = nodes.add("ShaderNodeBump", {"Height": height, "Strength": 0.25, "Distance": 0.002})
    for socket, value in {
        "Base Color": color,
        "Subsurface": 0.12,
        "Subsurface Radius": (0.012, 0.004, 0.002),
        "Subsurface Color": color,
        "Specular": 0.32,
        "Roughness": nodes.add("ShaderNodeMapRange", {"Value": nodes.noise(place, 120, 3), "To Min": 0.46, "To Max": 0.66}).outputs[0],
        "Normal": relief.outputs[0],
    }.items():
        nodes.set(shader.inputs[socket], value)
    return material


def fabric(color, garment=None, bands=(), level=(), contrast=0.55, relief=1.0, creases=0.12):
    """Dyed cloth. A garment gives its painted folds and its relief. Bands are (low, high, color) in meters: of the rest pose, or level as posed, a little lower on the sleeves."""
    material, nodes, shader = new_material("fabric " + color)
    place, dye = nodes.add("ShaderNodeTexCoord").outputs["Object"], linear(color)
    base, normal = nodes.mix(nodes.noise(place, 7, 4), tuple(c * 0.86 for c in dye[:3]) + (1,), dye), None
    if garment:
        stem = os.path.join(garment.textures, SUIT)
        gray = nodes.add("ShaderNodeRGBToBW", {0: _picture(nodes, stem + "_diffuse.png")[0]}).outputs[0]
        shade = nodes.add("ShaderNodeMapRange", {"Value": gray, "From Max": contrast, "To Min": 0.45, "To Max": 1.35}).outputs[0]
        base = nodes.add("ShaderNodeMixRGB", {0: 1.0, 1: dye, 2: shade}, blend_type="MULTIPLY").outputs[0]
        seams = _picture(nodes, stem + "_normal.png", is_data=True)[0]
        normal = nodes.add("ShaderNodeNormalMap", {"Color": seams, "Strength": relief}).outputs[0]
    at_rest = nodes.split(nodes.add("ShaderNodeAttribute", attribute_name="rest").outputs["Vector"])[2]
    across, _, as_posed = nodes.split(place)
    as_posed = nodes.math("ADD", as_posed, nodes.math("MULTIPLY", nodes.math("MULTIPLY", across, across), 0.4))
    for height, (low, high, own) in [(at_rest, band) for band in bands] + [(as_posed, band) for band in level]:
        inside = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", height, low), nodes.math("LESS_THAN", height, high))
        base = nodes.mix(inside, base, linear(own))
    wave = nodes.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 9, "Detail": 2.5, "Distortion": 0.7}).outputs["Fac"]
    large = {"Height": wave, "Strength": creases, "Distance": 0.05, **({"Normal": normal} if normal else {})}
    folds = nodes.add("ShaderNodeBump", large).outputs[0]
    weave = nodes.add("ShaderNodeBump", {"Height": nodes.noise(place, 1400, 1), "Strength": 0.25, "Distance": 0.0008, "Normal": folds})
    for socket, value in {"Base Color": base, "Roughness": 0.82, "Specular": 0.18, "Sheen": 0.35, "Normal": weave.outputs[0]}.items():
        nodes.set(shader.inputs[socket], value)
    return material


def hair(file, tint=(0.5, 0.38, 0.28, 1)):
    """The wig's picture, tinted, with fine strands that run down."""
    material, nodes, shader = new_material("hair")
    color, cover = _picture(nodes, file)
    place = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    drawn_out = nodes.add("ShaderNodeMapping", {0: place, 3: (420, 420, 34)}).outputs[0]
    strand = nodes.noise(drawn_out, 1.0, 3)
    shade = nodes.add("ShaderNodeMapRange", {"Value": strand, "From Min": 0.3, "From Max": 0.7, "To Min": 0.55, "To Max": 1.3}).outputs[0]
    tinted = nodes.add("ShaderNodeMixRGB", {0: 1.0, 1: color, 2: tint}, blend_type="MULTIPLY").outputs[0]
    nodes.set(shader.inputs["Base Color"], nodes.add("ShaderNodeMixRGB", {0: 1.0, 1: tinted, 2: shade}, blend_type="MULTIPLY").outputs[0])
    nodes.set(shader.inputs["Alpha"], cover)
    nodes.set(shader.inputs["Normal"], nodes.add("ShaderNodeBump", {"Height": strand, "Strength": 0.6, "Distance": 0.003}).outputs[0])
    shader.inputs["Roughness"].default_value = 0.5
    return material


def _picture(nodes: Nodes, file, is_data=False):
    node = nodes.add("ShaderNodeTexImage", interpolation="Cubic")
    node.image = bpy.data.images.load(file, check_existing=True)
    if is_data:
        node.image.colorspace_settings.name = "Non-Color"
    return node.outputs
