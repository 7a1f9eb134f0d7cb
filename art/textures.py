"""Draws livery, labels and screens as SVG and rasterises them with headless Chromium into .cache/textures."""
import os
import random
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.colours import BODY, INK, TEAL, TEAL_LIGHT, TEAL_PAINT, YELLOW
from kit.paths import MARK, TEXTURES

FACE = 'font-family="Inter Display, Inter, sans-serif"'
GLASS = """<defs><linearGradient id="glass" x1="0" y1="0" x2=".3" y2="1">
<stop offset="0" stop-color="#7d9cab"/><stop offset=".34" stop-color="#47626f"/><stop offset=".35" stop-color="#587480"/>
<stop offset=".58" stop-color="#2c424d"/><stop offset=".59" stop-color="#22353f"/><stop offset="1" stop-color="#15242c"/>
</linearGradient></defs>"""


def mark(x, y, size, colours=None):
    """The logo from mark.svg, optionally recoloured: (wings, body, breast)."""
    shapes = re.sub(r"</?svg[^>]*>", "", open(MARK).read())
    for old, new in zip((TEAL, YELLOW, INK), colours or ()):
        shapes = shapes.replace(old, new)
    return f'<g transform="translate({x} {y}) scale({size / 64})">{shapes}</g>'


def words(text, x, y, size, colour, weight=600, spacing=0, anchor="start"):
    return (
        f'<text x="{x}" y="{y}" {FACE} font-size="{size}" font-weight="{weight}" fill="{colour}" '
        f'letter-spacing="{spacing}" text-anchor="{anchor}">{text}</text>'
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


# The van. Colour textures show the paint; mask textures tell glass (red), matt plastic (green) and relief or lamp (blue).


def van_side(mask, right):
    """A side of the van in centimetres, 580 x 270, front at the left; the right side is mirrored except its words."""
    pick = (lambda colour, code: code) if mask else (lambda colour, code: colour)
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
    drawn.append(rectangle(561, 60, 13, 44, pick("#a3161b", "#f00"), 5))
    flip = 'transform="translate(580 0) scale(-1 1)"' if right else ""
    name = ""
    if not mask:
        x = 580 - 252 - 292 if right else 252
        name = (
            mark(x, 46, 66)
            + words("Meadowlark", x + 74, 79, 41, INK, 750, -1)
            + words("Medical Courier", x + 76, 105, 23.5, TEAL, 600, 0.2)
        )
    return svg(580, 270, f"{GLASS}<g {flip}>{''.join(drawn)}</g>{name}", stretch=(4096, 1907))


def van_front(mask):
    """The van's face, 220 x 270 cm: windscreen with a driver, bonnet, grille and lamps."""
    pick = (lambda colour, code: code) if mask else (lambda colour, code: colour)
    screen = "M38 40Q40 33 48 32Q110 26 172 32Q180 33 182 40L196 118Q198 126 188 127Q110 137 32 127Q22 126 24 118Z"
    drawn = [rectangle(0, 0, 220, 270, pick(BODY, "#000")), path(screen, pick("url(#glass)", "#f00"))]
    if not mask:
        drawn.append(
            f'<clipPath id="screen"><path d="{screen}"/></clipPath><g clip-path="url(#screen)" opacity=".75">'
            + path("M52 130Q50 92 60 88Q57 66 70 66Q83 66 80 88Q92 92 92 130Z", "#16242c")
            + path(
                "M120 132Q120 96 134 92Q131 88 131 77Q131 62 145 62Q159 62 159 77Q159 88 156 92Q172 96 174 132Z",
                "#101c23",
            )
            + path("M130 73Q132 58 146 58Q160 58 162 73Z", TEAL_PAINT)
            + '<ellipse cx="146" cy="124" rx="24" ry="12" fill="none" stroke="#0b151b" stroke-width="3.5"/>'
            + rectangle(10, 118, 200, 20, "#0d181e")
            + "</g>"
        )
    drawn.append(path("M50 140Q110 149 170 140", stroke=pick("#aab3b4", "#00f"), width=1.2))
    drawn.append(path("M62 172Q110 166 158 172L152 194Q110 200 68 194Z", pick("#12191e", "#0f0")))
    if not mask:
        for y in (177, 183, 189):
            drawn.append(path(f"M67 {y}Q110 {y - 4} 153 {y}", stroke="#3a464d", width=1.4))
        drawn.append('<circle cx="110" cy="181" r="12" fill="%s"/>' % BODY + mark(102, 173, 16))
    for side in (1, -1):
        place = f'transform="translate(110 0) scale({side} 1)"'
        drawn.append(
            path(
                "M54 168L96 158Q103 157 103 165L101 186Q99 192 90 191L62 188Q55 187 54 180Z",
                pick("#1a2228", "#f00"),
                extra=place,
            )
        )
        drawn.append(path("M60 172L95 163.5Q99 163 99 167L98 171L62 178Z", pick("#f4fbff", "#f0f"), extra=place))
        for x, y, r in ((86, 180, 6.2), (70, 182, 4.6)):
            drawn.append(f'<circle {place} cx="{x}" cy="{y}" r="{r}" fill="{pick("#dff3ff", "#f0f")}"/>')
    drawn.append(path("M0 219Q110 222 220 219L220 270L0 270Z", pick("#1b2429", "#0f0")))
    drawn.append(
        path("M60 122L104 118M112 124L160 117", stroke=pick("#2b353b", "#0f0"), width=2, extra='stroke-linecap="round"')
    )
    return svg(220, 270, GLASS + "".join(drawn), stretch=(1760, 2160))


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
    return svg(
        1600,
        360,
        rectangle(0, 0, 1600, 360, TEAL_PAINT)
        + mark(70, 60, 240, (BODY, YELLOW, INK))
        + words("Meadowlark", 350, 178, 150, "#fff", 750, -3)
        + words("Medical Courier", 354, 280, 84, "#d9f3ee", 500),
    )


def custody_label():
    return svg(
        1100,
        700,
        rectangle(0, 0, 1100, 700, "#fbfaf6")
        + rectangle(0, 0, 1100, 140, INK)
        + mark(46, 26, 88, (TEAL_LIGHT, YELLOW, INK))
        + words("Chain of custody", 160, 94, 66, "#fff", 700)
        + words("From", 60, 226, 42, "#5b7480", 500)
        + words("Surgical Services", 60, 284, 56, INK)
        + words("To", 60, 366, 42, "#5b7480", 500)
        + words("Regional Laboratory", 60, 424, 56, INK)
        + bars(60, 480, 980, 160),
    )


def specimen_label():
    return svg(
        900,
        560,
        rectangle(0, 0, 900, 560, "#fbfaf6", 30)
        + rectangle(0, 0, 900, 130, YELLOW)
        + words("Specimen", 50, 92, 76, INK, 750)
        + words("Keep cool 2–8 °C", 50, 232, 62, INK)
        + words("Do not freeze", 50, 300, 48, "#5b7480", 500)
        + bars(50, 350, 800, 150, 5),
    )


def tube_label():
    return svg(
        700,
        400,
        rectangle(0, 0, 700, 400, "#fbfaf6")
        + rectangle(0, 0, 700, 50, TEAL_PAINT)
        + bars(60, 120, 580, 150, 9)
        + words("Sample", 60, 352, 66, INK),
    )


def implant_label():
    return svg(
        1200,
        420,
        rectangle(0, 0, 1200, 420, "#fbfaf6", 18)
        + rectangle(0, 0, 26, 420, YELLOW)
        + mark(70, 60, 110)
        + words("Sterile instrument set", 210, 118, 78, INK, 700, -1)
        + words("Handle sealed. Keep upright.", 212, 184, 46, "#4d626b", 500)
        + bars(70, 240, 1060, 130, 21),
    )


def bottle_label():
    return svg(
        1500,
        640,
        rectangle(0, 0, 1500, 640, "#fbfaf6")
        + rectangle(0, 0, 1500, 96, TEAL_PAINT)
        + rectangle(0, 104, 1500, 14, YELLOW)
        + words("Pharmacy", 750, 270, 132, INK, 750, -2, "middle")
        + words("Keep cool 2–8 °C", 750, 372, 72, "#35505a", 500, 0, "middle")
        + bars(430, 440, 640, 120, 13),
    )


def vial_label():
    return svg(
        900,
        480,
        rectangle(0, 0, 900, 480, "#fbfaf6")
        + rectangle(0, 0, 900, 70, YELLOW)
        + words("Vaccine", 450, 220, 110, INK, 750, -1, "middle")
        + words("2–8 °C", 450, 310, 76, "#35505a", 500, 0, "middle")
        + bars(240, 350, 420, 80, 17),
    )


def carton_front():
    return svg(
        1200,
        1000,
        rectangle(0, 0, 1200, 1000, "#f7f4ec")
        + path("M0 760C300 750 560 690 760 610C930 545 1060 520 1200 515V1000H0Z", TEAL_PAINT)
        + path("M0 735C300 725 560 665 755 585C925 520 1055 495 1200 490", stroke=YELLOW, width=12)
        + mark(90, 90, 190)
        + words("Keep cool", 90, 420, 128, INK, 750, -3)
        + words("2–8 °C", 94, 530, 88, TEAL, 600),
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
        rectangle(0, 0, 1000, 700, "#a9dedb") + flake + words("Cold pack", 500, 500, 112, TEAL_PAINT, 700, 0, "middle"),
    )


def lid_print():
    return svg(
        1500,
        450,
        rectangle(0, 0, 1500, 450, "#dfe6e2")
        + mark(110, 75, 300)
        + words("Keep cool", 470, 225, 150, INK, 750, -3)
        + words("2–8 °C", 474, 350, 110, TEAL, 600),
    )


def meadowlark_side():
    """A meadowlark from its right side, facing right, to be projected onto the sculpted bird. 200 x 200."""
    streaks = "".join(
        path(f"M{x} {y}q9 3 16 12", stroke="#4a3a28", width=2.6, extra='stroke-linecap="round"')
        for x, y in (
            (60, 92),
            (76, 84),
            (92, 78),
            (52, 108),
            (68, 102),
            (84, 98),
            (100, 94),
            (44, 122),
            (60, 118),
            (76, 116),
            (92, 112),
        )
    )
    return svg(
        200,
        200,
        rectangle(0, 0, 200, 200, "#8d7350")
        + path("M0 200V160C40 158 70 142 92 122C112 104 128 88 150 74H200V200Z", "#f0bd3a")
        + streaks
        + path("M0 200V176C40 172 72 162 96 150L112 200Z", "#efe2c0")
        + path("M118 60L200 60L200 30L112 30Z", "#8d7350")
        + path("M128 52C140 46 158 44 176 48L176 54C160 52 144 54 130 60Z", "#f4ead0")
        + path("M122 44C140 30 160 30 178 42L178 34C160 22 138 24 120 36Z", "#3c2e20")
        + path("M136 62C150 56 166 56 184 58L180 76C164 80 148 82 134 82Z", "#f0bd3a")
        + path("M128 84C146 104 156 108 172 92L182 98C164 128 140 124 120 96Z", "#12181b"),
        stretch=(1400, 1400),
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
    "van-left-colour": lambda: van_side(False, False),
    "van-left-mask": lambda: van_side(True, False),
    "van-right-colour": lambda: van_side(False, True),
    "van-right-mask": lambda: van_side(True, True),
    "van-front-colour": lambda: van_front(False),
    "van-front-mask": lambda: van_front(True),
    "case-screen": case_screen,
    "case-band": case_band,
    "custody-label": custody_label,
    "specimen-label": specimen_label,
    "tube-label": tube_label,
    "implant-label": implant_label,
    "bottle-label": bottle_label,
    "vial-label": vial_label,
    "carton-front": carton_front,
    "cold-pack": cold_pack,
    "lid-print": lid_print,
    "meadowlark-side": meadowlark_side,
}


def rasterise(name):
    """Take a screenshot of one drawing."""
    width, height, drawing = DRAWINGS[name]()
    page, target = (os.path.join(TEXTURES, name + end) for end in (".html", ".png"))
    with open(page, "w") as file:
        file.write(f'<html><meta charset="utf-8"><body style="margin:0">{drawing}</body></html>')
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or "google-chrome"
    subprocess.run(
        [
            browser,
            "--headless",
            "--no-sandbox",
            "--hide-scrollbars",
            "--disable-gpu",
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
    for drawing_name in sys.argv[1:] or DRAWINGS:
        rasterise(drawing_name)
        print("texture", drawing_name, flush=True)
