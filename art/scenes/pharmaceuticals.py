"""Service picture: a maker's carton, a bottle, vials and cold packs, on the cards' set."""
import math

from kit.colors import SET, TEAL_PAINT, YELLOW
from kit.lab import bottle, cold_pack, vial
from kit.materials import picture, surface
from kit.shapes import box, decal, group
from kit.stage import backdrop, camera, fit
from scenes.cards import grade, light  # noqa: F401 (the pipeline calls grade)

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.25, None


def build(framing):
    backdrop(SET, far=15, roughness=0.6)
    light()
    board = carton((1.2, 1.5, 0), math.radians(-13))
    jar = bottle((-2.0, 0.6, 0), 1.25, -98)
    vials = [
        vial((x, y, 0), cap, facing=-97)
        for x, y, cap in ((-0.65, -1.75, TEAL_PAINT), (0.55, -1.45, YELLOW), (1.7, -1.7, TEAL_PAINT), (2.85, -1.35, YELLOW))
    ]
    pack = cold_pack((-2.75, -1.75, 0), math.radians(12), 2.2, 1.55)
    camera((-2.2, -14.5, 4.9), (0.1, -0.2, 1.3), 54, 2.4, (0.2, -1.2, 1.0))
    fit([board, jar, pack, *vials], 0.11, 0.89, 0.82)


def carton(location, turn):
    """A folded carton with a printed face."""
    root = group(location, (0, 0, turn))
    board = surface("#f1ede3", 0.75)
    box((3.6, 2.3, 3.0), (0, 0, 1.5), board, 0.035, 3, parent=root)
    decal(3.56, 2.966, (0, -1.1525, 1.5), picture("carton-front", 0.6), parent=root)
    box((3.61, 0.42, 0.012), (0, 0, 3.003), surface("#d9e3e0", 0.35, coat=0.3), 0.0, parent=root)
    box((0.012, 2.29, 0.712), (-1.801, 0, 0.373), surface(TEAL_PAINT, 0.6), 0, parent=root)
    box((0.013, 2.29, 0.042), (-1.801, 0, 0.811), surface(YELLOW, 0.6), 0, parent=root)
    return root
