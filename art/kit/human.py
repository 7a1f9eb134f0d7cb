"""People: MakeHuman's mesh and morph targets, posed with numpy and handed to Blender as finished meshes.

MakeHuman's space: one unit is 10 cm, y is up, the face looks along +z, +x is the person's left.
Blender's space: meters, z is up, the face looks along -y.
"""
import json
import os

import bpy
import numpy as np

from .paths import MAKEHUMAN
from .shapes import shade_smooth

PUBLIC = os.path.join(MAKEHUMAN, "public", "data")
FINGERS = (2, 3, 4, 5)
# The joint that ends a limb of several bones.
ENDS = {
    "upperarm01": "lowerarm01",
    "lowerarm01": "wrist",
    "wrist": "finger3-1",
    "upperleg01": "lowerleg01",
    "lowerleg01": "foot",
    "foot": "toe2-1",
}
_cache = {}


def _json(path):
    if path not in _cache:
        with open(os.path.join(MAKEHUMAN, path), encoding="utf-8") as stored:
            _cache[path] = json.load(stored)
    return _cache[path]


def _base():
    return _json("public/data/models/human_full_size.json")


def _faces(model):
    """(corners, material, corner UVs) of each face, from three.js's format: a run of integers after a bit mask."""
    raw, at, faces = model["faces"], 0, []
    while at < len(raw):
        mask = raw[at]
        count = 4 if mask & 1 else 3
        at += 1
        corners = tuple(raw[at : at + count])
        at += count
        material, uvs = 0, ()
        if mask & 2:
            material = raw[at]
            at += 1
        if mask & 8:
            uvs = tuple(raw[at : at + count])
            at += count
        at += (1 if mask & 16 else 0) + (count if mask & 32 else 0) + (1 if mask & 64 else 0) + (count if mask & 128 else 0)
        faces.append((corners, material, uvs))
    return faces


