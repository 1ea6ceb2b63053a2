# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The square of a tile and shapes in it: sizes, edges, walls of cities, sides of roads."""
import math

from geom import add, bez, hermite, offset, sub, unit

ROAD_HALF = 70  # half width of the road's area: it crosses an edge at 430..570
ROAD_BED = 55  # half width of its light bed
WALL_ANG = 38  # degrees between a city edge and the wall that leaves its corner
CITY_DEPTH, FIELD_DEPTH, CORNER_CITY_DEPTH = 262, 272, 456
WALL_W, WALL_H, TAPER = 32, 46, 200  # the wall's height grows from 0 at 56 units from a corner to full at 256
HUB_R, PRECINCT = 112, 226
FOUNDATION_R = 118
LAKE_R = 165  # radius of the lake of a ferry and of the hill of tunnels
CIRCLE_R = 150  # radius of a crop circle
MACHINE_R = 140  # radius of the round place of a flying machine
QUARTER = 400  # side of a quarter of the city of Carcassonne
EDGES = 'NESW'
CORNERS = [(0, 0), (1000, 0), (1000, 1000), (0, 1000)]
EDGE_DIRECTIONS = [(1, 0), (0, 1), (-1, 0), (0, -1)]  # clockwise direction of each edge
INWARD = [(0, 1), (-1, 0), (0, -1), (1, 0)]  # inward normal of each edge
EDGE_MIDDLES = [(500, 0), (1000, 500), (500, 1000), (0, 500)]
_ca, _sa = math.cos(math.radians(WALL_ANG)), math.sin(math.radians(WALL_ANG))
DIRECTION_NAMES = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne']


def dir8(n):
    """the compass name of a direction"""
    return DIRECTION_NAMES[round(math.degrees(math.atan2(n[1], n[0])) / 45) % 8]


def city_chains(edges):
    """walls of a city on these edges (the city is to the right of each) and the city's outline"""
    has = [e in edges for e in EDGES]
    if all(has):
        return [], list(CORNERS)
    runs = []
    for k in range(4):
        if has[k] and not has[k - 1]:
            m = k
            while has[(m + 1) % 4]:
                m += 1
            runs.append((k, m % 4, m - k + 1))
    out, poly = [], []
    for i, (k, m, n) in enumerate(runs):
        k2 = runs[(i + 1) % len(runs)][0]
        n2nd = runs[(i + 1) % len(runs)][2]
        A, B = CORNERS[(m + 1) % 4], CORNERS[k2]
        e, nn = EDGE_DIRECTIONS[m], INWARD[m]
        dA = (-e[0] * _ca + nn[0] * _sa, -e[1] * _ca + nn[1] * _sa)
        e2, n2 = EDGE_DIRECTIONS[k2], INWARD[k2]
        dB = (-(e2[0] * _ca + n2[0] * _sa), -(e2[1] * _ca + n2[1] * _sa))
        gap = (k2 - m - 1) % 4
        if gap == 0 and len(runs) == 1:
            gap = 3
        if gap == 3:
            M = add(EDGE_MIDDLES[m], nn, CITY_DEPTH)
            t = (-e[0], -e[1])
            a, b = 250, 175
        elif gap == 1:
            g = (m + 1) % 4
            M = add(EDGE_MIDDLES[g], INWARD[g], FIELD_DEPTH)
            t = EDGE_DIRECTIONS[g]
            a, b = 230, 235
        else:
            c = CORNERS[m]
            M = add(c, unit(sub((500, 500), c)), CORNER_CITY_DEPTH * math.sqrt(2))
            t = unit(sub(B, A))
            a, b = 250, 170
        ch = hermite([(A, dA, 0, a), (M, t, b, b), (B, dB, a, 0)], 60)
        out.append(ch)
        poly += ch
        poly += [CORNERS[(k2 + j) % 4] for j in range(1, n2nd)]
    return out, poly


def walled_half_edges(half_edges):
    """like city_chains, for a city on these half-edges only: its wall crosses two sides of the tile in their middle"""
    order = [e + h for e in EDGES for h in 'LR']
    if len(half_edges) == len(order):
        return [], list(CORNERS)
    first = next(i for i, h in enumerate(order) if h in half_edges and order[i - 1] not in half_edges)
    n = len(half_edges)
    a, b = first // 2, (first + n) % 8 // 2  # the sides that the wall crosses
    p, d, q, e = EDGE_MIDDLES[b], INWARD[b], EDGE_MIDDLES[a], INWARD[a]
    k = 300 if (b - a) % 4 == 2 else 330
    wall = bez(p, add(p, d, k), add(q, e, k), q, 60)
    return [wall], wall + [CORNERS[(a + 1 + i) % 4] for i in range((b - a) % 4)]


def band(p, h):
    """the outline of a line of half width h"""
    return offset(p, h) + offset(p, -h)[::-1]


def circle(x, y, r, n=96):
    """a circle as a polygon"""
    return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def square(x, y, side):
    """a square about its middle"""
    h = side / 2
    return [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]


def superellipse(x, y, R, q=3.4, n=120):
    """a rounded square as a polygon"""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        co, si = math.cos(a), math.sin(a)
        r = R / ((abs(co) ** q + abs(si) ** q) ** (1 / q))
        out.append((x + r * co, y + r * si))
    return out


def road_sides(a, half):
    """both sides of a road; where it leaves the tile they end on the border at exactly 500 -+ half"""
    l, r = offset(a, half), offset(a, -half)
    for i in (0, -1):
        for side in (l, r):
            for c in (0, 1):
                v = round(a[i][c], 3)
                if v in (0, 1000):
                    k = min((500 - half, 500 + half), key=lambda t: abs(t - side[i][1 - c]))
                    side[i] = (v, k) if c == 0 else (k, v)
    return l, r
