"""Reads and writes uncompressed OpenEXR files with numpy alone."""
import struct

import numpy as np


def read(file):
    """All channels of an uncompressed scan-line EXR as {name: float32 array}."""
    with open(file, "rb") as handle:
        data = handle.read()
    header, at = {}, 8
    while data[at]:
        name_end = data.index(b"\0", at)
        type_end = data.index(b"\0", name_end + 1)
        size = struct.unpack("<i", data[type_end + 1 : type_end + 5])[0]
        header[data[at:name_end].decode()] = data[type_end + 5 : type_end + 5 + size]
        at = type_end + 5 + size
    if header["compression"][0] != 0:
        raise ValueError("save the EXR without compression")
    left, top, right, bottom = struct.unpack("<4i", header["dataWindow"])
    width, height = right - left + 1, bottom - top + 1
    channels, listing, q = [], header["channels"], 0
    while listing[q]:
        end = listing.index(b"\0", q)
        channels.append((listing[q:end].decode(), 2 if struct.unpack("<i", listing[end + 1 : end + 5])[0] == 1 else 4))
        q = end + 17
    row = sum(width * size for _, size in channels) + 8
    rows = np.frombuffer(data, np.uint8, height * row, at + 1 + 8 * height).reshape(height, row)
    result, offset = {}, 8
    for name, size in channels:
        block = np.ascontiguousarray(rows[:, offset : offset + width * size])
        result[name] = block.view("<f2" if size == 2 else "<f4").astype("f4")
        offset += width * size
    return result


def read_rgb(file):
    """The three channels of a color or vector pass."""
    channels = {name.split(".")[-1]: values for name, values in read(file).items()}
    return np.stack([channels.get(a, channels.get(b)) for a, b in (("R", "X"), ("G", "Y"), ("B", "Z"))], 2)


def write_rgb(file, image):
    height, width, _ = image.shape

    def attribute(name, kind, value):
        return name.encode() + b"\0" + kind.encode() + b"\0" + struct.pack("<i", len(value)) + value

    channels = (
        b"".join(name + b"\0" + struct.pack("<iBBBBii", 2, 0, 0, 0, 0, 1, 1) for name in (b"B", b"G", b"R")) + b"\0"
    )
    window = struct.pack("<4i", 0, 0, width - 1, height - 1)
    header = (
        b"\x76\x2f\x31\x01\x02\0\0\0"
        + attribute("channels", "chlist", channels)
        + attribute("compression", "compression", b"\0")
        + attribute("dataWindow", "box2i", window)
        + attribute("displayWindow", "box2i", window)
        + attribute("lineOrder", "lineOrder", b"\0")
        + attribute("pixelAspectRatio", "float", struct.pack("<f", 1))
        + attribute("screenWindowCenter", "v2f", struct.pack("<2f", 0, 0))
        + attribute("screenWindowWidth", "float", struct.pack("<f", 1))
        + b"\0"
    )
    row = width * 12
    offsets = len(header) + 8 * height + np.arange(height, dtype="<u8") * (row + 8)
    body = np.empty((height, row + 8), np.uint8)
    body[:, :4] = np.arange(height, dtype="<i4")[:, None].view(np.uint8).reshape(height, 4)
    body[:, 4:8] = np.full((height, 1), row, "<i4").view(np.uint8).reshape(height, 4)
    body[:, 8:] = (
        np.ascontiguousarray(image[:, :, ::-1].transpose(0, 2, 1)).astype("<f4").reshape(height, -1).view(np.uint8)
    )
    with open(file, "wb") as handle:
        handle.write(header + offsets.tobytes() + body.tobytes())
