# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Symbols, drawn around (0,0): dragon, portal, festival, camp, princess, foundation and pieces of a tower, flying machine, die, castle,
market, smithy, crop circles.
They differ in outline, in lightness and in colour: a dark banner, a bright gate of stones, rows of coloured pennants, striped
tents, a rose portrait, a pale ring."""
import math
import re

from palette import P
from sprites import SH, SIGNS, ell, fountain, poly, rect, stall, stroke, tower

# A dragon in profile for the banner: head to the left, wing raised, tail curled; about 100 x 110 around (0,0).
BEAST = (
    'M-44,-30 C-36,-44 -22,-48 -12,-42 L-8,-56 L0,-40 C8,-34 10,-22 6,-12 C12,-26 26,-40 48,-44 '
    'C40,-34 42,-28 46,-20 C38,-20 36,-14 38,-6 C30,-8 24,-4 24,4 C38,10 42,28 30,40 C40,40 44,46 40,54 '
    'C26,60 10,56 6,46 C-8,52 -24,50 -30,40 C-16,42 -8,36 -8,26 C-8,14 -22,6 -22,-8 C-22,-14 -20,-18 -16,-22 '
    'C-22,-18 -30,-16 -38,-18 L-34,-24 Z'
)


def banner():
    """the symbol of the dragon: a dark banner with a golden dragon on a pole, 170 x 250, the pole's foot at (-66,118)"""
    s = '<path d="M-66,112 L-54,112 L60,150 L40,156 Z" %s/>' % SH
    s += ell(-62, 118, 26, 9, P['shadow'], 'fill-opacity="0.3"')
    s += stroke('M-66,116 V-118', P['wall_line'], 17) + stroke('M-66,116 V-118', P['wood_l'], 10)
    s += '<circle cx="-66" cy="-124" r="14" fill="%s"/><circle cx="-67" cy="-125" r="9" fill="%s"/>' % (P['wall_line'], P['gold'])
    cloth = 'M-62,-112 H92 V88 L16,56 L-62,88Z'
    s += '<path d="%s" fill="%s" stroke="%s" stroke-width="7" stroke-linejoin="round"/>' % (cloth, P['gold'], P['wall_line'])
    s += '<path d="M-50,-100 H80 V69 L16,42 L-50,69Z" fill="%s"/>' % P['banner']
    s += '<path d="M44,-100 H80 V69 L44,54Z" fill="%s"/>' % P['banner_d']
    s += '<g transform="translate(14,-26) scale(1.16)"><path d="%s" fill="%s"/>' % (BEAST, P['gold'])
    s += '<path d="M-6,-4 C2,-14 18,-30 36,-36 C30,-26 30,-20 32,-12 C24,-12 20,-6 18,4Z" fill="%s"/>' % P['gold_d']
    s += '<circle cx="-16" cy="-33" r="4.5" fill="%s"/></g>' % P['banner']
    return s


