// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of the table under the addresses that QML gives them:
//   image://tile/<kind>/<turns>                          a tile; the kind in lower case; its passages
//   down, image://tile/<kind>/<turns>/<letters>                or as the letters say (pictures.h)
//   image://back/tile                                    the back of the tiles
//   image://figure/<figure>/<player's colour>            "farmer" is the lying follower
//   image://piece/<name>                                 a piece that is nobody's
//   image://pile/<count>                                 so many pieces on one another
//   image://mark/<player's colour>                       a chip with the player's emblem
//   image://icon/<name>/<rrggbb>
//   image://space/<edge>/<line>/<ground>/<rrggbb>        a cell on which something may be done: its edge
//       (space_art.h), the width of its line in thousandths of the side, how much of its ground is covered,
//       in hundredths
//   image://area/<kind>/<turns>/<feature>/<aarrggbb>     the region of a feature, filled
//   image://outline/<kind>/<turns>/<feature>/<aarrggbb>  its border
//   image://overlay/<kind>/<turns>/<pieces>              what an overlay shows on a cell (overlay_address.h)
//   image://number/<look>/<text>                         a mark of an overlay
//   image://via/<code>                                   the sign for what connects two features
#pragma once

#include <QImage>

class QQmlEngine;
class QString;

namespace vozka {

class PicturesAhead;

/// `ahead`: pictures that may be painted already; it has to live as long as the engine.
void addImageProviders(QQmlEngine& engine, PicturesAhead* ahead = nullptr);
/// What QML gets for that address, so large; null if no provider of these is named in it. From any thread.
[[nodiscard]] QImage pictureOf(const QString& address, int side);

} // namespace vozka
