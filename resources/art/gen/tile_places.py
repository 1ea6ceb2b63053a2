# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds places in the regions of a kind: squares, halls, shields, and preferred places of figures."""
from geom import area, at, dist, dist_line, inside, length, rot


class PlaceGeometry:
    """Mixin of Geometry, which has the regions."""

    def make_places(self):
        """plazas, coats of arms, halls; then preferred places of figures, where no decoration is drawn (tile_figures.py)"""
        P0 = {
            'NESW': ((500, 500), [(330, 270), (700, 730)], (690, 710)),
            'EW': ((640, 500), [(250, 388)], None),
            'NE': ((655, 345), [(815, 185)], None),
            'NW': ((345, 345), [(185, 185)], None),
            'NEW': ((500, 400), [(190, 210)], (800, 235)),
            'N': ((500, 112), [(500, 120)], None),
            '': ((500, 500), [], None),
        }
        turn = {'E': ('N', 1), 'S': ('N', 2), 'W': ('N', 3), 'NS': ('EW', 1), 'ES': ('NW', 2)}
        for c in self.cities.values():
            h = c['hint']
            base, r = turn.get(c['edges'], (c['edges'], 0))
            pz, sh, hall = P0[base]
            if base in ('NE', 'NW') and not c['signs']:
                pz = (708, 292) if base == 'NE' else (292, 292)
            if base == 'EW' and not c['signs'] and not self.hub:
                pz = (500, 500)
            c['plaza'] = h.get('plaza') or rot(pz, r)
            c['shields'] = (h.get('shields') or [rot(p, r) for p in sh])[: len(c['signs'])]
            c['hall'] = h.get('hall') or (rot(hall, r) if hall and not self.hub else None)
            if 'walls' in h and 'hall' not in h:
                c['hall'] = None
            c['small'] = sum(sum(area(l) for l in self.area[i]) for i in [c['id']]) < 230000 or bool(
                h.get('small')
            )
        taken = []
        self.wanted = {}

        def place(fid):
            loops = self.area[fid]
            pts = [l + l[:1] for l in loops]
            best = None
            c = next((x for x in self.cities.values() if x['id'] == fid), None)
            xs = [v for l in loops for v, _ in l]
            ys = [v for l in loops for _, v in l]
            st = 22
            x = min(xs) + 11
            while x < max(xs):
                y = min(ys) + 11
                while y < max(ys):
                    p = (x, y)
                    if sum(inside(l, p) for l in loops) % 2:
                        d = min(dist_line(p, l) for l in pts)
                        sc = min(d, 120) - max(0, 48 - d) * 5
                        for q, w in taken:
                            sc -= max(0, w - dist(p, q)) * 0.8
                        for g in self.gates:
                            sc -= max(0, (190 if g['kind'] == 'drawbridge' else 130) - dist(p, g['p'])) * 0.5
                        for k in c['shields'] if c else []:
                            sc -= max(0, 150 - dist(p, k)) * 1.2
                        if c and c['hall']:
                            sc -= max(0, 130 - dist(p, c['hall']))
                        if self.hub and not c and self.hub['id'] == 'village':
                            sc -= max(0, 190 - dist(p, self.hub['at'])) * 0.3
                        sc -= dist(p, (500, 500)) * 0.02
                        if best is None or sc > best[0]:
                            best = (sc, p)
                    y += st
                x += st
            taken.append((best[1], 170))
            return best[1]

        def on_road(r):
            best = None
            loops = self.area[r['id']]
            for a in r['arms']:
                for i in range(1, 20):
                    p = at(a, length(a) * i / 20)[0]
                    if sum(inside(l, p) for l in loops) % 2 == 0:
                        continue
                    e = min(p[0], p[1], 1000 - p[0], 1000 - p[1])
                    sc = min(e * 0.8, 130) - max(0, 85 - e) * 3 - abs(i - 10) * 2
                    for g in self.gates:
                        sc -= max(0, 210 - dist(p, g['p']))
                    for t in (self.hub, *self.rounds()):
                        if t:
                            sc -= max(0, t['r'] + 70 - dist(p, t['at']))
                    for g in self.hint.get('portals', []):
                        sc -= max(0, 80 - dist(p, g[:2])) * 3
                    if 'well' in self.hint:
                        sc -= max(0, 200 - dist(p, self.hint['well']))
                    for o in self.roads.values():
                        if o['id'] != r['id']:
                            sc -= max(0, 230 - min(dist_line(p, b) for b in o['arms'])) * 0.8
                    if best is None or sc > best[0]:
                        best = (sc, p)
            return best[1]

        for c in self.cities.values():
            # No figure is ever in the city of Carcassonne.
            if not c['hint'].get('closed'):
                self.wanted[c['id']] = c['plaza']
            taken.append((c['plaza'], 150))
        taken += [(p, away) for p, _, _, _, away in self.landmarks()]
        if self.cathedral:
            x, y = self.cathedral['at']
            self.wanted[self.cathedral['city']] = (x, y + 420)  # on the place in front of it
            self.upright[self.cathedral['city']] = (x, y)
        if self.hub and self.hub['id'] in ('monastery', 'shrine'):
            x, y = self.hub['at']
            r = self.hub['r']
            self.wanted[self.hub['id']] = (x + r * 0.12, y + r * 0.55)
            self.upright[self.hub['id']] = (x, y)
            taken.append(((x, y), r * 0.8))
        if self.garden:
            x, y = self.garden['at']
            w = self.garden['size']
            self.wanted['garden'] = (x, y + w * 0.16)
            self.upright['garden'] = (x, y)
            taken.append(((x, y), 170))
        for t in self.rounds():
            self.wanted[t['id']] = self.upright[t['id']] = t['at']
            taken.append((t['at'], 170))
        for r in self.roads.values():
            if r['short']:
                continue
            p = on_road(r)
            self.wanted[r['id']] = p
            taken.append((p, 140))
        for f in self.fields:
            self.wanted[f] = place(f)