def magic_portal():
    """two standing stones with a lintel, and the light between them, about 230 wide x 250 high; its foot at y = 100"""
    s = '<path d="M-104,96 L112,92 L150,126 L-50,130 Z" %s/>' % SH
    s += ell(0, 92, 118, 34, P['rock_d']) + ell(0, 87, 118, 34, P['rock']) + ell(0, 85, 100, 26, P['rock_l'])
    s += '<path d="M-66,90 V-36 C-66,-104 66,-104 66,-36 V90Z" fill="%s"/>' % P['portal_d']
    s += '<path d="M-52,90 V-32 C-52,-86 52,-86 52,-32 V90Z" fill="%s"/>' % P['portal']
    s += '<path d="M-30,90 C-44,40 -40,-48 2,-58 C40,-52 42,30 28,90Z" fill="%s"/>' % P['portal_l']
    s += ell(0, 8, 17, 46, P['white'])
    s += stroke('M-14,62 C-52,30 -42,-38 0,-44 C38,-42 38,34 6,38', P['white'], 7, 'stroke-opacity="0.8"')
    # the stones
    for side, face, dark in ((-1, 'rock_l', 'rock'), (1, 'rock', 'rock_d')):
        x = side * 84
        s += poly([(x - 28, 96), (x - 22, -60), (x + 22, -64), (x + 28, 94)], P['wall_line'])
        s += poly([(x - 22, 91), (x - 17, -60), (x + 17, -62), (x + 22, 89)], P[face])
        s += poly([(x + 4, 91), (x + 4, -60), (x + 17, -62), (x + 22, 89)], P[dark])
        s += stroke('M%d,30 l10,8 M%d,-18 l-8,10' % (x - 10, x + 2), P['wall_line'], 4, 'stroke-opacity="0.6"')
    s += poly([(-124, -56), (-116, -112), (112, -118), (126, -60)], P['wall_line'])
    s += poly([(-115, -63), (-109, -105), (105, -111), (117, -67)], P['rock_l'])
    s += poly([(-115, -63), (-113, -78), (114, -82), (117, -67)], P['rock_d'])
    for x, y, q in ((0, -134, 11), (-44, -140, 7), (46, -146, 8)):  # sparks
        s += poly([(x, y - 2 * q), (x + q * 0.5, y), (x, y + 2 * q), (x - q * 0.5, y)], P['portal_l'])
        s += poly([(x - 1.6 * q, y), (x, y - q * 0.5), (x + 1.6 * q, y), (x, y + q * 0.5)], P['portal_l'])
    return s


def festival():
    """large coloured pennants on a cord between two poles, and a drum, about 230 x 250; the poles' feet at y = 100"""
    s = '<path d="M-96,100 L104,96 L154,124 L-44,128 Z" %s/>' % SH
    for x in (-96, 96):
        s += ell(x + 3, 102, 22, 8, P['shadow'], 'fill-opacity="0.3"')
        s += stroke('M%d,100 V-118' % x, P['wall_line'], 19) + stroke('M%d,99 V-118' % x, P['wood_l'], 11)
        s += '<circle cx="%d" cy="-124" r="15" fill="%s"/><circle cx="%d" cy="-125" r="10" fill="%s"/>' % (x, P['wall_line'], x - 1, P['gold'])
    s += ell(0, 96, 50, 14, P['shadow'], 'fill-opacity="0.3"')
    s += '<path d="M-44,42 V88 C-44,110 44,110 44,88 V42Z" fill="%s" stroke="%s" stroke-width="8"/>' % (P['cloth_d'], P['wall_line'])
    s += stroke('M-40,54 L-20,98 L0,60 L20,98 L40,54', P['roof_c'], 8)
    s += ell(0, 42, 48, 18, P['wall_line']) + ell(0, 41, 40, 12, P['cloth'])
    for x, y, colour in ((-56, -98, 'roof_c'), (0, -90, 'gold'), (56, -98, 'shield')):
        d = 'M%d,%d h62 L%d,%d Z' % (x - 31, y, x, y + 112)
        s += '<path d="{0}" fill="{1}" stroke="{2}" stroke-width="18" stroke-linejoin="round"/>'.format(d, P['cloth'], P['wall_line'])
        s += '<path d="{0}" fill="{1}" stroke="{2}" stroke-width="7" stroke-linejoin="round"/>'.format(d, P[colour], P['cloth'])
    s += stroke('M-94,-106 Q0,-86 94,-106', P['wall_line'], 11)
    return s


