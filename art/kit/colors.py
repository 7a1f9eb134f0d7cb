"""The company's colors and what is mixed from them, and the few natural ones that the scenes share."""
import colorsys

from .brand import ACCENT, BRAND, BRAND_LIGHT, NIGHT


def _channels(color):
    digits = color.lstrip("#")
    return [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]


def _hex(channels):
    return "#" + "".join(f"{round(255 * min(1, max(0, c))):02x}" for c in channels)


def toned(color, saturation, value, turn=0.0):
    """Another shade of a color: its hue (turned by degrees) with a share of its own saturation."""
    hue, own, _ = colorsys.rgb_to_hsv(*_channels(color))
    return _hex(colorsys.hsv_to_rgb((hue + turn / 360) % 1, min(1, own * saturation), value))


INK = NIGHT
PAPER = "#faf7f1"
BODY = "#f3f0e8"
TEAL = BRAND
TEAL_PAINT = _hex([c * 1.235 for c in _channels(BRAND)])
TEAL_LIGHT = BRAND_LIGHT
YELLOW = ACCENT
SET = toned(BRAND, 0.81, 0.376, 3)  # the studio in which goods are shown
NAVY = toned(NIGHT, 1.02, 0.29)

RUBBER = "#14191c"
STEEL = "#c7cfd3"
TIMBER = "#a8713f"
WARM_LIGHT = (1.0, 0.68, 0.40)
COOL_LIGHT = (0.72, 0.87, 1.0)


def linear(color):
    """Turn '#rrggbb' (sRGB) into the linear RGBA tuple that shaders expect."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(color)) + (1.0,)
