"""Where things are. Everything is relative to the art folder."""
import os

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CACHE = os.path.join(ART, ".cache")
TEXTURES = os.path.join(CACHE, "textures")
WEIGHTS = os.path.join(CACHE, "weights")
MARK = os.path.join(ART, "mark.svg")
FINALS = os.path.join(os.path.dirname(ART), "content", "images")
FONT = "/usr/share/fonts/opentype/inter/InterDisplay-SemiBold.otf"
