# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the marks of features add to a tile: inns at their lakes, a cathedral. They are pictures on regions, not regions."""
import math

from geom import dist_line, inside

INN = (230, 200)  # width and height of the house
INN_FOOT = 72  # its lower edge below its place
CATHEDRAL = (540, 400)  # what of it should not be hidden: all but the tops of its towers
CATHEDRAL_AT = (500, 500)


class MarkGeometry:
    """Part of Geometry, which brings the shapes and the regions."""

    def make_marks(self):
        """the inns, each with its house and its lake, and the cathedral; refuses an inn that is not beside its road"""
        for f in self.kind.of('road'):
            if 'inn' in f.get('marks', []):
                h = self.hint['roads'][f['id']]
                x, y, r = h['lake']
                inn = dict(road=f['id'], at=h['inn'], lake=(x, y), loop=lake((x, y), r, h.get('lake_turn', 0)), r=r)
                self.check_inn(inn)
                self.inns.append(inn)
        for f in self.kind.of('city'):
            if 'cathedral' in f.get('marks', []):
                self.cathedral = dict(city=f['id'], at=CATHEDRAL_AT)

    def check_inn(self, inn):
        """the lake lies in one field, the house nearer to its own road than to any other"""
        regions = {
            i for i, loops in self.area.items() for p in inn['loop'] if sum(inside(l, p) for l in loops) % 2
        }
        assert len(regions) == 1 and next(iter(regions)) in self.fields, (self.key, 'lake', regions)
        assert min(min(p[0], p[1], 1000 - p[0], 1000 - p[1]) for p in inn['loop']) > 24, (self.key, 'lake at the border')
        far = {i: min(dist_line(inn['at'], a) for a in r['arms']) for i, r in self.roads.items()}
        assert min(far, key=far.get) == inn['road'], (self.key, 'inn', far)


def lake(at, r, turn=0, n=48):
    """the shore of a small lake: longer than wide, not quite even; `turn` in degrees"""
    out = []
    t = math.radians(turn)
    for i in range(n):
        a = 2 * math.pi * i / n
        q = r * (1 + 0.07 * math.sin(2 * a + 0.8) + 0.06 * math.sin(3 * a + 2.1))
        x, y = q * math.cos(a), 0.66 * q * math.sin(a)
        out.append((at[0] + x * math.cos(t) - y * math.sin(t), at[1] + x * math.sin(t) + y * math.cos(t)))
    return out
