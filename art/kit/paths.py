"""Where things are. Everything is relative to the art folder."""
import os

from .brand import CONTENT, SLUG

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CACHE = os.path.join(ART, ".cache", SLUG)  # one for each company
TEXTURES = os.path.join(CACHE, "textures")
WEIGHTS = os.path.join(ART, ".cache", "weights")
MAKEHUMAN = os.path.join(ART, ".cache", "makehuman")  # the data of people
PREVIEWS = os.environ.get("ART_OUT") or os.path.join(CACHE, "previews")
FINALS = os.environ.get("ART_OUT") or os.path.join(CONTENT, "images")
STRIPES = os.path.join(ART, "stripes.json")
FONT = "/usr/share/fonts/opentype/inter/InterDisplay-SemiBold.otf"
