# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds places for figures, markers and number discs on a rotated tile, and sizes for figures.

A figure is drawn in a square whose foot point (half its width, FOOT of its height) is set on a place. The places of a tile
are chosen together: every figure has its foot on its feature, is inside the tile and overlaps no other."""
import itertools

from geom import dist, rot
from tile_grid import Grid, STEP

SIZE_STEP = 20  # of figures
FOOT = 0.92  # part of a figure's square above the ground
WHEEL = 0.23  # part of a figure's square: half width of the widest figure on the ground, the wagon
LARGEST, SMALLEST, TINY = 320, 140, 100  # sides of figures' squares; the last if two share a feature
TOP = 220  # largest size on top of a tower and on a flying machine
SMALL = 220  # smaller sizes cost more
MARGIN = 30  # least distance of a foot from the border of its region
BORDER = 8  # least distance of figures from the border of the tile
APART = 290  # least distance of markers
# Cost of an overlap in each round, fixed and by area. It grows until figures do not overlap.
OVERLAP_COSTS = [(15, 0.002), (30, 0.004), (50, 0.007), (80, 0.012), (150, 0.03), (400, 0.08)]
CORNER = 190  # side of the square that a figure on the corner of four tiles covers of each
# Painted boxes of a standing and of a lying figure, relative to its foot, in sides of its square: left, top, right, bottom.
STANDING = [(-0.5, -0.92, 0.5, 0.06)]
LYING = [(-0.5, -0.64, 0.48, 0.02), (-0.12, -0.82, 0.26, -0.62)]
# The outline of a lying figure, relative to its foot, in sides of its square; the flower last.
LYING_OUTLINE = [
    (-0.47, -0.30), (-0.30, -0.535), (-0.19, -0.535), (0.0, -0.50), (0.34, -0.59), (0.45, -0.57), (0.45, -0.30),
    (0.45, -0.05), (0.34, -0.01), (0.0, -0.10), (-0.19, -0.07), (-0.30, -0.07), (0.0, -0.30), (0.0, 0.0),
    (0.06, -0.80), (-0.10, -0.70), (0.22, -0.70),
]
FLOWER = 3
# Sides of the squares of two neutral pieces, the larger one first, in the order of trials.
PIECE_SIZES = [(340, 300, 260, 220), (260, 220, 180)]


def boxes(shape, p, side):
    """the painted boxes of a figure at the place p"""
    return [(p[0] + a * side, p[1] + b * side, p[0] + c * side, p[1] + d * side) for a, b, c, d in shape]


def overlap(us, vs):
    """the common area of two lists of boxes"""
    sum_ = 0
    for a in us:
        for b in vs:
            w = min(a[2], b[2]) - max(a[0], b[0])
            h = min(a[3], b[3]) - max(a[1], b[1])
            if w > 0 and h > 0:
                sum_ += w * h
    return sum_


def about(p, w, h):
    """a box around its middle"""
    return (p[0] - w / 2, p[1] - h / 2, p[0] + w / 2, p[1] + h / 2)


CORNERS = [(0, 0, CORNER, CORNER), (1000 - CORNER, 0, 1000, CORNER), (0, 1000 - CORNER, CORNER, 1000),
           (1000 - CORNER, 1000 - CORNER, 1000, 1000)]


class Places:
    """The places of one kind in one rotation."""

    def __init__(self, geo, grid, r):
        self.geo, self.grid, self.r = geo, grid, r
        self.fields = set(geo.fields)
        self.middles = {t['id'] for t in geo.rounds()}
        self.kept = {c['id']: [rot(k, r) for k in c['shields']] for c in geo.cities.values()}
        self.gates = [rot(g['p'], r) for g in geo.gates]
        self.seen = []  # boxes of marks that figures should not cover
        for p, w, h, up, _ in geo.landmarks():
            x, y = rot(p, r)
            self.seen.append(about((x, y - up), w, h))
        self.signs = []
        for p, w, h, up in geo.sign_boxes():
            x, y = rot(p, r)
            self.signs.append(about((x, y - up), w, h))
        self.wanted = {i: self.turn(i, a) for i, a in geo.wanted.items()}
        self.ways = {i: self.candidates(i) for i in geo.wanted}

    def turn(self, fid, p):
        """the rotated place of a place on the unrotated tile; a drawing that is the same in all rotations is only moved"""
        c = self.geo.upright.get(fid)
        if not c:
            return rot(p, self.r)
        q = rot(c, self.r)
        return (q[0] + p[0] - c[0], q[1] + p[1] - c[1])

    def shape(self, fid):
        """the boxes of a figure on this feature"""
        return LYING if fid in self.fields else STANDING

    def cost(self, fid, p, side):
        """the cost of this place, None if it is not possible"""
        bs = boxes(self.shape(fid), p, side)
        far = 1000 - BORDER
        if any(b[0] < BORDER or b[1] < BORDER or b[2] > far or b[3] > far for b in bs):
            return None
        own, depth = self.grid.at(*p)
        if own != fid:
            return None
        cost = (LARGEST - side) * 0.9 + max(0, SMALL - side) * 2.5 + dist(p, self.wanted[fid]) * 0.06
        cost += overlap(bs, CORNERS) / 300
        cost += overlap(bs, self.seen) / 150 + overlap(bs, self.signs) / 30
        if fid in self.fields:
            out = 0
            for i, (x, y) in enumerate(LYING_OUTLINE):
                at, d = self.grid.at(p[0] + x * side, p[1] + y * side)
                weight = 0.3 if i >= len(LYING_OUTLINE) - FLOWER else 1
                out += weight * (1 if at != fid else 0.25 if d < 15 else 0)
            return cost + out * 100
        wheel = WHEEL * side + STEP
        for x in (-wheel, -wheel / 2, wheel / 2, wheel):
            if self.grid.at(p[0] + x, p[1])[0] != fid:
                return None
        # Prefers places where the figure covers its own feature.
        for x in (-0.3, 0, 0.3):
            for y in (-0.75, -0.45, -0.15):
                cost += 7 * (self.grid.at(p[0] + x * side, p[1] + y * side)[0] != fid)
        cost += max(0, 60 - depth) * 1.2 + max(0, MARGIN - depth) * 15
        for k in self.kept.get(fid, []):
            cost += overlap(bs, [about(k, 150, 180)]) / 150
        for g in self.gates:
            cost += max(0, 90 - dist(p, g)) * 0.4
        return cost

    def candidates(self, fid):
        """all places and sizes of a figure on a feature, the best first: (cost, place, side)"""
        found = []
        # On a tower and on a flying machine a figure is in the middle.
        for p in [self.wanted[fid]] if fid in self.middles else self.grid.points(fid):
            side = TOP if fid in self.middles else LARGEST
            while side >= TINY:
                c = self.cost(fid, p, side)
                if c is not None:
                    found.append((c, p, side))
                side -= SIZE_STEP
        found.sort()
        return found

    def stand(self):
        """a place and a size for a figure on every feature: id -> (place, side)"""
        ways = {i: [w for w in self.ways[i] if w[2] >= SMALLEST] for i in self.ways}
        for i, w in ways.items():
            assert w, (self.geo.key, i, 'no place for a figure')
        chosen = {}
        order = sorted(ways, key=lambda i: (len(ways[i]), i))
        for sweep in range(len(OVERLAP_COSTS) + 4):
            before = dict(chosen)
            for i in order:
                others = [boxes(self.shape(j), *chosen[j]) for j in chosen if j != i]
                fixed, weight = OVERLAP_COSTS[min(sweep, len(OVERLAP_COSTS) - 1)]
                best = None
                for c, p, side in ways[i]:
                    if best and c >= best[0]:
                        break
                    bs = boxes(self.shape(i), p, side)
                    for o in others:
                        both = overlap(bs, o)
                        if both:
                            c += fixed + both * weight
                    if best is None or c < best[0]:
                        best = (c, p, side)
                chosen[i] = best[1:]
            if sweep >= len(OVERLAP_COSTS) and before == chosen:
                break
        return chosen

    def pair(self, fid, figures):
        """two places and a size for two figures on the same feature"""
        if fid in self.middles:
            return self.side_by_side(fid)
        others = [b for j, at in figures.items() if j != fid for b in boxes(self.shape(j), *at)]
        best = None
        for side in range(LARGEST - 2 * SIZE_STEP, TINY - 1, -SIZE_STEP):
            ways = []
            for c, p, s in self.ways[fid]:
                if s == side and self.grid.at(*p)[1] > STEP:
                    bs = boxes(self.shape(fid), p, side + STEP)
                    ways.append((c + overlap(bs, others) * 0.004, p, bs))
            ways.sort()
            for n, (c, p, bs) in enumerate(ways):
                if best and 2 * c >= best[0]:
                    break
                for d, q, cs in ways[n + 1 :]:
                    if best and c + d >= best[0]:
                        break
                    if not overlap(bs, cs):
                        best = (c + d, p, q, side)
                        break
        if not best and self.geo.kind.split:  # a very short road
            return self.far_apart(fid)
        assert best, (self.geo.key, self.r, fid, 'no places for two figures')
        return [whole(*p, best[3]) for p in sorted(best[1:3])]

    def far_apart(self, fid):
        """the two places farthest from each other, for figures that cover each other in part"""
        least_depth, wheel = 20, WHEEL * TINY + STEP

        def is_possible(p):
            on_road = all(self.grid.at(p[0] + x, p[1])[0] == fid for x in (-wheel, wheel))
            in_tile = all(min(b) > 2 and max(b) < 998 for b in boxes(STANDING, p, TINY))
            return on_road and in_tile and self.grid.at(*p)[1] > least_depth

        near = range(-STEP * 9, STEP * 9 + 1, 6)
        x, y = self.wanted[fid]
        places = [p for p in ((x + dx, y + dy) for dx in near for dy in near) if is_possible(p)]
        best = max(itertools.combinations(places, 2), key=lambda two: dist(*two))
        return [whole(*p, TINY) for p in sorted(best)]

    def side_by_side(self, fid):
        """two places for figures on a feature that is too small for separate places"""
        x, y = self.wanted[fid]
        return [whole(x + d, y, TINY) for d in (-TINY * 0.54, TINY * 0.54)]

    def spread(self, figures):
        """a marker for each feature, far from each other: id -> place"""
        middle = {i: (p[0], p[1] - (0.3 if i in self.fields else 0.4) * side) for i, (p, side) in figures.items()}
        ways = {}
        for i in figures:
            ways[i] = []
            for p in self.grid.points(i, True):
                edge = min(p[0], p[1], 1000 - p[0], 1000 - p[1])
                c = max(0, 65 - self.grid.at(*p)[1]) * 3 + max(0, 140 - edge) * 2 + dist(p, middle[i]) * 0.05
                ways[i].append((c, p))
            ways[i].sort()
        chosen = {}
        for _ in range(8):
            before = dict(chosen)
            for i in sorted(ways, key=lambda i: (len(ways[i]), i)):
                best = None
                for c, p in ways[i]:
                    if best and c >= best[0]:
                        break
                    c += sum(
                        max(0, 330 - dist(p, q)) * 1.5 + max(0, APART - dist(p, q)) * 9
                        for j, q in chosen.items()
                        if j != i
                    )
                    if best is None or c < best[0]:
                        best = (c, p)
                chosen[i] = best[1]
            if before == chosen:
                break
        return chosen

    def visitors(self, figures):
        """places for two pieces that belong to no feature, the larger one first; they hide as little as possible"""
        hidden = [b for j, at in figures.items() for b in boxes(self.shape(j), *at)]
        chosen = []
        for sides in PIECE_SIZES:
            best = None
            for side in sides:
                half = side // 2 + BORDER
                for x in range(half, 1000 - half + 1, 30):
                    for y in range(int(FOOT * side) + BORDER, 980, 30):
                        bs = boxes(STANDING, (x, y), side)
                        c = (sides[0] - side) * 1.2 + dist((x, y), (500, 600)) * 0.05
                        c += overlap(bs, hidden) / 250 + overlap(bs, self.seen) / 500 + overlap(bs, self.signs) / 250
                        c += sum(overlap(bs, boxes(STANDING, *v)) / 60 for v in chosen)
                        if best is None or c < best[0]:
                            best = (c, (x, y), side)
            chosen.append(best[1:])
        return [whole(*p, side) for p, side in chosen]

    def labels(self, figures):
        """the middle of a number disc for each feature, clear of figures and of each other: id -> place"""
        taken = [b for j, at in figures.items() for b in boxes(self.shape(j), *at)]
        chosen = {}
        for i in sorted(figures):
            best = None
            for p in self.grid.points(i):
                if self.grid.at(*p)[1] < STEP:
                    continue
                disc = [about(p, 100, 100)]
                edge = min(p[0], p[1], 1000 - p[0], 1000 - p[1])
                c = max(0, 65 - self.grid.at(*p)[1]) + max(0, 60 - edge) * 2 + overlap(disc, taken) / 60
                c += sum(max(0, 170 - dist(p, q)) for q in chosen.values())
                c += dist(p, figures[i][0]) * 0.04
                if best is None or c < best[0]:
                    best = (c, p)
            chosen[i] = best[1]
        return chosen


def places(geo):
    """anchors.json for one kind: per rotation, id -> figure (place and side of the square), pair (two of them), label, mark (place);
    and "visitors", two places for pieces that are on no feature"""
    grid = Grid(geo.area)
    for r in range(4):
        at = Places(geo, grid, r)
        figures = at.stand()
        labels, marks = at.labels(figures), at.spread(figures)
        turned = {
            i: dict(
                figure=whole(*figures[i][0], figures[i][1]),
                pair=at.pair(i, figures),
                label=whole(*labels[i]),
                mark=whole(*marks[i]),
            )
            for i in figures
        }
        turned['visitors'] = at.visitors(figures)
        yield turned
        grid = grid.turned()


def whole(*values):
    """the numbers, rounded to integers"""
    return [round(v) for v in values]
