"""Light, sky, cameras and studio backdrops. The key light always comes from the camera's left."""
import math

import bpy
from mathutils import Vector

from .colours import linear
from .materials import Nodes, surface
from .shapes import prism, rounded


def _aim(data, location, direction):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return thing


def softbox(location, target, size, power, colour=(1, 1, 1), height=None):
    light = bpy.data.lights.new("softbox", "AREA")
    light.size, light.energy, light.color = size, power, colour
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    return _aim(light, location, Vector(target) - Vector(location))


def sun(direction, strength, colour, angle=2.0):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, math.radians(angle)
    return _aim(light, (0, 0, 0), direction)


def spot(location, direction, power, colour, cone=74):
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color, light.spot_size = power, colour, math.radians(cone)
    light.spot_blend, light.shadow_soft_size = 0.9, 0.06
    return _aim(light, location, direction)


def sky(stops, strength=1.0):
    """A vertical gradient: (sine of the elevation, colour) from the nadir side to the zenith."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    height = nodes.split(nodes.add("ShaderNodeTexCoord").outputs["Generated"])[2]
    position = nodes.add("ShaderNodeMapRange", {"Value": height, "From Min": -0.2, "From Max": 1.0}).outputs[0]
    ramp = nodes.add("ShaderNodeValToRGB", {0: position})
    ramp.color_ramp.interpolation = "EASE"
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, colour) in zip(elements, stops):
        element.position, element.color = (at + 0.2) / 1.2, linear(colour)
    background = world.node_tree.nodes["Background"]
    nodes.set(background.inputs[0], ramp.outputs[0])
    background.inputs[1].default_value = strength


def camera(location, target, lens=42, aperture=2.8, focus=None, shift=(0, 0)):
    """A camera that looks at a target and is sharp at focus."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = lens, 36, 3000
    data.shift_x, data.shift_y = shift
    data.dof.use_dof, data.dof.aperture_fstop = True, aperture
    data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = _aim(data, location, Vector(target) - Vector(location))


def level_camera(location, towards, lens, horizon, aperture=2.8, focus=None, wide=16 / 9):
    """A level camera (upright lines stay upright) with the horizon at a fraction of the height from the top."""
    x, y, z = location
    lift = (horizon - 0.5) / max(1.0, wide)
    camera(location, (towards[0], towards[1], z), lens, aperture, focus, (0, lift))


def backdrop(colour, far=16.0, roughness=0.4):
    """A studio floor that curves up into a wall."""
    outline = rounded([(-40, -30, 0), (-40, 0, 0), (far, 0, 7), (far, 60, 0), (far + 1, 60, 0), (far + 1, -30, 0)], 32)
    return prism(outline, 160, (0, 0, 0), surface(colour, roughness, specular=0.25), "X", 0)
