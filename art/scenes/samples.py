"""Service picture: tubes upright in a rack, a cold pack, and the sealed tote that carries them."""
import math

from kit.colors import BODY, SET, TEAL_PAINT
from kit.goods import tote
from kit.lab import BLOOD, SERUM, cold_pack, rack
from kit.stage import backdrop, camera, fit
from scenes.cards import grade, light  # noqa: F401 (the pipeline calls grade)

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.25, None

FRONT = [(1, SERUM, 0.98), (0, BLOOD, 0.92), (1, BLOOD, 0.96), (3, SERUM, 0.90), (0, BLOOD, 0.98), (1, SERUM, 0.94)]


def build(framing):
    backdrop(SET, far=15, roughness=0.6)
    light()
    box = tote((1.3, 2.6, 0), math.radians(-12), BODY, TEAL_PAINT, label=None)  # the tubes would cut a label in half
    tubes = rack((-1.75, -1.0, 0), math.radians(6), FRONT[::-1] + FRONT, 2, 0.62, 1.3)
    pack = cold_pack((2.35, -0.9, 0), math.radians(-14), 2.2, 1.55)
    camera((-2.6, -14.5, 6.6), (0.0, 0, 1.3), 50, 2.4, (-0.8, -1.4, 1.3))
    fit([box, tubes, pack], 0.12, 0.88, 0.83)
