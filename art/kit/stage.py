"""Light, sky, cameras and studio backdrops. The key light always comes from the camera's left."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .colors import linear
from .materials import Nodes, surface
from .shapes import prism, rounded


def _aim(data, location, direction):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return thing


def softbox(location, target, size, power, color=(1, 1, 1), height=None):
    light = bpy.data.lights.new("softbox", "AREA")
    light.size, light.energy, light.color = size, power, color
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    return _aim(light, location, Vector(target) - Vector(location))


def sun(direction, strength, color, angle=2.0):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, color, math.radians(angle)
    return _aim(light, (0, 0, 0), direction)


def spot(location, direction, power, color, cone=74):
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color, light.spot_size = power, color, math.radians(cone)
    light.spot_blend, light.shadow_soft_size = 0.9, 0.06
    return _aim(light, location, direction)


def sky(stops, strength=1.0):
    """A vertical gradient: (sine of the elevation, color) from the nadir side to the zenith."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    height = nodes.split(nodes.add("ShaderNodeTexCoord").outputs["Generated"])[2]
    position = nodes.add("ShaderNodeMapRange", {"Value": height, "From Min": -0.2, "From Max": 1.0}).outputs[0]
    ramp = nodes.add("ShaderNodeValToRGB", {0: position})
    ramp.color_ramp.interpolation = "B_SPLINE"  # EASE is flat at every stop: it draws bands
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, color) in zip(elements, stops):
        element.position, element.color = (at + 0.2) / 1.2, linear(color)
    background = world.node_tree.nodes["Background"]
    nodes.set(background.inputs[0], ramp.outputs[0])
    background.inputs[1].default_value = strength


def dawn_sky(stops, sun_from, glow, strength=1.0, cloud=0.25):
    """The vertical gradient of sky(), a glow around the sun's heading, and thin streaks of cloud low over the horizon."""
    sky(stops, strength)
    tree = bpy.context.scene.world.node_tree
    nodes, background = Nodes(tree), tree.nodes["Background"]
    base = background.inputs[0].links[0].from_socket
    place = nodes.add("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = nodes.split(place)
    heading = Vector((sun_from[0], sun_from[1], 0)).normalized()
    towards = nodes.math("ADD", nodes.math("MULTIPLY", x, heading.x), nodes.math("MULTIPLY", y, heading.y))
    near = nodes.math("POWER", nodes.math("MAXIMUM", nodes.math("MULTIPLY", nodes.math("ADD", towards, 1), 0.5), 0.0), 2.2)
    low = nodes.math("POWER", 2.718, nodes.math("MULTIPLY", nodes.math("MAXIMUM", z, 0.0), -6.5))
    color = nodes.add("ShaderNodeMixRGB", {0: nodes.math("MULTIPLY", near, low), 1: base, 2: (*glow, 1)}, blend_type="ADD").outputs[0]
    if cloud:
        high = nodes.math("MAXIMUM", z, 0.03)
        streaks = nodes.add("ShaderNodeCombineXYZ", {0: nodes.math("DIVIDE", x, high), 1: nodes.math("DIVIDE", y, high), 2: 0.0}).outputs[0]
        turned = nodes.add("ShaderNodeMapping", {0: streaks, 2: (0, 0, 0.5), 3: (0.16, 0.62, 1)}).outputs[0]
        veil = nodes.add("ShaderNodeMapRange", {"Value": nodes.noise(turned, 1.0, 5), "From Min": 0.50, "From Max": 0.80}).outputs[0]
        band = nodes.math("MULTIPLY", nodes.add("ShaderNodeMapRange", {"Value": z, "From Min": 0.02, "From Max": 0.10}).outputs[0], nodes.math("POWER", 2.718, nodes.math("MULTIPLY", z, -3.0)))
        amount = nodes.math("MULTIPLY", nodes.math("MULTIPLY", veil, band), nodes.math("ADD", nodes.math("MULTIPLY", near, 1.2), 0.25))
        color = nodes.add("ShaderNodeMixRGB", {0: nodes.math("MULTIPLY", amount, cloud), 1: color, 2: (1.0, 0.62, 0.46, 1)}, blend_type="ADD").outputs[0]
    nodes.set(background.inputs[0], color)


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


def fit(things, left, right, feet):
    """Zoom and shift the camera, without turning it, until the things span left to right and stand on feet (fractions of the frame)."""
    bpy.context.view_layer.update()
    scene, evaluated = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    meshes = [part for thing in things for part in [thing, *thing.children_recursive] if part.type == "MESH" and not part.hide_render]
    points = []
    for part in meshes:
        shape = part.evaluated_get(evaluated)
        points += [shape.matrix_world @ vertex.co for vertex in shape.data.vertices]
    data = scene.camera.data
    wide, high = scene.render.resolution_x, scene.render.resolution_y
    for _ in range(3):
        seen = [world_to_camera_view(scene, scene.camera, point) for point in points]
        low, top = min(p.x for p in seen), max(p.x for p in seen)
        grow = (right - left) / (top - low)
        data.lens *= grow
        data.shift_x, data.shift_y = data.shift_x * grow, data.shift_y * grow
        middle, foot = 0.5 + ((low + top) / 2 - 0.5) * grow, 0.5 + (min(p.y for p in seen) - 0.5) * grow
        data.shift_x += (middle - (left + right) / 2) * wide / max(wide, high)
        data.shift_y += (foot - (1 - feet)) * high / max(wide, high)
    seen = [world_to_camera_view(scene, scene.camera, point) for point in points]
    print("fitted: x %.3f to %.3f, top %.3f, foot %.3f, lens %.0f" % (min(p.x for p in seen), max(p.x for p in seen), 1 - max(p.y for p in seen), 1 - min(p.y for p in seen), data.lens), flush=True)


def backdrop(color, far=16.0, roughness=0.4):
    """A studio floor that curves up into a wall."""
    outline = rounded([(-40, -30, 0), (-40, 0, 0), (far, 0, 7), (far, 60, 0), (far + 1, 60, 0), (far + 1, -30, 0)], 32)
    return prism(outline, 160, (0, 0, 0), surface(color, roughness, specular=0.25), "X", 0)
