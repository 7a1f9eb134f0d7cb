"""The call to action: the van drives off into the night, along a road that bends to a lit town. Words lie over the left, or the sky."""
import math
import random

import numpy as np

from kit.colors import COOL_LIGHT
from kit.foliage import prairie, tree_line
from kit.grade import ramp
from kit.materials import surface
from kit.nature import grain_elevator, wind_turbine
from kit.shapes import add, box, sphere, textured_grid
from kit.stage import camera, dawn_sky, fit, softbox, spot, sun
from kit.van import van
from scenes.dawn import asphalt

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.45, (30, 600)

# framing: the camera behind the van (meters back, to its right, up), f-stop; the van's left, right and feet in the frame
CAMERAS = {
    "wide": (12.6, 3.5, 1.30, 4, 0.63, 0.89, 0.835),
    "upright": (12.6, 3.5, 1.35, 3.2, 0.14, 0.72, 0.88),
}
STRAIGHT, RADIUS = 14, 330


def along(s, side=0.0, z=0.0):
    """A place on the road, s meters ahead of the van and side meters to its right: straight, then a long bend to the left."""
    turn = max(0.0, s - STRAIGHT) / RADIUS
    reach = RADIUS + side
    return (-min(s, STRAIGHT) - reach * math.sin(turn), reach * math.cos(turn) - RADIUS, z)


def build(framing):
    road()
    roadside()
    town()
    subject = van((0, 0, 0), math.pi, lamps=9, cabin=0.2, tail=7)
    dawn_sky(
        [(-0.2, "#0a1a26"), (0, "#4d7480"), (0.03, "#356274"), (0.09, "#1f4d68"), (0.2, "#12364f"), (0.4, "#0a2338"), (1, "#050f1c")],
        (-1, 0.12, 0),
        (0.14, 0.06, 0.02),
        0.52,
        0.0,
    )
    light()
    back, right, up, stop, left_edge, right_edge, feet = CAMERAS[framing]
    camera((back, right, up), (0, right, up), 35, stop, (2.4, 0, 1.1))
    fit([subject], left_edge, right_edge, feet)


def light():
    """A moon behind the camera; headlamps on the road ahead; the tail lamps' red on the road behind."""
    sun((-0.55, 0.50, -0.50), 0.30, (0.62, 0.80, 1), 4)
    softbox((12, -7, 6.5), (0.5, 0, 1.4), 5, 640, COOL_LIGHT)
    rim = softbox((4, 8, 4.5), (0, 0.5, 1.6), 3, 260, (1.0, 0.74, 0.48))
    rim.visible_glossy = False
    for y in (-0.72, 0.72):
        spot((-2.95, y, 0.86), (-1, 0.08, -0.01), 3800, (1, 0.86, 0.66), 64)
        red = spot((2.95, y * 1.2, 1.9), (1, 0, -1.4), 80, (1, 0.06, 0.03), 140)
        red.visible_glossy = False  # its image would lie at the frame's lower edge


def strip(material, left, right, z, start=-40, end=420):
    def at(u, v):
        return along(start + (end - start) * v, left + (right - left) * u, z)

    add(textured_grid(1, 150, at), material=material)


def road():
    """Two lanes with a double yellow line, white edge lines, gravel, and the prairie."""
    white, yellow = surface("#d9d6ca", 0.6, variation=0.1, variation_scale=9), surface("#c8952a", 0.6, variation=0.12, variation_scale=9)
    gravel = surface("#6d675b", 0.95, variation=0.2, variation_scale=6, bump=0.7, bump_scale=24)
    box((1800, 1800, 0.1), (0, 0, -0.09), surface("#39442f", 1, variation=0.25, variation_scale=0.3, bump=0.8, bump_scale=6), 0)
    strip(gravel, -8.0, 3.2, -0.02)
    strip(asphalt(), -6.1, 2.2, 0)
    for side in (1.72, -5.62):
        strip(white, side - 0.06, side + 0.06, 0.006)
    for side in (-1.81, -2.09):
        strip(yellow, side - 0.055, side + 0.055, 0.006)


