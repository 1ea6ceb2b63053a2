# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Symbols of small drawings (10 pixels and more), each in a square of 100 centred at (0,0): simple outline, few
colours, mostly with a light rim."""
from palette import P
from signs import CROP_SYMBOLS
from sprites import stroke

RIM = 14  # stroke width of the light rim; half of it is outside the outline


def rimmed(outline, fill, rim='fig_halo'):
    """an outline with its light rim"""
    return '<path d="{0}" fill="{1}" stroke="{1}" stroke-width="{2}" stroke-linejoin="round"/><path d="{0}" fill="{3}"/>'.format(
        outline, P[rim], RIM, P[fill],
    )


def shape(d, fill):
    """a part without a rim"""
    return '<path d="%s" fill="%s"/>' % (d, P[fill])


def disc(radius, fill, x=0, y=0):
    """a round part"""
    return '<circle cx="%g" cy="%g" r="%g" fill="%s"/>' % (x, y, radius, P[fill])


def coat_of_arms():
    """a blue shield in gold"""
    outline = 'M-36,-43 H36 V2 C36,26 18,38 0,44 C-18,38 -36,26 -36,2Z'
    return rimmed(outline, 'gold') + shape('M-25,-33 H25 V2 C25,18 12,28 0,33 C-12,28 -25,18 -25,2Z', 'shield')


def goods(ground, picture):
    """a disc with a picture of the goods"""
    return disc(49, 'fig_halo') + disc(43, 'gold') + disc(37, ground) + picture


def wine():
    """grapes"""
    dots = ((-15, -12), (15, -12), (0, 14))
    return goods('wine', ''.join(disc(13, 'grape', x, y) for x, y in dots))


def grain():
    """an ear of corn"""
    return goods('grain', stroke('M0,30 V-4', P['gold'], 9) + shape('M0,-32 C16,-22 16,2 0,14 C-16,2 -16,-22 0,-32Z', 'gold'))


def cloth():
    """stripes"""
    return goods('cloth', ''.join(shape('M%d,-22 h12 v44 h-12Z' % x, 'roof_c') for x in (-24, -6, 12)))


def princess():
    """a golden crown on rose"""
    crown = 'M-28,22 L-32,-20 L-14,-2 L0,-28 L14,-2 L32,-20 L28,22Z'
    return disc(49, 'fig_halo') + disc(43, 'map_princess') + shape(crown, 'gold')


def cathedral():
    """a front with two towers"""
    outline = 'M-40,43 V-16 L-26,-43 L-12,-16 V-6 L0,-20 L12,-6 V-16 L26,-43 L40,-16 V43Z'
    return rimmed(outline, 'slate_d') + shape('M-11,43 V24 C-11,8 11,8 11,24 V43Z', 'gold')


def inn():
    """a house at its lake"""
    house = 'M-34,20 V-10 L0,-43 L34,-10 V20Z'
    lake = 'M-43,43 C-43,14 43,14 43,43Z'
    return (
        '<path d="{0} {1}" fill="{2}" stroke="{2}" stroke-width="{3}" stroke-linejoin="round"/>'.format(house, lake, P['fig_halo'], RIM)
        + shape(house, 'roof_a_d') + shape('M-10,20 V-6 H10 V20Z', 'gold') + shape(lake, 'map_lake')
    )


def garden():
    """a hedged square of beds"""
    beds = ''.join(shape('M%d,%d h24 v24 h-24Z' % (x, y), 'field_light') for x in (-28, 4) for y in (-28, 4))
    return rimmed('M-42,-42 H42 V42 H-42Z', 'map_hedge') + beds


def church(roof, cross):
    """a house with a cross"""
    return shape('M-44,46 V-8 L0,-48 L44,-8 V46Z', roof) + shape('M-7,-24 h14 v18 h17 v14 h-17 v30 h-14 v-30 h-17 v-14 h17Z', cross)


def monastery():
    """a house with a cross, without ground: the map of the tile has the pale area below it"""
    return church('map_monastery_edge', 'fig_halo')


def shrine():
    """a slab on two stones under a flame"""
    stones = shape('M-48,0 H48 V20 H42 V48 H10 V20 H-10 V48 H-42 V20 H-48Z', 'map_shrine_edge')
    return stones + shape('M-26,-4 C-36,-24 -12,-32 -10,-50 C4,-46 8,-38 9,-32 C13,-37 14,-42 14,-48 C34,-30 34,-16 26,-4Z', 'lava')


def abbey():
    """a house with a cross between two towers"""
    towers = ''.join(shape('M%d,40 V-18 L%d,-40 L%d,-18 V40Z' % (x - 11, x, x + 11), 'abbey_roof_d') for x in (-38, 38))
    return towers + '<g transform="scale(0.82)">%s</g>' % church('abbey_roof', 'fig_halo')


def volcano():
    """a dark mountain with lava"""
    return rimmed('M-44,43 L-14,-22 H14 L44,43Z', 'rock_d') + shape('M-17,-22 C-14,-38 -6,-34 -4,-44 C8,-38 14,-36 17,-22 L8,-8 L4,8 L-4,-6 L-12,-6Z', 'lava')


def dragon():
    """a dark banner with a golden head"""
    outline = 'M-40,-42 H40 V42 L0,22 L-40,42Z'
    return rimmed(outline, 'banner') + shape('M-26,-8 L-6,-28 L0,-16 L28,-22 L16,-4 L24,18 L2,6 L-4,-2Z', 'gold')


def portal():
    """an arch of light"""
    return rimmed('M-36,43 V-6 C-36,-54 36,-54 36,-6 V43Z', 'portal_d') + shape('M-18,43 V0 C-18,-26 18,-26 18,0 V43Z', 'portal_l')


def festival():
    """three coloured pennants on a cord"""
    pennants = ((-39, 'roof_c'), (-13, 'gold'), (13, 'shield'))
    outline = 'M-42,-38 H42 V-24 L26,38 L13,2 L0,38 L-13,2 L-26,38 L-42,-24Z'
    cord = shape('M-42,-38 H42 V-27 H-42Z', 'ink')
    return rimmed(outline, 'fig_halo') + ''.join(shape('M%d,-28 h26 l-13,60Z' % x, c) for x, c in pennants) + cord


def camp():
    """a striped tent"""
    outline = 'M-32,43 L-43,6 L0,-43 L43,6 L32,43Z'
    stripes = shape('M0,-43 L-43,6 L-32,43 H-15 L-22,6Z', 'roof_c') + shape('M0,-43 L43,6 L32,43 H15 L22,6Z', 'roof_c')
    return rimmed(outline, 'cloth', 'ink') + stripes + shape('M-13,43 L0,10 L13,43Z', 'ink')


def tower():
    """a pale ring and a dark shaft"""
    return disc(49, 'wall_line') + disc(41, 'wall_top') + disc(23, 'foundation')


def flying_machine():
    """a pointed wing that flies to the north, within a circle of radius 50, because the program turns it"""
    outline = 'M0,-44 L12,-14 L43,30 L12,20 L0,40 L-12,20 L-43,30 L-12,-14Z'
    inner = shape('M0,-34 L7,-10 L28,19 L8,11 L0,24 L-8,11 L-28,19 L-7,-10Z', 'cloth') + shape('M0,-44 L10,-16 H-10Z', 'roof_c')
    return '<g transform="scale(0.86)">%s</g>' % (rimmed(outline, 'fig_ink') + inner)


def ferry():
    """a boat"""
    return shape('M-36,12 H36 L22,36 H-22Z', 'fig_halo') + shape('M-4,4 V-40 L26,4Z', 'fig_halo')


def crop_circle(mark):
    """the symbol of a crop circle on a disc of corn"""
    colour, outline = CROP_SYMBOLS[mark]
    picture = '<g transform="scale(0.44)">%s</g>' % shape(outline, colour)
    return disc(49, 'wheat_d') + disc(42, 'wheat_l') + picture


def tunnel():
    """a stone arch with a dark opening"""
    return rimmed('M-40,40 V-4 C-40,-56 40,-56 40,-4 V40Z', 'wall_face_d') + shape('M-22,40 V2 C-22,-28 22,-28 22,2 V40Z', 'ink')


def pig():
    """the head of a pig"""
    ears = 'M-40,-36 L-12,-30 L-34,-8Z M40,-36 L12,-30 L34,-8Z'
    return rimmed('M-38,4 C-38,-44 38,-44 38,4 C38,50 -38,50 -38,4Z ' + ears, 'map_pig') + disc(19, 'pig', 0, 12) + disc(6, 'ink', -7, 12) + disc(6, 'ink', 7, 12)


def roof():
    """a roof: only to show that there is a city"""
    return shape('M-40,34 V0 L0,-34 L40,0 V34Z', 'plaster') + shape('M-48,4 L-22,-34 H22 L48,4Z', 'roof_a')


def castle():
    """a keep with battlements"""
    return rimmed('M-38,43 V-36 H-20 V-22 H-9 V-36 H9 V-22 H20 V-36 H38 V43Z', 'rock_d') + shape('M-12,43 V18 C-12,2 12,2 12,18 V43Z', 'gold')


def market():
    """a stall under an awning"""
    stripes = ''.join(shape('M%d,-40 h16 v34 h-16Z' % x, 'cloth') for x in (-24, 8))
    return rimmed('M-42,-40 H42 V-6 H34 V43 H-34 V-6 H-42Z', 'shield') + stripes + shape('M-26,4 H26 V43 H-26Z', 'wood_l')


def smithy():
    """an anvil over fire"""
    anvil = 'M-43,-26 H43 C40,-6 20,-4 14,4 V14 L30,26 H-30 L-14,14 V4 C-20,-6 -38,-8 -43,-26Z'
    return rimmed(anvil + ' M-34,43 V34 H34 V43Z', 'ink') + shape('M-34,43 V30 H34 V43Z', 'lava')


def bridge_down():
    """planks that lead to the east, into the city; the program turns them"""
    planks = ''.join(shape('M%d,-25 h6 v50 h-6Z' % x, 'wood_d') for x in (-27, -3, 21))
    return rimmed('M-42,-31 H42 V31 H-42Z', 'wood_d') + shape('M-42,-25 H42 V25 H-42Z', 'wood_l') + planks


def bridge_up():
    """a shut gate"""
    bars = ''.join(shape('M%d,-34 h8 v77 h-8Z' % x, 'wall_top') for x in (-22, -4, 14))
    return rimmed('M-38,43 V-8 C-38,-54 38,-54 38,-8 V43Z', 'ink') + bars + shape('M-30,-4 H30 V6 H-30Z', 'wall_top')


SIGNS = {
    'coat-of-arms': coat_of_arms, 'wine': wine, 'grain': grain, 'cloth': cloth, 'princess': princess, 'cathedral': cathedral,
    'inn': inn, 'garden': garden, 'monastery': monastery, 'shrine': shrine, 'abbey': abbey, 'volcano': volcano, 'dragon': dragon,
    'portal': portal, 'festival': festival, 'besieged': camp, 'tower': tower, 'flying-machine': flying_machine, 'ferry': ferry, 'tunnel': tunnel, 'pig-herd': pig, 'roof': roof,
    **{mark: (lambda mark=mark: crop_circle(mark)) for mark in CROP_SYMBOLS},
    'quarter-castle': castle, 'quarter-market': market, 'quarter-blacksmith': smithy, 'quarter-cathedral': cathedral,
    'drawbridge-down': bridge_down, 'drawbridge-up': bridge_up,
}
