"""Hills, fences and wind turbines."""
import math

from .colors import TIMBER
from .materials import surface
from .shapes import box, cylinder, group, rod, sphere


def hill(location, size, color, seed=0):
    """A far, low hill."""
    return sphere(1, location, surface(color, 0.95, variation=0.12, variation_scale=2), detail=4, stretch=size)


def fence(points, post_height=1.15, rails=(0.45, 0.85), ground=lambda x, y: 0.0):
    """Wooden posts and rails through (x, y) points."""
    wood = surface(TIMBER, 0.75, variation=0.2, variation_scale=5, bump=0.4, bump_scale=18)
    spots = [(x, y, ground(x, y)) for x, y in points]
    for i, (x, y, z) in enumerate(spots):
        box(
            (0.15, 0.15, post_height + 0.3),
            (x, y, z + post_height / 2 - 0.15),
            wood,
            0.03,
            rotation=(0.02 * math.sin(i * 3), 0.025 * math.cos(i * 5), i * 0.4),
        )
    for a, b in zip(spots, spots[1:]):
        for rail in rails:
            rod([(a[0], a[1], a[2] + rail), (b[0], b[1], b[2] + rail + 0.03)], 0.045, wood, smooth=False)


def wind_turbine(location, height, turn):
    pale = surface("#7e929b", 0.7)
    x, y, z = location
    cylinder(0.02 * height, height, (x, y, z + height / 2), pale, 0, sides=16, top=0.011 * height)
    sphere(0.022 * height, (x, y - 0.02 * height, z + height), pale, detail=2)
    for k in range(3):
        angle, length = turn + k * 2.094, 0.46 * height
        box(
            (0.017 * height, 0.25, length),
            (x + math.sin(angle) * length / 2, y - 0.035 * height, z + height + math.cos(angle) * length / 2),
            pale,
            0.1,
            1,
            (0, angle, 0),
        )


def grain_elevator(location, turn=0.0):
    """Four silos and a headhouse with a warning lamp, as a silhouette."""
    root, dark = group(location, (0, 0, turn)), surface("#16242b", 0.9)
    for k, height in enumerate((12, 14, 14, 14)):
        cylinder(2.6, height, (k * 6.4, 0, height / 2), dark, 0, sides=24, parent=root)
        cylinder(2.6, 1.8, (k * 6.4, 0, height + 0.9), dark, 0, sides=24, top=0.4, parent=root)
    box((6, 6, 20), (26, 0, 10), dark, 0.2, parent=root)
    box((4, 5, 4), (26, 0, 21.5), dark, 0.2, parent=root)
    box((24, 1.2, 1.0), (13, 0, 17), dark, 0.1, parent=root)
    sphere(0.35, (26, -3, 24), surface("#ff5a3a", 0.5, glow=9), root, detail=2)
