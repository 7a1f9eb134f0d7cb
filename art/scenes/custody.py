"""The sealed case at 4.2 °C beside sample tubes, on the cards' set."""
import math

from kit.colors import SET
from kit.lab import BLOOD, SERUM, case, case_stripe_end, rack
from kit.stage import backdrop, camera, fit
from scenes.cards import light

LOOK, EXPOSURE, MIST = "Medium High Contrast", 0.25, None

TUBES = [(1, SERUM, 0.98), (0, BLOOD, 0.92), (3, SERUM, 0.86), (1, BLOOD, 0.95)]

# framing: the camera's place, f-stop; the goods' left, right and feet in the frame
CAMERAS = {
    "wide": ((-3.4, -17.5, 5.0), 2.0, 0.19, 0.835, 0.795),
    "upright": ((-3.0, -17.5, 5.6), 2.0, 0.17, 0.835, 0.80),
}


def build(framing):
    backdrop(SET, far=15, roughness=0.6)
    light()
    sealed = case((1.05, 0.4, 0), math.radians(-14))
    tubes = rack((-3.15, -0.75, 0), math.radians(6), TUBES if framing == "wide" else TUBES[:3], scale=1.12)
    place, stop, left, right, feet = CAMERAS[framing]
    camera(place, (0, 0, 1.9), 60, stop, (0.3, -1.5, 1.9))
    fit([sealed, tubes], left, right, feet)
    return case_stripe_end(sealed)


def grade(frame, framing):
    frame.bloom(1.2, 0.22)
    frame.vignette(0.5, (0.5, 0.60))
