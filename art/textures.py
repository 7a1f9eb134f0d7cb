"""Draws livery, labels and screens as SVG and rasterizes them with headless Chromium into .cache/textures."""
import base64
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from html import escape

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.brand import TYPEFACE, lines, logo
from kit.colors import BODY, INK, TEAL, TEAL_LIGHT, TEAL_PAINT, YELLOW
from kit.paths import TEXTURES

FACE = 'font-family="Inter Display, Inter, sans-serif"'
# The company's name is set in the site's display typeface. Axes that a typeface does not have are ignored.
NAME_FACE = 'font-family="Name, Inter Display, sans-serif" style="font-variation-settings:\'opsz\' 72,\'wdth\' 89"'
FIT = """<script>document.fonts.ready.then(() => { for (const line of document.querySelectorAll("[data-fit]")) {
  const share = line.dataset.fit / line.getBBox().width
  if (share < 1) line.setAttribute("font-size", line.getAttribute("font-size") * share)
} })</script>"""
GLASS = """<defs><linearGradient id="glass" x1="0" y1="0" x2=".3" y2="1">
<stop offset="0" stop-color="#7d9cab"/><stop offset=".34" stop-color="#47626f"/><stop offset=".35" stop-color="#587480"/>
<stop offset=".58" stop-color="#2c424d"/><stop offset=".59" stop-color="#22353f"/><stop offset="1" stop-color="#15242c"/>
</linearGradient></defs>"""


def mark(x, y, size, dark=False):
    """The company's logo; on a dark ground in its dark look, or on a paper badge if it has none."""
    drawing, has_dark = logo(dark)
    badge = ""
    if dark and not has_dark:
        badge = rectangle(x, y, size, size, BODY, size * 0.18)
        x, y, size = x + size * 0.12, y + size * 0.12, size * 0.76
    code = base64.b64encode(drawing.encode()).decode()
    return f'{badge}<image x="{x}" y="{y}" width="{size}" height="{size}" href="data:image/svg+xml;base64,{code}"/>'


def name(x, y, size, space, color, quiet):
    """The company's name in two lines (one, if it is short), no wider than the space; x, y is the first line's start."""
    first, second = lines()
    if not second:
        return words(first, x, y + size * 0.3, size, color, 680, -size / 60, fit=space, face=NAME_FACE)
    return words(first, x, y, size, color, 680, -size / 60, fit=space, face=NAME_FACE) + words(
        second, x + size * 0.02, y + size * 0.66, size * 0.6, quiet, 620, 0, fit=space, face=NAME_FACE
    )


def words(text, x, y, size, color, weight=600, spacing=0, anchor="start", fit=None, face=FACE):
    """A line of text; with fit, smaller where it would be wider than that."""
    fitted = f' data-fit="{fit}"' if fit else ""
    return (
        f'<text x="{x}" y="{y}" {face} font-size="{size}" font-weight="{weight}" fill="{color}" '
        f'letter-spacing="{spacing}" text-anchor="{anchor}"{fitted}>{escape(text)}</text>'
    )


def bars(x, y, width, height, seed=3):
    """A barcode-like pattern."""
    dice, drawn, at = random.Random(seed), "", x
    while at < x + width:
        bar = dice.choice([2, 3, 4, 6])
        drawn += f'<rect x="{at}" y="{y}" width="{bar}" height="{height}" fill="{INK}"/>'
        at += bar + dice.choice([2, 3, 5])
    return drawn


def rectangle(x, y, width, height, fill, radius=0):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}"/>'


def path(shape, fill="none", stroke="none", width=0, extra=""):
    return f'<path d="{shape}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" {extra}/>'


# The van. Color textures show the paint; mask textures tell glass (red), matt plastic (green) and relief (blue).


