# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""City walls: height, shadow, top with crenels, faces to the south and to the north."""
from drawing_tools import pth, strip
from geom import add, dist, length, normals_left, resample, simplify
from palette import P
from tile_frame import TAPER, WALL_H, WALL_W


def taper(p, both=False):
    """height at each point of the wall, 0..1: 0 at ends in a corner of the tile; with `both` at both ends"""
    L = length(p)
    acc = 0
    out = []
    corner = [min(abs(q[0]), abs(q[0] - 1000)) + min(abs(q[1]), abs(q[1] - 1000)) < 2 for q in (p[0], p[-1])]
    for i, q in enumerate(p):
        if i:
            acc += dist(p[i - 1], q)
        d = min([v for v, c in zip((acc, L - acc), corner) if c or both] or [999])
        t = max(0, min(1, (d - 56) / TAPER))
        out.append(t * t * (3 - 2 * t))
    return out


def wall_shadow(ch, outer, both=False):
    """SVG of the shadow to the lower right: with `outer` on the ground outside the city, otherwise inside"""
    p = resample(ch, 20)
    t = taper(p, both)
    n = normals_left(p)
    v = (20, 30)
    if outer:
        q = [add(a, m, max(0, m[0] * v[0] + m[1] * v[1]) * k) for a, m, k in zip(p, n, t)]
        base = p
    else:
        base = [add(a, m, -WALL_W) for a, m in zip(p, n)]
        q = [add(a, m, -max(0, -(m[0] * v[0] + m[1] * v[1]) * 1.2) * k) for a, m, k in zip(base, n, t)]
    return '<path d="%s"/>' % strip(base, q)


def wall(ch, gaps=(), gap=62, thin=(), both=False, face='url(#wf)'):
    """SVG of a wall: top with crenels, bright outer face to the south, inner face to the north

    gaps: distances of the gates from the start of the line, gap: half the width of the opening for a gate
    thin: ends where the wall gets narrower (0 = first, 1 = last), both: low at both ends, as in `taper`
    """
    p = resample(ch, 12)
    t = taper(p, both)
    n = normals_left(p)
    L = length(ch)
    N = len(p)
    top = [(a[0], a[1] - WALL_H * max(0, m[1]) * k) for a, m, k in zip(p, n, t)]
    ni = normals_left(top)
    k = [1.0] * N
    acc = [L * i / (N - 1) for i in range(N)]
    if 0 in thin:
        k = [min(1, 0.04 + x / 270) for x in acc]
    if 1 in thin:
        k = [min(v, 0.04 + (L - x) / 270) for v, x in zip(k, acc)]

    def off(q, m, w):
        return [add(a, b, -w * c) for a, b, c in zip(q, m, k)]

    inner = off(top, ni, WALL_W)
    walk = off(top, ni, WALL_W - 9)
    cren = off(top, ni, 8)
    l6 = off(top, ni, 6)
    l7 = off(p, n, 7)
    drop = [(a[0], a[1] + 34 * max(0, -m[1]) * k) for a, m, k in zip(inner, ni, t)]
    runs = []
    i0 = 0
    for g in sorted(gaps):
        i = int((g - gap) / L * (N - 1))
        j = int((g + gap) / L * (N - 1)) + 1
        if i - i0 > 2:
            runs.append((i0, i))
        i0 = j
    if N - 1 - i0 > 2:
        runs.append((i0, N - 1))
    s = ''
    for a, b in runs:

        def q(v):
            return v[a : b + 1]

        if max(abs(u[1] - v[1]) for u, v in zip(q(inner), q(drop))) > 3:
            s += '<path d="%s" fill="%s"/>' % (strip(q(inner), q(drop)), P['wall_face_d'])
        if max(u[1] - v[1] for u, v in zip(q(p), q(top))) > 3:
            s += '<path d="%s" fill="%s"/>' % (strip(q(p), q(top)), face)
            d = ''
            for i in range(max(a, 12), min(b, N - 13), 3):
                ny = n[i][1]
                if ny > 0.55 and t[i] > 0.8:
                    d += 'M%d,%dh18' % (round(p[i][0]) - 9, round(p[i][1] - (14, 27)[(i // 3) % 2]))
            if d:
                s += '<path d="%s" fill="none" stroke="%s" stroke-width="4" stroke-linecap="round"/>' % (
                    d,
                    P['wall_face_d'],
                )
        s += '<path d="%s" fill="%s"/><path d="%s" fill="%s"/>' % (
            strip(q(top), q(inner)),
            P['wall_top'],
            strip(q(walk), q(inner)),
            P['wall_joint'],
        )
        c = cren[
            a
            + ((22 if 0 in thin else 4) if a == 0 else 0) : b
            + 1
            - ((22 if 1 in thin else 5) if b == N - 1 else 0)
        ]
        c = [v for v in c if 7 <= v[0] <= 993 and 7 <= v[1] <= 993]
        if len(c) > 3:
            s += '<path d="%s" fill="none" stroke="%s" stroke-width="13" stroke-dasharray="11 19"/>' % (
                pth(simplify(c, 0.5), False),
                P['wall_face_d'],
            )
        s += '<path d="%s" fill="%s"/><path d="%s" fill="%s"/>' % (
            strip(q(top), q(l6)),
            P['wall_line'],
            strip(q(p), q(l7)),
            P['wall_line'],
        )
    return s
