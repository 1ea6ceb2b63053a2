# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Places in the middle of tiles: the village place, the lake of a ferry, a crop circle, the hill of tunnels, the monastery
and its precinct, the shrine in its ring of stones."""
import math

from drawing_tools import pth
from geom import add, dist, dist_line, f, resample, rotdir, simplify, sub, unit
from palette import P
import signs
import sprites as S
from tile_frame import PRECINCT


class HubDrawing:
    """Mixin of Drawing, which has the state and the helpers."""

    def hub(self):
        """the village place with its houses, the lake of a ferry, a crop circle, the hill of tunnels, a shrine, or the
        monastery in its precinct"""
        h = self.g.hub
        p = self.R(h['at'])
        r = h['r']
        o = self.out
        rnd = self.rnd
        g = self.g
        if h['id'] == 'village':
            o.append('<g id="village">%s' % self.area_path('village', P['road_edge']))
            o.append(
                '<circle cx="%s" cy="%s" r="%s" fill="%s"/><circle cx="%s" cy="%s" r="%s" fill="%s"/></g>'
                % (f(p[0]), f(p[1]), f(r - 13), P['plaza'], f(p[0]), f(p[1]), f(r * 0.56), P['road_rut'])
            )
            self.put(S.market_cross(), (p[0], p[1] - 4), 1.3 * r / 112, p[1] + 30)
            arms = [a for x in g.roads.values() for a in x['arms']]
            for i in range(16):
                a = i * math.pi / 8
                for dd in (r + 38, r + 62, r + 84):
                    q = add(h['at'], (math.cos(a), math.sin(a)), dd)
                    if min(dist_line(q, b) for b in arms) < 112:
                        continue
                    if (
                        min(
                            [dist_line(q, resample(ch, 25)) for c in g.cities.values() for ch in c['chains']]
                            or [999]
                        )
                        < 66
                    ):
                        continue
                    if any(dist(q, z) < 92 for z in self.village) if hasattr(self, 'village') else False:
                        continue
                    self.village = getattr(self, 'village', []) + [q]
                    self.use(rnd.choice(['house-a', 'house-b', 'house-d', 'house-c']), q, 1.06)
                    break
        elif h['id'] == 'lake':
            self.ferry_lake()
        elif h['id'] == 'circle':
            o.append(
                '<g id="circle">%s</g><g id="deco-circle" transform="translate(%s,%s)">%s</g>'
                % (self.area_path('circle', P['wheat_d']), f(p[0]), f(p[1]), signs.crop_circle(h['mark'], r))
            )
        elif h['id'] == 'hill':
            self.hill()
        elif h['id'] == 'shrine':
            self.shrine()
        else:
            o.append('<g id="monastery">%s</g>' % self.area_path('monastery', P['cloister_edge']))

            def sc(q):
                return pth(self.RR(simplify([add(h['at'], sub(x, h['at']), q) for x in h['loop']], 0.5)))

            o.append(
                '<g id="deco-monastery"><path d="%s" fill="%s"/><path d="%s" fill="none" stroke="%s" stroke-width="7" stroke-dasharray="20 12"/></g>'
                % (sc(0.93), P['cloister'], sc(0.965), P['wall_top'])
            )
            k = r / PRECINCT
            self.put(S.monastery(), (p[0] + 2, p[1] + 38 * k), 1.14 * k, p[1] + 170 * k)
            for dx, dy, n, q in (
                (158, -114, 'tree', 0.8),
                (108, -142, 'poplar', 0.84),
                (10, -142, 'bush', 0.7),
                (62, -122, 'bush', 0.6),
            ):
                self.use(n, add(h['at'], rotdir((dx * k, dy * k), -self.r)), q * k)

    def shrine(self):
        """trodden grass with a ring of stones, and the altar with its fire in the middle"""
        h = self.g.hub
        x, y = self.R(h['at'])
        r = h['r']
        k = r / PRECINCT
        self.out.append('<g id="shrine">%s</g>' % self.area_path('shrine', P['shrine_edge']))
        self.out.append(
            '<g id="deco-shrine"><circle cx="%s" cy="%s" r="%s" fill="%s"/><circle cx="%s" cy="%s" r="%s" fill="%s"/></g>'
            % (f(x), f(y), f(r * 0.95), P['shrine_ground'], f(x), f(y), f(r * 0.5), P['shrine_edge'])
        )
        stones = 9
        for i in range(stones):
            angle = (i + 0.5) * 2 * math.pi / stones - math.pi / 2
            at = add((x, y), (math.cos(angle), math.sin(angle)), r * 0.77)
            self.put(S.standing_stone(i % 3), at, k, at[1] + 30 * k)
        self.put(S.shrine(), (x, y + 6 * k), 1.14 * k, y + 40 * k)

    def ferry_lake(self):
        """the water, and a jetty at each road"""
        h = self.g.hub
        self.out.append('<g id="lake">%s</g>' % self.area_path('lake', P['field_dark']))
        jetties = ''
        for r in self.g.roads.values():
            for a in r['arms']:
                foot = min(resample(a, 5), key=lambda p: abs(dist(p, h['at']) - h['r']))
                inward = unit(sub(h['at'], foot))
                line = pth(self.RR([add(foot, inward, -16), add(foot, inward, 62)]), False)
                for width, colour in ((62, 'wood_d'), (46, 'wood_l')):
                    jetties += '<path d="%s" fill="none" stroke="%s" stroke-width="%d"/>' % (line, P[colour], width)
                for d in (0, 20, 40):
                    x, y = add(foot, inward, d)
                    across = (-inward[1], inward[0])
                    plank = pth(self.RR([add((x, y), across, -22), add((x, y), across, 22)]), False)
                    jetties += '<path d="%s" fill="none" stroke="%s" stroke-width="4"/>' % (plank, P['wood'])
        self.out.append('<g id="deco-lake">%s%s</g>' % (self.water(h['loop'], h['at'], h['r']), jetties))

    def hill(self):
        """a wooded hill, with an entrance at each road"""
        h = self.g.hub
        x, y = self.R(h['at'])
        r = h['r']
        self.out.append('<g id="hill">%s</g>' % self.area_path('hill', P['field_dark']))
        light = '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="%s" fill-opacity="%s"/>'
        self.out.append(
            '<g id="deco-hill">%s%s</g>'
            % (
                light % (f(x - 14), f(y - 22), f(0.78 * r), f(0.66 * r), P['field'], 1),
                light % (f(x - 24), f(y - 40), f(0.46 * r), f(0.34 * r), P['field_light'], 0.8),
            )
        )
        for dx, dy, name, size in ((-30, -48, 'tree', 0.8), (34, -34, 'bush', 0.8), (-4, 8, 'bush', 0.7)):
            self.put(S.DEFS[name](), (x + dx, y + dy), size, y + dy + 60)
        for road in self.g.roads.values():
            if road['dead']:
                continue
            foot = min(resample(road['arms'][0], 5), key=lambda p: abs(dist(p, h['at']) - r))
            outward = unit(sub(foot, h['at']))
            self.portal(add(foot, outward, -12), outward, False)