def tent(x, y, w, h, flag):
    """a striped round tent with a pennant: the middle of its lower edge at (x,y), w wide, h high without the pennant"""
    eave, top = y - 0.42 * h, y - h
    outline = [(x - 0.4 * w, y), (x - 0.5 * w, eave), (x, top), (x + 0.5 * w, eave), (x + 0.4 * w, y)]
    s = ell(x, y, 0.46 * w, 12, P['shadow'], 'fill-opacity="0.3"')
    s += stroke('M%g,%g V%g' % (x, top + 8, top - 52), P['wall_line'], 10)
    s += '<path d="M%g,%g l62,17 l-62,17Z" fill="%s" stroke="%s" stroke-width="7" stroke-linejoin="round"/>' % (x + 2, top - 54, P[flag], P['wall_line'])
    line = 'M' + ' L'.join('%g,%g' % p for p in outline) + 'Z'
    s += '<path d="{0}" fill="{1}" stroke="{2}" stroke-width="16" stroke-linejoin="round"/>'.format(line, P['cloth'], P['wall_line'])
    for a, b in ((-0.5, -0.3), (-0.1, 0.1), (0.3, 0.5)):
        s += poly([(x, top), (x + a * w, eave), (x + b * w, eave)], P[flag])
        s += poly([(x + a * w, eave), (x + b * w, eave), (x + 0.8 * b * w, y), (x + 0.8 * a * w, y)], P[flag])
    s += poly([(x - 0.4 * w, y), (x - 0.5 * w, eave), (x + 0.5 * w, eave), (x + 0.4 * w, y)], P['shadow'], 'fill-opacity="0.12"')
    s += poly([(x - 0.16 * w, y), (x, eave + 8), (x + 0.16 * w, y)], P['ink'])
    return s


def camp():
    """the camp of besiegers: two striped tents with pennants, about 240 x 250; its foot at y = 100"""
    s = '<path d="M-112,98 L112,94 L156,124 L-60,128 Z" %s/>' % SH
    return s + tent(54, 72, 112, 120, 'shield') + tent(-26, 100, 150, 162, 'roof_c')


def princess():
    """the symbol of the princess: her portrait in an oval golden frame under a crown, about 150 x 230"""
    s = '<ellipse cx="10" cy="24" rx="72" ry="84" %s/>' % SH
    s += ell(0, 12, 74, 86, P['ink']) + ell(0, 12, 68, 80, P['gold']) + ell(0, 12, 56, 68, P['rose'])
    s += '<path d="M0,-56 C75,-56 75,80 0,80Z" fill="%s"/>' % P['rose_d']
    # hair, dress, face
    s += '<path d="M-34,58 C-46,10 -40,-44 0,-46 C40,-44 46,10 34,58 C20,66 -20,66 -34,58Z" fill="%s"/>' % P['gold']
    s += '<path d="M-40,60 C-36,40 -16,34 0,34 C16,34 36,40 40,60 C24,80 -24,80 -40,60Z" fill="%s"/>' % P['cloth']
    s += '<path d="M-9,20 H9 V38 C4,44 -4,44 -9,38Z" fill="%s"/>' % P['skin_d']
    s += '<path d="M-22,-10 C-22,-32 22,-32 22,-10 C22,14 10,28 0,28 C-10,28 -22,14 -22,-10Z" fill="%s"/>' % P['skin']
    s += '<path d="M-24,-8 C-20,-22 -8,-28 4,-28 C-2,-20 -12,-14 -24,-8Z M24,-6 C22,-20 14,-27 4,-28 C8,-20 14,-12 24,-6Z" fill="%s"/>' % P['gold_d']
    s += '<circle cx="-8" cy="0" r="3.4" fill="{0}"/><circle cx="9" cy="0" r="3.4" fill="{0}"/>'.format(P['ink'])
    s += stroke('M-5,14 C-2,17 3,17 6,14', P['roof_c'], 4)
    # the crown
    crown = 'M-44,-56 L-54,-112 L-24,-86 L0,-122 L24,-86 L54,-112 L44,-56 C20,-64 -20,-64 -44,-56Z'
    s += '<path d="%s" fill="%s" stroke="%s" stroke-width="8" stroke-linejoin="round"/>' % (crown, P['gold'], P['ink'])
    s += '<path d="M-42,-66 C-18,-74 18,-74 42,-66 L44,-56 C20,-64 -20,-64 -44,-56Z" fill="%s"/>' % P['gold_d']
    for x, y in ((-54, -112), (0, -122), (54, -112)):
        s += '<circle cx="%d" cy="%d" r="9" fill="%s" stroke="%s" stroke-width="5"/>' % (x, y, P['cloth'], P['ink'])
    return s


