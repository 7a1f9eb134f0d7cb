"""Service picture: a pharmacy bottle, vials and a carton with cold packs."""
import math

from kit.colours import TEAL_PAINT, YELLOW
from kit.lab import bottle, cold_pack, vial
from kit.materials import picture, surface
from kit.shapes import box, decal, group
from kit.stage import backdrop, camera
from scenes.samples import grade, still_life_light

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.3, None


def build(framing):
    backdrop("#ecd9b4", roughness=0.55)
    carton((1.15, 1.5, 0), math.radians(-16))
    bottle((-1.75, 0.35, 0), 1.25, -96)
    for x, y, cap in ((-0.45, -2.15, TEAL_PAINT), (0.75, -1.75, YELLOW), (1.8, -2.1, TEAL_PAINT), (2.85, -1.7, YELLOW)):
        vial((x, y, 0), cap, facing=-94)
    cold_pack((-3.3, -0.9, 0), math.radians(16), 2.3, 1.65)
    cold_pack((4.0, 0.2, 0.0), math.radians(-30), 2.3, 1.65)
    still_life_light()
    camera((-1.3, -13.0, 4.7), (0.1, -0.2, 1.38), 54, 2.0, (0.2, -1.2, 1.0))


def carton(location, turn):
    """A folded carton with a printed face."""
    root = group(location, (0, 0, turn))
    board = surface("#f1ede3", 0.75)
    box((3.6, 2.3, 3.0), (0, 0, 1.5), board, 0.035, 3, parent=root)
    decal(3.56, 2.966, (0, -1.1525, 1.5), picture("carton-front", 0.6), parent=root)
    box((3.61, 0.42, 0.012), (0, 0, 3.003), surface("#e3d9bd", 0.35, coat=0.3), 0.0, parent=root)
    box((0.012, 2.31, 1.02), (-1.801, 0, 0.5), surface(TEAL_PAINT, 0.6), 0, parent=root)
    box((0.014, 2.312, 0.045), (-1.801, 0, 1.07), surface(YELLOW, 0.6), 0, parent=root)
