"""The home banner, composed of the part models on graphite; its right-hand side is the Open Graph picture."""
import math
import bpy
from mathutils import Vector
from kit import develop, shapes, studio
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import build, scene
from .calipers import caliper
from .pads import pad


def put(key, size, at, rot=(0, 0, 0), centre=True):
    """A part from the catalogue, its largest side scaled to `size`, centred on (or standing at) `at`."""
    with placed(at, rot) as g:
        build(key)
        lo, hi = studio.bounds(studio.points(g))
        c = (lo + hi) / 2
        if not centre:
            c.z = lo.z
        k = size / max(hi - lo)
        m = matrix(scale=k) @ matrix(tuple(-c))
        for ob in g:
            ob.matrix_basis = m @ ob.matrix_basis


def corner():
    """Front corner, taken apart along its axle: disc and caliper, pads, hub, bearing, shaft; strut behind."""
    with placed(rot=(0, 0, -57)):
        put('brake-disc', 2.0, (0, 0, 0))
        with placed(at=(0, 0, 0), rot=(0, 38, 0)):
            with placed(at=(0, .02, 1.02), rot=(0, 0, 180), scale=.60):
                caliper()
            for y in (-.62,):
                with placed(at=(0, y, .72), rot=(90, 0, 0), scale=.50):
                    pad()
        put('wheel-hub', 1.05, (0, 1.55, 0))
        with placed(at=(0, 2.5, 0), scale=.44):
            with placed(rot=(90, 0, 0)):
                ring(.83, 1, .7, machined(), soft=.03)
                ring(.46, .64, .74, machined(), soft=.025)
                for s in (-1, 1):
                    lathe([(.66, s * .27), (.68, s * .30), (.80, s * .30), (.83, s * .27)], rubber(), soft=.01)
        put('drive-shaft', 2.3, (0, 4.25, 0), (0, 0, 90))
        for i in range(5):
            a = i * 1.2566
            with placed(at=(.30 * math.cos(a), -1.25, .30 * math.sin(a)), rot=(-90, 0, 0), scale=.34):
                plate(ngon(6, .17), .3, chrome(), at=(0, 0, -.27), bevel=.03)
                lathe([(0, -.47), (.09, -.465), (.145, -.42)], chrome(), soft=.03)
                lathe([(.1, .0), (.15, .0), (.2, -.1), (.2, -.13), (.15, -.15)], chrome())
    with placed(at=(2.7, 2.6, -.98), rot=(0, 5, 0), scale=.88):
        from .chassis import damper
        damper()
        coil(.40, .06, 1.25, 5.2, paint(), (0, 0, 1.0))
        ring(.2, .48, .05, graphite_paint(), (0, 0, .98))
        lathe([(.05, 2.34), (.44, 2.28), (.5, 2.24), (.44, 2.36), (.2, 2.46)], graphite_paint(), soft=.03)


def _graphite(path, samples, w, h, lens, cam, aim, expo=1., fade=0.):
    sc = bpy.context.scene
    studio.settings(w, h, samples, dark=True)
    sc.cycles.adaptive_threshold, sc.cycles.adaptive_min_samples = .04, 24
    g = solid('graphite floor', (.022, .025, .030), .42, 0, spec=.35, bump=dict(scale=2, strength=.02))
    studio.floor(-1.06, 60, True, g)
    me = bpy.data.meshes.new('wall')
    me.from_pydata([(-60, 12, -1.06), (60, 12, -1.06), (60, 12, 40), (-60, 12, 40)], [], [(0, 1, 2, 3)])
    me.materials.append(solid('graphite wall', (.024, .027, .032), .9, spec=.1))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('wall', me))
    studio.light(Vector((.8, .6, .1)), 2.0, dark=True)
    studio.area((3.5, 7, 5), (3.5, 12, 1.5), 3, 420, (.9, .95, 1))
    studio.area((-5.4, 1.0, 2.0), (0, 0, .3), 2.4, 150, (1, .98, .95), 3.0, 70)
    c = bpy.data.cameras.new('cam')
    c.lens, c.sensor_width = lens, 36
    ob = bpy.data.objects.new('cam', c)
    sc.collection.objects.link(ob)
    ob.location = cam
    ob.rotation_euler = (Vector(aim) - Vector(cam)).to_track_quat('-Z', 'Y').to_euler()
    sc.camera = ob
    develop.shoot(path, samples, dark=True, exposure=expo, fade=fade)


@scene('banner/home')
def banner(path, samples, scale):
    studio.clear()
    corner()
    _graphite(path, samples, int(1600 * scale), int(683 * scale), 58, (-1.2, -11.4, 1.5), (-.42, 0, .28), 1.15, .62)
