"""The van's lamps, modelled: projectors behind a clear cover, and red light guides at the rear corners."""
import math

import bpy
from mathutils import Vector

from .colors import linear
from .materials import new_material, surface, thin_glass
from .shapes import add, box, lathe, ring, rod, rounded, shade_smooth

# A headlamp's outline on the nose: meters from the middle, height, corner radius.
OUTLINE = rounded([(0.55, 1.03, 0.03), (0.90, 1.105, 0.09), (0.96, 0.85, 0.09), (0.58, 0.815, 0.07)], 6)
BROW = [(0.61, 0.995), (0.70, 1.020), (0.78, 1.038), (0.845, 1.046)]
PROJECTORS = ((0.845, 0.930, 0.064), (0.690, 0.905, 0.048))


def lit(color, glow, base="#20262a"):
    """A lamp's lit part. Not sampled as a light: so small a one adds noise, and scenes place the light that it throws."""
    material, _, shader = new_material("lit " + color)
    for socket, value in {
        "Base Color": linear(base),
        "Roughness": 0.2,
        "Clearcoat": 1.0,
        "Emission": linear(color),
        "Emission Strength": glow,
    }.items():
        shader.inputs[socket].default_value = value
    material.cycles.sample_as_light = False
    return material


def headlamps(root, body, glow):
    """Bowls, lenses and a bright ring behind a cover that follows the nose."""
    chrome, dark = surface("#d5dadd", 0.12, metallic=1), surface("#0b0f12", 0.35, coat=0.6)
    white = lit("#fff1da", glow)
    dim = lit("#ffe9cc", glow * 0.12)  # as bright as the brow, the far lamp would look like a ring beside the nose
    lens = lit("#fff6e6", glow * 0.9, "#8a9398")
    cover = thin_glass((0.97, 0.99, 1, 1), 0.02, 0.16, most=0.35)
    for side in (-1, 1):
        nose = _Nose(root, body, side)
        _patch(root, nose, OUTLINE, dark, lambda r: 0.004)
        _patch(root, nose, OUTLINE, cover, lambda r: 0.012 + 0.040 * (1 - r**3)).visible_shadow = False
        edge = [nose.at(y, z, 0.010) for y, z in OUTLINE]
        rod([*edge, edge[0]], 0.011, surface("#14191d", 0.4, coat=0.4), root)
        rod([nose.at(y, z, 0.020) for y, z in BROW], 0.012, white, root)
        for y, z, radius in PROJECTORS:
            turn = nose.looks(y, z).to_track_quat("Z", "Y").to_euler()
            at = nose.at(y, z, 0.004)
            bowl = [(radius * 0.62, 0.004), (radius * 0.80, 0.010), (radius * 1.02, 0.030), (radius * 1.12, 0.030), (radius * 1.16, 0.0)]
            lathe(bowl, chrome, at, turn, root, 48)
            dome = [(radius * 0.64 * math.cos(a), 0.004 + radius * 0.42 * math.sin(a)) for a in (k * math.pi / 12 for k in range(7))]
            lathe(dome, lens, at, turn, root, 40, 180)
            ring(radius * 0.98, radius * 0.07, nose.at(y, z, 0.032), dim, turn, root)


def tail_lamps(root, glow):
    """A red lens around each rear corner with a loop of light, a third lamp above the doors, a plate."""
    red, guide = lit("#ff1208", glow * 0.05, "#7a0d10"), lit("#ff2a16", glow)
    clear, amber = surface("#b9b4b0", 0.12, coat=1), surface("#a8560f", 0.15, coat=1)
    for side in (-1, 1):
        box((0.13, 0.18, 0.56), (-2.685, side * 0.875, 1.90), red, 0.045, 5, parent=root)
        loop = rounded([(-0.055, -0.02, 0.03), (0.055, -0.02, 0.03), (0.055, 0.22, 0.03), (-0.055, 0.22, 0.03)], 5)
        points = [(-2.755, side * 0.872 + p.x, 1.90 + p.y) for p in loop]
        rod([*points, points[0]], 0.013, guide, root)
        box((0.02, 0.105, 0.075), (-2.748, side * 0.872, 1.825), amber, 0.02, 3, parent=root)
        box((0.02, 0.105, 0.075), (-2.748, side * 0.872, 1.735), clear, 0.02, 3, parent=root)
    box((0.05, 0.46, 0.04), (-2.715, 0, 2.44), surface("#5c0b0e", 0.15, coat=1), 0.015, 2, parent=root)  # no brake: dark
    box((0.02, 0.32, 0.16), (-2.765, 0, 0.665), surface("#d8dcd6", 0.5), 0.008, 2, parent=root)


class _Nose:
    """Places on the front of the evaluated body, mirrored for one side."""

    def __init__(self, root, body, side):
        self.side = side
        self.shape = body.evaluated_get(bpy.context.evaluated_depsgraph_get())

    def _cast(self, y, z):
        for inward in range(40):  # past the edge, the nearest place that is still on the nose
            near = y - 0.008 * inward
            hit, place, normal, _ = self.shape.ray_cast(Vector((4, near * self.side, z)), Vector((-1, 0, 0)))
            if hit and place.x > 2.2 and normal.x > 0.22:
                return place, normal
        raise ValueError("no nose at %.2f, %.2f" % (y, z))

    def at(self, y, z, out=0.0):
        place, normal = self._cast(y, z)
        return place + normal * out

    def looks(self, y, z):
        return (self._cast(y, z)[1] + Vector((0.8, 0, 0))).normalized()


def _patch(root, nose, outline, material, out):
    """A sheet over the nose inside an outline; out(r) lifts it, from r = 0 in the middle to 1 at the edge."""
    middle, rings = sum(outline, Vector((0, 0))) / len(outline), 8
    points = [nose.at(middle.x, middle.y, out(0))]
    faces, count = [], len(outline)
    for k in range(1, rings + 1):
        r = k / rings
        points += [nose.at(*(middle + (p - middle) * r), out(r)) for p in outline]
        for i in range(count):
            a, b = 1 + (k - 1) * count + i, 1 + (k - 1) * count + (i + 1) % count
            faces.append((0, a, b) if k == 1 else (a - count, a, b, b - count))
    mesh = bpy.data.meshes.new("lamp")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    return shade_smooth(add(mesh, material=material, parent=root), 180)