def roadside():
    post, reflector = surface("#c9cfd2", 0.5), surface("#ffffff", 0.3, glow=2.2, glow_color="#ffe9c4")
    for i in range(14):
        for side in (2.9, -7.3):
            x, y, _ = along(12 + i * 17, side)
            box((0.05, 0.10, 1.05), (x, y, 0.45), post, 0.02, 2)
            box((0.02, 0.085, 0.16), (x + 0.04, y, 0.86), reflector, 0.01, 1)
    dice = random.Random(11)
    verge = [along(-8.5 + 110 * dice.random() ** 1.5, 3.3 + 1.2 * dice.random()) for _ in range(1500)]
    verge += [along(-8 + 110 * dice.random() ** 1.5, -8.3 - 1.2 * dice.random()) for _ in range(1200)]
    prairie(verge, size=(0.55, 0.95), seed=3)
    meadow = [along(-4 + 130 * dice.random() ** 1.4, 4.4 + 26 * dice.random() ** 1.5) for _ in range(1800)]
    meadow += [along(-8 + 130 * dice.random() ** 1.4, -9.4 - 60 * dice.random() ** 1.6) for _ in range(3200)]
    prairie(meadow, size=(0.7, 1.3), seed=5)


def town():
    """At the end of the bend: a grain elevator and lit windows; turbines and a low line of trees around."""
    window = surface("#ffd9a0", 0.5, glow=4.0, glow_color="#ffc777")
    dice = random.Random(3)
    grain_elevator((-330, -44, 0), math.pi / 2)
    for _ in range(60):
        wide = 0.35 + 0.5 * dice.random()
        box((0.3, wide, 0.5), (-270 - 30 * dice.random(), -120 + 150 * dice.random(), 1.0 + 3 * dice.random() ** 2), window, 0)
    for i, (tx, ty, height) in enumerate([(-400, -250, 52), (-480, -345, 54)]):
        wind_turbine((tx, ty, 0), height, 0.4 + i * 0.7)
        sphere(0.6, (tx + 2, ty, height + 2), surface("#ff5a3a", 0.5, glow=9), detail=2)
    spots = [(-250 - 40 * dice.random(), -420 + i * 3.2 + 2 * dice.random(), 3 + 5 * dice.random() ** 2) for i in range(160)]
    tree_line(spots, 4)


def grade(frame, framing):
    level = np.nonzero(frame.sky[..., 0].mean(1) > 0.15)[0].max() / frame.image.shape[0]
    above = level - frame.v
    far = ramp((frame.mist - 0.4) / 0.2)
    frame.darken(ramp(above / max(level, 0.3)) * far, (0.80, 0.68, 0.50))
    middle = 0.92 if framing == "wide" else 0.80  # the town's light, where the road leads
    near = np.exp(-(((frame.u - middle) / (0.22 if framing == "wide" else 0.42)) ** 2))
    frame.light(np.exp(-((above / 0.16) ** 2)) * far, (0.008, 0.026, 0.034))
    frame.light(np.exp(-((above / 0.085) ** 2)) * near * far, (0.34, 0.15, 0.05))
    frame.fog_to_sky_across(0.05, 1.6, 0.75)
    frame.stars(220 if framing == "wide" else 420, 0.62)
    if framing == "wide":
        frame.darken(ramp((0.66 - frame.u) / 0.30), (0.62, 0.54, 0.46))
    else:
        frame.darken(ramp((0.60 - frame.v) / 0.30), (0.45, 0.38, 0.32))
    frame.bloom(3.0, 0.22)
    frame.darken(ramp((frame.v - 0.84) / 0.16), 0.25)
    frame.vignette(0.35, (0.6, 0.6))
