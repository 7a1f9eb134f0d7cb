"""Whose van it is: the company's name, logo and colors, from its content folder."""
import os
import re

import yaml

CONTENT = os.path.abspath(os.environ.get("CONTENT") or os.path.join(os.path.dirname(__file__), "..", "..", "content"))


def _read(file):
    with open(os.path.join(CONTENT, file), encoding="utf-8") as stored:
        return yaml.safe_load(stored)


def _light(color):
    return color["light"] if isinstance(color, dict) else color


def _dark(color):
    return color["dark"] if isinstance(color, dict) else color


_company, _colors = _read("company.yaml"), _read("colors.yaml")
NAME = _company["name"]
SLUG = re.sub(r"[^a-z0-9]+", "-", NAME.lower()).strip("-")
BRAND, BRAND_LIGHT = _light(_colors["brand"]), _dark(_colors["brand"])
ACCENT, NIGHT = _light(_colors["accent"]), _light(_colors["night"])
TYPEFACE = (_company.get("typefaces") or {}).get("display", "Bricolage Grotesque")
with open(os.path.join(CONTENT, _company["logo"]["image"]), encoding="utf-8") as _stored:
    LOGO = re.sub(r"<\?xml.*?\?>|<!--.*?-->", "", _stored.read(), flags=re.S).strip()


def lines():
    """The name in two lines: the first has at least six letters, the second is what is left."""
    words = NAME.split()
    first = 1
    while first < len(words) and len(" ".join(words[:first])) < 6:
        first += 1
    return " ".join(words[:first]), " ".join(words[first:])


def logo(dark=False):
    """The logo as it looks on a light or a dark screen; the second value tells whether it has a dark look at all."""
    query = re.compile(r"@media[^{]*prefers-color-scheme:\s*dark[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}")
    return query.sub(r"\1" if dark else "", LOGO), bool(query.search(LOGO))
