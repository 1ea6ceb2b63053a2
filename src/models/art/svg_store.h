// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawings of the program. Those used last are kept parsed: drawing costs them memory, so that keeping
// all would cost more than the pictures themselves. May be used from any thread.
#pragma once

#include <QCache>
#include <QMutex>
#include <QRectF>
#include <QString>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace vozka {

/// Which colour of a drawing is to be replaced by which, both as "#rrggbb". Empty = none.
struct Recolour {
    QString key;
    QString by;
    /// Drawing of a tile without small details (tile_calm.h).
    bool calm = false;
};

class SvgStore {
public:
    [[nodiscard]] static SvgStore& instance();

    /// Paints the drawing into the rectangle. `file` is a path below the drawings ("figures/follower.svg").
    /// False if there is none.
    bool paint(QPainter& painter, const QString& file, const QRectF& target, const Recolour& recolour = {});
    /// Where an element lies, in parts of the drawing's size (0 to 1). Empty if there is no such element.
    [[nodiscard]] QRectF placeOf(const QString& file, const QString& element);
    /// The text of the drawing, empty if there is none.
    [[nodiscard]] static QByteArray text(const QString& file);

private:
    struct Drawing {
        std::unique_ptr<QSvgRenderer> svg;
        /// In bytes of its text.
        qsizetype size = 0;
    };

    SvgStore();
    ~SvgStore();
    /// Takes the parsed drawing out of what is kept, or parses it: two threads may paint at the same time,
    /// even the same drawing. Not valid if there is no such drawing.
    Drawing takeCached(const QString& file, const Recolour& recolour);
    void cache(const QString& file, const Recolour& recolour, Drawing drawing);

    QMutex m_mutex;
    QCache<QString, Drawing> m_drawings;
};

} // namespace vozka
