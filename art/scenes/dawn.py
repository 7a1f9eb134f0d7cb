"""The van before a hospital at dawn; the courier carries the case to the entrance. The sun is low at the right, out of the frame."""
import math
import random

from kit.colors import COOL_LIGHT, TEAL_PAINT, TIMBER, linear
from kit.foliage import airy_tree, prairie, shrub, tree_line
from kit.grade import ramp
from kit.materials import new_material, surface, thin_glass
from kit.nature import hill
from kit.people import courier_walking
from kit.shapes import box, cylinder, lettering
from kit.stage import camera, dawn_sky, fit, softbox, spot, sun
from kit.van import stripe_end, van

LOOK, EXPOSURE, MIST = "High Contrast", 0.25, (30, 520)

WALL = surface("#a8a399", 0.65, variation=0.03, variation_scale=0.6)
WHITE = surface("#dfdcd4", 0.6)
BRICK = surface("#8d6a58", 0.8, variation=0.16, variation_scale=5, bump=0.3, bump_scale=24)
DARK = surface("#20282d", 0.5)
PAVING = surface("#b4b0a6", 0.8, variation=0.06, variation_scale=2)
LAMP = surface("#ffffff", 0.5, glow=5, glow_color="#fff0dc")
PANES = [
    surface("#16303a", 0.06, coat=1, specular=0.9),
    surface("#1b323a", 0.08, glow=1.0, glow_color="#ffb468", specular=0.9),
    surface("#2a3438", 0.08, glow=2.2, glow_color="#ffc078", specular=0.9),
    surface("#1d3d45", 0.08, glow=0.12, glow_color="#86d9d0", specular=0.9),
]
SUN_FROM = (0.86, -0.46, 0.25)

# framing: bearing of the camera from the van's side (degrees), distance, height, f-stop; the van's left, right and feet in the frame
CAMERAS = {
    "wide": (34, 15.5, 1.45, 7, 0.185, 0.85, 0.79),
    "upright": (35, 16, 1.55, 7, 0.20, 0.86, 0.80),
}
# framing: where the courier walks
COURIER = {"wide": (-2.72, 3.0), "upright": (-2.75, 2.9)}


def build(framing):
    street()
    hospital()
    entrance()
    planting()
    subject = van((0, 0, 0), math.pi, lamps=3.2, cabin=0.14)
    courier(*COURIER[framing])
    dawn_sky(
        [
            (-0.2, "#5d6670"),
            (0, "#f5ad6c"),
            (0.04, "#e8a47c"),
            (0.09, "#b7a09b"),
            (0.16, "#6f92a4"),
            (0.27, "#34708f"),
            (0.42, "#1b5273"),
            (1, "#0d3048"),
        ],
        SUN_FROM,
        (1.25, 0.56, 0.18),
        0.85,
        0.9,
    )
    sun([-c for c in SUN_FROM], 9.0, (1, 0.64, 0.36), 1.4)
    softbox((-12, -9, 6), (-1.5, 0, 1.2), 7, 520, COOL_LIGHT)
    aim(framing, subject)
    return stripe_end(subject)


def courier(x, y):
    """The courier on the path, with two warm lamps for the sun, which the van keeps from him."""
    courier_walking((x, y, 0.13), math.radians(111))
    spot((x + 3.0, y - 0.5, 2.75), (-3.0, 0.5, -1.55), 900, (1, 0.66, 0.38), 44)
    spot((x - 0.6, y - 5.0, 2.6), (0.6, 5.0, -1.5), 190, (1, 0.78, 0.58), 30)


def aim(framing, subject):
    bearing, distance, height, stop, left, right, feet = CAMERAS[framing]
    turn = math.radians(bearing)
    x, y = -math.sin(turn) * distance, -math.cos(turn) * distance
    camera((x, y, height), (0, 0, height), 66, stop, (-1.6, -0.9, 1.1))
    fit([subject], left, right, feet)


def asphalt():
    """Dark, fine-grained, and damp in places, so that it answers the sky."""
    material, nodes, shader = new_material("asphalt")
    place = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    patches = nodes.add("ShaderNodeMapRange", {"Value": nodes.noise(place, 0.35, 4), "From Min": 0.40, "From Max": 0.62}).outputs[0]
    grit = nodes.noise(place, 70, 2)
    nodes.set(shader.inputs["Base Color"], nodes.mix(patches, linear("#262d32"), linear("#3a4247")))
    nodes.set(shader.inputs["Roughness"], nodes.add("ShaderNodeMapRange", {"Value": patches, "To Min": 0.30, "To Max": 0.62}).outputs[0])
    bump = nodes.add("ShaderNodeBump", {"Height": grit, "Strength": 0.22, "Distance": 0.01})
    nodes.set(shader.inputs["Normal"], bump.outputs[0])
    return material


