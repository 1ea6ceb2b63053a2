// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the table and their URLs in QML:
//   image://tile/<kind>/<turns>                          a tile, passages down; kind in lower case
//   image://tile/<kind>/<turns>/<letters>                a tile with these passages (pictures.h)
//   image://tile/...?<level>                             level of detail (tile_level.h), default: by size
//   image://back/tile                                    the back of the tiles
//   image://figure/<figure>/<player's colour>            a figure; "farmer" is a follower on a field
//   image://pin/<figure>/<player's colour>               the same as a simple silhouette for small tiles
//   image://piece/<name>                                 an unowned piece
//   image://figure/...?outlined, image://piece/...       the same with a wider outline
//   image://pile/<count>                                 a pile of pieces
//   image://mark/<player's colour>                       a chip with the player's emblem
//   image://icon/<name>/<rrggbb>                         an icon in that colour
//   image://sprite/<name>                                a symbol, for example a coat of arms
//   image://space/<edge>/<line>/<ground>/<rrggbb>        mark of a cell: `SpaceLook::edge` (pictures.h),
//       line width in thousandths of the side, opacity of its ground in percent
//   image://area/<kind>/<turns>/<feature>/<aarrggbb>     the region of a feature, filled
//   image://outline/<kind>/<turns>/<feature>/<aarrggbb>  its border
//   image://overlay/<kind>/<turns>/<pieces>              overlay of a cell (overlay_address.h)
//   image://number/<look>/<text>                         a mark of an overlay
//   image://via/<code>                                   icon of a connection of two features
#pragma once

#include <QImage>

class QQmlEngine;
class QString;

namespace vozka {

class PicturePrefetcher;

/// `prefetcher`: source of pictures that might be painted already, or null. It must outlive the engine.
void addImageProviders(QQmlEngine& engine, PicturePrefetcher* prefetcher = nullptr);
/// Returns the picture of that URL in this size; null if the URL is of no provider above. Thread-safe.
[[nodiscard]] QImage pictureOf(const QString& address, int side);

} // namespace vozka