def foundation(r):
    """the foundation of a tower with the radius r: a stone ring and a dark shaft, with the stones of its
    southern inner wall visible"""
    q = r / 118
    s = '<circle cx="0" cy="0" r="%g" fill="%s"/>' % (r - 7 * q, P['wall_face_d'])
    s += '<circle cx="%g" cy="%g" r="%g" fill="%s"/>' % (-3 * q, -5 * q, r - 14 * q, P['wall_top'])
    joints = ''
    for i in range(14):
        a = (i + 0.5) * math.pi / 7
        joints += 'M%.0f,%.0fL%.0f,%.0f' % (
            62 * q * math.cos(a) - 2, 62 * q * math.sin(a) - 3, 101 * q * math.cos(a) - 3, 101 * q * math.sin(a) - 5,
        )
    s += stroke(joints, P['wall_joint'], 6)
    s += '<circle cx="0" cy="0" r="%g" fill="%s"/>' % (64 * q, P['wall_line'])
    s += '<circle cx="0" cy="%g" r="%g" fill="%s"/>' % (2 * q, 56 * q, P['foundation'])
    # only the southern inner side of the shaft is visible
    s += '<path d="M%g,%g A%g,%g 0 0 0 %g,%g C%g,%g %g,%g %g,%gZ" fill="%s"/>' % (
        -55 * q, 12 * q, 56 * q, 56 * q, 55 * q, 12 * q, 34 * q, 40 * q, -34 * q, 40 * q, -55 * q, 12 * q, P['wall_face_d'],
    )
    s += stroke('M%g,%g L%g,%g M%g,%g L%g,%g M0,%g V%g' % (-30 * q, 34 * q, -34 * q, 44 * q, 30 * q, 34 * q, 34 * q, 44 * q, 34 * q, 56 * q), P['wall_line'], 4)
    return s


def flying_machine(angle, shadow=(16, 22)):
    """a flying machine from above, 360 wide, that points `angle` degrees clockwise from north; the light stays upper left"""
    wing = 'M-14,-46 C-60,-42 -116,-8 -150,62 C-132,48 -112,46 -98,58 C-88,46 -66,46 -52,62 C-44,50 -26,48 -14,58Z'
    hull = 'M0,-128 C18,-96 20,-40 16,20 L10,96 H-10 L-16,20 C-20,-40 -18,-96 0,-128Z'
    tail = 'M-8,72 L-52,132 C-36,124 -22,126 -14,136 L0,124 L14,136 C22,126 36,124 52,132 L8,72Z'
    a = math.radians(angle)
    other = mirrored(wing)
    # The shadow falls to the lower right in every rotation of the machine.
    x, y = shadow[0] * math.cos(a) + shadow[1] * math.sin(a), shadow[1] * math.cos(a) - shadow[0] * math.sin(a)
    outline = '%s %s %s %s' % (wing, other, hull, tail)
    s = '<path d="%s" transform="translate(%.1f,%.1f)" %s/>' % (outline, x, y, SH)
    s += '<path d="%s" fill="%s" stroke="%s" stroke-width="16" stroke-linejoin="round"/>' % (outline, P['fig_ink'], P['fig_ink'])
    # The side of each wing that faces the light is brighter.
    lit = -math.cos(a) - 0.9 * math.sin(a) > 0
    for d, bright in ((wing, lit), (other, not lit)):
        s += '<path d="%s" fill="%s"/>' % (d, P['cloth' if bright else 'cloth_d'])
    s += '<path d="%s" fill="%s"/>' % (tail, P['roof_b'])
    for ribs in ('M-14,-20 C-60,-8 -100,20 -140,56 M-14,0 C-48,8 -76,28 -96,52 M-14,20 C-30,26 -42,38 -50,54',):
        s += stroke(ribs, P['wood_l'], 5) + stroke(mirrored(ribs), P['wood'], 5)
    s += '<path d="%s" fill="%s"/><path d="M0,-128 C18,-96 20,-40 16,20 L10,96 H0Z" fill="%s"/>' % (hull, P['wood_l'], P['wood'])
    s += '<path d="M0,-128 C12,-106 17,-84 18,-60 H-18 C-17,-84 -12,-106 0,-128Z" fill="%s"/>' % P['roof_c']
    s += ell(0, 6, 10, 22, P['wood_d'])
    return '<g transform="rotate(%d) scale(1.2)">%s</g>' % (angle, s)


