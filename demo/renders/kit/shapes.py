"""Shapes: lathe, plate (extruded outline with holes), loft, tube, belt, box, text, and copies.

Every shape is made at `at`, turned by `rot` (degrees), and noted in the open groups,
so `with placed(...)` can move whatever was made inside it.
"""
import math
from contextlib import contextmanager
import bpy
from mathutils import Euler, Matrix, Vector

MADE = []          # every visible object of the part being built
_groups = []


def matrix(at=(0, 0, 0), rot=(0, 0, 0), scale=1.):
    s = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return (Matrix.Translation(at) @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
            @ Matrix.Diagonal((*s, 1)))


def _note(ob, at, rot):
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_basis = matrix(at, rot)
    MADE.append(ob)
    for g in _groups:
        g.append(ob)
    return ob


@contextmanager
def placed(at=(0, 0, 0), rot=(0, 0, 0), scale=1.):
    """Move, turn and scale everything made inside the block."""
    g = []
    _groups.append(g)
    yield g
    _groups.pop()
    m = matrix(at, rot, scale)
    for ob in g:
        ob.matrix_basis = m @ ob.matrix_basis


def _auto_smooth(me, angle=38):
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))


def mesh(verts, faces, mat, at=(0, 0, 0), rot=(0, 0, 0), angle=38, bevel=0., sub=0):
    me = bpy.data.meshes.new('m')
    me.from_pydata(verts, [], faces)
    me.validate()
    _auto_smooth(me, angle)
    me.materials.append(mat)
    ob = bpy.data.objects.new('o', me)
    if bevel:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.harden_normals = bevel, 3, 'ANGLE', True
        b.angle_limit = math.radians(40)
    if sub:
        s = ob.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = sub
    return _note(ob, at, rot)


def soften(pts, r, closed=False, n=3):
    """Round the corners of a polyline with radius about r."""
    out, m = [], len(pts)
    for i, p in enumerate(pts):
        if not closed and i in (0, m - 1):
            out.append(tuple(p))
            continue
        p, a, b = Vector(p), Vector(pts[i - 1]), Vector(pts[(i + 1) % m])
        u, v = a - p, b - p
        if u.length < 1e-6 or v.length < 1e-6 or abs(u.angle(v) - math.pi) < .2:
            out.append(tuple(p))
            continue
        d = min(r, u.length * .45, v.length * .45)
        s, e = p + u.normalized() * d, p + v.normalized() * d
        for k in range(n + 1):
            t = k / n
            out.append(tuple(s * (1 - t) ** 2 + p * 2 * t * (1 - t) + e * t * t))
    return out


def lathe(profile, mat, at=(0, 0, 0), rot=(0, 0, 0), seg=96, soft=.012, closed=False, angle=38, arc=360):
    """Turn a profile [(radius, z), ...] round Z."""
    pr = soften(profile, soft, closed) if soft else profile
    full, n = arc == 360, len(pr)
    verts, faces = [], []
    steps = seg if full else seg + 1
    for i in range(steps):
        a = math.radians(arc) * i / seg
        c, s = math.cos(a), math.sin(a)
        verts += [(r * c, r * s, z) for r, z in pr]
    for i in range(seg):
        j = (i + 1) % steps
        for k in range(n if closed else n - 1):
            q = (k + 1) % n
            f = [i * n + k, j * n + k, j * n + q, i * n + q]
            if pr[k][0] < 1e-6:
                f = [f[0], f[2], f[3]]
            elif pr[q][0] < 1e-6:
                f = f[:3]
            faces.append(f)
    if closed and not full:
        faces += [list(range(n)), list(range(n * seg, n * seg + n))[::-1]]
    return mesh(verts, faces, mat, at, rot, angle)


def cyl(r, h, mat, at=(0, 0, 0), rot=(0, 0, 0), soft=.015, seg=64):
    return lathe([(0, -h / 2), (r, -h / 2), (r, h / 2), (0, h / 2)], mat, at, rot, seg, soft)


def ring(r0, r1, h, mat, at=(0, 0, 0), rot=(0, 0, 0), soft=.012, seg=96):
    return lathe([(r0, -h / 2), (r1, -h / 2), (r1, h / 2), (r0, h / 2)], mat, at, rot, seg, soft, closed=True)


