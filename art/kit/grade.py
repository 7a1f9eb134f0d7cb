"""Grading in linear light: fog, bloom, vignette, calm areas for words, stars, grain."""
import numpy as np


class Frame:
    """A picture being graded. u runs from left to right, v from top to bottom, both from 0 to 1."""

    def __init__(self, image, mist):
        self.image, self.mist = image, np.clip(mist, 0, 1)[..., None]
        height, width = image.shape[:2]
        self.u = np.linspace(0, 1, width, dtype="f4")[None, :, None]
        self.v = np.linspace(0, 1, height, dtype="f4")[:, None, None]
        self.sky = self.mist > 0.999

    def darken(self, mask, amount):
        """Multiply by 1 - mask * amount; amount may be (red, green, blue)."""
        self.image = self.image * (1 - mask * np.asarray(amount, "f4"))

    def light(self, mask, color):
        self.image = self.image + mask * np.asarray(color, "f4")

    def fog_to_sky(self, start, density, most=1.0):
        """Mist that takes the color of the sky in the same row of the picture, so that no fringe shows."""
        thickness = most * (1 - np.exp(-np.maximum(self.mist - start, 0) * density))
        height, width = self.image.shape[:2]
        rows, color = np.zeros((height, 1, 3), "f4"), None
        for row in range(height):
            open_sky = self.sky[row, :, 0]
            if open_sky.sum() > width * 0.04:
                color = np.median(self.image[row][open_sky], 0)
            if color is not None:
                rows[row, 0] = color
        self.image = self.image * (1 - thickness) + rows * thickness

    def fog_to_sky_across(self, start, density, most=1.0):
        """Like fog_to_sky, but the sky's color may change from left to right: each row is fitted with a straight line.

        The rows are smoothed from top to bottom: streaks of cloud would look like bands.
        """
        thickness = most * (1 - np.exp(-np.maximum(self.mist - start, 0) * density))
        height, width = self.image.shape[:2]
        rows, fit = np.zeros((height, width, 3), "f4"), None
        u = np.linspace(0, 1, width, dtype="f4")
        for row in range(height):
            open_sky = self.sky[row, :, 0]
            if open_sky.sum() > width * 0.06:
                colors, at = self.image[row][open_sky], u[open_sky]
                slope, base = np.polyfit(at, colors, 1)
                fit = np.clip(base + u[:, None] * slope, colors.min(0) * 0.9, colors.max(0) * 1.1)
            if fit is not None:
                rows[row] = fit
        rows = smooth_rows(rows, 0.045 * height)
        self.image = self.image * (1 - thickness) + rows * thickness

    def bloom(self, threshold=1.0, amount=0.3):
        brightest = self.image.max(2, keepdims=True)
        glow = np.minimum(self.image * np.clip((brightest - threshold) / np.maximum(brightest, 1e-6), 0, 1), 12)
        size = max(self.image.shape[:2])
        for radius, share in ((0.006, 0.5), (0.02, 0.3), (0.06, 0.2)):
            self.image = self.image + amount * share * blur(glow, max(1, radius * size))

    def vignette(self, amount=0.4, center=(0.6, 0.55)):
        distance = (self.u - center[0]) ** 2 * 1.1 + (self.v - center[1]) ** 2 * 0.9
        self.darken(np.clip(distance, 0, 1), amount)

    def stars(self, count=320, lowest=0.5, seed=4):
        dice = np.random.RandomState(seed)
        height, width = self.image.shape[:2]
        scale = max(height, width) / 1920
        reach = int(6 * max(1, scale))
        y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
        for _ in range(count):
            column = dice.randint(reach + 1, width - reach - 1)
            row = reach + 1 + int(dice.rand() ** 1.2 * height * lowest)
            brightness = dice.rand() ** 4
            if self.sky[row, column, 0] and self.sky[row + reach, column, 0]:
                size = (0.55 + 0.75 * brightness) * scale
                strength = (0.10 + 1.1 * brightness) * (1 - row / (height * lowest * 1.15))
                spark = strength * np.exp(-(x**2 + y**2) / (2 * size * size))
                self.image[row - reach : row + reach + 1, column - reach : column + reach + 1] += spark[
                    ..., None
                ] * np.array([0.85, 0.93, 1], "f4")

    def grain(self, amount=0.022):
        """Fine grain: without it, skies show bands."""
        noise = np.random.RandomState(1).standard_normal(self.image.shape[:2]).astype("f4")[..., None]
        self.image = np.maximum(self.image * (1 + amount * noise) + 0.0005 * noise, 0)


def ramp(value):
    """A smooth step from 0 to 1."""
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


def smooth_rows(image, radius):
    """Three box blurs from top to bottom."""
    reach = max(1, int(radius))
    for _ in range(3):
        total = np.cumsum(np.pad(image, ((reach + 1, reach), (0, 0), (0, 0)), mode="edge"), 0, dtype="f8")
        image = ((total[2 * reach + 1 :] - total[: -2 * reach - 1]) / (2 * reach + 1)).astype("f4")
    return image


def blur(image, radius):
    """Three box blurs on a reduced copy: close to a Gaussian, and fast."""
    factor = max(1, int(radius / 4))
    height, width = image.shape[:2]
    small = np.pad(image, ((0, -height % factor), (0, -width % factor), (0, 0)), mode="edge")
    small = small.reshape(small.shape[0] // factor, factor, small.shape[1] // factor, factor, -1).mean((1, 3))
    reach = max(1, int(round(radius / factor)))
    for axis in (0, 1):
        for _ in range(3):
            padding = [(reach + 1, reach) if i == axis else (0, 0) for i in range(3)]
            total = np.cumsum(np.pad(small, padding, mode="edge"), axis, dtype="f8")
            window = 2 * reach + 1
            small = (total[window:] - total[:-window] if axis == 0 else total[:, window:] - total[:, :-window]) / window
    return _enlarge(small.astype("f4"), factor, height, width)


def _enlarge(small, factor, height, width):
    def places(length, count):
        at = np.clip((np.arange(length, dtype="f4") + 0.5) / factor - 0.5, 0, count - 1)
        low = np.floor(at).astype(int)
        return low, np.minimum(low + 1, count - 1), at - low

    top, bottom, fy = places(height, small.shape[0])
    left, right, fx = places(width, small.shape[1])
    fy, fx = fy[:, None, None], fx[None, :, None]
    upper = small[top][:, left] * (1 - fx) + small[top][:, right] * fx
    lower = small[bottom][:, left] * (1 - fx) + small[bottom][:, right] * fx
    return upper * (1 - fy) + lower * fy


def enlarge(image, width, height):
    """Lanczos resampling, in a logarithmic space so that lamps leave no dark rings."""
    image = np.log1p(image)
    for axis, size in ((0, height), (1, width)):
        count = image.shape[axis]
        if count == size:
            continue
        center = (np.arange(size) + 0.5) * count / size - 0.5
        first = np.floor(center).astype(int) - 2
        total, result = 0, 0
        for tap in range(6):
            weight = np.sinc(center - first - tap) * np.sinc((center - first - tap) / 3)
            shape = (-1, 1, 1) if axis == 0 else (1, -1, 1)
            result = result + weight.reshape(shape).astype("f4") * np.take(
                image, np.clip(first + tap, 0, count - 1), axis
            )
            total = total + weight
        image = result / total.reshape(shape).astype("f4")
    return np.maximum(np.expm1(image), 0).astype("f4")
