"""Service picture: a sealed instrument container, a hip stem and screws in peel packs."""
import math

from kit.colors import SET
from kit.goods import bone_plate, helix_screw, instrument_container, sterile_pack, titanium
from kit.materials import surface
from kit.shapes import blob, group, lathe, rod, sphere
from kit.stage import backdrop, camera, fit
from scenes.cards import grade, light  # noqa: F401 (the pipeline calls grade)

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.25, None


def build(framing):
    """Everything sterile lies sealed: the closed container behind, two peel packs before it."""
    backdrop(SET, far=15, roughness=0.6)
    light()
    sealed = instrument_container((0.9, 1.9, 0), math.radians(-10))
    stem = sterile_pack((-1.55, -1.15, 0.02), math.radians(9), 4.5, 2.1, 0.78, ("pack-stem", 1.12, -0.56, 1.55))
    hip_stem(group((-0.35, -0.38, 0.34), (0, 0, math.radians(4)), 0.74, stem))
    screws = sterile_pack((2.55, -1.70, 0.02), math.radians(-14), 3.1, 2.6, 0.62, ("pack-plate", -0.42, -0.90, 1.40))
    bone_plate((0, 0.86, 0.12), (0, 0, 0), screws, 2.1, 0.40, 5)
    for i in range(4):
        helix_screw(0.74, 0.07, 0.12, 0.105, 0.16, titanium("#c9a24a" if i % 2 else "#b3b8ba"), (-0.75 + 0.5 * i, -0.60, 0.17), (math.radians(-90), 0, 0), screws)
    camera((-1.6, -12.0, 10.0), (0.3, 0.05, 0.75), 58, 3.2, (0.3, -1.0, 0.5))
    fit([sealed, stem.parent, screws.parent], 0.10, 0.90, 0.80)


def hip_stem(root):
    """A tapered stem, an offset neck and a polished ball."""
    rough = surface("#8e9496", 0.42, metallic=1, bump=0.12, bump_scale=140)
    blob(
        [((-2.1 + 0.08 * k, 0.00020 * k * k, 0), (0.26, 0.10 + 0.00019 * k * k, 0.10 + 0.0042 * k)) for k in range(40)],
        0.022,
        rough,
        parent=root,
        smooth=24,
    )
    rod([(0.8, 0.30, 0), (1.3, 0.86, 0), (1.72, 1.28, 0)], 0.155, titanium(), root)
    lathe(
        [(0, -0.04), (0.24, -0.02), (0.27, 0.05), (0.2, 0.12), (0, 0.12)],
        titanium(),
        (1.12, 0.68, 0),
        (math.pi / 2, 0, math.radians(-45)),
        root,
    )
    sphere(0.46, (1.86, 1.47, 0), surface("#e9e4da", 0.07, coat=1.0), root, 5)
