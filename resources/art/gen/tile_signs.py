# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Places of the symbols in a small drawing, one for each mark that has a rule. The program turns the places with the tile and
paints the symbols upright."""
from itertools import combinations, permutations

from geom import dist, inside
from tile_frame import DIRECTION_NAMES
from tile_marks import CROP_CIRCLES

SIGN = 440  # side of the square of a sign where a tile is smallest: 14 of 32 pixels
ROOF = 300  # of the roof in a city
ABBEY = 640
PLAN = ('coat-of-arms', 'monastery', 'shrine', 'abbey', 'volcano', 'tower', *CROP_CIRCLES)  # what the smallest drawings show
STEP = 20
PASSAGE = 'passage'
FIRM = 6  # cost of moving a sign whose place is a region or a gate
OUTSIDE = 120  # cost of a centre outside the feature


def wanted_signs(geo):
    """(name, place, side, feature or None, angle clockwise from the north or None, how costly it is to move it) of each sign"""
    if geo.abbey:
        return [('abbey', (500, 500), ABBEY, None, None, 1)]
    found = [(PASSAGE, g['p'], SIGN, None, None, FIRM) for g in geo.gates if g['kind'] == 'drawbridge']
    if geo.hub and geo.hub['id'] != 'village':
        name = {'lake': 'ferry', 'circle': geo.hub.get('mark'), 'hill': 'tunnel'}.get(geo.hub['id'], geo.hub['id'])
        found.append((name, geo.hub['at'], SIGN, geo.hub['id'], None, FIRM))
    if geo.foundation:
        found.append(('tower', geo.foundation['at'], SIGN, 'tower', None, FIRM))
    if geo.machine:
        angle = 45 * DIRECTION_NAMES.index(geo.machine['direction']) + 90
        found.append(('flying-machine', geo.machine['at'], SIGN, geo.machine['id'], angle % 360, FIRM))
    found += [(i, q['at'], SIGN, i, None, FIRM) for i, q in geo.quarters.items()]
    if geo.garden:
        found.append(('garden', geo.garden['at'], SIGN, 'garden', None, 1))
    if geo.cathedral:
        found.append(('cathedral', geo.cathedral['at'], SIGN, geo.cathedral['city'], None, 1))
    for c in geo.cities.values():
        found += [(sign, at, SIGN, c['id'], None, 1) for sign, at in zip(c['signs'], c['shields'])]
    if geo.volcano:
        found.append(('volcano', geo.volcano['at'], SIGN, None, None, 1))
    found += [(s['sign'], s['at'], SIGN, None, None, 1) for s in geo.signs]
    found += [('inn', inn['at'], SIGN, None, None, 1) for inn in geo.inns]
    if geo.herd:
        found.append(('pig-herd', geo.herd['at'], SIGN, geo.herd['field'], None, 1))
    return found


def meet(a, b):
    """True if two signs (place, side) overlap"""
    return max(abs(a[0][0] - b[0][0]), abs(a[0][1] - b[0][1])) < (a[1] + b[1]) / 2


def ways(geo, place, side, feature):
    """(cost, place) of a sign, the best first: near the wanted place, with its centre in its feature"""
    half = side / 2
    grid = [half + STEP * i for i in range(int((1000 - side) / STEP) + 1)]
    found = [tuple(min(1000 - half, max(half, v)) for v in place)] + [(x, y) for x in grid for y in grid]
    return sorted((move_cost(geo, p, place, feature), p) for p in found)


def move_cost(geo, p, place, feature):
    """cost of a sign at p: its distance from the wanted place, and more outside its feature"""
    loops = geo.area.get(feature)
    outside = loops and sum(inside(l, p) for l in loops) % 2 == 0
    return dist(p, place) + OUTSIDE * bool(outside)


def pushed(wanted):
    """the wanted places, after overlapping symbols were moved apart along one axis; the costlier symbol moves less.
    Some may still overlap"""
    at = [list(w[1]) for w in wanted]
    for _ in range(40):
        for i, a in enumerate(wanted):
            half = a[2] / 2
            at[i] = [min(1000 - half, max(half, v)) for v in at[i]]
            for j, b in enumerate(wanted[:i]):
                if not meet((at[i], a[2]), (at[j], b[2])):
                    continue
                apart = [u - v for u, v in zip(at[i], at[j])]
                axis = 0 if abs(apart[0]) > abs(apart[1]) else 1
                push = ((a[2] + b[2]) / 2 - abs(apart[axis]) + 1) * (1 if apart[axis] > 0 else -1)
                at[i][axis] += push * b[5] / (a[5] + b[5])
                at[j][axis] -= push * a[5] / (a[5] + b[5])
    return [tuple(p) for p in at]


def together(geo, wanted, at):
    """(cost, places with sides) if no two signs overlap and all are within the tile, else None"""
    chosen = {i: (p, w[2]) for i, (p, w) in enumerate(zip(at, wanted))}
    if any(meet(a, b) for a, b in combinations(chosen.values(), 2)):
        return None
    if any(min(*p, 1000 - p[0], 1000 - p[1]) < side / 2 - 1 for p, side in chosen.values()):
        return None
    return sum(w[5] * move_cost(geo, p, w[1], w[3]) ** 2 for p, w in zip(at, wanted)), chosen


def places(geo):
    """all signs unturned: [(name, place, side, angle or None)], drawbridges as PASSAGE in the order of the gates;
    fails if two overlap"""
    wanted = wanted_signs(geo)
    options = [ways(geo, place, side, feature) for _, place, side, feature, _, _ in wanted]
    best = together(geo, wanted, pushed(wanted))
    for order in permutations(range(len(wanted))):
        chosen, cost = {}, 0
        for i in order:
            taken = list(chosen.values())
            free = next((w for w in options[i] if not any(meet((w[1], wanted[i][2]), t) for t in taken)), None)
            if free is None:
                break
            chosen[i] = (free[1], wanted[i][2])
            cost += wanted[i][5] * free[0] ** 2
        else:
            if best is None or cost < best[0]:
                best = (cost, chosen)
    assert best, (geo.key, 'signs meet', [w[:2] for w in wanted])
    chosen = best[1]
    signs = [(w[0], chosen[i][0], w[2], w[4]) for i, w in enumerate(wanted)]
    return signs + roof(geo, list(chosen.values()))


def roof(geo, taken):
    """one roof in a city of the tile if there is space for it"""
    for c in geo.cities.values():
        if c['hint'].get('closed'):
            continue
        loops = geo.area[c['id']]
        for _, p in ways(geo, c['plaza'], ROOF, c['id'])[:300]:
            corners = [(p[0] + x * ROOF / 2.6, p[1] + y * ROOF / 2.6) for x in (-1, 1) for y in (-1, 1)]
            if all(sum(inside(l, q) for l in loops) % 2 for q in corners) and not any(meet((p, ROOF), t) for t in taken):
                return [('roof', p, ROOF, None)]
    return []