class Human:
    """A body with its skeleton. Built at rest; pose() moves it."""

    def __init__(self, shape):
        """shape: the weight of each morph target by the name of its file."""
        model = _base()
        names = sorted(_json("src/json/targets/target-list.json")["targets"])
        targets = os.path.join(PUBLIC, "targets", "targets.bin")
        deltas = np.memmap(targets, dtype="<i2", mode="r").reshape(len(names), len(model["vertices"]))
        self.rest = np.array(model["vertices"], float).reshape(-1, 3)
        for target, weight in shape.items():
            (row,) = [i for i, name in enumerate(names) if name.endswith(f"/{target}.target")]
            self.rest = self.rest + weight * 1e-3 * np.asarray(deltas[row], float).reshape(-1, 3)
        self._rig(model)
        self.pose()

    def _rig(self, model):
        rig = _json("src/json/rigs/default.json")
        joint = {name: self.rest[indices].mean(0) for name, indices in rig["joints"].items()}
        self.head = {bone: joint[row["head"]] for bone, row in rig["bones"].items()}
        self.tail = {bone: joint[row["tail"]] for bone, row in rig["bones"].items()}
        self.parent = {bone: row["parent"] for bone, row in rig["bones"].items()}
        self.bones = list(self.head)
        self._ordered = [bone for bone in self.bones if not self.parent[bone]]
        for bone in self._ordered:  # grows while it is read: parents come before children
            self._ordered += [child for child in self.bones if self.parent[child] == bone]
        index = {bone: i for i, bone in enumerate(self.bones)}
        column = np.array([index.get(bone["name"].replace("____head", ""), 0) for bone in model["bones"]])
        where = np.array(model["skinIndices"]).reshape(-1, 4)
        share = np.array(model["skinWeights"], float).reshape(-1, 4)
        self.weights = np.zeros((len(self.rest), len(self.bones)))
        for k in range(4):
            np.add.at(self.weights, (np.arange(len(self.rest)), column[where[:, k]]), share[:, k])
        self.weights /= np.maximum(self.weights.sum(1, keepdims=True), 1e-6)

    def pose(self, aim=None, turn=None, roll=None):
        """Pose the bones; a child keeps its place relative to its parent.

        aim: the direction from a bone's head to its end. turn: [(axis, degrees), …], applied before aim.
        roll: degrees around the bone itself, applied last.
        """
        aim, turn, roll = aim or {}, turn or {}, roll or {}
        self.turned, self.moved = {}, {}
        for bone in self._ordered:
            parent = self.parent[bone]
            above, shift = (self.turned[parent], self.moved[parent]) if parent else (np.eye(3), np.zeros(3))
            place, own = above @ self.head[bone] + shift, above.copy()
            for axis, degrees in turn.get(bone, []):
                own = own @ _rotation(axis, degrees)
            if bone in aim:
                end = _end_of(bone)
                now = own @ ((self.head[end] if end else self.tail[bone]) - self.head[bone])
                own = _between(now, np.array(aim[bone], float)) @ own
            if bone in roll:
                own = _rotation(own @ (self.tail[bone] - self.head[bone]), roll[bone]) @ own
            self.turned[bone], self.moved[bone] = own, place - own @ self.head[bone]
        self.matrices = np.stack([np.hstack([self.turned[b], self.moved[b][:, None]]) for b in self.bones])
        self.vertices = self.skin(self.rest, self.weights)

    def skin(self, points, weights):
        mixed = np.einsum("vb,bij->vij", weights, self.matrices)
        return np.einsum("vij,vj->vi", mixed[:, :, :3], points) + mixed[:, :, 3]

    def place(self, bone, end="head"):
        """Where a joint is now, in MakeHuman's space."""
        return self.turned[bone] @ (self.head if end == "head" else self.tail)[bone] + self.moved[bone]

    def at(self, bone, end="head"):
        """Where a joint is now, in Blender's space."""
        return to_blender(self.place(bone, end)[None])[0]

    def reach(self, side, wrist, pole, aim, turn, roll):
        """Add to aim what brings a wrist to a place, with the elbow towards pole."""
        self.pose(aim, turn, roll)
        upper, lower = "upperarm01." + side, "lowerarm01." + side
        start, target = self.place(upper), np.array(wrist, float)
        one = np.linalg.norm(self.head[lower] - self.head[upper])
        two = np.linalg.norm(self.head["wrist." + side] - self.head[lower])
        way = target - start
        far = np.linalg.norm(way)
        if far > (one + two) * 0.995:
            print(f"arm too short: {far:.2f} of {one + two:.2f}", flush=True)
            way *= (one + two) * 0.995 / far
            target, far = start + way, (one + two) * 0.995
        along = (one**2 - two**2 + far**2) / (2 * far)
        out = np.array(pole, float)
        out -= way * (out @ way) / far**2
        out /= np.linalg.norm(out)
        elbow = start + way * along / far + out * np.sqrt(max(0.0, one**2 - along**2))
        aim[upper], aim[lower] = elbow - start, target - elbow

    def face_palm(self, side, wanted, aim, turn, roll):
        """Add to roll what turns a palm towards a direction, shared by forearm and wrist."""
        self.pose(aim, turn, roll)
        wrist, first, last = (self.place(f"{bone}.{side}") for bone in ("wrist", "finger2-1", "finger5-1"))
        palm = np.cross(first - wrist, last - wrist) * (1 if side == "R" else -1)
        axis = self.place("finger3-1." + side) - wrist
        axis /= np.linalg.norm(axis)
        now, then = (v - axis * (v @ axis) for v in (palm, np.array(wanted, float)))
        angle = np.degrees(np.arctan2(np.cross(now, then) @ axis, now @ then))
        for bone, share in (("lowerarm01", 0.25), ("lowerarm02", 0.45), ("wrist", 0.30)):
            key = f"{bone}.{side}"
            roll[key] = roll.get(key, 0) + angle * share

    def curl(self, side, amounts, thumb, spread=0):
        """Turns that close a hand: degrees for the three joints of each finger, and of the thumb."""
        wrist, index, little = (self.head[f"{bone}.{side}"] for bone in ("wrist", "finger2-1", "finger5-1"))
        palm = np.cross(index - wrist, little - wrist) * (1 if side == "R" else -1)
        turns = {}
        for k in range(3):
            for finger in FINGERS:
                bone = f"finger{finger}-{k + 1}.{side}"
                turns[bone] = [(np.cross(self.tail[bone] - self.head[bone], palm), amounts[k])]
                if spread and k == 0:
                    turns[bone].append((palm, spread * (finger - 3.5)))
            bone = f"finger1-{k + 1}.{side}"
            turns[bone] = [(np.cross(self.tail[bone] - self.head[bone], little - index), thumb[k])]
        return turns

    def body(self, hidden=()):
        """The skin, without the mesh's helpers and without what lies below clothes."""
        model = _base()
        skin = next(i for i, m in enumerate(model["materials"]) if m["DbgName"] == "body")
        covered = np.zeros(len(self.rest), bool)
        for piece in hidden:
            mask = np.array(piece.covers, bool)
            covered[: len(mask)] |= mask
        faces = [f for f in _faces(model) if f[1] == skin and not all(covered[v] for v in f[0])]
        return _mesh("body", self.vertices, faces, model["uvs"][0])