def street():
    """The road with a curb and a path on the far side. No yellow line: the site draws the only one."""
    field = surface("#6f7a4a", 0.95, variation=0.25, variation_scale=0.25, bump=0.6, bump_scale=9)
    box((500, 60, 0.1), (0, -28.1, -0.05), asphalt(), 0)
    box((500, 0.30, 0.17), (0, 2.05, 0.055), surface("#bfbbb0", 0.8, variation=0.05), 0.05)
    box((500, 3.1, 0.12), (0, 3.7, 0.07), PAVING, 0.02)
    box((500, 400, 0.1), (0, 202.2, 0.02), field, 0)
    for i in range(-20, 60):
        box((0.014, 3.1, 0.01), (i * 1.8, 3.7, 0.131), surface("#8f8d85", 0.9), 0)


def window_band(start, end, at, low, high, axis, seed, lit):
    """A row of panes between mullions, some lit, with a sunshade above."""
    dice, count = random.Random(seed), max(1, round((end - start) / 1.35))
    step, middle, tall = (end - start) / count, (low + high) / 2, high - low

    def part(along, out, size, material, z=middle, height=tall, round_edge=0.0):
        if axis == "y":
            box((size, out[1], height), (along, at + out[0], z), material, round_edge, 2)
        else:
            box((out[1], size, height), (at + out[0], along, z), material, round_edge, 2)

    for i in range(count):
        roll = dice.random()
        pane = PANES[2] if roll < lit * 0.4 else PANES[1] if roll < lit else PANES[3] if roll < lit + 0.2 else PANES[0]
        part(start + (i + 0.5) * step, (0, 0.08), step - 0.07, pane)
        part(start + i * step, (-0.10, 0.30), 0.09, WHITE, round_edge=0.02)
        if roll > 0.8:
            part(
                start + (i + 0.5) * step,
                (-0.03, 0.07),
                step - 0.08,
                surface("#9d978a", 0.8),
                high - tall * 0.17,
                tall * 0.34,
            )
    part((start + end) / 2, (-0.05, 0.07), end - start, DARK, low + tall * 0.28, 0.05)
    part((start + end) / 2, (-0.38, 0.62), end - start, WHITE, high + 0.03, 0.07, 0.02)


def block(x0, x1, y0, y1, floors, lit, seed, wall=WALL, storey=3.6):
    width, depth, x, y = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    box((width - 0.6, depth - 0.6, floors * storey), (x, y, floors * storey / 2), DARK, 0)
    for floor in range(floors):
        z = floor * storey
        box((width, depth, 1.25), (x, y, z + 0.3), wall, 0.10, 4)
        window_band(x0 + 0.35, x1 - 0.35, y0 + 0.22, z + 0.9, z + storey - 0.3, "y", seed + floor, lit)
        window_band(y0 + 0.35, y1 - 0.35, x0 + 0.22, z + 0.9, z + storey - 0.3, "x", seed + 20 + floor, lit)
    top = floors * storey
    box((width, depth, 1.2), (x, y, top + 0.42), wall, 0.12, 4)
    box((width + 0.16, depth + 0.16, 0.12), (x, y, top + 1.04), DARK, 0.03)
    return top


def hospital():
    block(27, 66, 40, 56, 2, 0.62, 3)
    block(38, 70, 54, 70, 3, 0.55, 9)
    box((4, 4, 1.6), (40, 48, 8.6), surface("#8b9290", 0.7), 0.1)
    box((7.4, 8, 9.3), (24.6, 41.5, 4.65), BRICK, 0.10, 4)
    for z in range(1, 16):
        box((7.42, 8.02, 0.02), (24.6, 41.5, z * 0.6), surface("#6b4f42", 0.9), 0)
    box((7.6, 8.2, 0.16), (24.6, 41.5, 9.3), DARK, 0.03)


