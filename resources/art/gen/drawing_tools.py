# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers for lines on the ground of a tile."""
from geom import clip_sq, simplify
from tile_frame import ROAD_BED, road_sides


def pth(pts, closed=True):
    """path data in whole units, for decorations"""
    q = []
    for x, y in pts:
        t = (round(x), round(y))
        if not q or q[-1] != t:
            q.append(t)
    return 'M' + ' '.join('%d,%d' % p for p in q) + ('Z' if closed else '')


def snap1(p):
    """the point, moved to the border if it is within 8 units of it"""
    x, y = p
    for v in (0, 1000):
        if abs(x - v) < 8:
            x = v
        if abs(y - v) < 8:
            y = v
    return (x, y)


def cut_inside(p, ins):
    """the parts of a polyline inside a region, each of at least four points; `ins` is true for points in the region"""
    parts, cur = [], []
    for q in p:
        if ins((min(999.5, max(0.5, q[0])), min(999.5, max(0.5, q[1])))):
            cur.append(q)
        else:
            if len(cur) > 3:
                parts.append(cur)
            cur = []
    return parts + [cur] if len(cur) > 3 else parts


def bed_outline(a):
    """the outline of the light surface of a road"""
    l, r = road_sides(a, ROAD_BED)
    return simplify(l, 0.3) + simplify(r, 0.3)[::-1]


def strip(a, b):
    """the band between two lines, inside the tile"""
    return pth(simplify(clip_sq(a), 1) + simplify(clip_sq(b), 1)[::-1])
