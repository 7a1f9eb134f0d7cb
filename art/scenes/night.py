"""The van on a prairie highway at night. Words lie over the dark left (wide) or the stars (portrait)."""
import math
import random

import numpy as np
import bmesh
from mathutils import Vector

from kit.colours import COOL_LIGHT, WARM_LIGHT
from kit.grade import ramp
from kit.materials import new_material, surface
from kit.nature import grass, wind_turbine
from kit.shapes import add, box, cylinder, mesh_from, rod, shade_smooth, sphere
from kit.stage import level_camera, sky, softbox, spot, sun
from kit.van import van

LOOK, EXPOSURE, MIST = "High Contrast", 0.45, (30, 600)


def build(framing):
    highway()
    roadside()
    horizon()
    van((1.0, 0, 0), -math.pi / 2, lamps=22, cabin=1.5)
    for x in (0.25, 1.75):
        headlight(x)
    sky(
        [(-0.2, "#0a1a26"), (0, "#34515c"), (0.05, "#23485a"), (0.16, "#12344a"), (0.4, "#0a2336"), (1, "#050f1c")],
        0.55,
    )
    sun((-0.25, -0.85, -0.55), 0.5, (0.62, 0.80, 1), 6)
    softbox((-9, -7, 5), (1, 0, 1.4), 6, 640, COOL_LIGHT)
    softbox((3, -13, 3.2), (1, -2, 1.5), 4, 150, COOL_LIGHT)
    softbox((-3, -9, 8.5), (1, -1.5, 2.0), 5, 200, COOL_LIGHT, 2)
    softbox((8, 9, 4.5), (1, 0, 1.6), 4, 560, WARM_LIGHT)
    if framing == "portrait":
        level_camera((-4.3, -9.6, 1.65), (0.15, 0), 27, 0.665, 2.8, (0.6, -2.2, 1.1), wide=9 / 16)
    else:
        level_camera((-5.7, -13.4, 1.75), (-2.45, 0), 38, 0.63, 1.4, (0.6, -2.2, 1.1))


def highway():
    """A divided highway along y; our lanes come towards the camera."""
    asphalt = surface("#1b2126", 0.58, variation=0.15, variation_scale=0.8, bump=0.3, bump_scale=40, specular=0.32)
    soil = surface("#39442f", 1, variation=0.25, variation_scale=0.3, bump=0.8, bump_scale=6)
    white, yellow = surface("#e9e6da", 0.6), surface("#e7b13a", 0.6)
    box((600, 1400, 0.1), (0, 600, -0.16), soil, 0)
    for x in (2.7, 13.2):
        box((7.9, 1400, 0.1), (x, 600, -0.05), asphalt, 0)
    box((1.0, 1400, 0.1), (-1.6, 600, -0.06), surface("#3a3a36", 0.9, bump=0.6, bump_scale=30), 0)
    for x, paint in ((-0.75, white), (6.2, yellow), (9.6, yellow), (16.7, white)):
        box((0.13, 1400, 0.012), (x, 600, 0.004), paint, 0)
    for i in range(-6, 90):
        for x in (2.75, 13.1):
            box((0.13, 3.0, 0.012), (x, i * 9.0 + 2, 0.004), white, 0)
    for x, z in ((11.0, 0.78), (12.3, 0.78), (14.2, 0.9), (15.7, 0.9)):
        light_trail(x, z, -30, "#ff3a22", 0.022)
    for x in (3.6, 5.0):
        light_trail(x, 0.7, 70, "#ffe6bd", 0.03)


def light_trail(x, z, start, colour, radius):
    rod([(x, start, z), (x, 560, z)], radius, surface(colour, 0.5, glow=4.5), smooth=False)


def roadside():
    """Reflector posts and deep grass."""
    post, reflector = surface("#c9cfd2", 0.5), surface("#ffffff", 0.3, glow=3, glow_colour="#dff6ff")
    for i in range(-1, 40):
        y = 4 + i * 14
        box((0.10, 0.05, 1.05), (-2.35, y, 0.45), post, 0.02, 2)
        box((0.085, 0.02, 0.16), (-2.35, y - 0.04, 0.86), reflector, 0.01, 1)
    dice = random.Random(11)
    meadow = []
    for _ in range(3000):
        y = -16 + dice.random() ** 1.8 * 150
        meadow.append((-2.7 - dice.random() ** 1.3 * (20 + y * 0.42), y))
    grass(meadow, 11, (0.8, 1.5), -0.12)
    grass([(6.9 + dice.random() * 2, -6 + dice.random() ** 1.6 * 130) for _ in range(500)], 12, (0.5, 0.9), -0.12)
    grass([(17.6 + dice.random() * 10, dice.random() ** 1.4 * 120) for _ in range(300)], 13, (0.8, 1.3), -0.12)


