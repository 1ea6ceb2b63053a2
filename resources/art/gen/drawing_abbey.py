# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The abbey: it covers the whole square and looks the same in every rotation."""
from geom import f
from palette import P
import sprites as S


def abbey_svg(g):
    o = []
    o.append('<rect id="ground" width="1000" height="1000" fill="%s"/>' % P['abbey_ground'])
    o.append(
        '<g id="abbey"><path id="abbey-area" d="M0,0L1000,0L1000,1000L0,1000Z" fill="%s"/></g>'
        % P['abbey_ground']
    )
    rr = lambda a, c, extra='': '<rect x="%g" y="%g" width="%g" height="%g" rx="%g" fill="%s"%s/>' % (
        a, a, 1000 - 2 * a, 1000 - 2 * a, 70 - a * 0.4, c, extra,
    )
    g = (
        '<g id="deco-abbey">'
        + '<path d="M30,30H970V970H30Z" fill="none" stroke="%s" stroke-width="4"/>' % P['abbey_ground_d']
    )
    g += '<g transform="translate(14,18)">' + rr(66, P['shadow'], ' fill-opacity="0.24"') + '</g>'
    g += (
        rr(58, P['wall_line'])
        + rr(65, P['wall_top'])
        + '<rect x="84" y="84" width="832" height="832" rx="36" fill="none" stroke="%s" stroke-width="13" stroke-dasharray="18 12"/>'
        % P['wall_joint']
        + rr(98, P['wall_face_d'])
        + rr(104, P['cloister'])
    )
    # paths
    g += '<path d="M452,104H548V896H452Z" fill="%s"/><path d="M104,690H896V770H104Z" fill="%s"/>' % (
        P['plaza'],
        P['plaza'],
    )
    # hedged beds
    for x, y, w, h in ((140, 800, 282, 68), (578, 800, 282, 68), (140, 140, 282, 80), (578, 140, 282, 80)):
        g += '<rect x="%d" y="%d" width="%d" height="%d" rx="14" fill="%s" fill-opacity="0.25"/>' % (
            x + 8, y + 10, w, h, P['shadow'],
        )
        g += (
            '<rect x="%d" y="%d" width="%d" height="%d" rx="14" fill="%s"/><rect x="%d" y="%d" width="%d" height="%d" rx="8" fill="%s"/>'
            % (x, y, w, h, P['hedge'], x + 12, y + 12, w - 24, h - 24, P['field_light'])
        )
        for i in range(8):
            cx = x + 34 + i * (w - 68) / 7
            cy = y + h / 2 + (8 if i % 2 else -8)
            g += '<circle cx="%s" cy="%s" r="9" fill="%s"/>' % (
                f(cx),
                f(cy),
                [P['flower_w'], P['mon_roof_l'], P['flower_y']][i % 3],
            )
    g += '</g>'
    o.append(g)
    up = ''
    for x, y, n, q in (
        (160, 300, 'poplar', 1.1),
        (160, 420, 'poplar', 1.1),
        (840, 300, 'poplar', 1.1),
        (840, 420, 'poplar', 1.1),
    ):
        up += '<use xlink:href="#%s" transform="translate(%d,%d) scale(%.2f)"/>' % (n, x, y, q)
    up += '<g transform="translate(500,500) scale(1.12)">%s</g>' % S.abbey()
    for x, y, n, q in ((170, 600, 'tree', 1.0), (838, 600, 'tree', 1.0)):
        up += '<use xlink:href="#%s" transform="translate(%d,%d) scale(%.2f)"/>' % (n, x, y, q)
    o.append(
        '<g id="deco-upright">'
        + up
        + '</g>'
    )
    d = ''.join('<g id="%s">%s</g>' % (k, S.DEFS[k]()) for k in ('poplar', 'tree'))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" baseProfile="tiny" viewBox="0 0 1000 1000" width="1000" height="1000">\n<title>abbey</title>\n<defs>%s</defs>\n'
        % d
        + '\n'.join(o)
        + '\n</svg>\n'
    )
