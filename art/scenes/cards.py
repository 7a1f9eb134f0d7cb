"""The three cards of Home: one backdrop, one light, three subjects.

On a phone a card shows only the middle half of its picture's height: the goods have to fit in, lids and handles too.
"""
import math

from kit.colors import COOL_LIGHT, INK, RUBBER, SET, TEAL, TEAL_PAINT, YELLOW, toned
from kit.goods import instrument_container, seat, strap, tag, tote, webbing
from kit.lab import case
from kit.materials import surface
from kit.shapes import box, cylinder, group
from kit.stage import backdrop, camera, fit, sky, softbox, spot

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.2, None


def build(framing):
    backdrop(SET, far=15, roughness=0.6)
    light()
    {"express": express, "hospital": hospital, "secure": secure}[framing]()


def light():
    """A low warm key from the right, as in the dawn; a wide cool fill from the left; a soft top; a glow on the wall."""
    sky([(-0.2, "#0f2c33"), (0, "#24505a"), (0.4, "#5b8c92"), (1, "#9cc0c0")], 0.6)
    softbox((10.0, -7.5, 7.0), (0, 0, 1.8), 4.2, 5000, (1.0, 0.78, 0.53), 5)
    softbox((-9.5, -6.0, 6.5), (0, 0, 1.8), 7.0, 800, COOL_LIGHT, 6)
    softbox((-6.5, 7.0, 8.5), (0, 0, 2.5), 3.0, 900, (0.72, 0.95, 1.0), 5)
    softbox((1, 0, 13), (0, 0, 0.5), 8, 900, (1, 0.96, 0.90))
    pool = spot((5, -1, 15), (0.0, 1.0, -0.62), 5200, (1, 0.80, 0.56), 70)
    pool.data.spot_blend, pool.data.shadow_soft_size = 1.0, 2.5


def express():
    seat((0, 0, 0), math.radians(16))
    holder = group((0, 0, 0), (0, 0, math.radians(16)))
    box_root = instrument_container((0, -0.55, 1.78), 0, holder)
    box_root.scale = (0.92,) * 3
    belt = webbing("#e9e2d2")
    top = 1.78 + 1.99 * 0.92
    flat, lying = (0.80, 0.1, 0.60), (0.15, 1, 0)
    strap(
        [(-2.35, 2.35, 9.0), (-2.0, 1.90, 7.8), (0.4, 0.85, 4.6), (1.25, 0.30, top + 0.10), (1.75, 0.10, top + 0.03), (2.42, -0.10, top + 0.02), (2.50, -0.14, top - 0.1), (2.56, -0.26, 2.3), (2.6, -0.3, 1.7)],
        0.50,
        [flat, flat, flat, (0.5, 0.7, 0.3), lying, lying, lying, lying, lying],
        belt,
        holder,
    )
    strap(
        [(-2.62, -0.6, 1.7), (-2.54, -0.6, 2.3), (-2.48, -0.6, top - 0.1), (-2.40, -0.6, top + 0.015), (0, -0.6, top + 0.02), (2.40, -0.6, top + 0.015), (2.48, -0.6, top - 0.1), (2.54, -0.55, 2.3), (2.6, -0.5, 1.7)],
        0.46,
        (0, 1, 0),
        belt,
        holder,
    )
    box((0.34, 0.62, 0.86), (2.66, -0.42, 2.02), surface("#10171b", 0.45), 0.10, 5, (0, -0.1, 0), holder)
    box((0.06, 0.34, 0.16), (2.82, -0.42, 2.22), surface("#c8412f", 0.45), 0.02, 2, (0, -0.1, 0), holder)
    box((0.34, 0.62, 0.70), (-2.62, -0.6, 2.02), surface("#10171b", 0.45), 0.10, 5, (0, 0.1, 0), holder)
    camera((-3.6, -17.5, 8.0), (0.05, 0.2, 3.0), 61, 2.0, (-0.2, -1.8, 3.0))


def hospital():
    concrete = surface("#8d9a98", 0.85, variation=0.08, variation_scale=1.2, bump=0.25, bump_scale=30)
    holder = group((0, 0, 0), (0, 0, math.radians(12)))
    box((40, 9, 1.3), (8.5, 2.6, 0.65), concrete, 0.08, 4, parent=holder)
    box((40.02, 0.30, 0.16), (8.5, -1.80, 1.25), surface(YELLOW, 0.5, variation=0.05), 0.03, 2, parent=holder)
    for x in (-4.2, 3.9):
        box((1.5, 0.42, 0.86), (x, -2.08, 0.66), surface(RUBBER, 0.75, specular=0.2), 0.12, 5, parent=holder)
    shutter = surface(toned(TEAL, 0.71, 0.435), 0.5, specular=0.3)
    for k in range(36):
        cylinder(0.20, 13, (3.6, 6.6, 1.45 + 0.36 * k), shutter, 0.0, rotation=(0, math.pi / 2, 0), parent=holder, sides=20)
    for x in (-3.1, 10.3):
        box((0.5, 0.6, 14), (x, 6.5, 8), surface(INK, 0.5), 0.08, parent=holder)
    stack = group((-0.6, 0.75, 1.3), parent=holder)
    tote((0, 0, 0), 0, TEAL_PAINT, parent=stack)
    tote((0, 0, 2.98), math.radians(-3), "#e2ddd0", TEAL_PAINT, parent=stack, label=None)
    third = tote((7.4, 1.0, 1.3), math.radians(7), toned(INK, 0.94, 0.30), parent=holder)
    tag((-0.02, -2.18, 2.98 + 2.50), (math.radians(-2), math.radians(-5), math.radians(-3)), stack, 1.32)
    camera((-4.6, -20.0, 8.2), (1.75, 0.6, 3.45), 54, 2.0, (0.0, -1.4, 4.0))
    fit([stack, third], 0.20, 0.80, 0.72)


def secure():
    sealed = case((-0.9, 0.2, 0), math.radians(-15), tagged=True)
    behind = tote((5.3, 3.6, 0), math.radians(9), toned(INK, 0.94, 0.30), parent=None)
    camera((-4.2, -15.0, 4.6), (0, 0.6, 2.0), 46, 2.0, (-1.2, -1.7, 1.95))
    fit([sealed, behind], 0.17, 0.83, 0.717)


def grade(frame, framing):
    frame.bloom(1.2, 0.22)
    frame.vignette(0.5, (0.52, 0.52))
