"""Shapes. Everything is bevelled: sharp edges catch no light and look like a toy model of nothing."""
import math

import bmesh
import bpy
from mathutils import Vector

from .paths import FONT


def group(location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0, parent=None):
    """An empty that carries other objects."""
    empty = bpy.data.objects.new("group", None)
    return _place(empty, location, rotation, parent, scale)


def add(mesh, location=(0, 0, 0), rotation=(0, 0, 0), material=None, parent=None, scale=1.0):
    """Put a mesh or curve into the scene."""
    if material:
        mesh.materials.append(material)
    return _place(bpy.data.objects.new(mesh.name, mesh), location, rotation, parent, scale)


def _place(thing, location, rotation, parent, scale):
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def shade_smooth(thing, angle=35):
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def bevel(thing, width, segments=4, angle=30):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = modifier.use_clamp_overlap = True
    return shade_smooth(thing, 60)


def mesh_from(bm, name):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box(size, location, material, round=0.03, segments=3, rotation=(0, 0, 0), parent=None):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    thing = add(mesh_from(bm, "box"), location, rotation, material, parent)
    return bevel(thing, min(round, min(size) * 0.49), segments) if round else thing


def cylinder(
    radius, height, location, material, round=0.01, segments=3, rotation=(0, 0, 0), parent=None, sides=48, top=None
):
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=height
    )
    thing = add(mesh_from(bm, "cylinder"), location, rotation, material, parent)
    return bevel(thing, round, segments) if round else shade_smooth(thing, 40)


def sphere(radius, location, material, parent=None, detail=3, stretch=(1, 1, 1), rotation=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    bmesh.ops.scale(bm, vec=stretch, verts=bm.verts)
    return shade_smooth(add(mesh_from(bm, "sphere"), location, rotation, material, parent), 180)


def ring(radius, thickness, location, material, rotation=(0, 0, 0), parent=None):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=64, minor_segments=12)
    thing = bpy.context.object
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    thing.data.materials.append(material)
    return shade_smooth(thing, 180)


def rounded(points, steps=8):
    """Round the corners of a polygon given as (x, y, radius)."""
    outline = []
    for i, (x, y, radius) in enumerate(points):
        corner = Vector((x, y))
        before, after = Vector(points[i - 1][:2]) - corner, Vector(points[(i + 1) % len(points)][:2]) - corner
        if radius <= 0:
            outline.append(corner)
            continue
        longest = 0.49 * min(before.length, after.length)
        before.normalize()
        after.normalize()
        half = before.angle(after) / 2
        reach = min(radius / math.tan(half), longest)
        r = reach * math.tan(half)
        center = corner + (before + after).normalized() * (r / math.sin(half))
        start, end = corner + before * reach - center, corner + after * reach - center
        first = math.atan2(start.y, start.x)
        sweep = (math.atan2(end.y, end.x) - first + math.pi) % (2 * math.pi) - math.pi
        for k in range(steps + 1):
            angle = first + sweep * k / steps
            outline.append(Vector((center.x + r * math.cos(angle), center.y + r * math.sin(angle))))
    return outline


def rounded_rectangle(width, height, radius, steps=8):
    x, y = width / 2, height / 2
    return rounded([(-x, -y, radius), (x, -y, radius), (x, y, radius), (-x, y, radius)], steps)