CROP_SYMBOLS = {
    # a club that is thick at its upper right end, with knots
    'crop-circle-road': ('club', 'M-60,44 L-42,62 L20,18 C44,30 74,8 78,-28 C82,-64 46,-82 18,-66 C-10,-50 -16,-22 -12,-4Z'),
    'crop-circle-city': ('crest', 'M-58,-66 C-30,-56 -14,-60 0,-72 C14,-60 30,-56 58,-66 V-6 C58,34 28,60 0,76 C-28,60 -58,34 -58,-6Z'),
    # a pitchfork with three tines
    'crop-circle-field': (
        'fork',
        'M-66,-76 H-36 V-22 C-36,-10 -28,-6 -15,-5 V-76 H15 V-5 C28,-6 36,-10 36,-22 V-76 H66 V-18 C66,10 44,26 15,28 V82 H-15 V28 '
        'C-44,26 -66,10 -66,-18Z',
    ),
}


def crop_circle(mark, r):
    """a circle of corn with the radius r, laid flat in rings, and its symbol in the middle"""
    colour, outline = CROP_SYMBOLS[mark]
    s = '<circle cx="0" cy="0" r="%g" fill="%s"/>' % (r - 8, P['wheat'])
    for q in (0.9, 0.84):
        s += '<circle cx="0" cy="0" r="%g" fill="none" stroke="%s" stroke-width="4" stroke-dasharray="30 14"/>' % (q * r, P['wheat_d'])
    s += '<circle cx="0" cy="0" r="%g" fill="%s"/>' % (0.78 * r, P['wheat_l'])
    return s + '<g transform="scale(%g)"><path d="%s" fill="%s" stroke="%s" stroke-width="10" stroke-linejoin="round"/></g>' % (
        r / 124, outline, P[colour], P['cloth'],
    )


def mirrored(d):
    """path data of absolute coordinates, left and right exchanged"""
    return re.sub(r'(-?[\d.]+),', lambda m: '%g,' % -float(m.group(1)), d)


def flight_chevrons(angle, near, count=2):
    """marks on the ground in front of a flying machine, `near` units from its middle"""
    d = ''.join('M-56,%d L0,%d L56,%d' % (44 - y, -y, 44 - y) for y in (near + 78 * i for i in range(count)))
    return '<g transform="rotate(%d)">%s%s</g>' % (angle, stroke(d, P['wall_line'], 44), stroke(d, P['gold'], 27))


def die(spots):
    """a die, about 150 wide, that shows 1, 2 or 3 spots on its front"""
    s = ell(10, 74, 84, 16, P['shadow'], 'fill-opacity="0.3"')
    outline = 'M-66,-34 L-40,-76 Q-36,-82 -28,-82 H66 Q78,-82 78,-70 V34 Q78,40 74,46 L52,78 H-54 Q-66,78 -66,66Z'
    s += '<path d="{0}" fill="{1}" stroke="{1}" stroke-width="22" stroke-linejoin="round"/>'.format(outline, P['fig_halo'])
    s += '<path d="{0}" fill="{1}" stroke="{1}" stroke-width="12" stroke-linejoin="round"/>'.format(outline, P['fig_ink'])
    s += poly([(-66, -36), (-38, -80), (78, -80), (52, -36)], P['cloth'])
    s += poly([(52, -36), (78, -80), (78, 38), (52, 78)], P['wall_face_d'])
    s += '<path d="M-66,-36 H52 V78 H-54 Q-66,78 -66,66Z" fill="%s"/>' % P['cloth_d']
    s += '<path d="M-60,-30 H44 V-22 H-52 V66 L-60,66Z" fill="%s"/>' % P['cloth']
    at = {1: [(-7, 21)], 2: [(-36, -8), (22, 50)], 3: [(-36, -8), (-7, 21), (22, 50)]}[spots]
    for x, y in at:
        s += '<circle cx="%d" cy="%d" r="%d" fill="%s"/>' % (x, y, 19 if spots == 1 else 15, P['roof_c'] if spots == 1 else P['ink'])
    return s


