# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roads: beds, the bridge over another road, tunnel mouths, moats of drawbridges."""
import math

from drawing_tools import bed_outline, cut_inside, pth, snap1
from geom import (
    add, at, cut, dist, dist_line, f, length, normals_left, offset, path, resample, rotdir, simplify, sub,
    unit,
)
from palette import P
import sprites as S
from tile_frame import ROAD_BED, band, dir8


class RoadDrawing:
    """Mixin of Drawing, which has the state and the helpers."""

    def bed(self, r):
        """the light bed of a road with its ruts"""
        rnd = self.rnd
        o = ''
        R, RR = self.R, self.RR
        g = self.g
        ins = self.within(r['id'])
        arms = [c for a in r['arms'] for c in cut_inside(resample(a, 6), ins)]
        pieces = []
        for a in arms:
            if len(a) < 2:
                continue
            e0 = 0 if self.bord(a[0]) < 8 else 9
            e1 = 0 if self.bord(a[-1]) < 8 else 9
            a0, a1 = a[0], a[-1]
            if e0 == 0:
                a = [snap1(a0)] + a[1:]
            else:
                a = [add(a0, unit(sub(a0, a[1])), e0)] + a
            if e1 == 0:
                a = a[:-1] + [snap1(a1)]
            else:
                a = a + [add(a1, unit(sub(a1, a[-2])), e1)]
            pieces.append(a)
            o += '<path d="%s" fill="%s"/>' % (path(RR(bed_outline(a))), P['road'])
        if 'round' in r['hint']:
            x, y, q = r['hint']['round']
            p = R((x, y))
            o += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(p[0]), f(p[1]), f(q - 15), P['road'])
        if r['dead']:
            p = R(r['arms'][0][-1])
            o += '<circle cx="%s" cy="%s" r="%d" fill="%s"/>' % (f(p[0]), f(p[1]), ROAD_BED, P['road'])
        if 'fill' in r['hint']:
            c = r['hint']['fill']
            o += '<path d="%s" fill="%s"/>' % (pth(RR(c)), P['road'])
        ruts = ''
        grit = ''
        for k, a in enumerate(pieces):
            L = length(a)
            if k and len(pieces) > 1 and not any(self.bord(q) < 2 for q in (a[0], a[-1])):
                start = 70
            else:
                start = 14
            if L < 90:
                continue
            for off, ph in ((21, 0), (-21, 60)):
                ln = offset(a, off)
                x = start + ph * 0.5
                LL = length(ln)
                while x < LL - 34:
                    w = rnd.uniform(120, 210)
                    ruts += pth(RR(simplify(cut(ln, x, min(LL - 16, x + w)), 0.8)), False)
                    x += w + rnd.uniform(22, 34)
            for _ in range(int(L / 30)):
                x = rnd.uniform(16, L - 16)
                off = (
                    rnd.choice([-1, 1]) * rnd.uniform(36, 47) if rnd.random() < 0.75 else rnd.uniform(-10, 10)
                )
                pt, dr = at(a, x)
                q = R(add(pt, (dr[1], -dr[0]), off))
                grit += 'M%d,%dh%d' % (round(q[0]), round(q[1]), rnd.choice([1, 5, 8]))
        if ruts:
            o += (
                '<path d="%s" fill="none" stroke="%s" stroke-width="8" stroke-opacity="0.8" stroke-linecap="round"/>'
                % (ruts, P['road_rut'])
            )
        if grit:
            o += '<path d="%s" fill="none" stroke="%s" stroke-width="7" stroke-linecap="round"/>' % (
                grit,
                P['road_rut'],
            )
        return o

    def bridge_shadow(self, r):
        """the shadow of a road that passes over another"""
        a = r['arms'][0]
        L = length(a)
        p = cut(a, L / 2 - 150, L / 2 + 150)
        q = [(x + 22, y + 30) for x, y in self.RR(band(p, 84))]
        return '<path id="deco-bridge-shadow" d="%s" fill="%s" fill-opacity="0.30"/>' % (pth(q), P['shadow'])

    def road_bridge(self, r):
        """stone parapets, and the mouths through which the lower road passes"""
        a = r['arms'][0]
        L = length(a)
        p = resample(cut(a, L / 2 - 158, L / 2 + 158), 20)
        o = ''
        for q in (1, -1):
            line = self.RR(offset(p, 76 * q))
            mid = line[len(line) // 2]
            n = sub(mid, self.R((500, 500)))
            d = dir8(n)
            frag, foot = S.portal(d, 60, 62, False)
            low = n[1] > 30
            if low or abs(n[0]) > 30 or n[1] < -30:
                o += '<g transform="translate(%s,%s)">%s</g>' % (
                    f(mid[0] + n[0] * 0.10),
                    f(mid[1] + (40 if low else 0)),
                    frag,
                )
        for q in (1, -1):
            line = self.RR(offset(p, 66 * q))
            o += (
                '<path d="%s" fill="none" stroke="%s" stroke-width="34" stroke-linecap="round"/><path d="%s" fill="none" stroke="%s" stroke-width="22" stroke-linecap="round"/><path d="%s" fill="none" stroke="%s" stroke-width="20" stroke-dasharray="5 32"/>'
                % (
                    pth(line, False), P['wall_line'], pth(line, False), P['wall_top'], pth(line, False),
                    P['wall_joint'],
                )
            )
        self.out.append('<g id="deco-bridge">%s</g>' % o)

    def city_bridge(self, r):
        """a road on a long bridge over a city and its walls"""
        p = resample(cut(r['arms'][0], 190, length(r['arms'][0]) - 190), 20)
        band_ = [(x + 16, y + 22) for x, y in self.RR(band(p, 84))]
        o = '<path d="%s" fill="%s" fill-opacity="0.30"/>' % (pth(band_), P['shadow'])
        self.out.append('<g id="deco-bridge-shadow">%s</g>' % o)
        self.out.append('<g id="%s">%s</g>' % (r['id'], self.area_path(r['id'], P['road_edge'])))
        o = self.bed(r)
        for q in (1, -1):
            line = self.RR(offset(p, 66 * q))
            for width, colour, dash in ((34, 'wall_line', ''), (22, 'wall_top', ''), (20, 'wall_joint', ' stroke-dasharray="5 32"')):
                o += '<path d="%s" fill="none" stroke="%s" stroke-width="%d"%s/>' % (
                    pth(line, False), P[colour], width, dash or ' stroke-linecap="round"',
                )
        self.out.append('<g id="deco-bridge">%s</g>' % o)

    def portal(self, p, n, mound):
        """the mouth of a tunnel, or of the passage under a bridge of a city"""
        d = dir8(rotdir(n, self.r))
        q = self.R(p)
        frag, foot = S.portal(d, 62 if mound else 56, 66)
        if mound and not any(dist_line(p, ch) < 60 for c in self.g.cities.values() for ch in c['chains']):
            c = self.R(add(p, n, -34))
            self.out.append(
                '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="%s"/>'
                % (
                    f(c[0]),
                    f(c[1] - 8),
                    104 if abs(rotdir(n, self.r)[1]) > 0.5 else 70,
                    58 if abs(rotdir(n, self.r)[1]) > 0.5 else 96,
                    P['field_dark'],
                )
            )
        self.put(frag, q, 1, q[1] + foot)

    def moat_line(self, x):
        """the middle of the moat on both sides of a drawbridge"""
        ch, h, L = x['chain'], x['at'], length(x['chain'])
        b, a = self.g.hint.get('moats', {}).get(x['city'], (330, 330))
        lo, hi = max(0, h - b), min(L, h + a)
        if b == 999:
            lo = max(
                0,
                min(
                    length(ch),
                    next(
                        (i * L / 400 for i in range(401) if dist(at(ch, i * L / 400)[0], (742, 258)) < 4), 0
                    ),
                ),
            )
        if a == 999:
            hi = next((i * L / 400 for i in range(401) if dist(at(ch, i * L / 400)[0], (742, 258)) < 4), L)
        return resample(cut(ch, lo, hi), 15)

    def moat(self, x, p):
        """water in front of a gate, following the wall; a stone bank where the road meets it"""
        R, RR = self.R, self.RR
        n = normals_left(p)
        m = len(p) - 1
        b, a = self.g.hint.get('moats', {}).get(x['city'], (330, 330))

        def T(i):
            t = i / m
            if b == 999:
                t = 0.5 + t / 2
            if a == 999:
                t = t / 2
            return math.sin(math.pi * t) ** 0.6 if 0 < t < 1 else (0 if t in (0, 1) else 1)

        def q(w):
            return [add(c, d, w * T(i)) for i, (c, d) in enumerate(zip(p, n))]

        def ring(u, v):
            return pth(RR(simplify(q(u), 0.6) + simplify(q(v), 0.6)[::-1]))

        out = ''.join(
            '<path d="%s" fill="%s"/>' % (ring(u, v), P[c])
            for u, v, c in ((0, 112, 'field_dark'), (0, 102, 'water_d'), (0, 94, 'water'), (0, 22, 'water_d'))
        )
        w = ''
        for t, off in ((0.2, 46), (0.3, 66), (0.7, 60), (0.8, 44), (0.36, 40), (0.64, 38)):
            i = int(m * t)
            c = add(p[i], n[i], off)
            d = (-n[i][1], n[i][0])
            w += pth([R(add(c, d, -18)), R(add(c, d, 18))], False)
        out += '<path d="%s" fill="none" stroke="%s" stroke-width="7" stroke-linecap="round"/>' % (
            w,
            P['water_l'],
        )
        k = S.N8[dir8(x['n'])]
        t = (-k[1], k[0])

        def M(u, v):
            return R(add(add(x['p'], t, u), k, v))

        return out + '<path d="%s" fill="%s"/><path d="%s" fill="%s"/>' % (
            pth([M(-74, 96), M(74, 96), M(74, 140), M(-74, 140)]),
            P['wall_face_d'],
            pth([M(-66, 103), M(66, 103), M(66, 134), M(-66, 134)]),
            P['wall_top'],
        )
