"""A placeholder for a person: a plain bust in the brand's colours, without a face."""
import math

import numpy as np

from kit.colours import BODY, INK, TEAL_PAINT, WARM_LIGHT, YELLOW
from kit.materials import surface
from kit.shapes import add, blob, cylinder, shade_smooth, textured_grid
from kit.stage import backdrop, camera, sky, softbox

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.3, None


def build(framing):
    backdrop("#2b7073", far=12, roughness=0.8)
    figure()
    cylinder(2.1, 0.5, (0, 0, 0.25), surface(INK, 0.4, coat=0.3), 0.08, 4, sides=96)
    cylinder(1.9, 0.16, (0, 0, 0.57), surface(YELLOW, 0.45, coat=0.2), 0.04, 4, sides=96)
    sky([(-0.2, "#1b3a40"), (0, "#3a6266"), (0.4, "#7fa5a5"), (1, "#a9c4c2")], 0.5)
    softbox((-7.5, -5.5, 8.5), (0, 0, 3.5), 5.5, 1900, (1.0, 0.93, 0.84), 5)
    softbox((7.5, 3.0, 6.0), (0, 0, 3.6), 2.5, 1100, WARM_LIGHT, 5)
    softbox((2, -11, 4), (0, 0, 3.4), 7, 240, (0.9, 0.97, 1), 3)
    softbox((0, 5.5, 2.5), (0, 9, 5), 6, 420, (1, 0.88, 0.7), 4)
    camera((-1.2, -16.5, 4.6), (0.0, 0, 3.3), 70, 3.5, (0, -0.6, 4))


# The bust's outline: height, half width, half depth.
OUTLINE = [
    (0.62, 0.80, 0.62),
    (1.1, 1.05, 0.74),
    (1.7, 1.50, 0.86),
    (2.3, 1.78, 0.92),
    (2.75, 1.84, 0.90),
    (3.1, 1.68, 0.82),
    (3.38, 1.32, 0.72),
    (3.58, 0.95, 0.64),
    (3.74, 0.70, 0.58),
    (3.9, 0.60, 0.55),
]


def bust(angle, z, lift=1.0):
    """A point of the bust's surface; angle 0 looks at the camera."""
    heights, widths, depths = zip(*OUTLINE)
    width, depth = np.interp(z, heights, widths) * lift, np.interp(z, heights, depths) * lift
    x, y = math.sin(angle), -math.cos(angle)
    return (width * math.copysign(abs(x) ** 0.85, x), depth * math.copysign(abs(y) ** 0.85, y) + 0.08, z)


def figure():
    """Head, neck and shoulders, and a collar that echoes the V of the bird's breast."""
    plaster = surface(BODY, 0.6, bump=0.04, bump_scale=60)
    jacket = surface(TEAL_PAINT, 0.55, bump=0.06, bump_scale=90)
    blob(
        [
            ((0, 0.02, 5.36), (0.86, 0.96, 1.0)),
            ((0, -0.08, 4.92), (0.66, 0.74, 0.70)),
            ((0, 0.10, 4.15), (0.50, 0.50, 0.95)),
        ],
        0.04,
        plaster,
        smooth=22,
    )
    body = add(textured_grid(96, 80, lambda u, v: bust(2 * math.pi * u + math.pi, 0.62 + 3.28 * v)), material=jacket)
    soften = body.modifiers.new("soften", "SMOOTH")
    soften.iterations, soften.factor = 30, 0.5
    shade_smooth(body, 180)
    for side in (-1, 1):
        for start, colour, lift in ((3.86, INK, 1.035), (3.70, YELLOW, 1.05)):

            def band(u, v):
                return bust(side * (1 - u) * 0.95, start - 0.95 * u - 0.20 * v, lift)

            strip = shade_smooth(add(textured_grid(30, 4, band), material=surface(colour, 0.5)), 180)
            strip.modifiers.new("cloth", "SOLIDIFY").thickness = 0.05


def grade(frame, framing):
    frame.bloom(1.1, 0.22)
    frame.vignette(0.5, (0.5, 0.45))