def van_side(mask, right):
    """A side of the van in centimeters, 580 x 270, front at the left; the right side is mirrored except its words."""
    pick = (lambda color, code: code) if mask else (lambda color, code: color)
    drawn = [rectangle(0, 0, 580, 270, pick(BODY, "#000"))]
    if not mask:
        edge = "M40 206 C180 202 290 184 372 156 C446 131 510 121 592 117"
        drawn.append(path(edge + " L592 232 L40 232 Z", TEAL_PAINT))
        drawn.append(path("M40 199 C180 195 288 176 370 148 C444 123 508 113 592 109", stroke=YELLOW, width=4.6))
    for seam in (
        "M148 62V214",
        "M106 128C100 150 98 180 104 214",
        "M236 32V216",
        "M236 214H104",
        "M366 32V216",
        "M366 216H236",
        "M554 30V216",
    ):
        drawn.append(path(seam, stroke=pick("#8f9a9c", "#00f"), width=1.8 if mask else 1.0, extra='opacity=".8"'))
    for x in (214, 246):
        drawn.append(rectangle(x, 136, 15, 4.6, pick("#39454d", "#00f"), 2.3))
    drawn.append(
        path(
            "M110 121C120 100 140 72 160 57Q163 55 168 55L222 55Q228 55 228 61L228 117Q228 123 222 123L114 125Q108 125 110 121Z",
            pick("url(#glass)", "#f00"),
        )
    )
    drawn.append(path("M147 68V123", stroke=pick("#20292f", "#00f"), width=2.4))
    drawn.append(rectangle(-5, 219, 600, 60, pick("#1b2429", "#0f0")))
    flip = 'transform="translate(580 0) scale(-1 1)"' if right else ""
    livery = ""
    if not mask:
        x = 580 - 247 - 276 if right else 247  # clear of the doors' seam and of the tail lamp
        livery = mark(x, 50, 61) + name(x + 69, 82, 43, 204, INK, TEAL)
    return svg(580, 270, f"{GLASS}<g {flip}>{''.join(drawn)}</g>{livery}", stretch=(4096, 1907))


def van_front(mask):
    """The van's face, 220 x 270 cm: windshield, hood and grille; the lamps are modelled."""
    pick = (lambda color, code: code) if mask else (lambda color, code: color)
    screen = "M38 40Q40 33 48 32Q110 26 172 32Q180 33 182 40L196 118Q198 126 188 127Q110 137 32 127Q22 126 24 118Z"
    drawn = [rectangle(0, 0, 220, 270, pick(BODY, "#000")), path(screen, pick("url(#glass)", "#f00"))]
    if not mask:  # two headrests and the dash behind dark glass
        drawn.append(
            f'<clipPath id="screen"><path d="{screen}"/></clipPath><g clip-path="url(#screen)" opacity=".6">'
            + rectangle(54, 72, 30, 26, "#0f1b22", 9)
            + rectangle(136, 72, 30, 26, "#0f1b22", 9)
            + path("M40 140Q44 98 69 98Q94 98 98 140ZM122 140Q126 98 151 98Q176 98 180 140Z", "#0f1b22")
            + rectangle(10, 117, 200, 22, "#0a141a")
            + "</g>"
        )
    drawn.append(path("M50 140Q110 149 170 140", stroke=pick("#aab3b4", "#00f"), width=1.2))
    drawn.append(path("M62 172Q110 166 158 172L152 194Q110 200 68 194Z", pick("#12191e", "#0f0")))
    if not mask:
        for y in (177, 183, 189):
            drawn.append(path(f"M67 {y}Q110 {y - 4} 153 {y}", stroke="#3a464d", width=1.4))
        drawn.append(mark(100, 171, 20, dark=True))  # without a disc: at night one looks like a white ring
    drawn.append(path("M0 219Q110 222 220 219L220 270L0 270Z", pick("#1b2429", "#0f0")))
    drawn.append(
        path("M60 122L104 118M112 124L160 117", stroke=pick("#2b353b", "#0f0"), width=2, extra='stroke-linecap="round"')
    )
    return svg(220, 270, GLASS + "".join(drawn), stretch=(1760, 2160))


