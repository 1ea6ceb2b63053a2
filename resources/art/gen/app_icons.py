# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""app_icons.py writes svg/app-icon-small.svg (the app icon for up to 24 pixels: the gate alone) and
svg/file-icon.svg (the icon of files of the program)."""
import os

from icons import app, tower_emblem
from palette import P

H = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2"'
    ' baseProfile="tiny" viewBox="0 0 1000 1000" width="1000" height="1000">\n'
)


def path(d, fill, more=''):
    return '<path d="%s" fill="%s"%s/>' % (d, fill, more)


def small():
    """the gatehouse alone, because houses and trees would be too small"""
    s = H + '<title>app icon, small</title>'
    s += '<rect x="0" y="0" width="1000" height="1000" rx="200" fill="%s"/>' % P['table_d']
    s += '<rect x="40" y="40" width="920" height="920" rx="164" fill="%s"/>' % P['field']
    s += path('M40,600V204A164,164 0 0 1 204,40H796A164,164 0 0 1 960,204V600Z', P['city'])
    s += path('M360,760 L320,960 H680 L640,760Z', P['road_edge'])
    s += path('M400,760 L372,960 H628 L600,760Z', P['road'])
    s += '<rect x="40" y="500" width="920" height="220" fill="%s"/>' % P['wall_face_d']
    s += '<rect x="40" y="480" width="920" height="60" fill="%s"/>' % P['wall_top']
    s += '<g transform="translate(500,780) scale(1.72)">%s</g>' % tower_emblem()
    return s + '</svg>\n'


def file():
    """a sheet of paper with a folded corner, and the app icon on it"""
    s = H + '<title>file icon</title>'
    s += path('M170,60 H640 L850,270 V900 A40,40 0 0 1 810,940 H170 A40,40 0 0 1 130,900 V100 A40,40 0 0 1 170,60Z', P['table_d'])
    s += path('M176,84 H626 L826,284 V894 A22,22 0 0 1 804,916 H176 A22,22 0 0 1 154,894 V106 A22,22 0 0 1 176,84Z', P['fig_halo'])
    s += path('M626,84 V254 A30,30 0 0 0 656,284 H826Z', P['wall_face_l'])
    inner = app().split('</title>', 1)[1].replace('</svg>\n', '')
    s += '<g transform="translate(203,316) scale(0.574)">%s</g>' % inner
    return s + '</svg>\n'


def main():
    out = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'svg')
    for name, text in (('app-icon-small', small()), ('file-icon', file())):
        with open(os.path.join(out, name + '.svg'), 'w', newline='\n') as f:
            f.write(text)


if __name__ == '__main__':
    main()