def horizon():
    """A farm town far off: a grain elevator, a few windows, wind turbines; a low line of trees."""
    dark, window = surface("#1a2a30", 0.9), surface("#ffd9a0", 0.5, glow=3.2, glow_colour="#ffc777")
    dice = random.Random(3)
    for k, height in enumerate((15, 17, 17, 17)):
        cylinder(3.3, height, (94 + k * 8.4, 420, height / 2), dark, 0, sides=24)
        cylinder(3.3, 2.2, (94 + k * 8.4, 420, height + 1.1), dark, 0, sides=24, top=0.4)
    box((8, 8, 25), (128, 420, 12.5), dark, 0.2)
    box((5, 6, 5), (128, 420, 27), dark, 0.2)
    box((30, 1.6, 1.2), (111, 420, 20.6), dark, 0.1)
    rod([(90, 420, 0), (101, 420, 20)], 0.5, dark, smooth=False)
    sphere(0.55, (128, 416, 30.5), surface("#ff5a3a", 0.5, glow=9), detail=2)
    for _ in range(26):
        x = 45 + 190 * dice.random()
        box((0.6 + 0.6 * dice.random(), 0.4, 0.7), (x, 300 + 20 * dice.random(), 1.4 + 1.6 * dice.random()), window, 0)
    for i, (x, y, height) in enumerate([(255, 480, 52), (330, 470, 56), (400, 520, 58)]):
        wind_turbine((x, y, 0), height, 0.4 + i * 0.7)
        sphere(0.7, (x, y - 2, height + 2), surface("#ff5a3a", 0.5, glow=9), detail=2)
    for i in range(260):
        size = 0.9 + 2.2 * dice.random() ** 2
        sphere(
            size,
            (-330 + i * 3.2 + dice.random() * 5, 330 + dice.random() * 60, 0.3),
            dark,
            detail=2,
            stretch=(1.3 + dice.random(), 1, 1.0 + 0.5 * dice.random()),
        )


def headlight(x):
    """A lamp's light on the road, and the faint cone that it draws in the air."""
    spot((x, -2.95, 0.86), (-0.06, -1, -0.055), 260, (1, 0.93, 0.82))
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=False, segments=64, radius1=2.6, radius2=0.06, depth=11)
    material, nodes, shader = new_material("beam")
    material.node_tree.nodes.remove(shader)
    along = nodes.split(nodes.add("ShaderNodeTexCoord").outputs["Object"])[2]
    near = nodes.add("ShaderNodeMapRange", {"Value": along, "From Min": -5.0, "From Max": 5.5}).outputs[0]
    core = nodes.math("SUBTRACT", 1, nodes.add("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"])
    strength = nodes.math(
        "MULTIPLY", nodes.math("MULTIPLY", nodes.math("POWER", near, 3.2), nodes.math("POWER", core, 2.0)), 0.2
    )
    light = nodes.add("ShaderNodeEmission", {0: (1, 0.9, 0.72, 1), 1: strength}).outputs[0]
    clear = nodes.add("ShaderNodeBsdfTransparent").outputs[0]
    nodes.set(
        material.node_tree.nodes["Material Output"].inputs[0],
        nodes.add("ShaderNodeAddShader", {0: light, 1: clear}).outputs[0],
    )
    direction = Vector((-0.05, -1, -0.045)).normalized()
    cone = add(
        mesh_from(bm, "beam"),
        Vector((x, -2.9, 0.9)) + direction * 5.5,
        (-direction).to_track_quat("Z", "Y").to_euler(),
        material,
    )
    cone.visible_shadow = cone.visible_diffuse = False
    shade_smooth(cone, 180)


def grade(frame, framing):
    portrait = framing == "portrait"
    level, centre = (0.665, 0.5) if portrait else (0.63, 0.60)
    u, v, far = frame.u, frame.v, frame.mist
    glow = np.exp(-(((u - centre) / 0.30) ** 2) - ((v - level) / 0.09) ** 2) * np.array([1.0, 0.55, 0.27], "f4") * 0.42
    glow = (
        glow
        + np.exp(-(((u - centre) / 0.6) ** 2) - ((v - level) / 0.24) ** 2) * np.array([0.06, 0.20, 0.24], "f4") * 0.5
    )
    frame.image = frame.image * (1 - 0.5 * far * ~frame.sky) + glow * np.where(frame.sky, 1, far**3)
    frame.stars(420 if portrait else 300, 0.52)
    if not portrait:
        frame.darken(ramp((0.80 - u) / 0.45) * ramp((v - 0.60) / 0.10), (0.74, 0.66, 0.58))
        frame.darken(ramp((0.55 - u) / 0.5), (0.35, 0.28, 0.22))
    else:
        frame.darken(ramp((0.8 - u) / 0.6) * ramp((v - 0.70) / 0.12), (0.62, 0.54, 0.48))
    frame.bloom(1.0, 0.55)
    frame.vignette(0.45, (0.6, 0.6))
