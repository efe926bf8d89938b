"""Shapes along a path, lofts, threads, text, cuts and copies."""
import math
import bpy
from mathutils import Matrix, Vector
from . import shapes
from .shapes import _note, circle, lathe, mesh, ngon, plate, rrect


def spline(pts, n=12, closed=False):
    """Catmull-Rom through the points."""
    P, out, m = [Vector(p) for p in pts], [], len(pts)
    for i in range(m if closed else m - 1):
        a, b, c, d = (P[(i + k) % m] if closed else P[min(max(i + k, 0), m - 1)] for k in (-1, 0, 1, 2))
        for k in range(n):
            t = k / n
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed:
        out.append(P[-1])
    return out


def tube(pts, r, mat, at=(0, 0, 0), rot=(0, 0, 0), smooth=True, closed=False, n=12, res=6, caps=True):
    """Round bar or hose along points; r may be a list, one radius for each given point."""
    path = spline(pts, n, closed) if smooth else [Vector(p) for p in pts]
    cu = bpy.data.curves.new('t', 'CURVE')
    cu.dimensions, cu.bevel_resolution, cu.use_fill_caps = '3D', res, caps
    cu.bevel_depth = r if isinstance(r, (int, float)) else 1.
    sp = cu.splines.new('POLY')
    sp.points.add(len(path) - 1)
    sp.use_cyclic_u, sp.use_smooth = closed, True
    for i, (p, q) in enumerate(zip(sp.points, path)):
        p.co = (*q, 1)
        if cu.bevel_depth == 1.:
            f = i / max(len(path) - 1, 1) * (len(r) - 1)
            k = min(int(f), len(r) - 2)
            p.radius = r[k] + (r[k + 1] - r[k]) * (f - k)
    tmp = bpy.data.objects.new('t', cu)
    me = bpy.data.meshes.new_from_object(tmp)
    bpy.data.objects.remove(tmp)
    shapes._auto_smooth(me, 50)
    me.materials.clear()
    me.materials.append(mat)
    return _note(bpy.data.objects.new('t', me), at, rot)


def coil(R, r, height, turns, mat, at=(0, 0, 0), rot=(0, 0, 0), closed_ends=True, Rtop=None):
    """Helical spring standing on Z; the end turns lie flat."""
    n, pts, Rtop = int(turns * 40), [], Rtop or R
    for i in range(n + 1):
        t = i / n
        z = t
        if closed_ends:
            e = .75 / turns
            z = (t - math.sin(math.pi * min(t / e, 1)) * e / math.pi * (t < e)) if t < e else t
            f = lambda u: 0 if u < e * .6 else 1 if u > 1 - e * .6 else (u - e * .6) / (1 - 1.2 * e)
            z = f(t)
        a = 2 * math.pi * turns * t
        rr = R + (Rtop - R) * t
        pts.append((rr * math.cos(a), rr * math.sin(a), z * height))
    return tube(pts, r, mat, at, rot, smooth=False, res=6)


def loft(sections, mat, at=(0, 0, 0), rot=(0, 0, 0), sub=0, angle=38, bevel=0., caps=True):
    """Skin sections: each (z, outline) with equal point counts, or (z, w, d, r[, x, y]) rounded rectangles."""
    S = [(s[0], s[1]) if len(s) == 2 else (s[0], rrect(s[1], s[2], s[3], *(s[4:6] if len(s) > 4 else ()))) for s in sections]
    n, V, F = len(S[0][1]), [], []
    for z, o in S:
        V += [(x, y, z) for x, y in o]
    for i in range(len(S) - 1):
        F += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    if caps:
        F += [list(range(n))[::-1], [(len(S) - 1) * n + k for k in range(n)]]
    return mesh(V, F, mat, at, rot, angle, bevel, sub)


def superell(w, d, e=4., n=64, x=0., y=0.):
    """Superellipse outline, for mouse-shaped housings."""
    out = []
    for i in range(n):
        c, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
        out.append((x + w / 2 * math.copysign(abs(c) ** (2 / e), c), y + d / 2 * math.copysign(abs(s) ** (2 / e), s)))
    return out


def belt(path, width, thick, mat, teeth=0, ribs=0, at=(0, 0, 0), rot=(0, 0, 0), depth=.04):
    """Closed belt along a 2D loop, standing `width` in Z; teeth across or ribs along its inner face."""
    P = [Vector(p) for p in path]
    L, n = [0.], len(P)
    for i in range(n):
        L.append(L[-1] + (P[(i + 1) % n] - P[i]).length)
    N = teeth * 8 if teeth else n * 2
    V, F = [], []
    rows = [(-width / 2, 0), (width / 2, 0)]
    if ribs:
        rows = [(-width / 2 + width * k / (2 * ribs), k % 2) for k in range(2 * ribs + 1)]
    k = 0
    m = len(rows) + 2
    for i in range(N):
        s = L[-1] * i / N
        while L[k + 1] < s:
            k += 1
        a, b = P[k % n], P[(k + 1) % n]
        p = a + (b - a) * ((s - L[k]) / (L[k + 1] - L[k]))
        t = (P[(k + 2) % n] - P[k - 1]).normalized()
        q = Vector((-t.y, t.x))
        d = depth if teeth and i % 8 in (1, 2, 3, 4) else 0
        for z, up in rows:
            e = p + q * (thick / 2 + d + depth * up * (not teeth))
            V.append((e.x, e.y, z))
        for z in (width / 2, -width / 2):
            e = p - q * (thick / 2)
            V.append((e.x, e.y, z))
    for i in range(N):
        j = (i + 1) % N
        F += [(i * m + c, i * m + (c + 1) % m, j * m + (c + 1) % m, j * m + c) for c in range(m)]
    return mesh(V, F, mat, at, rot, 25)