def van_back(mask):
    """The rear doors, 220 x 270 cm: the sides' band and stripe go on around, with the name on the band."""
    pick = (lambda color, code: code) if mask else (lambda color, code: color)
    drawn = [rectangle(0, 0, 220, 270, pick(BODY, "#000"))]
    if not mask:
        drawn.append(rectangle(0, 118, 220, 114, TEAL_PAINT) + rectangle(0, 108, 220, 4.6, YELLOW))
    for x in (31, 115):
        drawn.append(rectangle(x, 42, 74, 54, pick("url(#glass)", "#f00"), 8))
    seams = "M110 20V216M24 24V216M196 24V216M24 216H196"
    drawn.append(path(seams, stroke=pick("#5f6b6e", "#00f"), width=1.8 if mask else 1.2, extra='opacity=".8"'))
    drawn.append(rectangle(114, 172, 5, 16, pick("#20292f", "#00f"), 2.5))
    for x in (19, 193):
        for y in (56, 130, 196):
            drawn.append(rectangle(x, y, 8, 5, pick("#39454d", "#00f"), 1.5))
    drawn.append(rectangle(-5, 219, 230, 60, pick("#1b2429", "#0f0")))
    livery = "" if mask else mark(36, 134, 38, dark=True) + name(80, 154, 23, 104, "#ffffff", "#e6f2f0")
    return svg(220, 270, f"{GLASS}{''.join(drawn)}{livery}", stretch=(1760, 2160))


# Labels and screens


def case_screen():
    trace = "M70 520C150 500 190 545 260 522S380 498 450 515S570 540 650 512S780 500 850 518S1000 528 1130 508"
    return svg(
        1200,
        640,
        rectangle(0, 0, 1200, 640, "#04161c")
        + words("Inside", 70, 112, 58, TEAL_LIGHT, 500)
        + words("4.2", 58, 352, 270, "#eafffb", 600, -8)
        + words("°C", 480, 244, 120, "#eafffb", 500)
        + rectangle(70, 420, 1060, 5, "#12424a")
        + path(trace, stroke="#5fd9cb", width=9, extra='stroke-linecap="round"')
        + words("Range 2–8 °C", 70, 606, 44, "#7fc0ba", 500)
        + rectangle(912, 72, 218, 84, TEAL_PAINT, 42)
        + f'<circle cx="958" cy="114" r="15" fill="{YELLOW}"/>'
        + words("OK", 990, 131, 48, "#eafffb", 700),
    )


def case_band():
    """Only what is printed: a ground of its own would show its edge on the case."""
    return svg(
        1600,
        360,
        mark(70, 60, 240, dark=True)
        + name(350, 192, 212, 1180, "#ffffff", "#e6f2f0"),
    )


def custody_label():
    """Its fields are empty: a drawing, not a record."""
    return svg(
        1100,
        700,
        rectangle(0, 0, 1100, 700, "#fbfaf6")
        + rectangle(0, 0, 1100, 140, INK)
        + mark(46, 26, 88, dark=True)
        + words("Chain of custody", 160, 94, 66, "#fff", 700)
        + words("From", 60, 262, 52, "#5b7480", 500)
        + rectangle(210, 262, 830, 5, "#9fb0b5")
        + words("To", 60, 384, 52, "#5b7480", 500)
        + rectangle(210, 384, 830, 5, "#9fb0b5")
        + bars(60, 480, 980, 160),
    )


def custody_tag():
    """The site's device: paper, a yellow edge, two empty fields and a barcode rule. A drawing, not a record."""
    return svg(
        700,
        1100,
        rectangle(0, 0, 700, 1100, "#fbf8f1")
        + rectangle(0, 0, 26, 1100, YELLOW)
        + mark(84, 210, 104)
        + words("Chain of", 206, 258, 62, INK, 700, -1)
        + words("custody", 206, 318, 62, INK, 700, -1)
        + rectangle(84, 372, 556, 4, "#d8d2c4")
        + words("From", 84, 444, 44, "#5b7480", 500)
        + rectangle(84, 520, 556, 5, "#9fb0b5")
        + words("To", 84, 604, 44, "#5b7480", 500)
        + rectangle(84, 680, 556, 5, "#9fb0b5")
        + words("Sealed", 84, 790, 44, "#5b7480", 500)
        + f'<circle cx="600" cy="775" r="30" fill="none" stroke="{TEAL_PAINT}" stroke-width="8"/>'
        + path("M586 776l11 12 20-25", stroke=TEAL_PAINT, width=8, extra='stroke-linecap="round"')
        + bars(84, 850, 556, 170, 3),
    )


