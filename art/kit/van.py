"""The one van of all pictures: a rounded side profile, extruded, sculpted, and painted by projected drawings."""
import math

import bmesh
import bpy
from mathutils import Vector

from .colors import BODY, linear
from .lamps import headlamps, tail_lamps
from .materials import new_material, surface
from .shapes import add, bevel, box, cylinder, group, mesh_from, prism, ring, rounded, shade_smooth

WHEEL_X = (1.78, -1.62)
WHEEL_RADIUS = 0.375


def van(location=(0, 0, 0), heading=0.0, lamps=6.0, cabin=0.0, steer=0.0, tail=1.5):
    """Place the van. Its front looks along +x before turning by heading (radians)."""
    root = group(location, (0, 0, heading))
    body = _body(root, _paint(cabin))
    dark, trim = surface("#050708", 0.95, specular=0.05), surface("#14191d", 0.55, specular=0.18)
    body.data.materials.append(dark)
    for x in WHEEL_X:
        arch = cylinder(0.47, 3, (x, 0, 0.40), dark, 0, rotation=(math.pi / 2, 0, 0), sides=64, parent=root)
        arch.hide_render = True
        arch.data.materials.clear()
        for slot in (dark, dark):
            arch.data.materials.append(slot)
        for face in arch.data.polygons:
            face.material_index = 1  # the cut's inside takes the body's second material: no white slivers
        cut = body.modifiers.new("arch", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", arch, "EXACT"
    bevel(body, 0.085, 5, 40)
    shade_smooth(body, 50)
    box((4.5, 1.5, 0.62), (-0.25, 0, 0.72), dark, 0.05, parent=root)
    for x in WHEEL_X:
        for side in (-1, 1):
            _wheel(root, x, side, steer if x > 0 else 0, trim)
    _trim(root, trim)
    bpy.context.view_layer.update()
    headlamps(root, body, lamps)
    tail_lamps(root, tail)
    return root


def stripe_end(root):
    """Where the livery's stripe meets the rear edge of the side that looks left."""
    bpy.context.view_layer.update()
    return root.matrix_world @ Vector((-2.73, 0.975, 1.585))


def _body(root, paint):
    profile = rounded(
        [
            (-2.76, 0.36, 0.10),
            (-2.72, 2.56, 0.24),
            (0.62, 2.62, 0.55),
            (1.98, 1.46, 0.25),
            (2.56, 1.20, 0.34),
            (2.80, 0.86, 0.3),
            (2.74, 0.34, 0.14),
        ],
        10,
    )
    bm = bmesh.new()
    sides = [[bm.verts.new((p.x, s, p.y)) for p in profile] for s in (-1, 1)]
    bm.faces.new(sides[0])
    bm.faces.new(sides[1][::-1])
    count = len(profile)
    for i in range(count):
        bm.faces.new((sides[0][i], sides[1][i], sides[1][(i + 1) % count], sides[0][(i + 1) % count]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    cuts = [((i * 0.2, 0, 0), (1, 0, 0)) for i in range(-13, 14)]
    cuts += [((0, 0, 0.6 + i * 0.3), (0, 0, 1)) for i in range(7)]
    cuts += [((0, y, 0), (0, 1, 0)) for y in (-0.7, -0.35, 0, 0.35, 0.7)]
    for point, normal in cuts:
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=point, plane_no=normal)
    for vertex in bm.verts:
        _sculpt(vertex.co)
    return add(mesh_from(bm, "van body"), material=paint, parent=root)


def _sculpt(point):
    """Lean the sides in, taper the nose, crown the roof, bow the front."""
    x, y, z = point
    narrow = 1 - 0.105 * max(0, (z - 1.15) / 1.5) ** 1.35
    narrow *= 1 - 0.13 * max(0, (x - 1.0) / 1.8) ** 2.2
    narrow *= 1 - 0.03 * max(0, (0.7 - z) / 0.4)
    point.y = y * narrow
    if z > 2.3:
        point.z += 0.03 * (1 - y**2)
    if x > 1.2:
        point.x -= 0.16 * abs(y) ** 2.4 * min(1, x - 1.2)


def _wheel(root, x, side, steer, trim):
    flat = (math.pi / 2, 0, 0)
    rim = surface("#c9d0d4", 0.28, metallic=0.9)
    hub = group((x, side * 0.82, WHEEL_RADIUS), (0, 0, steer), parent=root)
    cylinder(WHEEL_RADIUS, 0.25, (0, 0, 0), surface("#121517", 0.8, specular=0.2), 0.05, 4, flat, hub, 64)
    cylinder(0.255, 0.06, (0, side * 0.105, 0), surface("#22292e", 0.5), 0.012, 2, flat, hub)
    ring(0.245, 0.022, (0, side * 0.13, 0), rim, flat, hub)
    for k in range(6):
        angle = k * math.pi / 3
        box(
            (0.2, 0.03, 0.055),
            (math.cos(angle) * 0.13, side * 0.135, math.sin(angle) * 0.13),
            rim,
            0.012,
            2,
            (0, -angle, 0),
            hub,
        )
    cylinder(0.06, 0.05, (0, side * 0.14, 0), rim, 0.012, 2, flat, hub)
    turn = [math.radians(-8 + 196 * k / 40) for k in range(41)]
    arch = [(math.cos(a) * 0.535, math.sin(a) * 0.535) for a in turn] + [
        (math.cos(a) * 0.43, math.sin(a) * 0.43) for a in turn[::-1]
    ]
    prism(arch, 0.12, (x, side * (0.965 if x < 0 else 0.935), 0.40), trim, "Y", 0.03, 3, parent=root, angle=50)


def _trim(root, trim):
    """Sills, bumpers, mirrors, and the cooling unit on the roof."""
    for side in (-1, 1):
        box((2.3, 0.08, 0.16), (0.08, side * 0.965, 0.40), trim, 0.04, parent=root)
        box((0.05, 0.26, 0.05), (1.50, side, 1.52), trim, 0.02, parent=root)
        box((0.13, 0.2, 0.34), (1.48, side * 1.16, 1.60), trim, 0.05, 6, parent=root)
        box((0.01, 0.16, 0.28), (1.41, side * 1.16, 1.61), surface("#8fa6b2", 0.05, metallic=1), 0.004, 1, parent=root)
    box((0.16, 1.5, 0.17), (2.66, 0, 0.42), trim, 0.07, parent=root)
    box((0.2, 1.9, 0.22), (-2.76, 0, 0.46), trim, 0.07, parent=root)
    fairing = rounded([(-0.72, 2.58, 0.02), (-0.62, 2.83, 0.10), (0.30, 2.83, 0.16), (0.62, 2.58, 0.02)], 8)
    prism(fairing, 1.30, (0, 0, 0), surface(BODY, 0.45, specular=0.2, coat=0.3), "Y", 0.09, 5, parent=root)
    for k in range(3):
        box((0.02, 0.86, 0.028), (0.44 + 0.055 * k, 0, 2.765 - 0.045 * k), trim, 0.008, 1, (0, 0.7, 0), root)


def _paint(cabin):
    """Project the drawings by the direction each face looks: front, back, left or right."""
    material, nodes, shader = new_material("van paint")
    material.cycles.sample_as_light = False  # a dim cabin: sampling the whole body for it only adds noise
    coordinates = nodes.add("ShaderNodeTexCoord")
    x, y, z = nodes.split(coordinates.outputs["Object"])
    nx, ny, _ = nodes.split(coordinates.outputs["Normal"])
    v = nodes.math("DIVIDE", z, 2.7)
    left = nodes.join(nodes.math("DIVIDE", nodes.math("SUBTRACT", 2.9, x), 5.8), v)
    right = nodes.join(nodes.math("DIVIDE", nodes.math("ADD", x, 2.9), 5.8), v)
    front = nodes.join(nodes.math("DIVIDE", nodes.math("ADD", y, 1.1), 2.2), v)
    back = nodes.join(nodes.math("DIVIDE", nodes.math("SUBTRACT", 1.1, y), 2.2), v)
    looks_front = nodes.math("GREATER_THAN", nx, 0.28)
    faces = (
        (looks_front, front, "front"),
        (nodes.math("LESS_THAN", nx, -0.8), back, "back"),
        (nodes.math("GREATER_THAN", ny, 0.55), left, "left"),
        (nodes.math("LESS_THAN", ny, -0.55), right, "right"),
    )

    def projected(kind, base):
        result = base
        for where, uv, name in faces:
            result = nodes.mix(where, result, nodes.image(f"van-{name}-{kind}", uv, kind == "mask")[0])
        return result

    color = projected("color", linear(BODY))
    glass, _, relief = nodes.add("ShaderNodeSeparateRGB", {0: projected("mask", (0, 0, 0, 1))}).outputs
    bump = nodes.add(
        "ShaderNodeBump",
        {
            "Height": nodes.math("MULTIPLY", relief, nodes.math("SUBTRACT", 1, looks_front)),
            "Strength": 0.6,
            "Distance": 0.02,
        },
        invert=True,
    )
    # A lamp in the cabin: warm, brightest above the dash, gone at the roof.
    in_cabin = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", z, 1.35), nodes.math("GREATER_THAN", x, -2.0))
    low = nodes.add("ShaderNodeMapRange", {"Value": z, "From Min": 1.35, "From Max": 2.25, "To Min": 1.0, "To Max": 0.06}).outputs[0]
    glow = nodes.mix(nodes.math("MULTIPLY", low, low), (0.02, 0.02, 0.025, 1), (0.50, 0.24, 0.08, 1))
    strength = nodes.math("MULTIPLY", nodes.math("MULTIPLY", glass, in_cabin), cabin)
    for socket, value in {
        "Base Color": color,
        "Roughness": nodes.math("SUBTRACT", 0.42, nodes.math("MULTIPLY", glass, 0.37)),
        "Specular": 0.05,
        "Clearcoat": 0.6,
        "Clearcoat Roughness": 0.06,
        "Emission": glow,
        "Emission Strength": strength,
        "Normal": bump.outputs[0],
    }.items():
        nodes.set(shader.inputs[socket], value)
    return material
