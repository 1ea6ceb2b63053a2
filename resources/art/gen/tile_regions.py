# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts the square of a tile into the regions of its features, and refuses regions that the data does not have."""
from arrange import partition
from geom import add, area, dist, inside
from tile_frame import CORNERS, EDGES, EDGE_DIRECTIONS, INWARD


class RegionGeometry:
    """Mixin of Geometry, which has the shapes."""

    def make_areas(self):
        """cuts the square into regions; finds a field by its half-edges, one without them by a point of `order`"""
        shapes = []
        if self.hub:
            shapes.append((self.hub['id'], self.hub['loop']))
        if self.garden:
            shapes.append(('garden', self.garden['loop']))
        below = self.foundation and self.hint.get('below')
        if self.foundation and not below:
            shapes.append(('tower', self.foundation['loop']))
        if self.machine:
            shapes.append((self.machine['id'], self.machine['loop']))
        shapes += [(i, q['loop']) for i, q in self.quarters.items()]
        shapes += [(r['id'], p) for r in self.roads.values() if r['over'] == 'city' for p in r['polys']]
        for c in sorted(self.cities.values(), key=lambda c: not c['hint'].get('over')):
            shapes.append((c['id'], c['poly']))
        if below:
            shapes.append(('tower', self.foundation['loop']))
        for r in sorted(self.roads.values(), key=lambda r: not r['over']):
            shapes += [(r['id'], p) for p in r['polys']]
        for r in self.rivers.values():
            shapes += [(r['id'], p) for p in r['polys']]
        curves = []
        for k in range(4):
            # A wall that crosses a side in the middle needs a point there.
            ts = [0, 430, 500, 570, 1000] if self.kind.of('carcassonne') else [0, 430, 570, 1000]
            curves.append([add(CORNERS[k], EDGE_DIRECTIONS[k], t) for t in ts])
        for c in self.cities.values():
            curves += [[(x, y) for x, y in ch] for ch in c['chains']]
        for r in list(self.roads.values()) + list(self.rivers.values()):
            for p in r['polys']:
                p = p + p[:1]
                for a, b in zip(p, p[1:]):
                    on = any(abs(a[i] - v) < 1e-6 and abs(b[i] - v) < 1e-6 for i in (0, 1) for v in (0, 1000))
                    if not on:
                        curves.append([a, b])
        for t in (self.hub, self.garden, *self.rounds(), *self.quarters.values()):
            if t:
                curves.append(t['loop'] + t['loop'][:1])

        def label(p):
            for i, poly in shapes:
                if inside(poly, p):
                    return i
            return 'field'

        reg = partition(curves, label)
        loops = reg.pop('field', [])
        pos = [l for l in loops if area(l) > 0]
        groups = [[l] for l in pos]
        for l in loops:
            if area(l) < 0:
                cands = [
                    g
                    for g in groups
                    if inside(g[0], l[0]) or inside(g[0], ((l[0][0] + l[1][0]) / 2, (l[0][1] + l[1][1]) / 2))
                ]
                min(cands, key=lambda g: area(g[0])).append(l)
        self.area = dict(reg)
        self.fields = []
        free = list(groups)
        for f in self.kind.of('field'):
            g = None
            if f['halfEdges']:
                g = [x for x in free if set(self.halves(x)) & set(f['halfEdges'])]
                if f['id'] in self.hint.get('under', []):
                    free = [x for x in free if x not in g] + [sum(g, [])]
                    g = free[-1:]
                assert len(g) == 1 and sorted(self.halves(g[0])) == sorted(f['halfEdges']), (
                    self.key,
                    f['id'],
                    f['halfEdges'],
                    [self.halves(x) for x in free],
                )
                g = g[0]
            else:
                n = [x['id'] for x in self.kind.of('field') if not x['halfEdges']].index(f['id'])
                pt = self.hint['order'][n]
                g = [x for x in free if inside(x[0], pt)]
                assert g, (self.key, f['id'], 'order')
                g = g[0]
            free.remove(g)
            self.area[f['id']] = g
            self.fields.append(f['id'])
        assert not free, (
            self.key,
            'extra field regions',
            [(self.halves(x), round(area(x[0])), x[0][:3]) for x in free],
        )

    def halves(self, g):
        """the half-edges that a region reaches"""
        out = []
        for k, e in enumerate(EDGES):
            for t, hh in ((215, 'L'), (785, 'R')):
                p = add(add(CORNERS[k], EDGE_DIRECTIONS[k], t), INWARD[k], 1.5)
                if sum(inside(l, p) for l in g) % 2:
                    out.append(e + hh)
        return out

    def check(self):
        """checks the regions: they match the data, fill the square, and fields touch the cities of the data"""
        ids = {f['id'] for f in self.kind.features} | {r['id'] for r in self.kind.shorts}
        if self.hub:
            ids.add(self.hub['id'])
        if self.garden:
            ids.add('garden')
        assert ids == set(self.area), (self.key, ids ^ set(self.area))
        tot = sum(sum(area(l) for l in a) for a in self.area.values())
        assert abs(tot - 1e6) < 1, (self.key, tot)

        def seg(i):
            return {frozenset(e) for l in self.area[i] for e in zip(l, l[1:] + l[:1])}

        for f in self.kind.of('field'):
            near = []
            for c in self.cities:
                l = sum(dist(*tuple(e)) for e in seg(f['id']) & seg(c) if len(e) == 2)
                if l > 12:
                    near.append(c)
            assert sorted(near) == sorted(f.get('cities', [])), (self.key, f['id'], near, f.get('cities'))
