// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings of the program (SVG files). Only the last used drawings stay parsed, because a parsed drawing
// needs about twenty times as much memory as its text. All functions are thread-safe.
#pragma once

#include <QCache>
#include <QMutex>
#include <QRectF>
#include <QString>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace vozka {

/// Changes of a drawing before it is parsed.
struct Recolour {
    /// Colour to replace, and the new colour, both as "#rrggbb". Nothing is replaced if `key` is empty.
    QString key;
    QString by;
    /// True to remove the small details of a tile (tile_calm.h).
    bool calm = false;
    /// True for a wider outline of a figure, or a dark rim of a symbol.
    bool outlined = false;
};

class SvgStore {
public:
    [[nodiscard]] static SvgStore& instance();

    /// Paints the drawing into the rectangle. Returns false if the drawing does not exist.
    /// `file`: path relative to the folder of the drawings ("figures/follower.svg").
    bool paint(QPainter& painter, const QString& file, const QRectF& target, const Recolour& recolour = {});
    /// Returns the bounds of an element, as fractions of the drawing's size (0 to 1). Empty if the element
    /// or the drawing does not exist.
    [[nodiscard]] QRectF placeOf(const QString& file, const QString& element);
    /// Returns the text of the drawing; empty if the drawing does not exist.
    [[nodiscard]] static QByteArray text(const QString& file);

private:
    struct Drawing {
        std::unique_ptr<QSvgRenderer> svg;
        qsizetype size = 0;
    };

    SvgStore();
    ~SvgStore();
    /// Removes the parsed drawing from the cache and returns it, or parses the drawing if it is not cached.
    /// So two threads never use the same renderer. `svg` is not valid if the drawing does not exist.
    Drawing takeCached(const QString& file, const Recolour& recolour);
    void cache(const QString& file, const Recolour& recolour, Drawing drawing);

    QMutex m_mutex;
    QCache<QString, Drawing> m_drawings;
};

} // namespace vozka
