"""Still lifes on paper: six category pictures and eleven for the blog, composed of the part models."""
import math
from kit import develop, shapes, studio
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import scene
from .tyres import car_tyre, standing
from .z_scenes import put


def still(name, w, h, items, az=-14, el=16, fill=.86, lens=80, aim=None, extra=None):
    """Register a still life. Items are (key, size, (x, y[, z]), turn about Z); they stand on the floor."""
    @scene(name)
    def shoot(path, samples, scale):
        studio.clear()
        for key, size, at, turn in items:
            put(key, size, (*at, 0)[:3], turn if isinstance(turn, tuple) else (0, 0, turn), centre=False)
        if extra:
            extra()
        pts = studio.points()
        lo, hi = studio.bounds(pts)
        studio.settings(int(w * scale), int(h * scale), samples)
        studio.floor(0, 200)
        R = (hi - lo).length / 2
        studio.light((lo + hi) / 2, R * .9, az=az)
        studio.camera(pts, az, el, lens, fill, w / h, aim, (0, -.006))
        develop.shoot(path, samples)


def category(name, *items, **k):
    still('categories/' + name, 640, 480, items, **k)


def blog(name, *items, **k):
    still('blog/' + name, 768, 480, items, **k)


category('wheels-tires', ('tyre', 2.0, (.55, .5), 18), ('alloy-wheel', 1.32, (-.75, -.35), -14), ('wheel-nuts', .75, (.62, -.75), 8),
         ('tpms-sensor', .42, (1.35, -.6), -30))
category('smart-devices', ('phone-mount', 1.5, (.95, .35), 10), ('dash-cam', 1.15, (-.65, .35), -6), ('obd-scanner', 1.05, (-.95, -.75), 4),
         ('parking-camera', .62, (.25, -.55), -12), ('gps-tracker', .7, (1.15, -.75), 6), el=24)
category('oils-fluids', ('oil-bottle', 1.75, (-.55, .1), -8), ('coolant-pink', 1.6, (.62, .35), 6), ('brake-fluid-bottle', 1.1, (-1.5, -.15), -10),
         ('spray-can', 1.3, (1.62, -.1), 10), ('grease-tube', .9, (.35, -.8), 4), el=12)
category('lights-lighting', ('headlight', 2.2, (-.35, .35), -6), ('tail-light', 1.0, (1.25, .3), 12), ('fog-light', .85, (-1.45, -.45), -14),
         ('bulb-h7', 1.0, (.35, -.75), 10), ('bulb-led', .7, (-.55, -.85), 0), el=18)
category('replacement-parts', ('brake-disc', 1.5, (-.7, .35), -10), ('oil-filter', 1.0, (.75, .35), 4), ('shock-absorber', 1.9, (.55, -.75), -4),
         ('spark-plug', .72, (-1.0, -.75), 0), ('brake-pads', .9, (1.7, -.1), 12), el=20)
category('tools-equipment', ('floor-jack', 2.0, (-.4, .45), -8), ('axle-stand', 1.2, (1.3, .5), 6), ('socket-set', 1.15, (.85, -.65), 8),
         ('torque-wrench', 1.5, (-.75, -.95), -8), el=22)


def ruler():
    """A steel rule and a caliper's jaw line in front, for the picture about numbers."""
    box(2.2, .2, .02, brushed(), (.1, -1.15, .01), (0, 0, -4), .006)
    for i in range(44):
        h = .1 if i % 10 == 0 else .07 if i % 5 == 0 else .045
        t = math.radians(-4)
        x, y = -1.05 + .05 * i, .1 - h / 2
        box(.006, h, .004, ink(), (.1 + x * math.cos(t) - y * math.sin(t), -1.15 + x * math.sin(t) + y * math.cos(t), .022), (0, 0, -4), 0)


def boxes():
    """Cardboard boxes with an article number."""
    for x, y, w, h, t, s in ((-.9, .55, 1.0, .75, 8, '1K0 615 301 AA'), (.25, .8, .8, 1.05, -6, '06L 115 562')):
        with placed(at=(x, y, 0), rot=(0, 0, t)):
            box(w, .7, h, cardboard(), (0, 0, h / 2), bevel=.012)
            box(w + .004, .2, .004, ink(SIGNAL, 'signal ink'), (0, 0, h), bevel=0)
            box(w * .8, .004, h * .46, paper(), (0, -.352, h * .52), bevel=0)
            text(s, w * .085, ink(), (0, -.356, h * .6), (90, 0, 0), depth=.001)
            for i in range(28):
                box(.008 + .006 * (i * 7 % 3), .002, h * .14, ink(), (-w * .3 + i * w * .0222, -.355, h * .41), bevel=0)


def coded_tyre():
    with placed(at=(.35, 0, 0), rot=(0, 0, 6)):
        standing(lambda: car_tyre(top='205/55 R16 91V'))


def lying(key, size, x, y, turn=0):
    put(key, size, (x, y, 0), (90, 0, turn), centre=False)


blog('tyre-code', extra=coded_tyre, az=-8, el=6, fill=1.9, aim=(.30, -.3, 1.62))
blog('brake-pads', ('brake-disc', 1.6, (.75, .5), 8), ('brake-pads', 1.5, (-.75, -.25), -4), ('brake-caliper', 1.0, (.95, -.75), 164), el=20)
blog('oe-numbers', ('oil-filter', .95, (1.15, -.1), 6), ('spark-plug', .6, (-.15, -.45), 0), az=-8, el=20, extra=lambda: (boxes(), ruler()))
blog('engine-oil', ('oil-bottle', 1.8, (.55, .3), 6), ('oil-filter', .95, (-.55, .1), -6), ('oil-drain-pan', 1.5, (-1.55, -.3), 0), el=20)
blog('battery', ('battery', 1.5, (-.35, .3), -4), ('multimeter', 1.15, (1.05, -.25), 10), ('jump-starter', .9, (-1.45, -.55), -8), el=22)
blog('bulbs', ('bulb-h7', 1.3, (-.5, .1), 0), ('bulb-led', 1.1, (.95, .1), 4), ('fuse-set', .9, (.25, -.95), 6), el=22)
blog('wheel-bearing', ('wheel-bearing', 1.3, (-.55, -.1), 4), ('wheel-hub', 1.25, (.95, .25), -6), el=16)
blog('timing-belt', ('timing-belt-kit', 2.0, (-.25, 0), 0), ('water-pump', 1.0, (1.35, .5), -8), el=26)
blog('coolant', ('radiator', 1.9, (-.25, .5), -6), ('coolant-pink', 1.25, (1.25, .1), 8), ('thermostat', .5, (.35, -.5), 0), ('coolant-hose', 1.1, (-.75, -.55), 6), el=16)
blog('wipers', ('wiper-blade', 2.4, (0, 0), 0), az=-34, el=34, fill=.96)
blog('torque', ('alloy-wheel', 1.45, (.85, .5), 10), ('torque-wrench', 2.1, (-.35, -.55), -6), ('wheel-nuts', .8, (-.75, .35), 0), az=-18, el=24)
