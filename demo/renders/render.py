"""Make pictures: blender -b -P demo/renders/render.py -- --only brake-disc --samples 128

--only a,b      part keys or scene names (default: all)      --view three-quarter,front,detail
--samples n     128 and up for what is kept                  --size n   square size of part masters
--out folder    where masters go (default $CAMBER_RENDERS, or renders/ in the OS temp folder)
--force         make it again even if the master is there
--noise x       where adaptive sampling stops (default .1; .2 is quicker and a little softer)
--wait file     between pictures, wait while this file exists
"""
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from kit import develop, studio                      # noqa: E402
import parts                                         # noqa: E402


def arg(name, default=None):
    av = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return av[av.index('--' + name) + 1] if '--' + name in av else default


def part(key, view, path, samples, size):
    """One part on paper, from one of the three standard views or the part's own."""
    studio.clear()
    info = parts.build(key)
    pts = studio.points()
    lo, hi = studio.bounds(pts)
    c, R = (lo + hi) / 2, (hi - lo).length / 2
    az, el, lens, fill = studio.VIEWS[view]
    if view == 'three-quarter':
        az, el = info.get('az', az), info.get('el', el)
    az, el = info.get(view + '_from', (az, el))
    target = info.get('focus') if view == 'detail' else None
    if view == 'detail' and target is None:
        target = (c.x, lo.y * .6 + c.y * .4, c.z * .6 + hi.z * .4)
    if view == 'detail':
        fill = info.get('zoom', fill)
    studio.settings(size, size, samples)
    studio.floor(lo.z, R * 60)
    studio.light(c, R, az=az + 33 * (view != 'front'))
    studio.camera(pts, az, el, lens, fill, 1., target, (0, -.012))
    develop.shoot(path, samples, exposure=info.get('exposure', 1.), behind_glass=info.get('behind_glass', False))


def main():
    out = arg('out', os.environ.get('CAMBER_RENDERS') or os.path.join(tempfile.gettempdir(), 'renders'))
    samples, size = int(arg('samples', 128)), int(arg('size', 512))
    only = arg('only')
    studio.NOISE = float(arg('noise', studio.NOISE))
    for key in only.split(',') if only else parts.keys() + parts.scenes():
        scene = key in parts.scenes()
        views = ['scene'] if scene else arg('view', 'three-quarter').split(',')
        for view in views:
            path = os.path.join(out, *([key] if scene else ['parts', key + '-' + view])) + '.png'
            if os.path.exists(path) and '--force' not in sys.argv:
                continue
            os.makedirs(os.path.dirname(path), exist_ok=True)
            while arg('wait') and os.path.exists(arg('wait')):
                time.sleep(2)
            t = time.time()
            if scene:
                parts.shoot_scene(key, path, samples, float(arg('scale', 1)))
            else:
                part(key, view, path, samples, size)
            print('MADE', key, view, f'{time.time() - t:.1f}s', flush=True)


main()