def city_symbol(sign, size=1):
    """the upright symbol of a city, as a pair: the scale of its drawing, and its SVG"""
    if sign == 'princess':
        return 1.2 * size, '<g id="mark-princess">%s</g>' % princess()
    return 1.45, SIGNS[sign]()


def drum(top, bottom, half):
    """a round wall of stone, lit from the left: its outline in ink and its three tones; the program paints the light
    rim around the whole pile"""
    s = ''
    sag = half * 0.22
    outline = 'M%g,%g L%g,%g C%g,%g %g,%g %g,%g L%g,%g C%g,%g %g,%g %g,%gZ' % (
        -half, top, -half, bottom - sag, -half, bottom + sag * 0.34, half, bottom + sag * 0.34, half, bottom - sag,
        half, top, half, top - sag * 1.2, -half, top - sag * 1.2, -half, top,
    )
    s += '<path d="%s" fill="%s" stroke="%s" stroke-width="12" stroke-linejoin="round"/>' % (outline, P['fig_ink'], P['fig_ink'])
    s += '<path d="%s" fill="%s"/>' % (outline, P['tower_stone'])
    b = bottom - sag
    s += '<path d="M%g,%g L%g,%g C%g,%g %g,%g %g,%g V%gZ" fill="%s"/>' % (
        -half, top, -half, b, -half, b + sag * 0.6, -half * 0.7, b + sag * 0.85, -half * 0.55, b + sag * 0.9, top, P['tower_stone_l'],
    )
    s += '<path d="M%g,%g V%g C%g,%g %g,%g %g,%g V%gZ" fill="%s"/>' % (
        half * 0.22, top, bottom - 2, half * 0.7, bottom - 2, half, b + sag * 0.7, half, b, top, P['tower_stone_d'],
    )
    return s


def pile_floor():
    """one piece of a tower, 128 wide with its outline; its foot is at y = 40, the next one stands 58 higher"""
    s = drum(-32, 40, 58)
    s += '<path d="M-58,-26 C-58,-8 58,-8 58,-26 V-34 C58,-18 -58,-18 -58,-34Z" fill="%s"/>' % P['tower_stone_dd']
    s += stroke('M-40,8 h20 M-46,24 h16 M-2,14 h18 M-14,31 h20', P['tower_stone_d'], 5)
    s += stroke('M28,6 h18 M34,22 h14', P['tower_stone_dd'], 5)
    return s


def pile_top():
    """the battlements on top of a tower, 148 wide with its outline; its foot is at y = 30"""
    s = drum(-18, 30, 68)
    s += '<path d="M-68,-20 C-68,-44 68,-44 68,-20 C68,2 -68,2 -68,-20Z" fill="%s"/>' % P['tower_stone_l']
    s += '<path d="M-54,-20 C-54,-36 54,-36 54,-20 C54,-6 -54,-6 -54,-20Z" fill="%s"/>' % P['tower_stone_dd']
    s += '<path d="M-54,-18 C-50,-28 50,-28 54,-18 C50,-6 -50,-6 -54,-18Z" fill="%s"/>' % P['foundation']
    for x, w, y, c in ((-66, 24, -26, 'tower_stone_l'), (-28, 24, -17, 'tower_stone_l'), (8, 24, -16, 'tower_stone'), (43, 24, -26, 'tower_stone_d')):
        s += '<path d="M%g,%g h%g v30 h%gZ" fill="%s" stroke="%s" stroke-width="5" stroke-linejoin="round"/>' % (x, y, w, -w, P[c], P['fig_ink'])
    return s