def torus(R, r, mat, at=(0, 0, 0), rot=(0, 0, 0), seg=96):
    pr = [(R + r * math.cos(a * math.pi / 12), r * math.sin(a * math.pi / 12)) for a in range(24)]
    return lathe(pr, mat, at, rot, seg, 0, closed=True)


def ball(r, mat, at=(0, 0, 0), cut=-1., top=1.):
    """Sphere, or the zone of it between cut and top (as fractions of r)."""
    a0, a1 = math.asin(cut), math.asin(top)
    pr = [(r * math.cos(a0 + (a1 - a0) * k / 32), r * math.sin(a0 + (a1 - a0) * k / 32)) for k in range(33)]
    return lathe([(max(x, 0), z) for x, z in pr], mat, at, soft=0, seg=64)


def box(x, y, z, mat, at=(0, 0, 0), rot=(0, 0, 0), bevel=.02):
    v = [(sx * x / 2, sy * y / 2, sz * z / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(v, f, mat, at, rot, bevel=bevel)


# --- outlines in the plane -------------------------------------------------

def circle(r, x=0., y=0., n=64):
    return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def ngon(n, r, turn=0.):
    return [(r * math.cos(2 * math.pi * i / n + turn), r * math.sin(2 * math.pi * i / n + turn)) for i in range(n)]


def rrect(w, h, r, x=0., y=0., n=6):
    out = []
    for cx, cy, a in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(n + 1):
            t = math.radians(a + 90 * k / n)
            out.append((x + cx * (w / 2 - r) + r * math.cos(t), y + cy * (h / 2 - r) + r * math.sin(t)))
    return out


def gear(n, r0, r1, flat=.45, hook=0.):
    """Toothed outline: root radius r0, tip radius r1."""
    out, p = [], 2 * math.pi / n
    for i in range(n):
        for f, r in ((-.5 + .05, r0), (-flat / 2 - .08, r0), (-flat / 4 + hook, r1), (flat / 4 + hook, r1), (flat / 2 + .08, r0)):
            a = (i + f) * p
            out.append((r * math.cos(a), r * math.sin(a)))
    return out


def polar(fn, n=180):
    return [(fn(2 * math.pi * i / n) * math.cos(2 * math.pi * i / n),
             fn(2 * math.pi * i / n) * math.sin(2 * math.pi * i / n)) for i in range(n)]


def hull(*circles):
    """Convex outline round circles (x, y, r)."""
    pts = sorted({(round(x, 5), round(y, 5)) for c in circles for x, y in circle(c[2], c[0], c[1], 40)})

    def half(ps):
        h = []
        for p in ps:
            while len(h) > 1 and ((h[-1][0] - h[-2][0]) * (p[1] - h[-2][1])
                                  - (h[-1][1] - h[-2][1]) * (p[0] - h[-2][0])) <= 0:
                h.pop()
            h.append(p)
        return h[:-1]
    return half(pts) + half(pts[::-1])


def plate(outline, depth, mat, holes=(), at=(0, 0, 0), rot=(0, 0, 0), bevel=.012, angle=38):
    """Extrude an outline along Z (centred); holes are (x, y, r) or outlines."""
    cu = bpy.data.curves.new('c', 'CURVE')
    cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    for pts in [outline] + [circle(h[2], h[0], h[1], 40) if len(h) == 3 and not hasattr(h[0], '__len__') else h
                            for h in holes]:
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        sp.use_cyclic_u = True
        for p, (x, y) in zip(sp.points, pts):
            p.co = (x, y, 0, 1)
    cu.extrude = max(depth / 2 - bevel, .0005)
    cu.bevel_depth, cu.bevel_resolution, cu.offset = bevel, 2, -bevel
    tmp = bpy.data.objects.new('c', cu)
    me = bpy.data.meshes.new_from_object(tmp)
    bpy.data.objects.remove(tmp)
    _auto_smooth(me, angle)
    me.materials.clear()
    me.materials.append(mat)
    return _note(bpy.data.objects.new('o', me), at, rot)
