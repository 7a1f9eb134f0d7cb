"""The brand's colours, and the few natural ones that the scenes share."""

INK = "#0b1f2a"
PAPER = "#faf7f1"
BODY = "#f3f0e8"
TEAL = "#0a5153"
TEAL_PAINT = "#0b6466"
TEAL_LIGHT = "#86d9d0"
YELLOW = "#f6c544"

RUBBER = "#14191c"
STEEL = "#c7cfd3"
TIMBER = "#a8713f"
WARM_LIGHT = (1.0, 0.68, 0.40)
COOL_LIGHT = (0.72, 0.87, 1.0)


def linear(colour):
    """Turn '#rrggbb' (sRGB) into the linear RGBA tuple that shaders expect."""
    digits = colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)