def tote_label():
    return svg(
        1200,
        600,
        rectangle(0, 0, 1200, 600, "#fbf8f1")
        + rectangle(0, 0, 34, 600, YELLOW)
        + mark(92, 66, 120)
        + words("Chain of custody", 240, 154, 92, INK, 700, -2)
        + rectangle(92, 226, 1030, 4, "#d8d2c4")
        + words("From", 92, 296, 48, "#5b7480", 500)
        + rectangle(230, 292, 300, 5, "#9fb0b5")
        + words("To", 600, 296, 48, "#5b7480", 500)
        + rectangle(680, 292, 442, 5, "#9fb0b5")
        + bars(92, 360, 1030, 170, 8),
    )


def cap_patch():
    return svg(
        600,
        420,
        rectangle(0, 0, 600, 420, YELLOW)
        + rectangle(14, 14, 572, 392, INK)
        + mark(180, 88, 240, dark=True),
    )


def tube_label():
    """As wide as 150° of a tube, so the words keep to its middle."""
    return svg(
        880,
        1100,
        rectangle(0, 0, 880, 1100, "#fbfaf6")
        + rectangle(0, 0, 880, 150, TEAL_PAINT)
        + words("Sample", 440, 380, 140, INK, 700, -2, "middle")
        + words("Keep upright", 440, 500, 72, "#4d626b", 500, 0, "middle")
        + bars(180, 620, 520, 340, 9),
    )


def implant_label():
    return svg(
        1200,
        420,
        rectangle(0, 0, 1200, 420, "#fbfaf6", 18)
        + rectangle(0, 0, 26, 420, YELLOW)
        + words("Sterile instrument set", 72, 118, 78, INK, 700, -1)
        + words("Handle sealed. Keep upright.", 74, 184, 46, "#4d626b", 500)
        + bars(70, 240, 1060, 130, 21),
    )


def pack_label(what, seed):
    return svg(
        1200,
        420,
        rectangle(0, 0, 1200, 420, "#ffffff", 18)
        + rectangle(0, 0, 34, 420, TEAL_PAINT)
        + words(what, 84, 124, 104, INK, 700, -1)
        + words("Sterile unless opened", 86, 206, 66, "#4d626b", 500)
        + bars(84, 256, 1050, 120, seed),
    )


def bottle_label():
    return svg(
        1780,
        640,
        rectangle(0, 0, 1780, 640, "#fbfaf6")
        + rectangle(0, 0, 1780, 96, TEAL_PAINT)
        + rectangle(0, 104, 1780, 14, YELLOW)
        + words("Pharmacy", 890, 270, 132, INK, 750, -2, "middle")
        + words("Keep cool 2–8 °C", 890, 372, 72, "#35505a", 500, 0, "middle")
        + bars(600, 440, 580, 120, 13),
    )


def vial_label():
    return svg(
        1255,
        500,
        rectangle(0, 0, 1255, 500, "#fbfaf6")
        + rectangle(0, 0, 1255, 70, YELLOW)
        + words("Vaccine", 627, 216, 110, INK, 750, -1, "middle")
        + words("2–8 °C", 627, 312, 76, "#35505a", 500, 0, "middle")
        + bars(440, 360, 380, 84, 17),
    )


def carton_front():
    """A maker's carton: the courier's mark has no place on it."""
    return svg(
        1200,
        1000,
        rectangle(0, 0, 1200, 1000, "#f7f4ec")
        + rectangle(0, 760, 1200, 240, TEAL_PAINT)
        + rectangle(0, 724, 1200, 14, YELLOW)
        + words("Vaccine", 90, 220, 150, INK, 750, -3)
        + words("10 vials", 94, 316, 76, "#4d626b", 500)
        + words("Keep cool 2–8 °C", 90, 470, 92, TEAL, 650, -1),
    )