def castle():
    """a castle: a keep with a banner between four round towers; about 330 wide and high"""
    s = '<path d="M-150,120 L150,120 L196,160 L-96,160 Z" %s/>' % SH
    for x in (-118, 118):
        s += '<g transform="translate(%d,-38) scale(1.5)">%s</g>' % (x, tower())
    s += rect(-118, -20, 236, 60, P['wall_face_l'])
    s += rect(-66, -120, 132, 190, P['wall_top']) + rect(14, -120, 52, 190, P['wall_face_d'])
    s += ''.join(rect(x, -144, 22, 28, P['wall_top'] if x < 14 else P['wall_face_d']) for x in (-66, -30, 6, 44))
    s += ''.join(rect(x, -80, 14, 34, P['ink'], 6) for x in (-38, 22))
    s += stroke('M0,-130 V-196', P['wood_d'], 7) + poly([(3, -196), (72, -180), (3, -160)], P['roof_c'])
    s += rect(-118, 36, 236, 78, P['wall_face_l']) + rect(40, 36, 78, 78, P['wall_face_d'], 0, 'fill-opacity="0.5"')
    s += ''.join(rect(x, 20, 20, 20, P['wall_top']) for x in range(-112, 100, 38))
    s += '<path d="M-30,114 V76 C-30,44 30,44 30,76 V114Z" fill="%s"/>' % P['timber'] + stroke('M0,56 V114', P['wood_d'], 5)
    for x in (-130, 130):
        s += '<g transform="translate(%d,60) scale(1.5)">%s</g>' % (x, tower())
    return s


def market():
    """a market place: a fountain among six stalls; about 330 wide and high"""
    s = '<circle r="150" fill="%s"/><circle r="140" fill="%s"/>' % (P['city_dark'], P['plaza'])
    stalls = [(-92, -96, 'roof_c'), (10, -118, 'gold'), (106, -78, 'shield'), (-116, 46, 'shield'), (-28, 112, 'roof_c'), (96, 70, 'ok')]
    for x, y, colour in stalls[:3]:
        s += '<g transform="translate(%d,%d) scale(1.4)">%s</g>' % (x, y, stall(colour))
    s += '<g transform="scale(1.2)">%s</g>' % fountain()
    for x, y, colour in stalls[3:]:
        s += '<g transform="translate(%d,%d) scale(1.4)">%s</g>' % (x, y, stall(colour))
    return s


def smithy():
    """a smithy: an open forge with its fire under a smoking chimney, an anvil before it; about 330 wide and high"""
    s = '<path d="M-140,110 L130,110 L176,150 L-90,150 Z" %s/>' % SH
    s += rect(62, -150, 46, 120, P['rock_d']) + rect(56, -160, 58, 18, P['rock'])
    s += stroke('M84,-166 C70,-186 104,-192 88,-214', P['rock_l'], 16, 'stroke-opacity="0.7"')
    s += rect(-130, -30, 250, 140, P['rock_l']) + rect(40, -30, 80, 140, P['rock'])
    s += poly([(-156, -18), (-108, -116), (100, -116), (146, -18)], P['slate'])
    s += poly([(-108, -116), (100, -116), (105, -102), (-115, -102)], P['slate_l'])
    s += '<path d="M-100,110 V40 C-100,2 10,2 10,40 V110Z" fill="%s"/>' % P['ink']
    s += '<path d="M-76,108 C-84,70 -60,76 -56,44 C-38,66 -30,58 -28,38 C-8,64 -6,84 -16,108Z" fill="%s"/>' % P['lava']
    s += '<path d="M-62,108 C-62,88 -50,88 -46,72 C-36,86 -28,92 -30,108Z" fill="%s"/>' % P['gold']
    s += poly([(34, 70), (126, 70), (150, 58), (150, 84), (112, 98), (112, 118), (132, 134), (48, 134), (66, 118), (66, 98)], P['ink'])
    return s + stroke('M40,75 H122', P['slate_l'], 6)
