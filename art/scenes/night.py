"""The call at night: the van on a prairie road under the stars."""
import math
import random

import numpy as np

from kit.colors import COOL_LIGHT
from kit.foliage import prairie, tree_line
from kit.grade import ramp
from kit.materials import surface
from kit.nature import grain_elevator, wind_turbine
from kit.shapes import box, sphere
from kit.stage import camera, dawn_sky, fit, softbox, spot, sun
from kit.van import stripe_end, van
from scenes.dawn import asphalt

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.45, (30, 600)

# framing: bearing of the camera from the van's side (degrees), distance, height, f-stop; the van's left, right and feet in the frame
CAMERAS = {
    "wide": (30, 20, 1.36, 4, 0.18, 0.85, 0.79),
    "upright": (32, 19, 1.45, 4, 0.18, 0.86, 0.80),
}


def build(framing):
    road()
    roadside()
    horizon()
    subject = van((0, 0, 0), math.pi, lamps=9, cabin=0.45, tail=5)
    for y in (-0.72, 0.72):
        headlight(y)
    dawn_sky(
        [(-0.2, "#0a1a26"), (0, "#4d7480"), (0.03, "#356274"), (0.09, "#1f4d68"), (0.2, "#12364f"), (0.4, "#0a2338"), (1, "#050f1c")],
        (0.45, 0.9, 0),
        (0.10, 0.05, 0.02),
        0.52,
        0.0,
    )
    light()
    bearing, distance, height, stop, left, right, feet = CAMERAS[framing]
    turn = math.radians(bearing)
    camera((-math.sin(turn) * distance, -math.cos(turn) * distance, height), (0, 0, height), 66, stop, (-1.4, -1, 1.1))
    fit([subject], left, right, feet)
    return stripe_end(subject)


def light():
    """A moon at the camera's left; a lamp by the road, out of the frame at the right, warms the rear and the road."""
    sun((0.55, 0.62, -0.50), 0.35, (0.62, 0.80, 1), 4)
    softbox((-9, -12, 6.5), (-0.3, 0, 1.4), 6, 300, COOL_LIGHT)
    near = softbox((9.5, -5.5, 6.5), (0.9, 0, 0.9), 1.6, 560, (1.0, 0.68, 0.38))
    behind = softbox((5.5, 6.0, 5.0), (0, 0, 1.8), 2.5, 620, (1.0, 0.72, 0.44))
    near.visible_glossy = behind.visible_glossy = False  # their images on the road would be as bright as the line


def road():
    """Two lanes, a white edge line, a gravel shoulder."""
    box((600, 60, 0.1), (0, -28.1, -0.05), asphalt(), 0)
    box((600, 0.12, 0.012), (0, 1.55, 0.004), surface("#d9d6ca", 0.6, variation=0.1, variation_scale=9), 0)
    box((600, 2.0, 0.1), (0, 2.9, -0.045), surface("#6d675b", 0.95, variation=0.2, variation_scale=6, bump=0.7, bump_scale=24), 0)
    box((900, 900, 0.1), (0, 453.5, -0.06), surface("#39442f", 1, variation=0.25, variation_scale=0.3, bump=0.8, bump_scale=6), 0)


def roadside():
    post, reflector = surface("#c9cfd2", 0.5), surface("#ffffff", 0.3, glow=2.2, glow_color="#ffe9c4")
    for i in range(-4, 12):
        x = -10 + i * 13
        box((0.10, 0.05, 1.05), (x, 3.3, 0.45), post, 0.02, 2)
        box((0.085, 0.02, 0.16), (x, 3.26, 0.86), reflector, 0.01, 1)
    dice = random.Random(11)
    prairie([(-34 + 90 * dice.random(), 4.0 + 0.9 * dice.random(), 0) for _ in range(1500)], size=(0.55, 0.95), seed=3)
    meadow = []
    for _ in range(4200):
        y = 4.4 + 70 * dice.random() ** 1.7
        meadow.append((-20 + (y + 17) * (-0.1 + 1.35 * dice.random()), y, 0))
    prairie(meadow, size=(0.7, 1.3), seed=5)


def horizon():
    """A farm town far off: a grain elevator, a few windows, wind turbines, a low line of trees."""
    window = surface("#ffd9a0", 0.5, glow=3.0, glow_color="#ffc777")
    dice = random.Random(3)
    grain_elevator((62, 230, 0))
    for _ in range(34):
        wide = 0.35 + 0.4 * dice.random()
        box((wide, 0.3, 0.5), (-20 + 230 * dice.random(), 190 + 20 * dice.random(), 1.2 + 1.6 * dice.random()), window, 0)
    for i, (x, y, height) in enumerate([(20, 420, 50), (205, 440, 52), (330, 470, 56)]):
        wind_turbine((x, y, 0), height, 0.4 + i * 0.7)
        sphere(0.6, (x, y - 2, height + 2), surface("#ff5a3a", 0.5, glow=9), detail=2)
    spots = [(-80 + i * 2.4 + 2 * dice.random(), 200 + 40 * dice.random(), 3 + 5 * dice.random() ** 2) for i in range(150)]
    tree_line(spots, 4)


def headlight(y):
    """A lamp's light on the road. A cone in the air would gray out the grille."""
    spot((-2.95, y, 0.86), (-1, 0.05, -0.075), 190, (1, 0.90, 0.76), 60)


def grade(frame, framing):
    # Above, the sky falls off to black; a town's light lies on the horizon.
    level = np.nonzero(frame.sky[..., 0].mean(1) > 0.15)[0].max() / frame.image.shape[0]
    above = level - frame.v
    far = ramp((frame.mist - 0.5) / 0.2)  # with the turbines, which would have pale outlines
    frame.darken(ramp(above / max(level, 0.3)) * far, (0.80, 0.68, 0.50))
    frame.light(np.exp(-((above / 0.16) ** 2)) * far, (0.012, 0.034, 0.042))
    frame.light(np.exp(-((above / 0.065) ** 2)) * far, (0.19, 0.085, 0.028))
    frame.fog_to_sky_across(0.05, 1.6, 0.75)
    frame.stars(420, 0.62)
    frame.bloom(3.0, 0.22)
    frame.darken(ramp((frame.v - 0.80) / 0.20), 0.25)
    frame.vignette(0.40, (0.5, 0.6))
