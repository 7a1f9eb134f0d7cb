"""Materials: painted surfaces, pictures and thin glass."""
import os

import bpy

from .colors import linear
from .paths import TEXTURES

_cache = {}


class Nodes:
    """A small, readable way to write a node tree."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for socket, value in (inputs or {}).items():
            self.set(node.inputs[socket], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=None):
        inputs = {0: a} if b is None else {0: a, 1: b}
        return self.add("ShaderNodeMath", inputs, operation=operation).outputs[0]

    def mix(self, factor, a, b):
        return self.add("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}).outputs[0]

    def split(self, vector):
        return self.add("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def join(self, x, y):
        return self.add("ShaderNodeCombineXYZ", {0: x, 1: y}).outputs[0]

    def noise(self, vector, scale, detail=2):
        return self.add("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail}).outputs["Fac"]

    def image(self, file, vector=None, data=False):
        node = self.add(
            "ShaderNodeTexImage", {0: vector} if vector else None, extension="EXTEND", interpolation="Cubic"
        )
        node.image = bpy.data.images.load(os.path.join(TEXTURES, file + ".png"), check_existing=True)
        if data:
            node.image.colorspace_settings.name = "Non-Color"
        return node.outputs


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree), material.node_tree.nodes["Principled BSDF"]


def surface(
    color,
    roughness=0.55,
    metallic=0.0,
    coat=0.0,
    specular=0.5,
    glow=0.0,
    glow_color=None,
    variation=0.0,
    variation_scale=3.0,
    bump=0.0,
    bump_scale=40.0,
):
    """A plain painted surface, with optional noise in its color and relief. Equal requests share one material."""
    key = (color, roughness, metallic, coat, specular, glow, glow_color, variation, variation_scale, bump, bump_scale)
    if key in _cache:
        return _cache[key]
    material, nodes, shader = new_material("surface " + color)
    base = linear(color)
    for socket, value in {
        "Base Color": base,
        "Roughness": roughness,
        "Metallic": metallic,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.08,
        "Specular": specular,
    }.items():
        shader.inputs[socket].default_value = value
    if glow:
        shader.inputs["Emission"].default_value = linear(glow_color or color)
        shader.inputs["Emission Strength"].default_value = glow
    position = nodes.add("ShaderNodeTexCoord").outputs["Object"] if variation or bump else None
    if variation:
        value = nodes.add(
            "ShaderNodeMapRange",
            {
                "Value": nodes.noise(position, variation_scale, 4),
                "From Min": 0.3,
                "From Max": 0.7,
                "To Min": 1 - variation,
                "To Max": 1 + variation,
            },
        ).outputs[0]
        tinted = nodes.add("ShaderNodeHueSaturation", {"Color": base, "Value": value})
        nodes.set(shader.inputs["Base Color"], tinted.outputs[0])
    if bump:
        relief = nodes.add(
            "ShaderNodeBump", {"Height": nodes.noise(position, bump_scale), "Strength": bump, "Distance": 0.02}
        )
        nodes.set(shader.inputs["Normal"], relief.outputs[0])
    _cache[key] = material
    return material


def picture(file, roughness=0.5, glow=0.0, coat=0.0):
    """A rasterized texture, mapped by UV; it may glow like a screen, and show what is below where it is clear."""
    material, nodes, shader = new_material("picture " + file)
    color, cover = nodes.image(file)
    nodes.set(shader.inputs["Base Color"], color)
    nodes.set(shader.inputs["Alpha"], cover)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Clearcoat"].default_value = coat
    if glow:
        nodes.set(shader.inputs["Emission"], color)
        shader.inputs["Emission Strength"].default_value = glow
    return material


def thin_glass(tint=(0.96, 0.99, 1.0, 1.0), roughness=0.02, edge=0.18, milk=0.0, most=0.42):
    """Transparent + glossy by Fresnel. True refraction without caustics would turn liquids black.

    At most this much is mirrored: the full Fresnel at the rim mirrors a dark room and draws thick outlines.
    """
    material, nodes, shader = new_material("glass")
    material.node_tree.nodes.remove(shader)
    gloss = nodes.add("ShaderNodeBsdfGlossy", {"Roughness": roughness}).outputs[0]
    clear = nodes.add("ShaderNodeBsdfTransparent", {0: tint}).outputs[0]
    fresnel = nodes.math("MINIMUM", nodes.add("ShaderNodeLayerWeight", {0: edge}).outputs["Fresnel"], most)
    result = nodes.add("ShaderNodeMixShader", {0: fresnel, 1: clear, 2: gloss}).outputs[0]
    if milk:
        white = nodes.add("ShaderNodeBsdfDiffuse", {0: (0.8, 0.92, 0.92, 1)}).outputs[0]
        result = nodes.add("ShaderNodeMixShader", {0: milk, 1: result, 2: white}).outputs[0]
    nodes.set(material.node_tree.nodes["Material Output"].inputs[0], result)
    return material
