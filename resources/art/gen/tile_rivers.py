# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rivers: centre lines, springs, lakes. A river crosses an edge in its middle and divides fields, like a road. It passes
under roads and cities."""
from geom import add, cross_at, dist, hermite, resample, sub, unit
from tile_frame import EDGES, EDGE_MIDDLES, INWARD, ROAD_HALF, road_sides
from tile_marks import lake


def mouth(bank):
    """the outline of an arm that flows in from the north: its western bank and the same mirrored"""
    return bank + [(1000 - x, y) for x, y in bank[::-1]]


class RiverGeometry:
    """Mixin of Geometry, which has cities and roads."""

    def make_rivers(self):
        """arms, pools and outlines of the rivers, and the places where roads cross them"""
        for f in self.kind.of('river'):
            h = self.hint.get('rivers', {}).get(f['id'], {})
            if 'arms' in h:
                arms = h['arms']
            elif len(f['edges']) == 2:
                arms = [self.through(f['edges'], h)]
            else:
                arms = [self.from_pool(f['edges'], h['pool'])]
            arms = [[p for i, p in enumerate(a) if i == 0 or dist(p, a[i - 1]) > 0.5] for a in arms]
            pools = []
            if 'pool' in h:
                x, y, r = h['pool']
                pools.append(((x, y), r, lake((x, y), r, h.get('pool_turn', 0), 96)))
            self.rivers[f['id']] = dict(
                id=f['id'], arms=arms, pools=pools, hint=h,
                polys=[l + r[::-1] for l, r in (road_sides(resample(a, 8), ROAD_HALF) for a in arms)]
                + [loop for _, _, loop in pools]
                + ([mouth(h['mouth'])] if 'mouth' in h else []),
            )
        for r in self.roads.values():
            for v in self.rivers.values():
                x = cross_at(r['arms'][0], v['arms'][0])
                if x:
                    assert r['over'], (self.key, r['id'], 'has to pass over', v['id'])
                    r['bridge'] = x[0]

    def from_pool(self, e, pool):
        """the centre line from an edge to the middle of the water of a spring or a lake"""
        k = EDGES.index(e)
        p, d = EDGE_MIDDLES[k], INWARD[k]
        l = dist(p, pool[:2])
        n = (-d[1], d[0])
        m = add(add(p, sub(pool[:2], p), 0.5), n, 16)
        return hermite([(p, d, 0, l * 0.3), (m, unit(sub(pool[:2], p)), l * 0.2, l * 0.2), (pool[:2], d, l * 0.25, 0)])
