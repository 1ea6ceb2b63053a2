# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields: shades, crops, trees and hedges; the garden and the farmhouse at a dead end."""
import math

from drawing_tools import pth
from geom import add, area, dist, f, rotdir
from palette import P
import sprites as S


class FieldDrawing:
    """Mixin of Drawing, which has the state and the helpers."""

    def mottle(self, flat):
        """lighter and darker patches across all fields"""
        rnd = self.rnd
        for i in range(9):
            p = (rnd.uniform(120, 880), rnd.uniform(120, 880))
            rad = min(self.bord(p) - 6, rnd.uniform(150, 300))
            if rad < 90:
                continue
            q = self.R(p)
            flat.append(
                '<circle r="100" transform="translate(%d,%d) scale(%.2f)" fill="url(#%s)"/>'
                % (round(q[0]), round(q[1]), rad / 100, 'gl' if i % 5 < 3 else 'gd')
            )

    def field(self, fid, flat):
        """crops, hedges, trees and tufts, where there is space"""
        rnd, R, use, clear, bord, taken = self.rnd, self.R, self.use, self.clear, self.bord, self.taken
        ins = self.within(fid)
        A = sum(area(l) for l in self.g.area[fid])

        def ok(p, rad, b=30, c=22):
            return (
                ins(p)
                and bord(p) > rad + b
                and clear(p) > rad + c
                and all(dist(p, t) > rad + q for t, q in taken)
            )

        n = 0
        for _ in range(90):  # ploughed strips
            if n >= max(1, A / 190000):
                break
            w, h = rnd.choice([(210, 140), (180, 120), (240, 130), (150, 110)])
            a = math.radians(rnd.choice([-24, -14, 12, 22, 68, 78]))
            c = (rnd.uniform(80, 920), rnd.uniform(80, 920))
            co, si = math.cos(a), math.sin(a)

            def M(x, y):
                return (c[0] + x * co - y * si, c[1] + x * si + y * co)

            if not all(
                ok(M(x * w / 2, y * h / 2), 0, 34, 32)
                for x, y in ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (0, 0))
            ):
                continue
            if any(dist(c, t) < q + math.hypot(w, h) * 0.46 for t, q in taken):
                continue
            n += 1
            q = 10
            col = rnd.choice([P['crop_a'], P['crop_b'], P['crop_c'], P['crop_b']])
            corner = [
                M(x * w / 2 - q * u, y * h / 2 - q * v)
                for x, y, u, v in (
                    (-1, -1, -1, 0), (1, -1, 1, 0), (1, -1, 0, -1), (1, 1, 0, 1), (1, 1, 1, 0),
                    (-1, 1, -1, 0), (-1, 1, 0, 1), (-1, -1, 0, -1),
                )
            ]
            flat.append('<path d="%s" fill="%s"/>' % (pth([R(p) for p in corner]), col))
            fur = ''
            y = -h / 2 + 14
            while y < h / 2 - 6:
                fur += pth([R(M(-w / 2 + 12, y)), R(M(w / 2 - 12, y))], False)
                y += 20
            flat.append(
                '<path d="%s" fill="none" stroke="%s" stroke-width="5" stroke-opacity="0.75" stroke-linecap="round"/>'
                % (fur, P['furrow'])
            )
            taken.append((c, math.hypot(w, h) * 0.46))
            if rnd.random() < 0.75:  # a hedge row along one long side
                sd = rnd.choice([-1, 1])
                k = rnd.randint(2, 4)
                for i in range(k):
                    p = M((i - (k - 1) / 2) * w * 0.24, sd * (h / 2 + 4))
                    sc = rnd.uniform(0.5, 0.66)
                    if ins(p) and bord(p) > 46 and clear(p) > 44:
                        use(rnd.choice(['tree', 'bush', 'bush']), p, sc)
        m = 0
        for _ in range(120):  # trees
            if m >= max(1.5, A / 120000):
                break
            p = (rnd.uniform(60, 940), rnd.uniform(60, 940))
            k = rnd.choice(['tree', 'tree', 'poplar', 'bush'])
            sc = rnd.uniform(0.72, 0.98) if k != 'bush' else rnd.uniform(0.6, 0.8)
            if not ok(p, 50 * sc, 12, 14):
                continue
            m += 1
            use(k, p, sc)
            taken.append((p, 50 * sc))
            if rnd.random() < 0.5:
                a = rnd.uniform(0, 6.3)
                p2 = add(p, (math.cos(a), math.sin(a)), 74 * sc)
                if ok(p2, 24, 12, 14):
                    use(rnd.choice(['tree', 'bush', 'poplar']), p2, sc * 0.78)
                    taken.append((p2, 36))
        d = ''
        fl = {}
        for _ in range(60):  # tufts and flowers
            p = (rnd.uniform(40, 960), rnd.uniform(40, 960))
            if not ok(p, 8, 24, 16):
                continue
            x, y = (round(v) for v in R(p))
            if rnd.random() < 0.72:
                d += 'M%d,%dl-7,-12M%d,%dl1,-15M%d,%dl8,-11' % ((x, y) * 3)
            else:
                col = rnd.choice(['flower_w', 'flower_y'])
                for i in range(3):
                    fl[col] = fl.get(col, '') + 'M%d,%dh.1' % (
                        x + rnd.randint(-16, 16),
                        y + rnd.randint(-12, 12),
                    )
        if d:
            flat.append(
                '<path d="%s" fill="none" stroke="%s" stroke-width="4.5" stroke-linecap="round"/>'
                % (d, P['tuft'])
            )
        for c in sorted(fl):
            flat.append(
                '<path d="%s" fill="none" stroke="%s" stroke-width="11" stroke-linecap="round"/>'
                % (fl[c], P[c])
            )

    def garden(self):
        """the garden of a garden copy"""
        x, y = self.R(self.g.garden['at'])
        w = self.g.garden['size']
        self.out.append('<g id="garden">%s</g>' % self.area_path('garden', P['hedge']))
        self.out.append(
            '<g id="deco-garden" transform="translate(%s,%s) scale(%.3g)">%s</g>'
            % (f(x), f(y), w / 200, S.garden().split('/>', 1)[1])
        )

    def farm(self, at_):
        """the farmhouse at a dead end"""
        p = self.R(at_)
        self.put(S.DEFS['house-c'](), (p[0] - 6, p[1]), 2.1, p[1] + 76)
        for dx, dy, n, q in ((122, 40, 'tree', 1.0), (-128, 52, 'bush', 0.9), (112, -44, 'poplar', 0.95)):
            self.use(n, add(at_, rotdir((dx, dy), -self.r)), q)