def prism(
    outline, depth, location, material, axis="Y", round=0.02, segments=3, rotation=(0, 0, 0), parent=None, angle=30
):
    """Extrude an outline along an axis. For Y the outline is (x, z), for Z (x, y), for X (y, z)."""
    at = {"Y": lambda p, s: (p[0], s, p[1]), "Z": lambda p, s: (p[0], p[1], s), "X": lambda p, s: (s, p[0], p[1])}[axis]
    bm = bmesh.new()
    ends = [[bm.verts.new(at(p, side * depth / 2)) for p in outline] for side in (-1, 1)]
    bm.faces.new(ends[0])
    bm.faces.new(ends[1][::-1])
    count = len(outline)
    for i in range(count):
        bm.faces.new((ends[0][i], ends[1][i], ends[1][(i + 1) % count], ends[0][(i + 1) % count]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    thing = add(mesh_from(bm, "prism"), location, rotation, material, parent)
    return bevel(thing, round, segments, angle) if round else shade_smooth(thing, 40)


def slab(width, depth, height, location, material, corner=0.4, round=0.07, rotation=(0, 0, 0), parent=None):
    """A block with rounded vertical corners, standing on z = location.z - height / 2."""
    return prism(
        rounded_rectangle(width, depth, corner, 10), height, location, material, "Z", round, 4, rotation, parent
    )


def lathe(profile, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, sides=40, angle=50):
    """Turn a profile of (radius, z) around the z axis."""
    bm = bmesh.new()
    rings = []
    for radius, z in profile:
        turn = range(sides if radius > 1e-5 else 1)
        rings.append(
            [
                bm.verts.new(
                    (radius * math.cos(2 * math.pi * k / sides), radius * math.sin(2 * math.pi * k / sides), z)
                )
                for k in turn
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for k in range(sides):
            corners = [low[k % len(low)], low[(k + 1) % len(low)], high[(k + 1) % len(high)], high[k % len(high)]]
            face = list(dict.fromkeys(corners))
            if len(face) > 2:
                bm.faces.new(face)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return shade_smooth(add(mesh_from(bm, "lathe"), location, rotation, material, parent), angle)


def rod(points, radius, material, parent=None, smooth=True, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A round bar along points."""
    curve = bpy.data.curves.new("rod", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO" if smooth else "VECTOR"
    curve.use_fill_caps = True
    return add(curve, location, rotation, material, parent)


def decal(width, height, location, material, rotation=(math.pi / 2, 0, 0), parent=None):
    """A flat picture, facing -y unless rotated."""
    x, y = width / 2, height / 2
    return add(
        textured_grid(1, 1, lambda u, v: ((2 * u - 1) * x, (2 * v - 1) * y, 0)), location, rotation, material, parent
    )


def textured_grid(columns, rows, at):
    """A grid of faces whose point (u, v) lies at at(u, v), with matching UV."""
    step = columns + 1
    points = [at(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    faces = [
        (j * step + i, j * step + i + 1, j * step + i + step + 1, j * step + i + step)
        for j in range(rows)
        for i in range(columns)
    ]
    mesh = bpy.data.meshes.new("grid")
    mesh.from_pydata(points, [], faces)
    uv = mesh.uv_layers.new()
    for loop in mesh.loops:
        index = loop.vertex_index
        uv.data[loop.index].uv = ((index % step) / columns, (index // step) / rows)
    return mesh


def wrap_label(radius, low, high, material, parent, degrees=150, facing=-90):
    """A label around a cylinder, centered on the given heading."""

    def at(u, v):
        angle = math.radians(facing + degrees * (u - 0.5))
        return (math.cos(angle) * radius, math.sin(angle) * radius, low + (high - low) * v)

    return shade_smooth(add(textured_grid(24, 1, at), material=material, parent=parent), 180)


def lettering(words, size, location, material, rotation=(math.pi / 2, 0, 0), depth=0.02, parent=None, align="CENTER"):
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth = words, size, depth, 0.003
    curve.align_x, curve.align_y, curve.space_character = align, "CENTER", 1.06
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    return add(curve, location, rotation, material, parent)


def blob(parts, voxel, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, smooth=8):
    """Melt ellipsoids, given as (center, radii) or (center, radii, tilt), into one soft body."""
    from mathutils import Euler, Matrix

    bm = bmesh.new()
    for center, radii, *tilt in parts:
        made = bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)["verts"]
        shape = Matrix.Diagonal((*radii, 1))
        turn = Euler(tilt[0]).to_matrix().to_4x4() if tilt else Matrix()
        bmesh.ops.transform(bm, matrix=Matrix.Translation(center) @ turn @ shape, verts=made)
    thing = add(mesh_from(bm, "blob"), location, rotation, material, parent)
    remesh = thing.modifiers.new("melt", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    soften = thing.modifiers.new("soften", "SMOOTH")
    soften.iterations, soften.factor = smooth, 0.5
    return thing
