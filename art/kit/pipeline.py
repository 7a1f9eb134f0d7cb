"""Settings, passes, denoising, grading and the final JPEG."""
import json
import os
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import denoise, exr
from .grade import Frame, enlarge
from .paths import CACHE, FINALS, PREVIEWS, STRIPES

# ART_PREVIEW=1200,24 makes a larger, cleaner preview.
PREVIEW_SIDE, PREVIEW_SAMPLES = (int(n) for n in os.environ.get("ART_PREVIEW", "560,6").split(","))
# Less than 1 renders finals smaller and enlarges them: quicker, softer.
FINAL_SCALE = float(os.environ.get("ART_SCALE", 1))
FINAL_SAMPLES = int(os.environ.get("ART_SAMPLES", 0))
PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "mist": "Mist"}


def start():
    """An empty scene for Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"


def size(picture, quality):
    scale = FINAL_SCALE if quality == "final" else PREVIEW_SIDE / max(picture.width, picture.height)
    output = bpy.context.scene.render
    output.resolution_x, output.resolution_y = round(picture.width * scale), round(picture.height * scale)


def note_stripe(name, point, quality):
    """Where the stripe ends in the picture, in percent from the left and from the top: the site's yellow line starts there."""
    if point is None or not name.startswith("hero-"):
        return
    bpy.context.view_layer.update()
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(point))
    place = [round(100 * x, 1), round(100 - 100 * y, 1)]
    print("stripe", name, place, flush=True)
    if quality in ("final", "measure"):
        known = {}
        if os.path.exists(STRIPES):
            with open(STRIPES) as stored:
                known = json.load(stored)
        with open(STRIPES, "w") as stored:
            rows = (f"  {json.dumps(key)}: {value}" for key, value in sorted({**known, name: place}.items()))
            stored.write("{\n" + ",\n".join(rows) + "\n}\n")


def render(name, picture, quality, mist):
    """Render the passes of a picture into the cache."""
    scene = bpy.context.scene
    _configure(scene, (FINAL_SAMPLES or picture.samples) if quality == "final" else PREVIEW_SAMPLES)
    settings = scene.world.mist_settings
    if mist:
        settings.start, settings.depth, settings.falloff = mist[0], mist[1] - mist[0], "LINEAR"
    _store_passes(scene, _folder(name, quality))
    started = time.time()
    bpy.ops.render.render()
    print(f"rendered {name} in {time.time() - started:.0f} s", flush=True)


def _configure(scene, samples):
    settings = {
        "samples": samples,
        "use_adaptive_sampling": True,
        "adaptive_threshold": 0.08,  # the denoiser does the rest: skies and paint are done after a few samples
        "adaptive_min_samples": 4,
        "max_bounces": 6,
        "diffuse_bounces": 2,
        "glossy_bounces": 3,
        "transmission_bounces": 6,
        "transparent_max_bounces": 10,
        "caustics_reflective": False,
        "caustics_refractive": False,
        "sample_clamp_indirect": 4,
        "blur_glossy": 0.5,
        "use_denoising": False,
    }
    for key, value in settings.items():
        setattr(scene.cycles, key, value)
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True


def _store_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
    output.file_slots.clear()
    for slot, source in PASSES.items():
        output.file_slots.new(slot)
        tree.links.new(layers.outputs[source], output.inputs[slot])


def finish(name, picture, quality, scene):
    """Denoise (once), grade with the scene's own recipe, and save."""
    folder = _folder(name, quality)
    clean, mist = _denoised(folder, quality, scene.MIST)
    if quality == "final":
        clean, mist = (enlarge(layer, picture.width, picture.height) for layer in (clean, mist[..., None]))
        mist = mist[..., 0]
    frame = Frame(clean, mist)
    scene.grade(frame, picture.framing)
    frame.grain()
    graded = os.path.join(folder, "graded.exr")
    exr.write_rgb(graded, frame.image)
    target = os.path.join(
        FINALS if quality == "final" else PREVIEWS,
        name + (".jpg" if quality == "final" else ".png"),
    )
    _develop(graded, target, scene.LOOK, scene.EXPOSURE)


def _denoised(folder, quality, needs_mist):
    stored, passes = os.path.join(folder, "clean.npz"), [os.path.join(folder, slot + "0001.exr") for slot in PASSES]
    if os.path.exists(stored) and os.path.getmtime(stored) > os.path.getmtime(passes[0]):
        data = np.load(stored)
        return data["image"], data["mist"]
    image = denoise.denoise(*(exr.read_rgb(file) for file in passes[:3]), clean_guides=quality == "final" or PREVIEW_SAMPLES > 12)
    raw = list(exr.read(passes[3]).values())[-1]
    mist = np.where(raw > 0.999, raw, np.minimum(denoise.denoise_mist(raw), 0.998)) if needs_mist else raw
    np.savez(stored, image=image, mist=mist)
    return image, mist


def _develop(graded, target, look, exposure):
    """Filmic tone mapping by Blender, and the file."""
    os.makedirs(os.path.dirname(target), exist_ok=True)
    scene = bpy.context.scene
    scene.display_settings.display_device = "sRGB"
    view, settings = scene.view_settings, scene.render.image_settings
    view.view_transform, view.look, view.exposure = "Filmic", look, exposure
    settings.file_format, settings.color_mode, settings.quality = (
        ("JPEG" if target.endswith("jpg") else "PNG"),
        "RGB",
        90,
    )
    bpy.data.images.load(graded).save_render(target, scene=scene)
    if target.endswith("jpg"):
        _mark_as_sample(target)
    print("saved", os.path.relpath(target), flush=True)


def _mark_as_sample(file):
    """A comment inside the file, by which the launch check knows it from an owner's photo."""
    comment = b"Sample picture: replace it with your own."
    with open(file, "rb") as stored:
        data = stored.read()
    with open(file, "wb") as stored:
        stored.write(data[:2] + b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment + data[2:])


def _folder(name, quality):
    folder = os.path.join(CACHE, f"{name}-{quality}")
    os.makedirs(folder, exist_ok=True)
    return folder
