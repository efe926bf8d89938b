"""Front wing, mirror glass, a motorcycle's mirror, boot liner."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def along(pts, n):
    """The polyline resampled to n points by length, ends kept."""
    L = [0.]
    for a, b in zip(pts, pts[1:]):
        L.append(L[-1] + math.dist(a, b))
    out, k = [], 0
    for i in range(n):
        s = L[-1] * i / (n - 1)
        while k < len(L) - 2 and L[k + 1] < s:
            k += 1
        f = (s - L[k]) / (L[k + 1] - L[k])
        out.append((pts[k][0] + (pts[k + 1][0] - pts[k][0]) * f, pts[k][1] + (pts[k + 1][1] - pts[k][1]) * f))
    return out


def wing(m):
    """A front wing from outside: wheel arch, headlight's edge, bonnet line, door edge, with its folded flanges."""
    R = .96
    front = along([(-1.16, -.10), (-1.30, .16), (-1.26, .36)], 12)
    lamp = along([(p.x, p.y) for p in spline([(-1.26, .36, 0), (-1.12, .58, 0), (-.84, .82, 0)], 8)], 16)
    top = along([(p.x, p.y) for p in spline([(-.84, .82, 0), (-.3, 1.03, 0), (.45, 1.19, 0), (1.25, 1.28, 0), (1.98, 1.36, 0)], 8)], 40)
    pillar = along([(1.98, 1.36), (1.80, 1.17), (1.70, 1.0)], 8)
    door = along([(p.x, p.y) for p in spline([(1.70, 1.0, 0), (1.73, .6, 0), (1.70, .1, 0), (1.62, -.52, 0)], 8)], 24)
    sill = along([(1.62, -.52), (1.30, -.55), (1.02, -.52)], 8)
    outer = along(front, 10)[:-1] + along(lamp, 12)[:-1] + along(top, 44)[:-1] + along(pillar, 6)[:-1] + along(door, 22)[:-1] + along(sill, 8)
    n = len(outer)
    ang = [math.atan2(y, x) for x, y in outer]
    ang = [a if a > -2 else a + 2 * math.pi for a in ang]
    inner = [(R * math.cos(a), R * math.sin(a)) for a in (max(min(a, math.radians(186)), math.radians(-28)) for a in ang)]
    rows = 22

    def depth(x, z, v):
        zt = .82 + .36 * (1 - math.exp(-(x + .84) / 1.3)) if x > -.84 else .82
        y = .10 * (z - .35) ** 2 + .06 * max(0, -x - .2) ** 2.2 + .02 * max(0, x) ** 2
        roll = max(0, z - (zt - .26)) / .30
        y += .20 * roll ** 2.2
        y -= .035 * math.exp(-((z - .62 - .05 * x) / .085) ** 2) * min(1, max(0, (x + 1.1)))     # swage line
        y -= .075 * math.exp(-(v / .10) ** 2)                       # the arch's lip
        return y
    V, F = [], []
    for j in range(rows + 3):
        for i in range(n):
            (x0, z0), (x1, z1) = inner[i], outer[i]
            if j == 0:                                              # flange inside the arch
                V.append((x0 * .985, depth(x0, z0, 0) + .10, z0 * .985))
                continue
            if j == rows + 2:                                       # flange round the outside
                V.append((x1, depth(x1, z1, 1) + .13, z1 - (.015 if z1 > .8 else 0)))
                continue
            v = (j - 1) / rows
            v = v ** 1.25
            x, z = x0 + (x1 - x0) * v, z0 + (z1 - z0) * v
            V.append((x, depth(x, z, math.hypot(x, z) - R), z))
    for j in range(rows + 2):
        F += [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for i in range(n - 1)]
    ob = mesh(V, F, m, angle=32)
    ob.modifiers.new('t', 'SOLIDIFY').thickness = .014
    for x, z in ((-.45, .99), (.35, 1.17), (1.2, 1.27)):            # tabs for the bonnet side's bolts
        y = depth(x, z, 1) + .20
        plate(rrect(.26, .16, .05), .014, m, [(0, 0, .035)], (x, y, z - .012), (-6, 0, 0), bevel=.004)
    plate(rrect(.10, .24, .04), .014, m, [(0, .04, .03)], (1.80, .16, .2), (90, 0, 0), bevel=.004)


def primer():
    return solid('primer', (.030, .031, .033), .42, 0, coat=.15, bump=dict(scale=60, strength=.03))


for _n, _m in (('', primer), ('-galvanised', lambda: solid('galvanised', (.40, .41, .42), .38, .9, bump=dict(scale=9, strength=.05, vary=.08))),
               ('-aluminium', lambda: solid('aluminium sheet', (.66, .67, .68), .30, 1, bump=dict(scale=14, strength=.02, vary=.04)))):
    part('wing' + _n, az=-24, el=14)(lambda m=_m: wing(m()))


def glass_outline(k=1.):
    return [(x * k, y * k) for x, y in soften([(-.98, -.34), (-.90, -.50), (.55, -.56), (.92, -.40), (1.0, .12), (.90, .46), (.55, .58), (-.60, .50), (-.92, .34)], .28, True, 8)]


