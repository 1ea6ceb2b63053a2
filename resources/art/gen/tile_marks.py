# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Geometry of marks: inns at their lakes, a cathedral, symbols of the dragon ... Most marks are pictures on regions;
a crop circle and the lake of a ferry are regions (`make_hub`)."""
import math

from geom import dist_line, inside

INN = (230, 200)  # width and height of the building
INN_FOOT = 72  # how far its lower edge is below its place
HERD = (300, 210)
VOLCANO = (330, 280)
CITY_SIGNS = ('wine', 'grain', 'cloth', 'princess')  # drawn where coats of arms are
GROUND_SIGNS = ('dragon', 'portal', 'festival')  # marks on the ground of a tile: a banner, a gate of stones, coloured pennants
CAMP = 'besieged'  # mark of a city, with tents on the ground in front of it
GROUND_SIGN = (200, 230)
CROP_CIRCLES = ('crop-circle-road', 'crop-circle-city', 'crop-circle-field')  # a separate region, see `make_hub`
# All marks that are drawn, by the kind of feature, and of the tile.
DRAWN = {'road': ('inn',), 'city': ('cathedral', CAMP, *CITY_SIGNS), 'field': ('pig-herd',), 'monastery': ('shrine',), 'tile': ('volcano', 'ferry', *CROP_CIRCLES, *GROUND_SIGNS)}
PRINCESS = (170, 260)
TOWER = (190, 300)  # a tower of a few pieces; other things avoid this box
TOWER_UP = 90
MACHINE = (350, 350)  # a flying machine, in any direction
CATHEDRAL = (540, 400)  # figures avoid this box: the cathedral without the tops of its towers
CATHEDRAL_AT = (500, 500)


class MarkGeometry:
    """Mixin of Geometry, which has the shapes and the regions."""

    def check_marks(self):
        """refuses a mark that has no drawing"""
        of = [('tile', self.kind.data.get('marks', []))] + [(f['kind'], f.get('marks', [])) for f in self.kind.features]
        for kind, marks in of:
            for m in marks:
                assert m in DRAWN.get(kind, ()), (
                    '%s: the mark "%s" of a %s has no drawing: see "Add a mark" in README.md' % (self.key, m, kind)
                )

    def make_marks(self):
        """stores the places of inns, cathedral, herd, volcano and signs; refuses a mark without a drawing and a wrong inn"""
        self.check_marks()
        for f in self.kind.of('road'):
            if 'inn' in f.get('marks', []):
                self.inns.append(self.make_inn(f['id']))
        for f in self.kind.of('city'):
            if 'cathedral' in f.get('marks', []):
                self.cathedral = dict(city=f['id'], at=CATHEDRAL_AT)
        for f in self.kind.of('field'):
            if 'pig-herd' in f.get('marks', []):
                self.herd = dict(field=f['id'], at=self.hint['herd'])
        marks = self.kind.data.get('marks', [])
        if 'volcano' in marks:
            x, y, *scale = self.hint['volcano']
            self.volcano = dict(at=(x, y), scale=scale[0] if scale else 1)
        on_ground = [m for m in marks if m in GROUND_SIGNS] + [CAMP for f in self.kind.features if CAMP in f.get('marks', [])]
        self.signs = [
            dict(sign=m, at=self.hint['sign'][:2], scale=(self.hint['sign'] + (1,))[2]) for m in on_ground
        ]

    def make_inn(self, road):
        """the inn of this road; an inn without a lake is at a river"""
        h = self.hint['roads'][road]
        inn = dict(road=road, at=h['inn'], lake=None)
        if 'lake' in h:
            x, y, r = h['lake']
            inn.update(lake=(x, y), loop=lake((x, y), r, h.get('lake_turn', 0)), r=r)
        self.check_inn(inn)
        return inn

    def landmarks(self):
        """boxes that figures should not cover: (middle of the mark, width, height, `up`, `away`)

        `up`: the middle of the box is so far above the mark, in every rotation. `away`: least distance of preferred
        places of figures from the mark."""
        found = []
        for inn in self.inns:
            found.append((inn['at'], *INN, 20, 200))
            if inn['lake']:
                found.append((inn['lake'], 1.5 * inn['r'], 1.5 * inn['r'], 0, inn['r'] + 90))
        if self.cathedral:
            found.append((self.cathedral['at'], *CATHEDRAL, 0, 0))
        if self.herd:
            found.append((self.herd['at'], *HERD, 0, 240))
        if self.volcano:
            q = self.volcano['scale']
            found.append((self.volcano['at'], VOLCANO[0] * q, VOLCANO[1] * q, 40 * q, 260 * q))
        found += [(s['at'], 0, 0, 0, 230 * s['scale']) for s in self.signs]
        if self.foundation:
            found.append((self.foundation['at'], *TOWER, TOWER_UP, 0))
        if self.machine:
            found.append((self.machine['at'], *MACHINE, 0, 0))
        return found

    def sign_boxes(self):
        """boxes; a figure may cover at most a tenth of each: (middle of the mark, width, height, `up` as in `landmarks`)"""
        found = []
        for s in self.signs:
            q = s['scale']
            found.append((s['at'], GROUND_SIGN[0] * q, GROUND_SIGN[1] * q, 10 * q))
        for c in self.cities.values():
            q = c['hint'].get('sign_size', 1)
            found += [(k, PRINCESS[0] * q, PRINCESS[1] * q, 20 * q) for k, s in zip(c['shields'], c['signs']) if s == 'princess']
        return found

    def check_inn(self, inn):
        """checks that the lake is in one field, and that the building is nearer to its road than to others"""
        far = {i: min(dist_line(inn['at'], a) for a in r['arms']) for i, r in self.roads.items()}
        assert min(far, key=far.get) == inn['road'], (self.key, 'inn', far)
        if not inn['lake']:
            assert self.rivers, (self.key, 'inn without water')
            return
        regions = {
            i for i, loops in self.area.items() for p in inn['loop'] if sum(inside(l, p) for l in loops) % 2
        }
        assert len(regions) == 1 and next(iter(regions)) in self.fields, (self.key, 'lake', regions)
        assert min(min(p[0], p[1], 1000 - p[0], 1000 - p[1]) for p in inn['loop']) > 24, (self.key, 'lake at the border')


def signs_of(city):
    """the symbols of a city: its coats of arms, then its goods or its princess"""
    return ['coat-of-arms'] * city.get('coatsOfArms', 0) + [m for m in city.get('marks', []) if m in CITY_SIGNS]


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