class Garment:
    """Clothes, shoes, hair or eyes. Each vertex is bound to three vertices of the body."""

    def __init__(self, human, kind, name):
        self.model = _json(f"public/data/proxies/{kind}/{name}/{name}.json")
        data = self.model["metadata"]
        self.textures = os.path.join(PUBLIC, "proxies", kind, name, "textures")
        self.covers = data.get("deleteVerts") or []
        bound = np.array(data["ref_vIdxs"])
        share = np.array(data["weights"], float)
        self.rest = np.einsum("vk,vki->vi", share, human.rest[bound]) + np.array(data["offsets"], float)
        weights = np.einsum("vk,vkb->vb", np.clip(share, 0, 1), human.weights[bound])
        weights /= np.maximum(weights.sum(1, keepdims=True), 1e-6)
        self.human, self.weights = human, weights
        self.vertices = human.skin(self.rest, weights)

    def recut(self, chosen, cut):
        """Change the cut of the chosen vertices in the rest pose: cut(points) gives their new places."""
        self.rest[chosen] = cut(self.rest[chosen])
        self.vertices = self.human.skin(self.rest, self.weights)

    def mesh(self, name, choose=None, at_rest=False):
        """The garment, or the faces of it that choose(vertices of a face) accepts."""
        faces = [f for f in _faces(self.model) if choose is None or choose(f[0])]
        return _mesh(name, self.rest if at_rest else self.vertices, faces, self.model["uvs"][0], self.rest)

    def parts(self):
        """For each vertex the number of its connected part, such as jacket or trousers."""
        root = list(range(len(self.rest)))

        def find(v):
            while root[v] != v:
                root[v] = root[root[v]]
                v = root[v]
            return v

        for corners, _, _ in _faces(self.model):
            for v in corners[1:]:
                root[find(v)] = find(corners[0])
        return np.array([find(v) for v in range(len(self.rest))])

    def lowest(self):
        """The height of its lowest point in meters: a shoe's sole."""
        return self.vertices[:, 1].min() * 0.1


def both_sides(pose):
    """{'upperleg01': (left, right)} with the names of both bones."""
    return {f"{bone}.{side}": value for bone, pair in pose.items() for side, value in zip("LR", pair)}


def from_world(point, location, heading):
    """A place in the scene, in the space of a person who stands at location and is turned by heading (radians)."""
    x, y, z = (np.array(point, float) - np.array(location, float)) * 10
    c, s = np.cos(-heading), np.sin(-heading)
    return np.array([x * c - y * s, z, -(x * s + y * c)])


def to_blender(points):
    return np.stack([points[:, 0], -points[:, 2], points[:, 1]], 1) * 0.1


def _end_of(bone):
    name, _, side = bone.partition(".")
    return f"{ENDS[name]}.{side}" if name in ENDS else None


def _rotation(axis, degrees):
    axis = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}[axis] if isinstance(axis, str) else axis
    x, y, z = np.array(axis, float) / np.linalg.norm(axis)
    angle, cross = np.radians(degrees), np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross


def _between(a, b):
    a, b = a / np.linalg.norm(a), b / np.linalg.norm(b)
    axis = np.cross(a, b)
    if np.linalg.norm(axis) < 1e-8:
        return np.eye(3)
    return _rotation(axis, np.degrees(np.arctan2(np.linalg.norm(axis), a @ b)))


def _mesh(name, points, faces, uv_table, rest=None):
    used = sorted({v for corners, _, _ in faces for v in corners})
    new = {v: i for i, v in enumerate(used)}
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in to_blender(points[used])], [], [tuple(new[v] for v in f[0]) for f in faces])
    uvs = np.array(uv_table).reshape(-1, 2)[[i for _, _, corners in faces for i in corners]]
    mesh.uv_layers.new(name="uv").data.foreach_set("uv", uvs.ravel())
    if rest is not None:  # patterns of the cloth follow it: the place of each point in the rest pose
        kept = mesh.attributes.new("rest", "FLOAT_VECTOR", "POINT")
        kept.data.foreach_set("vector", to_blender(rest[used]).ravel())
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    return shade_smooth(thing, 180)
