"""Render, then develop the picture: clean fine noise with the help of albedo and normals, tone, lay on paper."""
import os
import tempfile
import time
import bpy
import numpy as np

PAPER = np.array([.9555, .9480, .9240], 'f')     # a hair below #FAF9F6, linear


def _pixels(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    a = np.empty(w * h * 4, 'f')
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)


def _outputs(folder):
    """File output nodes for the picture and its two guides."""
    sc = bpy.context.scene
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path, fo.format.file_format, fo.format.color_depth = folder, 'OPEN_EXR', '32'
    fo.format.color_mode = 'RGBA'
    fo.file_slots.clear()
    for slot, src in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nor', 'Denoising Normal')):
        fo.file_slots.new(slot)
        t.links.new(rl.outputs[src], fo.inputs[slot])
    t.links.new(rl.outputs['Image'], t.nodes.new('CompositorNodeComposite').inputs[0])


def _clean(c, alb, nor, rad=3, strength=1.0):
    """Joint bilateral filter on the square root of colour, guided by albedo and normal."""
    v = np.sqrt(np.clip(c, 0, 4))
    g = np.concatenate([alb / .06, nor / .12], 2)
    pad = [(rad, rad), (rad, rad), (0, 0)]

    def blur(a):
        p = np.pad(a, [(1, 1), (1, 1), (0, 0)], 'edge')
        return sum(p[i:i + a.shape[0], j:j + a.shape[1]] for i in range(3) for j in range(3)) / 9
    vb = blur(v)
    gp, vp, bp = np.pad(g, pad, 'edge'), np.pad(v, pad, 'edge'), np.pad(vb, pad, 'edge')
    h, w = v.shape[:2]
    acc, tot = np.zeros_like(v), np.zeros((h, w, 1), 'f')
    for dy in range(2 * rad + 1):
        for dx in range(2 * rad + 1):
            s = np.s_[dy:dy + h, dx:dx + w]
            d = ((gp[s] - g) ** 2).sum(2) + ((bp[s] - vb) ** 2).sum(2) / (.045 * strength) ** 2
            k = np.exp(-d - ((dy - rad) ** 2 + (dx - rad) ** 2) / (.9 * rad * rad))[..., None]
            acc += vp[s] * k
            tot += k
    return (acc / tot) ** 2


def _despeckle(c):
    """Median of each pixel and its eight neighbours, for the sparse grain behind glass that no guide tells from detail."""
    p = np.pad(c, [(1, 1), (1, 1), (0, 0)], 'edge')
    h, w = c.shape[:2]
    return np.median([p[i:i + h, j:j + w] for i in range(3) for j in range(3)], 0)


def _calm(a, rgb, rad=6):
    """Wider filter for the bare shadow on the floor, where grain shows most."""
    bare = (rgb.max(2) < .004).astype('f')
    v = a[..., 0]
    h, w = v.shape
    p = np.pad(v, 2, 'edge')
    soft = sum(p[i:i + h, j:j + w] for i in range(5) for j in range(5)) / 25
    vp, sp, bp = (np.pad(x, rad, 'edge') for x in (v, soft, bare))
    acc, tot = np.zeros_like(v), np.full_like(v, 1e-6)
    for dy in range(2 * rad + 1):
        for dx in range(2 * rad + 1):
            s = np.s_[dy:dy + h, dx:dx + w]
            k = bp[s] * np.exp(-((sp[s] - soft) / .05) ** 2 - ((dy - rad) ** 2 + (dx - rad) ** 2) / (.5 * rad * rad))
            acc += vp[s] * k
            tot += k
    return np.where(bare > 0, acc / tot, v)[..., None]


def _tone(x):
    """Straight up to mid-tones, soft shoulder above, then sRGB."""
    x = np.where(x > .6, .6 + .4 * (1 - np.exp(-(np.maximum(x, .6) - .6) / .4 * .8)), x)
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - .055)


def shoot(path, samples, dark=False, exposure=1.0, fade=0., behind_glass=False):
    """Render the scene and write the developed PNG; `fade` darkens the left edge, for a calm headline."""
    sc = bpy.context.scene
    with tempfile.TemporaryDirectory() as tmp:
        _outputs(tmp)
        t = time.time()
        bpy.ops.render.render()
        print(f'rendered in {time.time() - t:.1f}s', flush=True)
        f = {n[:3]: os.path.join(tmp, n) for n in os.listdir(tmp)}
        c, alb, nor = _pixels(f['rgb']), _pixels(f['alb'])[..., :3], _pixels(f['nor'])[..., :3]
    a = c[..., 3:4]
    c = _clean(_despeckle(c) if behind_glass else c, alb, nor, 2 if samples < 64 else 3)
    rgb, a = c[..., :3] * exposure, np.clip(c[..., 3:4], 0, 1)
    h, w = rgb.shape[:2]
    if not dark:
        a = _calm(a, rgb)
    if dark:
        out = _tone(rgb) * (1 - fade * np.clip(1 - np.linspace(0, 1, w, dtype='f') / .22, 0, 1))[None, :, None]
    else:
        y = np.linspace(0, 1, h, dtype='f')[:, None, None]          # row 0 is the bottom
        bg = PAPER * (1 - .045 * np.exp(-((y - .12) / .22) ** 2) - .012 * (1 - y))
        lin = _tone(rgb / np.maximum(a, 1e-4))
        bgs = 1.055 * np.power(bg, 1 / 2.4) - .055
        mixed = np.power(np.clip(lin, 0, 1), 2.2) * a + np.power(bgs, 2.2) * (1 - a)
        out = np.power(mixed, 1 / 2.2)
    out = out + (np.random.default_rng(1).random((h, w, 1), dtype='f') - .5) / 255
    px = np.concatenate([np.clip(out, 0, 1), np.ones((h, w, 1), 'f')], 2).astype('f')
    im = bpy.data.images.new('out', w, h)
    im.pixels.foreach_set(px.ravel())
    im.filepath_raw, im.file_format = path, 'PNG'
    im.save()
