"""What stands around the case: screws with a true thread, a sealed instrument container, totes, tags, a cap, keys, straps. One unit is 10 cm."""
import math

import bmesh
from mathutils import Vector

from .colors import INK, RUBBER, STEEL, TEAL, TEAL_PAINT, YELLOW, toned
from .materials import picture, surface, thin_glass
from .shapes import (
    add,
    bevel,
    box,
    cylinder,
    decal,
    group,
    lathe,
    mesh_from,
    prism,
    ring,
    rod,
    rounded,
    rounded_rectangle,
    shade_smooth,
    slab,
    sphere,
    textured_grid,
)

FLAT = (0, 0, 0)


def titanium(color="#b3b8ba"):
    return surface(color, 0.26, metallic=1, bump=0.015, bump_scale=160)


def helix_screw(
    length=1.0,
    core=0.075,
    crest=0.135,
    pitch=0.105,
    head=0.2,
    material=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    parent=None,
    sides=56,
    steps=18,
):
    """A bone screw along +z, tip at 0: one continuous thread, a cutting tip, a domed head with a hexagonal socket.

    The shaft is a height field over (angle, height): its radius depends on z - pitch * angle / 2 pi, so the thread is a real helix.
    """
    material = material or titanium()
    root = group(location, rotation, parent=parent)
    rows = int(length / pitch * steps)

    def radius(angle, z):
        phase = (z / pitch - angle / (2 * math.pi)) % 1.0
        # A buttress thread: a steep flank below, a long flank above, a flat root.
        ridge = max(0.0, 1 - phase / 0.62) if phase < 0.62 else max(0.0, (phase - 0.86) / 0.14)
        tip = min(1.0, z / (pitch * 2.2))
        runout = min(1.0, max(0.0, (length - z) / (pitch * 1.2)))
        return core * (0.04 + 0.96 * tip**0.75) + (crest - core) * ridge**0.9 * tip**0.8 * runout

    bm = bmesh.new()
    grid = []
    for row in range(rows + 1):
        z = length * row / rows
        grid.append(
            [
                bm.verts.new((math.cos(a) * radius(a, z), math.sin(a) * radius(a, z), z))
                for a in (2 * math.pi * k / sides for k in range(sides))
            ]
        )
    for low, high in zip(grid, grid[1:]):
        for k in range(sides):
            n = (k + 1) % sides
            bm.faces.new((low[k], low[n], high[n], high[k]))
    bm.faces.new(grid[0][::-1])
    shade_smooth(add(mesh_from(bm, "thread"), material=material, parent=root), 48)
    top = length
    lathe(
        [
            (core, top - 0.03),
            (core * 1.05, top),
            (head * 0.55, top + head * 0.22),
            (head * 0.97, top + head * 0.50),
            (head, top + head * 0.62),
            (head * 0.95, top + head * 0.78),
            (head * 0.80, top + head * 0.88),
            (head * 0.56, top + head * 0.90),
        ],
        material,
        parent=root,
        sides=48,
    )
    hexagon = [(math.cos(math.pi / 3 * k) * head * 0.5, math.sin(math.pi / 3 * k) * head * 0.5) for k in range(6)]
    bm = bmesh.new()
    rim = [bm.verts.new((head * 0.56 * math.cos(2 * math.pi * k / 48), head * 0.56 * math.sin(2 * math.pi * k / 48), top + head * 0.90)) for k in range(48)]
    upper = [bm.verts.new((x, y, top + head * 0.86)) for x, y in hexagon]
    lower = [bm.verts.new((x * 0.96, y * 0.96, top + head * 0.30)) for x, y in hexagon]
    for k in range(6):
        n = (k + 1) % 6
        bm.faces.new((upper[k], upper[n], lower[n], lower[k]))
        arc = [rim[(k * 8 + j) % 48] for j in range(9)]
        bm.faces.new([upper[k]] + arc + [upper[n]])
    bm.faces.new(lower)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    shade_smooth(add(mesh_from(bm, "socket"), material=material, parent=root), 20)
    return root


