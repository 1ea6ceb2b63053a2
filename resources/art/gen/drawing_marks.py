# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawings of marks: inns at their lakes, the cathedral, the symbols of a tile, the foundation of a tower, a flying machine."""
import math

from drawing_tools import pth
from geom import add, dist, resample, simplify, sub, unit
from palette import P
import signs
import sprites as S
from tile_frame import DIRECTION_NAMES
from tile_marks import INN_FOOT

RIPPLES = ((-0.42, -0.2, 0.5), (0.06, -0.34, 0.36), (-0.1, 0.06, 0.6), (-0.5, 0.24, 0.3), (0.08, 0.32, 0.42))


class MarkDrawing:
    """Mixin of Drawing, which has the state and the helpers."""

    def water(self, loop, middle, r):
        """a sheet of still water: shore, depth, light from the upper left on the ripples"""

        def ring(q):
            return pth(self.RR(simplify([add(middle, sub(p, middle), q) for p in loop], 0.5)))

        x, y = self.R(middle)
        lit = ''.join('M%d,%dh%d' % (x + u * r, y + v * r * 0.7, w * r) for u, v, w in RIPPLES)
        return ''.join(
            '<path d="%s" fill="%s"/>' % (ring(q), P[c]) for q, c in ((1, 'field_dark'), (0.93, 'water_d'), (0.82, 'water'))
        ) + '<path d="%s" fill="none" stroke="%s" stroke-width="7" stroke-linecap="round"/>' % (lit, P['water_l'])

    def inn(self, inn):
        """draws the lake, the yard that opens to the road, and the house; returns the SVG for the ground"""
        arm = min((resample(a, 10) for a in self.g.roads[inn['road']]['arms']), key=lambda a: min(dist(p, inn['at']) for p in a))
        near = min(arm, key=lambda p: dist(p, inn['at']))
        x, y = self.R(inn['at'])
        foot = self.R(add(inn['at'], unit(sub(near, inn['at'])), 10))
        end = self.R(near)
        ground = self.water(inn['loop'], inn['lake'], inn['r']) if inn['lake'] else ''
        for width, colour in ((84, 'road_edge'), (62, 'road')):
            ground += '<path d="%s" fill="none" stroke="%s" stroke-width="%d" stroke-linecap="round"/>' % (
                pth([(foot[0], foot[1] + 38), end], False), P[colour], width,
            )
        self.put(S.inn_house(), (x, y), 1.1, y + INN_FOOT)
        a = inn['lake']
        for turn, n, sc in ((1.9, 'bush', 0.62), (3.6, 'tree', 0.66)) if a else ():
            p = add(a, (inn['r'] * 1.14 * math.cos(turn), inn['r'] * 0.9 * math.sin(turn)))
            if self.clear(p) > 52 and self.bord(p) > 46 and dist(p, inn['at']) > 130:
                self.use(n, p, sc)
        return ground

    def herd(self):
        """pigs in the mud"""
        x, y = self.R(self.g.herd['at'])
        mud = '<path d="M%d,%d c60,-56 190,-44 226,8 c30,52 -50,104 -136,98 c-90,-4 -140,-54 -90,-106Z" fill="%s"/>' % (x - 116, y - 36, P['trunk'])
        self.out.append('<g id="deco-herd">%s</g>' % mud)
        for dx, dy, sc, left in ((-66, -26, 0.9, False), (56, -44, 0.86, True), (4, 36, 1.0, False), (104, 34, 0.84, True)):
            self.put(S.pig(left), (x + dx, y + dy), sc, y + dy + 30)

    def volcano(self):
        """a smoking mountain of dark rock"""
        x, y = self.R(self.g.volcano['at'])
        q = self.g.volcano['scale']
        self.put('<g id="mark-volcano">%s</g>' % S.volcano(), (x, y), q, y + 90 * q)

    def ground_signs(self):
        """the banner of the dragon, the stones of a portal, the pennants of a festival, the tents of besiegers"""
        for s in self.g.signs:
            x, y = self.R(s['at'])
            frag, foot = {
                'dragon': (signs.banner, 112), 'portal': (signs.magic_portal, 96), 'festival': (signs.festival, 100),
                'besieged': (signs.camp, 100),
            }[s['sign']]
            q = s['scale']
            self.put('<g id="mark-%s">%s</g>' % (s['sign'], frag()), (x, y), q, y + foot * q)

    def foundation(self):
        """the stone ring under a tower"""
        t = self.g.foundation
        x, y = self.R(t['at'])
        self.out.append(
            '<g id="tower">%s</g><g id="deco-tower" transform="translate(%d,%d)">%s</g>'
            % (self.area_path('tower', P['wall_line']), round(x), round(y), signs.foundation(t['r']))
        )

    def flight_path(self):
        """the points in front of the flying machine for the marks of its direction"""
        x, y = self.g.machine['at']
        a = math.radians(45 * DIRECTION_NAMES.index(self.g.machine['direction']))
        return [(x + q * math.cos(a), y + q * math.sin(a)) for q in (200, 280)]

    def machine(self):
        """the flying machine on its round place, and the marks of its direction"""
        m = self.g.machine
        x, y = self.R(m['at'])
        angle = 45 * DIRECTION_NAMES.index(m['direction']) + 90 + 90 * self.r
        self.out.append(
            '<g id="{0}">{1}</g><g id="deco-{0}" transform="translate({2},{3})">{4}{5}</g>'.format(
                m['id'], self.area_path(m['id'], P['cloister']), round(x), round(y),
                signs.flight_chevrons(angle % 360, 214), signs.flying_machine(angle % 360),
            )
        )

    def quarter(self, i):
        """a quarter of the city of Carcassonne with its building"""
        x, y = self.R(self.g.quarters[i]['at'])
        frag, dx, dy, scale = {
            'quarter-castle': (signs.castle, 0, 20, 1),
            'quarter-market': (signs.market, 0, 0, 1),
            'quarter-blacksmith': (signs.smithy, 0, 10, 1),
            'quarter-cathedral': (S.cathedral, -14, 44, 0.58),
        }[i]
        self.out.append('<g id="%s">%s</g>' % (i, self.area_path(i, P['city_light'])))
        self.put(frag(), (x + dx, y + dy), scale, y + 150)

    def cathedral(self):
        """the cathedral in the middle of its city"""
        x, y = self.R(self.g.cathedral['at'])
        self.put(S.cathedral(), (x, y + 20), 0.94, y + 200)