def mirror(heated):
    """The glass from the front, and its back with the ring that clips on the motor."""
    silver = solid('mirror silver', (.74, .78, .82), .015, 1)
    with placed(at=(.30, -.30, .62), rot=(66, 0, -6)):
        plate(glass_outline(1.0), .05, plastic(), bevel=.02)
        plate(glass_outline(.965), .02, silver, at=(0, 0, .028), bevel=.006)
        if heated:
            with placed(at=(.62, -.40, .0395)):
                for k in range(3):
                    x = -.05 + .05 * k
                    tube([(x, -.045, 0), (x + .018, -.015, 0), (x - .018, .015, 0), (x, .045, 0)], .004, ink(), res=2)
    with placed(at=(-.62, .62, .64), rot=(112, 0, 190)):
        plate(glass_outline(1.0), .05, plastic(), bevel=.02)
        plate(glass_outline(.9), .04, plastic(), [circle(.40, n=60)], (0, 0, -.03), bevel=.012)
        with placed(rot=(180, 0, 0)):
            ring(.30, .36, .22, plastic(), (0, 0, .10), soft=.02)
            ring(.16, .20, .16, plastic(), (0, 0, .08), soft=.02)
            for i in range(4):
                t = math.radians(45 + 90 * i)
                box(.14, .07, .24, plastic(), (.42 * math.cos(t), .42 * math.sin(t), .11), (0, 0, 45 + 90 * i), .02)
                box(.16, .03, .10, plastic(), (.24 * math.cos(t), .24 * math.sin(t), .07), (0, 0, 45 + 90 * i), .008)
            for i in range(7):
                box(.02, .55, .03, plastic(), (-.72 + .06 * i if i < 3 else .52 + .08 * (i - 3), -.02, .05), bevel=.006)
            if heated:
                for y in (-.1, .1):
                    box(.16, .05, .02, brass(), (-.52, y, .07), bevel=.004)


@part('mirror-glass', az=-24, el=20)
def mirror_glass():
    mirror(False)


@part('mirror-glass-heated', az=-24, el=20)
def mirror_glass_heated():
    mirror(True)


def bike_mirror(m):
    with placed(at=(.1, 0, 1.42), rot=(76, 0, 14)):
        out = superell(1.30, .84, 2.7, 72)
        E = [[(x * k, y * k) for x, y in out] for k in (1.0, 1.02, 1.0, .90, .70, .40, .10)]
        loft(list(zip((.06, .0, -.08, -.19, -.27, -.315, -.33), E)), m, sub=1, caps=True)
        plate([(x * .975, y * .965) for x, y in out], .03, solid('mirror silver', (.74, .78, .82), .015, 1), at=(0, 0, .066), bevel=.01)
        tube([(x * .995, y * .995, .065) for x, y in out], .022, plastic(), smooth=False, closed=True, res=4)
    ball(.115, m, (.02, .28, 1.30))
    tube([(.02, .30, 1.30), (-.18, .36, 1.08), (-.42, .30, .78), (-.50, .14, .52), (-.50, .08, .30)], [.062, .058, .058, .062, .07], m, n=16, res=8)
    with placed(at=(-.50, .08, 0)):
        thread(.072, .20, zinc(), .028, (0, 0, 0), depth=.01)
        hexhead(.135, .11, zinc(), (0, 0, .15))
        lathe([(.12, .26), (.14, .29), (.135, .36), (.10, .44), (.075, .50)], rubber(), soft=.02)


for _n, _m in (('', black_paint), ('-chrome', chrome)):
    part('motorcycle-mirror' + _n, az=-26, el=14)(lambda m=_m: bike_mirror(m()))


def liner(edge, m):
    """A tray to the boot's floor: raised rim, arch cut-outs, anti-slip ribs."""
    def out(e):
        return soften([(-1.30 - e, -.92 - e), (1.30 + e, -.92 - e), (1.34 + e, -.30), (1.06 + e, -.12), (1.06 + e, .40), (1.26 + e, .62), (1.22 + e, .94 + e),
                       (-1.22 - e, .94 + e), (-1.26 - e, .62), (-1.06 - e, .40), (-1.06 - e, -.12), (-1.34 - e, -.30)], .13, True, 6)
    floor = out(0.)
    plate(floor, .03, m, at=(0, 0, .015), bevel=.006)
    if edge:
        rows = [(0., .015), (.012, .05), (.03, edge), (.05, edge + .012), (.085, edge), (.075, edge - .012), (.05, edge - .02)]
        O = [out(e) for e, _ in rows]
        n = len(O[0])
        V = [(x, y, z) for o, (_, z) in zip(O, rows) for x, y in o]
        F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
        ob = mesh(V, F, m, angle=40)
        ob.modifiers.new('t', 'SOLIDIFY').thickness = .02
    else:
        tube([(x * .99, y * .99, .03) for x, y in floor], .028, m, smooth=False, closed=True, res=4)
    for i in range(17):                                             # ribs
        x = -.88 + .11 * i
        box(.03, 1.36, .02, m, (x, 0, .036), bevel=.008)
    for y in (-.80, .80):
        box(2.1, .03, .02, m, (0, y, .036), bevel=.008)
    with placed(at=(0, -.70, 0)):
        plate(rrect(.5, .16, .05), .03, m, at=(0, -.0, .036), bevel=.008)


def tray():
    return solid('tray rubber', (.028, .028, .029), .55, 0, spec=.4, bump=dict(scale=110, strength=.15))


@part('boot-liner', az=-24, el=36)
def boot_liner():
    liner(.22, tray())


@part('boot-liner-flat', az=-24, el=36)
def boot_liner_flat():
    liner(0, tray())
