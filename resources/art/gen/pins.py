# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""pins.py writes svg/pins: a simple silhouette for each kind of a player's figure, for tiles so small that the drawing
of figures.py is not readable.  100 x 100 view box; at 18 pixels a pixel has 5.6 units.  KEY is the fill colour that the
program replaces; 'mark-anchor' is the place of the player's mark.  The follower has the simplest outline."""
from palette import P, KEY
import os

INK = P['fig_ink']
HALO = P['fig_halo']
LINE = 10  # stroke width of the dark line; half of it is outside the outline
RIM = 20  # stroke width of the light rim


def pin(parts, mark=(50, 50, 22), detail=''):
    """the SVG of a pin; `parts`: outlines, `mark`: middle and half side of the place of the mark"""
    def layer(name, colour, width):
        paths = ''.join('<path d="%s"/>' % d for d in parts)
        return '<g id="%s" fill="%s" stroke="%s" stroke-width="%g" stroke-linejoin="round">%s</g>\n' % (name, colour, colour, width, paths)

    return (
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 100 100" width="100" height="100">\n'
        + layer('line', INK, RIM) + layer('halo', HALO, LINE)
        + '<path id="body" d="%s" fill="%s"/>\n' % (' '.join(parts), KEY)
        + detail
        + '<rect id="mark-anchor" x="%g" y="%g" width="%g" height="%g" fill="none" stroke="none"/>\n</svg>\n'
        % (mark[0] - mark[2], mark[1] - mark[2], 2 * mark[2], 2 * mark[2])
    )


def box(left, top, right, bottom, corner=8):
    """a square with cut corners"""
    c = corner
    return 'M%g,%g H%g L%g,%g V%g L%g,%g H%g L%g,%g V%g L%g,%gZ' % (
        left + c, top, right - c, right, top + c, bottom - c, right - c, bottom, left + c, left, bottom - c, top + c, left + c, top,
    )


def circle(x, y, r):
    """a circle as an outline"""
    return 'M%g,%g A%g,%g 0 1,1 %g,%g A%g,%g 0 1,1 %g,%gZ' % (x - r, y, r, r, x + r, y, r, r, x - r, y)


SQUARE = box(20, 20, 80, 80)
STANDING = box(24, 38, 76, 90)  # with space for a hat
LOW = (50, 64, 22)

PINS = {
    'follower': pin([SQUARE], (50, 50, 24)),
    # two frames, as it counts twice
    'large-follower': pin([box(10, 10, 90, 90)], detail='<path d="%s" fill="none" stroke="%s" stroke-width="7"/>\n' % (box(21, 21, 79, 79), HALO)),
    # a mallet
    'builder': pin([box(10, 38, 62, 90), 'M62,60 L62,44 L76,30 L62,16 L72,8 L92,28 L84,38 L80,36Z'], (36, 64, 22)),
    # ears, snout and legs
    'pig': pin(['M10,34 L14,18 L30,28 H66 C78,28 82,36 84,44 H94 V62 H84 C82,70 80,72 76,74 V88 H62 V76 H30 V88 H16 V72 C8,66 6,44 10,34Z'], (46, 51, 21)),
    # a hat with a wide brim
    'mayor': pin(['M24,40 H8 V28 H30 V10 H70 V28 H92 V40 H76 V82 L68,90 H32 L24,82Z'], LOW),
    # a cover and wheels
    'wagon': pin(['M10,66 V38 C10,4 90,4 90,38 V66Z', circle(27, 78, 12), circle(73, 78, 12)], (50, 42, 22)),
    # a gable roof
    'barn': pin(['M50,8 L94,44 H84 V90 H16 V44 H6Z'], (50, 63, 22)),
    # a cross
    'abbot': pin([STANDING, 'M44,42 V28 H30 V17 H44 V6 H56 V17 H70 V28 H56 V42Z'], LOW),
    # a wavy hem
    'phantom': pin(['M18,92 V48 C18,-4 82,-4 82,48 V92 L66,78 L50,92 L34,78Z'], (50, 46, 22)),
    # a tall hat
    'ringmaster': pin([STANDING, 'M36,40 V6 H64 V40Z'], LOW),
    # a halberd
    'guard': pin([box(10, 38, 60, 90), 'M70,90 V30 H63 L76,8 L89,30 H82 V90Z'], (35, 64, 22)),
    # a crook
    'shepherd': pin([box(10, 38, 60, 90), 'M77,90 V36 C77,22 68,24 68,36 H57 C57,2 90,2 90,36 V90Z'], (36, 64, 22)),
}
# A figure in a field has the same pin.
for figure, lying in (('follower', 'farmer'), ('large-follower', 'large-farmer'), ('phantom', 'phantom-farmer')):
    PINS[lying] = PINS[figure]
# tokens of pairs, with their symbol: a circle, a square, a triangle
SYMBOLS = (circle(50, 50, 16), box(35, 35, 65, 65, 0), 'M50,32 L68,64 H32Z')
for number, symbol in enumerate(SYMBOLS, 1):
    PINS['tunnel-%d' % number] = pin(
        [circle(50, 50, 38)], (50, 50, 12),
        '<path d="%s" fill="%s" stroke="%s" stroke-width="6" stroke-linejoin="round"/>\n' % (symbol, HALO, INK),
    )


def main():
    """writes svg/pins"""
    out = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'svg', 'pins')
    os.makedirs(out, exist_ok=True)
    for name, svg in PINS.items():
        with open(os.path.join(out, name + '.svg'), 'w', newline='\n') as file:
            file.write(svg)


if __name__ == '__main__':
    main()
