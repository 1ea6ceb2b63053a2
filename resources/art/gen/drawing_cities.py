# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cities: streets, squares, houses and walls."""
import math

from drawing_tools import pth
from drawing_walls import wall, wall_shadow
from geom import add, area, at, bez, dist, dist_line, length, offset, resample, rotdir, simplify, sub, unit
from palette import P
import sprites as S
from tile_frame import EDGES, EDGE_DIRECTIONS, EDGE_MIDDLES, INWARD, band

CHURCHYARD = 316  # radius of the place around a cathedral


class CityDrawing:
    """Mixin of Drawing, which has the state and the helpers."""

    def city(self, c, cd, wl):
        """streets, square, houses (into `cd`) and walls (into `wl`) of a city"""
        rnd, R, RR, use = self.rnd, self.R, self.RR, self.use
        g = self.g
        ins = self.within(c['id'])
        small = c['small']
        h = c['hint']
        A = sum(area(l) for l in g.area[c['id']])
        walls = c['chains']
        other = []
        for k in g.cities.values():
            other += [resample(ch, 25) for ch in k['chains']]

        def wc(p):
            return min([dist_line(p, l) for l in other] or [999])

        pz = c['plaza']
        gates = [x for x in g.gates if x['city'] == c['id']]
        mon = g.hub if g.hub and g.hub.get('within') == c['id'] else None
        church = g.cathedral if g.cathedral and g.cathedral['city'] == c['id'] else None
        # streets: from the middle of every city edge and from every gate to the square
        target = mon['at'] if mon else pz
        streets = [resample(q, 40) for q in h['streets']] if 'streets' in h else []
        if 'streets' not in h:
            for e in c['edges']:
                k = EDGES.index(e)
                a = EDGE_MIDDLES[k]
                d = INWARD[k]
                l = dist(a, target)
                v = unit(sub(target, a))
                streets.append(resample(bez(a, add(a, d, l * 0.4), add(target, v, -l * 0.35), target), 30))
        for x in gates:
            a = x['p']
            d = (-x['n'][0], -x['n'][1])
            l = dist(a, target)
            v = unit(sub(target, a))
            streets.append(
                resample(bez(add(a, d, -6), add(a, d, l * 0.45), add(target, v, -l * 0.3), target), 24)
            )
        half = 27

        def band_in(p, w):
            b = band(p, w)
            return [(min(1000, max(0, x)), min(1000, max(0, y))) for x, y in b]

        for p in streets:
            cd.append(
                '<path d="%s" fill="%s"/>' % (pth(RR(simplify(band_in(p, half), 0.8))), P['city_light'])
            )
        keep = [resample(q, 40) for q in h.get('keep', [])]
        busy = []
        for k in c['shields']:
            busy.append((k, 106))
        for x in gates:
            busy.append((add(x['p'], x['n'], -66), 92))
        for q in g.hint.get('arches', []):
            busy.append((q[:2], 84))
        for q in g.hint.get('portals', []):
            busy.append((q[:2], 84))
        if mon:
            busy.append((mon['at'], mon['r'] * 1.12))
        if church:
            busy.append((church['at'], CHURCHYARD))
        busy += [(s['at'], 132 * s['scale']) for s in g.signs]
        if g.foundation:
            busy.append((g.foundation['at'], g.foundation['r'] + 6))
        # the square
        t = None
        if small:
            w = min(range(4), key=lambda k: dist(pz, EDGE_MIDDLES[k]))
            ev = EDGE_DIRECTIONS[w]
            nv = INWARD[w]
            a, b = (92, 44) if len(c['edges']) == 1 else (62, 46)
        else:
            ev, nv, a, b = (1, 0), (0, 1), 88, 76
        if church:
            a = b = CHURCHYARD

        def ring(q):
            return [
                add(add(pz, ev, a * q * math.cos(i * math.pi / 16)), nv, b * q * math.sin(i * math.pi / 16))
                for i in range(32)
            ]

        cd.append(
            '<path d="%s" fill="%s"/><path d="%s" fill="%s"/><path d="%s" fill="none" stroke="%s" stroke-width="4" stroke-dasharray="16 10"/>'
            % (
                pth(RR(ring(1))), P['city_dark'], pth(RR(ring(0.93))), P['city_light'], pth(RR(ring(0.72))),
                P['city_dark'],
            )
        )
        sp = ''
        for q in streets:  # cobbles
            L = length(q)
            x = 16
            while x < L - 16:
                p, d = at(q, x)
                p = R(add(p, (d[1], -d[0]), rnd.choice([-14, -4, 8, 16])))
                sp += 'M%d,%dh9' % (round(p[0]) - 4, round(p[1]))
                x += 24
        for _ in range(int(60 * A / 4e5) + 14):
            p = (rnd.uniform(20, 980), rnd.uniform(20, 980))
            if ins(p) and self.bord(p) > 30 and wc(p) > 48:
                p = R(p)
                sp += 'M%d,%dq9,-8 18,0m5,2q9,-8 18,0' % (round(p[0]) - 20, round(p[1]))
        cd.append(
            '<path d="%s" fill="none" stroke="%s" stroke-width="4" stroke-linecap="round"/>'
            % (sp, P['city_dark'])
        )

        def W(u, v):
            return R(add(add(pz, ev, u), nv, v))

        if church:
            self.cathedral()
        elif small:
            q = W(a * 0.84, 0)
            self.put(S.well(), (q[0], q[1] - 8), 0.98, q[1] + 26)
            q = W(-a * 0.84, 0)
            self.put(S.stall(rnd.choice(['roof_c', 'shield', 'ok'])), (q[0], q[1] - 2), 0.92, q[1] + 18)
        else:
            q = W(*rotdir((0, -66), -self.r))
            self.put(S.fountain(), q, 1.1, q[1] + 20)
            for dx, dy, col in ((-84, 2, 'roof_c'), (84, 6, 'shield')):
                q = add(R(pz), (dx, dy))
                self.put(S.stall(col), q, 1.05, q[1] + 20)
        busy.append((pz, max(a, b) + (4 if small else 26)) if not small else (pz, b + 8))
        if small:
            busy += [(add(pz, ev, a * 0.84), 34), (add(pz, ev, -a * 0.84), 34)]
        if c['hall'] and not church:
            k = R(c['hall'])
            busy.append((c['hall'], 118))
            self.put(S.hall(), k, 1.12, k[1] + 60)
        rad, gap = (39, 77) if small else (44, 92)

        def fits(p, placed):
            if not ins(p) or self.bord(p) < rad + 10 or wc(p) < rad + (46 if small else 52):
                return False
            if any(dist(p, q) < rad + w for q, w in busy) or any(dist(p, q) < gap for q in placed):
                return False
            return min([dist_line(p, l) for l in streets + keep] or [999]) > half + rad * 0.82

        cand = []
        for q in streets:  # houses face the streets, then follow the wall, then fill the blocks
            L = length(q)
            x = 52
            while x < L:
                p, d = at(q, x)
                for sd in (1, -1):
                    cand.append(add(p, (d[1], -d[0]), sd * (half + rad * 0.9 + rnd.uniform(0, 6))))
                x += gap + rnd.uniform(2, 10)
        for ch in walls:
            inner = offset(resample(ch, 12), -(rad + 58))
            L = length(inner)
            x = 60
            while x < L - 20:
                cand.append(at(inner, x)[0])
                x += gap + 4
        cand += [(rnd.uniform(40, 960), rnd.uniform(40, 960)) for _ in range(700)]
        placed = []
        for p in cand:
            if fits(p, placed):
                placed.append(p)
        for p in placed:
            if rnd.random() < 0.10:
                use(rnd.choice(['tree', 'poplar']), p, 0.72)
                continue
            use(
                rnd.choices(['house-a', 'house-b', 'house-c', 'house-d'], [4, 3, 3, 2])[0],
                p,
                rnd.uniform(0.82, 0.9) if small else rnd.uniform(0.93, 1.0),
            )
        # walls and towers
        marks = [x['p'] for x in g.gates] + [
            q[:2] for q in g.hint.get('arches', []) + g.hint.get('portals', [])
        ]
        for ch in walls:
            gaps = [x['at'] for x in gates if x['chain'] is ch]
            L = length(ch)
            both = (
                any(
                    dist_line(at(ch, L / 2)[0], z) < 3
                    for k in g.cities.values()
                    if k is not c
                    for z in k['chains']
                )
                and L < 600
            )  # second wall on a shared border
            rc = RR(ch)
            cd.append('<g fill="%s" fill-opacity="0.22">%s</g>' % (P['shadow'], wall_shadow(rc, False, both)))
            thin = [i for i in (0, 1) if any(dist(ch[-i], q) < 2 for q in h.get('horns', []))]
            if both:
                thin += [i for i in (0, 1) if self.bord(ch[-i]) > 20]
            # A wall that continues on the next tile has one colour there.
            face = P['wall_face_l'] if h.get('closed') else 'url(#wf)'
            wl.append(wall(rc, gaps, thin=thin, both=both, face=face))
            L = length(ch)
            k = max(2, round(L / 390))
            for i in range(k):
                sd = L * (i + 0.5) / k if k > 2 else L * (0.26 + 0.48 * i)
                p, d = at(ch, sd)
                if (
                    any(dist(p, q) < 170 for q in marks)
                    or self.bord(p) < 104
                    or any(dist_line(p, z) < 30 for k in g.cities.values() if k is not c for z in k['chains'])
                ):
                    continue
                if any(
                    dist_line(p, z) < 90
                    for x in g.kind.of('road')
                    if x.get('touchesWall')
                    for z in g.roads[x['id']]['arms']
                ):
                    continue
                if any(dist_line(p, z) < 170 for x in g.roads.values() if x['over'] == 'city' for z in x['arms']):
                    continue
                if g.foundation and dist(p, g.foundation['at']) < g.foundation['r'] + 90:
                    continue
                d = rotdir(d, self.r)
                pr = R(p)
                q = add(pr, (-d[1], d[0]), 24)
                self.put(S.tower(), (q[0], q[1] - 14), 0.98, q[1] + 30)