def bone_plate(location, rotation=FLAT, parent=None, length=2.9, width=0.46, holes=6, material=None):
    """A plate with drilled, countersunk holes: the light passes through."""
    material = material or titanium()
    root = group(location, rotation, parent=parent)
    plate = prism(rounded_rectangle(length, width, width * 0.48), 0.13, FLAT, material, "Z", 0, parent=root)
    step = (length - width) / (holes - 1)
    for i in range(holes):
        x = -(length - width) / 2 + i * step
        for r1, r2, depth, z in ((0.085, 0.085, 0.6, 0), (0.08, 0.155, 0.1, 0.04)):
            cutter = cylinder(r1, depth, (x, 0, z), material, 0, parent=root, sides=40, top=r2)
            cutter.hide_render = True
            cut = plate.modifiers.new("hole", "BOOLEAN")
            cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"
    bevel(plate, 0.02, 3, 40)
    return root


def strap(points, width, across, material, parent=None, thickness=0.035):
    """A flat webbing through points; across is the direction of its width, once or for every point."""
    points = [Vector(p) for p in points]
    sides = [Vector(a) for a in across] if isinstance(across, list) else [Vector(across)] * len(points)

    def soften(line):
        """Chaikin's scheme: cut every corner."""
        cut = [line[0]]
        for a, b in zip(line, line[1:]):
            cut += [a * 0.75 + b * 0.25, a * 0.25 + b * 0.75]
        return cut + [line[-1]]

    for _ in range(3):
        points, sides = soften(points), soften(sides)
    count = len(points) - 1

    def at(u, v):
        i = min(count, round(v * count))
        tangent = (points[min(count, i + 1)] - points[max(0, i - 1)]).normalized()
        side = sides[i]
        side = (side - tangent * side.dot(tangent)).normalized()
        return tuple(points[i] + side * width * (u - 0.5))

    thing = shade_smooth(add(textured_grid(6, count, at), material=material, parent=parent), 180)
    solid = thing.modifiers.new("webbing", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    return thing


def webbing(color=INK):
    return surface(color, 0.75, specular=0.2, bump=0.35, bump_scale=130)


def tag(location, rotation=FLAT, parent=None, size=1.0, bend=0.06, file="custody-tag"):
    """The custody tag: paper with a yellow edge, an eyelet at the top (origin), hanging down -z and facing -y."""
    root = group(location, rotation, size, parent)
    width, height = 0.98, 1.54

    def at(u, v):
        x, z = (u - 0.5) * width, -0.14 + (v - 1) * height + 0.28
        return (x, -bend * math.sin(math.pi * (1 - v)) - 0.03 * (u - 0.5) ** 2, z)

    paper = add(textured_grid(10, 18, at), material=picture(file, 0.6), parent=root)
    solid = shade_smooth(paper, 180).modifiers.new("card", "SOLIDIFY")
    solid.thickness = 0.018
    ring(0.062, 0.02, (0, -0.02, 0), surface(STEEL, 0.25, metallic=1), (math.pi / 2, 0, 0), root)
    cylinder(0.05, 0.06, (0, -0.006, 0), surface(INK, 0.9), 0, rotation=(math.pi / 2, 0, 0), parent=root, sides=24)
    return root


def instrument_container(location, turn=0.0, parent=None):
    """A rigid, latched and sealed container for a surgical set: brushed metal below, teal lid, a filter, tamper seals."""
    root = group(location, (0, 0, turn), parent=parent)
    metal = surface("#c3c9cb", 0.36, metallic=1, bump=0.03, bump_scale=220)
    lid, rubber, steel = surface(TEAL_PAINT, 0.36, coat=0.35), surface(RUBBER, 0.6), surface(STEEL, 0.2, metallic=1)
    slab(5.0, 2.9, 1.25, (0, 0, 0.72), metal, 0.34, 0.07, parent=root)
    slab(5.10, 3.0, 0.10, (0, 0, 0.14), metal, 0.36, 0.04, parent=root)
    slab(5.12, 3.02, 0.12, (0, 0, 1.38), rubber, 0.36, 0.04, parent=root)
    slab(5.2, 3.1, 0.46, (0, 0, 1.64), lid, 0.40, 0.14, parent=root)
    slab(4.3, 2.3, 0.07, (0, 0, 1.885), surface(toned(TEAL, 0.97, 0.35), 0.42, coat=0.3), 0.3, 0.035, parent=root)
    for x in (-1.1, 1.1):
        cylinder(0.78, 0.05, (x, 0, 1.93), surface(toned(TEAL, 0.98, 0.30), 0.4, coat=0.3), 0.02, parent=root, sides=64)
        for ring_radius, count in ((0.18, 6), (0.38, 12), (0.58, 18)):
            for k in range(count):
                a = 2 * math.pi * k / count
                cylinder(0.035, 0.01, (x + ring_radius * math.cos(a), ring_radius * math.sin(a), 1.957), surface("#041e20", 0.9), 0, parent=root, sides=12)
    for side in (-1, 1):
        box((0.10, 0.92, 0.66), (side * 2.60, 0, 1.36), steel, 0.04, parent=root)
        box((0.12, 0.60, 0.30), (side * 2.66, 0, 1.52), steel, 0.05, parent=root)
    for x in (-1.75, 1.75):
        box((0.62, 0.10, 0.62), (x, -1.54, 1.40), steel, 0.04, parent=root)
        box((0.42, 0.12, 0.28), (x, -1.60, 1.56), steel, 0.05, parent=root)
        box((0.16, 0.08, 0.62), (x, -1.64, 1.32), surface(YELLOW, 0.4, coat=0.3), 0.03, parent=root)
    prism(rounded_rectangle(2.36, 0.90, 0.06), 0.05, (0, -1.475, 0.72), steel, "Y", 0.015, 2, parent=root)
    decal(2.22, 0.777, (0, -1.503, 0.72), picture("implant-label", 0.5), parent=root)
    return root


def sterile_pack(location, turn, width, depth, height, label, parent=None, tilt=0.0):
    """A peel pack: a white lidding card, a clear shell sealed all round, a label as (file, x, y, width). Returns the group for its contents (z = 0 is the card)."""
    root = group(location, (tilt, 0, turn), parent=parent)
    paper = surface("#f2efe6", 0.8, specular=0.15, bump=0.08, bump_scale=120)
    slab(width, depth, 0.05, (0, 0, 0.025), paper, 0.16, 0.015, parent=root)
    clear = thin_glass((0.995, 1.0, 1.0, 1), 0.06, 0.10, most=0.22)
    rim = thin_glass((0.93, 0.97, 0.98, 1), 0.10, 0.16, milk=0.10)
    slab(width - 0.06, depth - 0.06, 0.03, (0, 0, 0.068), rim, 0.15, 0.012, parent=root)
    shell = slab(width - 0.5, depth - 0.42, height, (0, 0, 0.08 + height / 2), clear, 0.26, 0.16, parent=root)
    shell.visible_shadow = False  # its shadow would gray the card
    file, x, y, wide = label
    decal(wide, wide * 0.35, (x, y, 0.09), picture(file, 0.6), FLAT, root)
    return group((0, 0, 0.06), parent=root)


def tote(location, turn=0.0, color=TEAL_PAINT, lid=None, parent=None, label="tote-label", seal=True):
    """An attached-lid tote, 60 x 40 x 30 cm: tapered, ribbed, labelled in the middle of its front, sealed at the hasp."""
    root = group(location, (0, 0, turn), parent=parent)
    shell, dark = surface(color, 0.42, specular=0.3, coat=0.12, bump=0.05, bump_scale=70), surface(RUBBER, 0.6)
    cover = surface(lid or color, 0.42, specular=0.3, coat=0.12, bump=0.05, bump_scale=70)
    height = 2.7
    bm = bmesh.new()
    low, high = rounded_rectangle(5.3, 3.3, 0.3, 6), rounded_rectangle(5.75, 3.75, 0.34, 6)
    ends = [[bm.verts.new((p.x, p.y, z)) for p in outline] for outline, z in ((low, 0.0), (high, height))]
    bm.faces.new(ends[0][::-1])
    bm.faces.new(ends[1])
    for i in range(len(low)):
        n = (i + 1) % len(low)
        bm.faces.new((ends[0][i], ends[0][n], ends[1][n], ends[1][i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bevel(add(mesh_from(bm, "tote"), material=shell, parent=root), 0.06, 3, 40)
    lean = math.atan(0.225 / height)
    for y in (-1, 1):
        for x in (-2.35, -1.95, 1.95, 2.35):
            box((0.13, 0.12, 2.0), (x, y * (1.70 + 0.10), 1.25), shell, 0.05, 3, (-y * lean, 0, 0), root)
    for x in (-1, 1):
        for y in (-1.2, -0.8, 0.8, 1.2):
            box((0.12, 0.13, 2.0), (x * 2.80, y, 1.25), shell, 0.05, 3, (0, x * lean, 0), root)
        box((0.16, 1.35, 0.20), (x * 2.86, 0, 2.02), shell, 0.08, 3, parent=root)
        box((0.05, 1.1, 0.34), (x * 2.80, 0, 1.78), dark, 0.02, 2, (0, x * lean, 0), root)
    slab(6.0, 4.0, 0.28, (0, 0, height - 0.02), shell, 0.38, 0.08, parent=root)
    for side in (-1, 1):
        slab(5.84, 1.90, 0.14, (0, side * 0.965, height + 0.17), cover, 0.20, 0.05, parent=root)
        for k in range(4):
            box((0.55, 0.5, 0.05), (-1.95 + 1.3 * k, side * 0.95, height + 0.245), cover, 0.025, 2, parent=root)
    for k in range(7):
        box((0.42, 0.34, 0.15), (-2.4 + 0.8 * k, 0.12 if k % 2 else -0.12, height + 0.175), cover, 0.03, 2, parent=root)
    if label:
        decal(2.9, 1.45, (0, -1.785, 1.30), picture(label, 0.6), (math.pi / 2 + lean, 0, 0), root)
    if seal:
        box((0.5, 0.10, 0.36), (0, -2.02, height - 0.02), dark, 0.04, parent=root)
        ring(0.12, 0.026, (0, -2.10, height - 0.10), surface(YELLOW, 0.4, coat=0.3), (math.pi / 2, 0, math.pi / 2), root)
        box((0.30, 0.05, 0.40), (0, -2.11, height - 0.38), surface(YELLOW, 0.4, coat=0.3), 0.03, 3, parent=root)
    return root


def cap(location, turn=0.0, parent=None, scale=1.0, tilt=(0, 0)):
    """A six-panel cap facing -y: sewn crown, curved visor with stitching, a woven patch."""
    root = group(location, (tilt[0], tilt[1], turn), scale, parent)
    cloth = surface(TEAL_PAINT, 0.85, specular=0.12, bump=0.5, bump_scale=95)
    thread = surface(toned(TEAL, 0.74, 0.525), 0.8, specular=0.1)

    def crown(angle, t, lift=0.0):
        """angle 0 looks along -y; t runs from the rim (0) to the button (1)."""
        front = max(0.0, math.cos(angle))
        r = math.cos(t * math.pi / 2) ** (0.72 - 0.12 * front)
        seam = min(abs((angle + math.pi / 2 + math.pi / 6) % (math.pi / 3) - math.pi / 6), 1)
        dent = 0.016 * math.exp(-((seam / 0.045) ** 2)) * (1 if t < 0.97 else 0)
        fold = 0.012 * math.sin(3 * angle + 5 * t) * t * (1 - t) * 4
        r = r * (1 - dent + fold) + lift
        # The front panels stand higher, but all six meet in one point below the button.
        z = 1.12 * math.sin(t * math.pi / 2) ** 0.92 + 0.12 * front**2 * math.sin(t * math.pi)
        return (math.sin(angle) * 0.92 * r, -math.cos(angle) * 1.08 * r, z + lift * t)

    body = add(textured_grid(144, 40, lambda u, v: crown(2 * math.pi * u, v * 0.999)), material=cloth, parent=root)
    shade_smooth(body, 180).modifiers.new("cloth", "SOLIDIFY").thickness = 0.03
    sphere(0.075, (0, 0, 1.13), cloth, root, 3, (1, 1, 0.55))
    for k in range(6):
        angle = k * math.pi / 3 + math.pi / 6 - math.pi / 2
        for side in (-1, 1):
            rod([crown(angle + side * 0.055 * (1 - 0.5 * t), t, 0.006) for t in (0.02, 0.2, 0.4, 0.6, 0.8, 0.93)], 0.0055, thread, root)
        eye = crown(angle + math.pi / 6, 0.66, 0.008)
        sphere(0.035, eye, thread, root, 2, (1, 1, 0.7))

    def visor(u, v, lift=0.0):
        """u across from side to side, v outward."""
        angle = (u - 0.5) * 2 * math.radians(82)
        reach = 0.86 * max(0.0, math.cos((u - 0.5) * math.pi)) ** 0.8
        x0, y0 = math.sin(angle) * 0.93, -math.cos(angle) * 1.09
        x, y = x0 * (1 + 0.06 * v), y0 - reach * v
        return (x, y, 0.03 + v * (0.24 - 0.27 * x * x) * (0.35 + 0.65 * reach) + lift)

    brim = add(textured_grid(72, 16, visor), material=cloth, parent=root)
    shade_smooth(brim, 180).modifiers.new("card", "SOLIDIFY").thickness = 0.045
    for v in (0.22, 0.38, 0.54, 0.70, 0.86):
        rod([visor(0.06 + 0.88 * k / 24, v, 0.027) for k in range(25)], 0.006, thread, root)
    rod([crown(2 * math.pi * k / 48, 0.0, 0.004) for k in range(49)], 0.016, cloth, root)
    patch = add(
        textured_grid(24, 20, lambda u, v: crown((u - 0.5) * 0.86, 0.16 + 0.40 * v, 0.022)),
        material=picture("cap-patch", 0.8),
        parent=root,
    )
    shade_smooth(patch, 180)
    return root


def keys(location, turn=0.0, parent=None, scale=1.0):
    """A ring with two keys, a fob and a short yellow strap, lying flat."""
    root = group(location, (0, 0, turn), scale, parent)
    steel, brass = surface(STEEL, 0.22, metallic=1), surface("#c8a45a", 0.26, metallic=1)
    ring(0.27, 0.026, (0, 0, 0.09), steel, (0.14, 0.05, 0), root)
    ring(0.27, 0.024, (0, 0, 0.125), steel, (0.10, 0.02, 0.4), root)

    def key(angle, material, z, tilt):
        holder = group((0, 0, z), (tilt, 0, angle), parent=root)
        bow = [(0.30 * math.cos(a), 0.56 + 0.27 * math.sin(a), 0) for a in [2 * math.pi * k / 28 for k in range(28)]]
        head = prism([(x, y) for x, y, _ in bow], 0.055, FLAT, material, "Z", 0, parent=holder)
        hole = cylinder(0.075, 0.4, (0, 0.40, 0), material, 0, parent=holder, sides=24)
        hole.hide_render = True
        cut = head.modifiers.new("hole", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", hole, "EXACT"
        bevel(head, 0.014, 2, 40)
        teeth = [(-0.075, 0.78), (-0.075, 1.66), (0, 1.74), (0.05, 1.66), (0.085, 1.60), (0.03, 1.52), (0.085, 1.44), (0.045, 1.36), (0.045, 1.30), (0.09, 1.22), (0.03, 1.14), (0.085, 1.06), (0.085, 0.78)]
        prism(teeth, 0.05, FLAT, material, "Z", 0.01, 2, parent=holder)
        box((0.03, 0.72, 0.012), (-0.03, 1.22, 0.026), surface("#8f979b", 0.3, metallic=1), 0.004, 1, parent=holder)

    key(math.radians(-158), brass, 0.06, 0.02)
    key(math.radians(-196), steel, 0.11, 0.03)
    fob = group((0, 0, 0.12), (0, 0, math.radians(-112)), parent=root)
    slab(0.62, 1.15, 0.26, (0, 0.92, 0.02), surface("#11171b", 0.4, coat=0.3), 0.28, 0.10, parent=fob)
    for y, color in ((1.14, "#2a343a"), (0.90, "#2a343a"), (0.68, TEAL_PAINT)):
        slab(0.34, 0.15, 0.03, (0, y, 0.155), surface(color, 0.5), 0.07, 0.012, parent=fob)
    ring(0.09, 0.022, (0, 0.30, 0.02), steel, (0, math.pi / 2, 0), fob)
    cloth = surface(YELLOW, 0.7, specular=0.2, bump=0.3, bump_scale=120)
    for z in (0.05, 0.10):
        strap([(0.20, 0.14, 0.10 + z), (0.45, 0.34, 0.06 + z), (0.8, 0.52, z), (1.35, 0.62, z - 0.02)], 0.30, (-0.4, 0.9, 0), cloth, root, 0.035)
    box((0.10, 0.34, 0.16), (0.52, 0.38, 0.13), surface(TEAL_PAINT, 0.6), 0.03, 2, (0, 0, 0.55), root)
    return root


def seat(location, turn=0.0):
    """A passenger seat: ink cloth, teal channels, yellow stitching. The cushion's top is at z = 1.75; the front looks along -y."""
    root = group(location, (0, 0, turn))
    cloth = surface(toned(INK, 0.87, 0.24), 0.9, specular=0.12, variation=0.16, variation_scale=34, bump=0.5, bump_scale=60)
    insert = surface(toned(TEAL, 0.81, 0.424), 0.92, specular=0.1, variation=0.12, variation_scale=40, bump=0.5, bump_scale=70)
    plastic, piping = surface("#11191e", 0.5, specular=0.3), surface(YELLOW, 0.6)
    slab(5.6, 4.9, 0.7, (0, 0.1, 0.35), plastic, 0.5, 0.12, parent=root)
    slab(6.6, 5.6, 1.0, (0, 0, 1.10), cloth, 0.9, 0.36, parent=root)
    for k in range(6):
        box((0.74, 4.9, 0.5), (-1.85 + 0.74 * k, -0.15, 1.50), insert, 0.20, 6, parent=root)
    for side in (-1, 1):
        box((1.0, 5.3, 0.95), (side * 2.78, -0.05, 1.46), cloth, 0.42, 8, (0, -side * 0.16, 0), root)
        rod([(side * 2.25, -2.5, 1.66), (side * 2.25, 2.2, 1.66)], 0.035, piping, root, smooth=False)
    back = group((0, 2.55, 1.2), (math.radians(-13), 0, 0), parent=root)
    prism(rounded([(-3.25, 0, 0.5), (3.25, 0, 0.5), (2.75, 7.2, 1.3), (-2.75, 7.2, 1.3)], 12), 1.1, (0, 0.2, 0), cloth, "Y", 0.40, 8, parent=back)
    for k in range(6):
        tall = 5.7
        box((0.70, 0.5, tall), (-1.75 + 0.70 * k, -0.30, 3.45), insert, 0.20, 6, parent=back)
    for side in (-1, 1):
        box((0.92, 0.95, 6.1), (side * 2.55, -0.30, 3.4), cloth, 0.42, 8, (0, -side * 0.06, side * 0.14), back)
        rod([(side * 2.10, -0.50, 0.75), (side * 2.10, -0.50, 6.1)], 0.035, piping, back, smooth=False)
        cylinder(0.10, 1.2, (side * 0.7, 0.15, 7.5), surface(STEEL, 0.25, metallic=1), 0.02, parent=back)
    slab(3.0, 1.05, 1.75, (0, 0.05, 8.6), cloth, 0.5, 0.36, parent=back)
    return root
