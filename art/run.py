"""Runs inside Blender: blender -b -P run.py -- <picture> [preview|final|regrade|measure]"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import pipeline
from pictures import PICTURES


def main(name, quality="preview"):
    picture = PICTURES[name]
    pipeline.start()  # before the import: scenes make their materials when they are loaded
    scene = importlib.import_module("scenes." + picture.scene)
    if quality.startswith("regrade"):
        _, _, quality = quality.partition("-")
        quality = quality or "final"
    else:
        pipeline.size(picture, quality)  # cameras are fitted to the picture's shape
        stripe = scene.build(picture.framing)
        pipeline.note_stripe(name, stripe, quality)
        if quality == "measure":
            return
        pipeline.render(name, picture, quality, scene.MIST)
    pipeline.finish(name, picture, quality, scene)


main(*sys.argv[sys.argv.index("--") + 1 :])