def loop(*pulleys):
    """Taut path round pulleys given as convex (x, y, r): the hull, evenly sampled, clockwise."""
    h = shapes.hull(*pulleys)
    out = []
    for i, a in enumerate(h):
        b = h[(i + 1) % len(h)]
        d = math.dist(a, b)
        k = max(1, int(d / .05))
        out += [(a[0] + (b[0] - a[0]) * j / k, a[1] + (b[1] - a[1]) * j / k) for j in range(k)]
    return out


def thread(r, length, mat, pitch=.05, at=(0, 0, 0), rot=(0, 0, 0), depth=.018):
    """Threaded rod from z=0 up."""
    n = max(2, int(length / pitch))
    pr = [(0, 0), (r - depth, 0)]
    for i in range(n):
        pr += [(r, (i + .5) * length / n), (r - depth, (i + 1) * length / n)]
    return lathe(pr + [(0, length)], mat, at, rot, 40, 0, angle=20)


def hexhead(r, h, mat, at=(0, 0, 0), rot=(0, 0, 0), hole=0., flange=True):
    """Hexagon nut or bolt head, underside at z=0."""
    with shapes.placed(at, rot):
        plate(ngon(6, r), h, mat, [(0, 0, hole)] if hole else [], (0, 0, h / 2), bevel=min(r * .09, h * .3))
        if flange:
            shapes.ring(max(hole, r * .3), r * 1.18, h * .22, mat, (0, 0, h * .11), soft=.01, seg=48)


def bolt(r, length, mat, at=(0, 0, 0), rot=(0, 0, 0)):
    """Hexagon bolt, head up at z=0, shank down."""
    with shapes.placed(at, rot):
        hexhead(r * 1.75, r * 1.3, mat)
        thread(r, length, mat, r * .35, (0, 0, -length), depth=r * .13)


def text(s, size, mat, at=(0, 0, 0), rot=(0, 0, 0), depth=.003, align='CENTER', bold=True):
    """Raised lettering in the XY plane, facing +Z."""
    cu = bpy.data.curves.new('f', 'FONT')
    path = '/usr/share/fonts/truetype/dejavu/DejaVuSans' + ('-Bold' if bold else '') + '.ttf'
    try:
        cu.font = bpy.data.fonts.load(path, check_existing=True)
    except RuntimeError:
        pass
    cu.body, cu.size, cu.extrude, cu.align_x, cu.align_y = s, size, depth, align, 'CENTER'
    tmp = bpy.data.objects.new('f', cu)
    me = bpy.data.meshes.new_from_object(tmp)
    bpy.data.objects.remove(tmp)
    me.materials.clear()
    me.materials.append(mat)
    return _note(bpy.data.objects.new('f', me), at, rot)


def around(n, objs, first=1, axis='Z', step=None):
    """Copies of objects turned round an axis through the origin (the originals stay)."""
    out = []
    for i in range(first, n):
        m = Matrix.Rotation(step * i if step else 2 * math.pi * i / n, 4, axis)
        for o in objs if isinstance(objs, (list, tuple)) else [objs]:
            c = o.copy()
            _note(c, (0, 0, 0), (0, 0, 0))
            c.matrix_basis = m @ o.matrix_basis
            out.append(c)
    return out


def copy(objs, at=(0, 0, 0), rot=(0, 0, 0), scale=1.):
    """Linked copies moved by a transform."""
    m, out = shapes.matrix(at, rot, scale), []
    for o in list(objs):
        c = o.copy()
        _note(c, (0, 0, 0), (0, 0, 0))
        c.matrix_basis = m @ o.matrix_basis
        out.append(c)
    return out


def cut(ob, cutter):
    """Boolean difference, applied at once; the cutter goes."""
    bpy.context.view_layer.update()
    mod = ob.modifiers.new('cut', 'BOOLEAN')
    mod.object, mod.solver = cutter, 'EXACT'
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    ob.modifiers.clear()
    shapes._auto_smooth(me)
    ob.data = me
    drop(cutter)
    return ob


def drop(ob):
    shapes.MADE.remove(ob)
    for g in shapes._groups:
        if ob in g:
            g.remove(ob)
    bpy.data.objects.remove(ob)


__all__ = ['spline', 'tube', 'coil', 'loft', 'superell', 'belt', 'loop', 'thread', 'hexhead', 'bolt', 'text',
           'around', 'copy', 'cut', 'drop', 'circle']
