"""Locking wheel nuts with their key."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def keyed(a):
    """The wave a locking nut's key follows: lobes of unequal width."""
    return 1 + .085 * math.sin(5 * a) + .05 * math.sin(3 * a + .6) + .035 * math.sin(8 * a)


def locking_nut(at, rot=(0, 0, 0)):
    m = chrome()
    with placed(at, rot):
        lathe([(.10, 0), (.14, 0), (.225, .11), (.235, .13), (.235, .20), (.20, .23)], m, soft=.012)    # 60° cone, loose collar
        lathe([(.20, .20), (.205, .24), (.205, .56), (.19, .60), (.17, .605)], m, soft=.015)
        plate(circle(.185, n=72), .06, m, [polar(lambda a: .118 * keyed(a), 144)], (0, 0, .585), bevel=.012)
        cyl(.16, .02, dark_steel(), (0, 0, .51))
        plate(polar(lambda a: .070 * keyed(a), 120), .06, m, at=(0, 0, .55), bevel=.01)
        lathe([(.10, 0), (.10, .2), (0, .2)], dark_steel(), soft=0)


@part('locking-wheel-nuts', az=-26, el=32)
def locking_wheel_nuts():
    for x, y, t in ((-.85, .30, 10), (-.28, .44, 50), (.30, .36, 120)):
        locking_nut((x, y, 0), (0, 0, t))
    locking_nut((-.62, -.40, .215), (82, 0, 32))
    with placed(at=(.30, -.50, .29), rot=(90, 0, -48)):             # key: hexagon for the spanner, pattern at its mouth
        k = machined()
        plate(ngon(6, .235), .42, k, at=(0, 0, -.36), bevel=.03)
        lathe([(.20, -.16), (.285, -.14), (.29, -.12), (.29, .24), (.275, .26), (.20, .26)], k, soft=.012)
        plate(circle(.278, n=72), .05, k, [circle(.17, n=60)], (0, 0, .245), bevel=.01)
        cyl(.165, .02, dark_steel(), (0, 0, .12))
        plate(polar(lambda a: .112 * keyed(a), 144), .26, k, [polar(lambda a: .076 * keyed(a), 120)], (0, 0, .18), bevel=.01)
        ring(.284, .294, .07, paint(), (0, 0, -.02), soft=.004)