def cold_pack():
    flake = "".join(
        path(
            "M0 0V-62M0 -40L-16 -56M0 -40L16 -56",
            stroke=TEAL_PAINT,
            width=10,
            extra=f'stroke-linecap="round" transform="translate(500 285) rotate({a})"',
        )
        for a in range(0, 360, 60)
    )
    return svg(
        1000,
        700,
        flake + words("Cold pack", 500, 500, 112, TEAL_PAINT, 700, 0, "middle"),
    )


def svg(width, height, inside, stretch=None):
    w, h = stretch or (width, height)
    return (
        w,
        h,
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {width} {height}" preserveAspectRatio="none">{inside}</svg>'
        ),
    )


DRAWINGS = {
    "van-left-color": lambda: van_side(False, False),
    "van-left-mask": lambda: van_side(True, False),
    "van-right-color": lambda: van_side(False, True),
    "van-right-mask": lambda: van_side(True, True),
    "van-front-color": lambda: van_front(False),
    "van-front-mask": lambda: van_front(True),
    "van-back-color": lambda: van_back(False),
    "van-back-mask": lambda: van_back(True),
    "case-screen": case_screen,
    "case-band": case_band,
    "custody-label": custody_label,
    "custody-tag": custody_tag,
    "tote-label": tote_label,
    "cap-patch": cap_patch,
    "tube-label": tube_label,
    "implant-label": implant_label,
    "pack-stem": lambda: pack_label("Hip stem", 25),
    "pack-plate": lambda: pack_label("Plate and screws", 29),
    "bottle-label": bottle_label,
    "vial-label": vial_label,
    "carton-front": carton_front,
    "cold-pack": cold_pack,
}


def _face():
    """The display typeface, from the site's own dependency."""
    slug = TYPEFACE.lower().replace(" ", "-")
    stem = os.path.join("..", "node_modules", "@fontsource-variable", slug, "files", slug + "-latin-")
    for axes in ("standard", "wght"):
        file = os.path.join(os.path.dirname(os.path.abspath(__file__)), stem + axes + "-normal.woff2")
        if os.path.exists(file):
            with open(file, "rb") as stored:
                code = base64.b64encode(stored.read()).decode()
            return f"<style>@font-face{{font-family:Name;font-weight:200 800;src:url(data:font/woff2;base64,{code})}}</style>"
    return ""


def rasterize(name):
    """Take a screenshot of one drawing."""
    width, height, drawing = DRAWINGS[name]()
    page, target = (os.path.join(TEXTURES, name + end) for end in (".html", ".png"))
    with open(page, "w") as file:
        file.write(f'<html><meta charset="utf-8">{_face()}<body style="margin:0">{drawing}{FIT}</body></html>')
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or "google-chrome"
    subprocess.run(
        [
            browser,
            "--headless",
            "--no-sandbox",
            "--hide-scrollbars",
            "--disable-gpu",
            "--default-background-color=00000000",
            "--virtual-time-budget=2000",  # until the typeface has loaded
            f"--window-size={width},{height}",
            f"--screenshot={target}",
            "file://" + page,
        ],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.remove(page)


if __name__ == "__main__":
    os.makedirs(TEXTURES, exist_ok=True)
    kept = os.path.join(TEXTURES, "drawn.json")
    drawn = {}
    if os.path.exists(kept):
        with open(kept) as stored:
            drawn = json.load(stored)
    for drawing_name, draw in DRAWINGS.items():  # only what has changed
        code = hashlib.sha256((_face() + draw()[2]).encode()).hexdigest()
        if drawn.get(drawing_name) != code:
            rasterize(drawing_name)
            drawn[drawing_name] = code
            print("texture", drawing_name, flush=True)
            with open(kept, "w") as stored:
                json.dump(drawn, stored)
