"""The catalogue of models. A family file registers its builders with @part(key)."""
import importlib
import os
import pkgutil

_parts, _scenes = {}, {}


def part(key, **info):
    """Register a builder; info may set az, el (three-quarter view), focus, zoom (detail), exposure, behind_glass,
    and front_from or detail_from, an (azimuth, elevation) of its own."""
    def deco(fn):
        _parts[key] = (fn, info)
        return fn
    return deco


def scene(name):
    """Register a scene; the function gets (path, samples, scale)."""
    def deco(fn):
        _scenes[name] = fn
        return fn
    return deco


def keys():
    return list(_parts)


def scenes():
    return list(_scenes)


def build(key):
    fn, info = _parts[key]
    fn()
    return info


def shoot_scene(name, path, samples, scale):
    _scenes[name](path, samples, scale)


for m in sorted(x.name for x in pkgutil.iter_modules([os.path.dirname(__file__)])):
    importlib.import_module('parts.' + m)
