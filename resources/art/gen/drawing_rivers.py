# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rivers: water and banks, springs, bridges of roads."""
import math

from drawing_tools import pth, snap1
from geom import add, at, cut, dist, f, length, offset, path, resample, rotdir, simplify
from palette import P
import sprites as S
from tile_frame import ROAD_HALF, band, road_sides
from tile_rivers import mouth

DEPTHS = ((61, 'water_d'), (51, 'water'))  # half width of the water, its colour
BRIDGE = 122  # half length of a bridge over a river


class RiverDrawing:
    """Mixin of Drawing, which has the state and the helpers."""

    def river(self, v):
        """bank, water, light on the ripples along the stream, reeds"""
        rnd, R, RR = self.rnd, self.R, self.RR
        o = '<g id="%s">%s</g>' % (v['id'], self.area_path(v['id'], P['field_dark']))
        arms = [resample(a, 8) for a in v['arms']]
        for a in arms:
            for i in (0, -1):
                if self.bord(a[i]) < 8:
                    a[i] = snap1(a[i])
        d = ''
        for half, colour in DEPTHS:
            for a in arms:
                l, r = road_sides(a, half)
                d += '<path d="%s" fill="%s"/>' % (path(RR(simplify(l, 0.3) + simplify(r, 0.3)[::-1])), P[colour])
            if 'mouth' in v['hint']:
                d += '<path d="%s" fill="%s"/>' % (path(RR(mouth(offset(v['hint']['mouth'], ROAD_HALF - half)))), P[colour])
            for c, radius, loop in v['pools']:
                q = 1 - (ROAD_HALF - half) / radius
                d += '<path d="%s" fill="%s"/>' % (pth(RR([add(c, (x - c[0], y - c[1]), q) for x, y in loop])), P[colour])
        if 'flow' in v['hint']:
            arms.append(resample(v['hint']['flow'], 8))
        lit = ''
        for a in arms:
            L = length(a)
            for off, ph in ((26, 20), (-4, 90), (-30, 50)):
                line = offset(a, off)
                x = 16 + ph
                while x < min(L, length(line)) - 80:
                    w = rnd.uniform(34, 76)
                    p = at(line, x)[0]
                    if not any(dist(p, c) < radius - 30 for c, radius, _ in v['pools']):
                        lit += pth(RR(simplify(cut(line, x, x + w), 0.8)), False)
                    x += w + rnd.uniform(80, 130)
        for c, radius, _ in v['pools']:
            x, y = R(c)
            if radius > 150:
                if 'boat' in v['hint']:
                    q = R(v['hint']['boat'])
                    self.put(S.boat(), q, 1, q[1] + 20)
                for u, w, n in ((-0.5, -0.3, 0.36), (0.1, -0.36, 0.5), (-0.3, -0.04, 0.3), (0.2, 0.1, 0.34), (-0.5, 0.26, 0.5), (0.16, 0.36, 0.3)):
                    lit += 'M%d,%dh%d' % (x + u * radius, y + w * radius * 0.8, n * radius)
        d += '<path d="%s" fill="none" stroke="%s" stroke-width="7" stroke-linecap="round"/>' % (lit, P['water_l'])
        for a in arms:
            self.reeds(a, v)
        return o + '<g id="deco-%s">%s</g>' % (v['id'], d)

    def reeds(self, a, v):
        """reeds and stones here and there along the banks"""
        rnd = self.rnd
        L = length(a)
        x = rnd.uniform(50, 120)
        others = [i for i in self.g.area if i != v['id'] and i not in self.g.fields]
        while x < L - 50:
            p, d = at(a, x)
            side = rnd.choice([-1, 1])
            q = add(p, (d[1], -d[0]), side * (ROAD_HALF - 6))
            x += rnd.uniform(90, 170)
            if self.within(v['id'])(add(p, (d[1], -d[0]), side * (ROAD_HALF + 24))):
                continue
            near = [add(q, (math.cos(t) * 46, math.sin(t) * 46)) for t in (0, 1.57, 3.14, 4.71)]
            if self.bord(q) < 46 or any(self.within(i)(k) for i in others for k in near):
                continue
            if any(dist(q, c) < radius + 10 for c, radius, _ in v['pools']):
                continue
            self.use(rnd.choice(['reed', 'reed', 'stone']), q, rnd.uniform(0.7, 0.9))

    def river_bridge(self, r):
        """the bridge of a road: shadow on the water, arches on its south side, parapets"""
        a = r['arms'][0]
        p = resample(cut(a, max(0, r['bridge'] - BRIDGE), r['bridge'] + BRIDGE), 12)
        _, d = at(a, r['bridge'])
        o = ''
        for q in (1, -1):
            line = self.RR(offset(p, 64 * q))
            n = rotdir((d[1] * q, -d[0] * q), self.r)
            if n[1] > 0.5:  # this side is visible
                m = line[len(line) // 2]
                o += '<g transform="translate(%s,%s) rotate(%s)">%s</g>' % (
                    f(m[0]), f(m[1]), f(math.degrees(math.atan2(n[1], n[0])) - 90), S.bridge_side(),
                )
        for q in (1, -1):
            line = pth(self.RR(simplify(offset(p, 66 * q), 0.4)), False)
            for width, colour, extra in ((32, 'wall_line', ''), (21, 'wall_top', ''), (19, 'wall_joint', ' stroke-dasharray="5 32"')):
                o += '<path d="%s" fill="none" stroke="%s" stroke-width="%d"%s/>' % (line, P[colour], width, extra or ' stroke-linecap="round"')
        self.out.append('<g id="deco-bridge">%s</g>' % o)

    def river_bridge_shadow(self, r):
        """the shadow of the bridge on the water"""
        a = r['arms'][0]
        p = cut(a, r['bridge'] - 62, r['bridge'] + 62)
        q = [(x + 18, y + 34) for x, y in self.RR(band(p, 72))]
        return '<path id="deco-bridge-shadow" d="%s" fill="%s" fill-opacity="0.32"/>' % (pth(q), P['shadow'])

    def spring(self, at_):
        """the rocks of a spring"""
        x, y = self.R(at_)
        self.put(S.spring(), (x, y), 1, y + 40)
