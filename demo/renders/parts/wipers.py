"""Single wiper blades: flat, hybrid, and the standard one with its bows."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def strip(L, prof, m, rise=.10, z0=.16, n=32):
    """A profile across Y and Z drawn along X, bowed upwards."""
    V, k = [], len(prof)
    for i in range(n + 1):
        x = -L / 2 + L * i / n
        z = z0 + rise * (1 - (2 * x / L) ** 2)
        V += [(x, y, z + h) for y, h in prof]
    F = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    mesh(V, F + [tuple(range(k)), tuple(range(n * k, n * k + k))], m)


LIP = [(.05, .0), (.05, -.03), (.018, -.04), (.018, -.08), (.006, -.10), (.006, -.18), (-.006, -.18), (-.006, -.10), (-.018, -.08), (-.018, -.04), (-.05, -.03), (-.05, .0)]
SPOILER = [(-.09, .0), (-.085, .025), (-.02, .04), (.0, .13), (.012, .13), (.03, .05), (.085, .025), (.09, .0), (.05, -.015), (-.05, -.015)]


@part('wiper-blade-flat', az=-40, el=40)
def flat():
    L = 2.9
    strip(L, SPOILER, rubber())
    strip(L, LIP, rubber())
    for s in (-1, 1):
        box(.13, .20, .10, plastic(), (s * L / 2, 0, .165), (0, 8 * s, 0), .03)
    loft([(.24, .62, .22, .06), (.36, .56, .20, .06), (.43, .36, .15, .05)], plastic(), bevel=.015)
    box(.22, .16, .03, plastic((.05, .052, .055), 'cap'), (.02, 0, .435), bevel=.012)
    box(.05, .225, .08, steel(), (-.18, 0, .34), bevel=.01)


@part('wiper-blade-hybrid', az=-40, el=40)
def hybrid():
    L = 2.9
    strip(L, LIP, rubber(), .08)
    shell = plastic()
    for x0, x1 in ((-.52, .52), (-1.42, -.56), (.56, 1.42)):        # a jacket in three pieces over the bows
        rows = []
        for i in range(13):
            x = x0 + (x1 - x0) * i / 12
            z = .17 + .08 * (1 - (2 * x / L) ** 2)
            h = .26 if x0 == -.52 else .14 + .10 * (1 - abs(x) / 1.45)
            w = .13 if x0 == -.52 else .10 + .03 * (1 - abs(x) / 1.45)
            rows.append([(x, -w, z), (x, -w * .9, z + .05), (x, -.03, z + h * .8), (x, .015, z + h), (x, w * .6, z + .08), (x, w, z)])
        V = [p for r in rows for p in r]
        F = [(6 * i + j, 6 * i + (j + 1) % 6, 6 * i + 6 + (j + 1) % 6, 6 * i + 6 + j) for i in range(12) for j in range(6)] + [tuple(range(6)), tuple(range(72, 78))]
        mesh(V, F, shell, bevel=.012)
    loft([(.34, .40, .20, .05), (.50, .36, .18, .05), (.55, .26, .14, .04)], shell, bevel=.015)


@part('wiper-blade-standard', az=-40, el=40)
def standard():
    L = 2.9
    black = black_paint()
    strip(L, LIP, rubber(), .05)
    for y in (-.035, .035):
        strip(L * .995, [(y - .012, .0), (y + .012, .0), (y + .012, -.02), (y - .012, -.02)], steel(), .05)

    def bow(x0, x1, rise, w, foot):
        """A pressed channel, arched between its claws."""
        n, V = 14, []
        for i in range(n + 1):
            x, u = x0 + (x1 - x0) * i / n, 2 * i / n - 1
            z = .21 + .05 * (1 - (2 * x / L) ** 2) + foot + rise * (1 - u * u)
            k = w * (1 - .45 * abs(u))
            V += [(x, -k, z - .05), (x, -k, z), (x, k, z), (x, k, z - .05)]
        F = [(4 * i + j, 4 * i + j + 1, 4 * i + 5 + j, 4 * i + 4 + j) for i in range(n) for j in range(3)]
        mesh(V, F, black, bevel=.006).modifiers.new('t', 'SOLIDIFY').thickness = .014
        for x in (x0, x1):
            box(.05, .13, .09, black, (x, 0, .19 + .05 * (1 - (2 * x / L) ** 2) + foot * .2), bevel=.015)
    bow(-1.0, 1.0, .22, .12, .12)
    for a, b in ((-1.42, -.56), (.56, 1.42)):
        bow(a, b, .10, .085, .0)
        cyl(.04, .22, steel(), ((a + b) / 2, 0, .37), (90, 0, 0), seg=32)
    for a, b in ((-1.45, -1.10), (1.10, 1.45)):
        bow(a, b, .03, .06, -.02)
    box(.36, .17, .20, plastic(), (0, 0, .56), bevel=.04)
    cyl(.035, .26, steel(), (0, 0, .57), (90, 0, 0), seg=32)
