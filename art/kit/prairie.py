"""Rolling prairie with a road."""
import math
import random

from .foliage import prairie as grass
from .materials import surface
from .nature import hill
from .shapes import add, shade_smooth, textured_grid


def swell(x, y):
    """The height of the ground: flat nearby, gently rolling further out."""
    away = max(0.0, min(1.0, (y - 6) / 40))
    return away * (0.9 * math.sin(x * 0.045 + 0.6) + 1.1 * math.sin(y * 0.036 + x * 0.012) - 0.2)


def ground(color):
    def at(u, v):
        y = -14 + 330 * v**1.8
        x = (u - 0.5) * (60 + 1.6 * (y + 14))
        return (x, y, swell(x, y))

    turf = surface(color, 0.95, variation=0.22, variation_scale=0.25, bump=0.6, bump_scale=7)
    shade_smooth(add(textured_grid(160, 160, at), material=turf), 180)


def road(center, start, end, width=3.6, color="#5a5a55"):
    """A ribbon over the ground; center(y) gives its x."""

    def ribbon(left, right, lift):
        def at(u, v):
            y = start + (end - start) * v**1.5
            x = center(y) + left + (right - left) * u
            return (x, y, swell(center(y), y) + lift)

        return at

    verge = surface("#a08e68", 0.95, bump=0.5, bump_scale=20)
    asphalt = surface(color, 0.75, variation=0.1, variation_scale=1.5, bump=0.25, bump_scale=50)
    half = width / 2
    for left, right, lift, material in ((-half - 0.55, half + 0.55, 0.05, verge), (-half, half, 0.075, asphalt)):
        shade_smooth(add(textured_grid(6, 240, ribbon(left, right, lift)), material=material), 180)
    paint = surface("#d9a62e", 0.6, variation=0.12, variation_scale=9)
    for side in (-1, 1):  # a two-way road in the US: two yellow lines, unbroken
        shade_smooth(add(textured_grid(1, 240, ribbon(side * 0.15 - 0.055, side * 0.15 + 0.055, 0.079)), material=paint), 180)


def meadow(clear, count, near=-8, far=90, spread=26, seed=3, size=(0.7, 1.4)):
    """Fine grass everywhere except where clear(x, y) says so."""
    dice, places = random.Random(seed), []
    while len(places) < count:
        y = near + (far - near) * dice.random() ** 2.0
        x = (dice.random() - 0.5) * (spread + 1.25 * (y - near))
        if not clear(x, y):
            places.append((x, y, swell(x, y) - 0.05))
    grass(places, size=size, seed=seed)


def far_hills(color="#6f8a72"):
    for x, y, wide, high in ((-120, 330, 130, 11), (40, 360, 170, 14), (190, 340, 140, 12), (-20, 420, 260, 22)):
        hill((x, y, -3), (wide, 45, high), color)