def entrance():
    """A glowing timber lobby behind glass, and a canopy that carries a plain sign."""
    lobby = surface(TIMBER, 0.5, glow=0.45, glow_color="#e09a58", variation=0.12, variation_scale=4)
    box((20, 0.1, 3.3), (39, 39.6, 1.75), lobby, 0)
    softbox((39, 38.6, 3.25), (39, 39, 0), 18, 1300, (1, 0.80, 0.55), 1.0)
    box((20, 0.03, 3.3), (39, 38.0, 1.75), thin_glass((0.86, 0.93, 0.93, 1), 0.03, 0.22), 0)
    for i in range(14):
        box((0.08, 0.16, 3.3), (29.2 + i * 1.5, 37.95, 1.75), DARK, 0.02, 2)
    box((20, 9, 0.42), (38, 34, 4.05), WHITE, 0.14, 5)
    box((19.4, 8.4, 0.06), (38, 34, 3.82), surface("#ffd9a8", 0.5, glow=1.8, glow_color="#ffc98a"), 0)
    box((19.8, 0.06, 0.16), (38, 29.48, 4.05), surface(TEAL_PAINT, 0.4, glow=0.12), 0)
    box((0.06, 8.8, 0.16), (27.98, 34, 4.05), surface(TEAL_PAINT, 0.4, glow=0.12), 0)
    for x in (29.2, 34.5, 40, 46):
        cylinder(0.13, 3.9, (x, 30.2, 1.9), WHITE, 0.02)
    lettering("Medical Center", 1.08, (24.6, 37.44, 7.75), surface("#fbf8ef", 0.6, glow=0.35), depth=0.02)


def planting():
    """Prairie along the path, shrubs at the building, a far line of trees."""
    dice = random.Random(7)
    prairie([(-30 + 33 * dice.random(), 5.5 + 0.9 * dice.random(), 0.05) for _ in range(560)], size=(0.6, 1.0), seed=3)
    near = []
    while len(near) < 4200:
        y = 5.6 + 70 * dice.random() ** 1.7
        x = -16 + (y + 17) * (0.15 + 1.15 * dice.random())
        if (x < 22 or y < 26) and not (x > 3 and y < 12) and x < 3 + 0.9 * y:
            near.append((x, y, 0.03))
    prairie(near, size=(0.7, 1.35), seed=5)
    kinds = ("sage", "olive", "rust", "teal")
    for i in range(150):  # a clipped, dark hedge: the site's yellow line loops before it
        shrub((3 + 0.2 * i + 0.3 * dice.random(), 6.3 + 1.6 * dice.random(), 0.05), 0.75 + 0.3 * dice.random(), ("sage", "teal", "teal")[i % 3], i)
    for i in range(26):
        shrub((19 + 0.35 * i + dice.random(), 35.5 + 1.2 * dice.random(), 0.05), 0.6 + 0.5 * dice.random(), kinds[i % 4], i)
    for i, (x, y, height) in enumerate([(18.9, 34.5, 6.4), (22.4, 34.0, 4.3), (44, 26, 5.6), (50, 27, 6.0)]):
        airy_tree((x, y, 0.05), height, i, ("olive", "rust", "sage")[i % 3])
    for i in range(9):  # and dark trees, lower than the wing behind them
        airy_tree((13.5 + 2.3 * i + dice.random(), 13.5 + 0.9 * i + 2 * dice.random(), 0.05), 3.6 + 1.4 * dice.random(), i, "teal")
    for i, (x, y, height) in enumerate([(13, -15.5, 7.5), (19, -16, 9), (24, -22, 9)]):
        airy_tree((x, y, 0), height, i)  # out of the frame: their long shadows lie on the road
    spots = [(-40 + i * 1.9 + 2 * dice.random(), 125 + 26 * dice.random(), 5 + 6 * dice.random() ** 2) for i in range(130)]
    tree_line(spots, 4)
    for x, y, wide, high in ((-30, 330, 160, 10), (120, 360, 180, 15), (40, 430, 260, 19)):
        hill((x, y, -2), (wide, 50, high), "#4c6a66")


def grade(frame, framing):
    frame.fog_to_sky_across(0.02, 4.0, 0.95)
    frame.bloom(1.8, 0.26)
    frame.darken(ramp((0.30 - frame.v) / 0.30), (0.34, 0.26, 0.18))
    frame.darken(ramp((frame.v - 0.80) / 0.20), 0.22)
    frame.vignette(0.30)
