"""Bushes, springs by shape, and the gearbox mount."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .pads import sector


@part('control-arm-bush', az=-34, el=20)
def control_arm_bush():
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        ring(.92, 1, 1.15, black_paint(), soft=.03, seg=128)
        voids = [soften(sector(.50, .80, a - 46, a + 46, 24), .09, True) for a in (90, 270)]
        plate(circle(.93, n=96), .95, rubber(), [circle(.30, n=48)] + voids, bevel=.03)
        for a in (90, 270):                                         # stops in the voids
            t = math.radians(a)
            box(.10, .34, .7, rubber(), (.76 * math.cos(t), .76 * math.sin(t), 0), (0, 0, a + 90), .05)
        lathe([(.33, -.62), (.42, -.5), (.42, .5), (.33, .62)], rubber(), soft=.04)
        ring(.19, .36, 1.5, machined(), soft=.02)


@part('control-arm-bush-hydraulic', az=-34, el=20)
def control_arm_bush_hydraulic():
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        lathe([(.94, -.55), (1, -.55), (1, .42), (1.10, .44), (1.10, .53), (.98, .55), (.94, .55)], alu(), closed=True, soft=.02, seg=128)
        for s in (-1, 1):
            lathe([(.96, s * .46), (.88, s * .50), (.80, s * .42), (.66, s * .36), (.55, s * .44), (.46, s * .58), (.36, s * .62)], rubber(), soft=.04)
        for a in (0, 180):
            t = math.radians(a)
            box(.36, .30, .16, rubber(), (.68 * math.cos(t), .68 * math.sin(t), .40), (0, 0, a), .06)
        ring(.19, .38, 1.4, cast_alu(), soft=.03)
        plate(hull((0, .0, .38), (0, .34, .14), (0, -.34, .14)), .10, cast_alu(), [(0, 0, .19)], (0, 0, .62), bevel=.03)


def stabiliser_bush(m):
    R, r, foot = .62, .33, .78
    d = math.radians(4)
    hole = [(r * math.cos(-math.pi / 2 - d - (2 * math.pi - 2 * d) * k / 60), .62 + r * math.sin(-math.pi / 2 - d - (2 * math.pi - 2 * d) * k / 60))
            for k in range(61)]
    arch = [(R * math.cos(math.pi * k / 32), .66 + R * math.sin(math.pi * k / 32)) for k in range(33)]
    out = lambda e: ([(-.022, 0)] + hole + [(.022, 0), (foot, 0), (foot, .16), (R + e, .22)]
                     + [(x * (R + e) / R, .66 + (y - .66) * (R + e) / R) for x, y in arch] + [(-R - e, .22), (-foot, .16), (-foot, 0)])
    for x, y, turn in ((0, 0, -20),):
        with placed(at=(x, y, 0), rot=(90, 0, turn)):
            for z, w, e in ((-.46, .24, .07), (-.05, .62, 0), (.38, .28, .07)):
                plate(out(e), w, m, at=(0, 0, z), bevel=.03)
            for z in (-.34, .24):
                lathe([(r + .01, z), (r + .03, z + .03), (r + .01, z + .06)], m, (0, .62, 0), soft=0)


@part('stabiliser-bush', az=-14, el=24)
def stabiliser_bush_rubber():
    stabiliser_bush(rubber())


@part('stabiliser-bush-polyurethane', az=-14, el=24)
def stabiliser_bush_poly():
    stabiliser_bush(solid('polyurethane', (.42, .022, .018), .38, 0, spec=.4, bump=dict(scale=40, strength=.05)))


def spring(height, turns, R, r, m, at=(0, 0, 0), dense=0., taper=0., turn=0.):
    """Road spring; `dense` draws its upper coils together, `taper` draws the ends in."""
    n, pts, e = int(turns * 40), [], .7 / turns
    for i in range(n + 1):
        t = i / n
        u = min(max((t - e * .55) / (1 - 1.1 * e), 0), 1)
        z = u * (1 + dense) - dense * u ** 2.6
        a = 2 * math.pi * turns * t + turn
        q = R * (1 - taper * (2 * abs(t - .45)) ** 4)
        pts.append((q * math.cos(a), q * math.sin(a), r + z * height))
    tube(pts, r, m, at, smooth=False, res=8)


def spring_coat():
    return paint((.03, .034, .04), 'spring coat', .28)


@part('coil-spring', az=-30, el=14, focus=(0, -.5, 1.5), zoom=1.9)
def coil_spring():
    spring(1.9, 6.6, .62, .085, spring_coat())


@part('coil-spring-progressive', az=-30, el=14, focus=(0, -.5, 1.5), zoom=1.9)
def coil_spring_progressive():
    spring(1.9, 8.2, .66, .078, spring_coat(), dense=.75, taper=.34)


@part('lowering-spring-set', az=-22, el=16)
def lowering_spring_set():
    m = paint(name='signal paint')
    for x, y, h, n, R in ((-.95, .55, 1.45, 6.8, .46), (.30, .75, 1.45, 6.8, .46), (-.35, -.50, 1.05, 6.6, .44), (.90, -.30, 1.05, 6.6, .44)):
        spring(h, n, R, .06, m, (x, y, 0), dense=.8, turn=x * 2)


@part('gearbox-mount', az=-30, el=26)
def gearbox_mount():
    m = cast_alu()
    with placed(at=(-.35, 0, .62), rot=(90, 0, 0)):                 # the bush in its eye
        ring(.50, .62, .62, m, soft=.03)
        voids = [soften(sector(.27, .43, a - 50, a + 50, 20), .05, True) for a in (90, 270)]
        plate(circle(.51, n=72), .52, rubber(), [circle(.15, n=40)] + voids, bevel=.02)
        ring(.085, .18, .78, machined(), soft=.015)
    plate(soften([(-1.05, -.36), (1.25, -.42), (1.38, -.30), (1.38, .30), (1.25, .42), (-1.05, .36)], .12, True), .12, m,
          [(1.08, -.20, .085), (1.08, .22, .085), (-.86, 0, .085)], (0, 0, .06), bevel=.03)
    for x, y in ((1.08, -.20), (1.08, .22), (-.86, 0)):
        ring(.085, .15, .03, machined(), (x, y, .13))
    for y in (-.22, .22):                                           # webs from the eye to the foot
        plate([(.10, .0), (.92, 0), (.30, .30), (.05, .52)], .10, m, at=(0, y, .10), rot=(90, 0, 0), bevel=.03)
        plate([(-.10, .0), (-.52, 0), (-.30, .22)], .10, m, at=(-.35, y, .08), rot=(90, 0, 0), bevel=.03)
    box(.7, .4, .4, m, (-.35, 0, .16), bevel=.05)
