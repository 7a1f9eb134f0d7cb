"""Cloth: a posed garment keeps the lengths of its rest pose, so it folds where the pose squeezes it."""
import hashlib
import os
import time

import bpy
import numpy as np

from .paths import CACHE

FRAMES, STIFFNESS, MASS = 18, 6.0, 0.25


def drape(posed, rest, body, pinned, loose=0.05, bend=0.5):
    """Simulate a garment. posed and rest are its two poses (rest is removed); pinned gives each point's hold, 0 to 1."""
    bpy.context.view_layer.update()
    mesh, calm = _subdivided(posed), _subdivided(rest)
    lengths = _points(calm)
    hold = pinned(lengths)
    posed.data = mesh
    bpy.data.objects.remove(rest)
    recipe = (FRAMES, STIFFNESS, MASS, loose, bend, hold.round(3).tobytes(), _points(mesh).round(4).tobytes(), lengths.round(4).tobytes())
    known = os.path.join(CACHE, "cloth-" + hashlib.sha1(repr(recipe).encode()).hexdigest()[:16] + ".npy")
    if os.path.exists(known):
        return _settle(posed, np.load(known))
    started = time.time()
    _collide(body)
    cloth = _cloth(posed, lengths, hold, loose, bend)
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, FRAMES
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, FRAMES
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    settled = _points(posed.evaluated_get(bpy.context.evaluated_depsgraph_get()).data)
    scene.frame_set(1)  # the passes are named after the frame
    posed.modifiers.clear()
    posed.shape_key_clear()
    np.save(known, settled)
    print(f"cloth of {posed.name} fell in {time.time() - started:.0f} s", flush=True)
    return _settle(posed, settled)


def _points(mesh):
    flat = np.empty(len(mesh.vertices) * 3, "f4")
    mesh.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3)


def _subdivided(thing):
    """The mesh of a thing, subdivided once."""
    for modifier in thing.modifiers:
        modifier.levels = 1
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    return mesh


def _collide(body):
    if not body.modifiers:
        body.modifiers.new("collision", "COLLISION")
        body.collision.thickness_outer, body.collision.cloth_friction = 0.004, 12


def _cloth(posed, lengths, hold, loose, bend):
    posed.shape_key_add(name="Basis")
    key = posed.shape_key_add(name="rest")
    key.data.foreach_set("co", lengths.ravel())
    key.value = 0
    group = posed.vertex_groups.new(name="hold")
    for i, weight in enumerate(hold):
        if weight > 0:
            group.add([i], float(weight), "REPLACE")
    cloth = posed.modifiers.new("cloth", "CLOTH")
    settings, contact = cloth.settings, cloth.collision_settings
    settings.quality, settings.mass, settings.air_damping = 6, MASS, 3
    settings.tension_stiffness = settings.compression_stiffness = STIFFNESS
    settings.shear_stiffness, settings.bending_stiffness = STIFFNESS * 0.4, bend
    settings.tension_damping = settings.compression_damping = 8
    settings.rest_shape_key = key
    settings.vertex_group_mass, settings.pin_stiffness = "hold", 1.0
    settings.shrink_min = settings.shrink_max = -loose
    contact.use_collision, contact.collision_quality, contact.distance_min = True, 3, 0.004
    contact.use_self_collision = False
    return cloth


def _settle(posed, points):
    posed.data.vertices.foreach_set("co", points.ravel())
    posed.data.update()
    smooth = posed.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return posed
