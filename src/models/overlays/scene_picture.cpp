// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/scene_picture.h"

#include "models/art/board_picture.h"
#include "models/art/palette.h"
#include "models/overlays/overlay_painting.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>

namespace vozka {

namespace {

/// The list beside the board, laid out from the top down.
class List {
public:
    List(const OverlayScene& scene, const QRect& place, bool dark)
        : m_scene(scene), m_place(place), m_dark(dark)
    {}

    void paint(QPainter& painter)
    {
        painter.fillRect(m_place, colour("card"));
        // As large as lets everything in; what does not go in even so is counted.
        constexpr int largest = 17;
        constexpr int smallest = 9;
        for (int size = largest; size >= smallest; --size) {
            m_size = size;
            if (lay(nullptr) <= m_place.bottom() - margin())
                break;
        }
        lay(&painter);
    }

private:
    [[nodiscard]] QColor colour(const char* name) const
    {
        return Palette::instance().ui(m_dark, QLatin1String(name));
    }
    [[nodiscard]] int margin() const { return m_size; }
    [[nodiscard]] QFont font(bool bold, int size) const
    {
        QFont font = QGuiApplication::font();
        font.setPixelSize(size);
        font.setBold(bold);
        return font;
    }

    /// Where the text ends; painted only with a painter.
    int text(QPainter* painter, const QRect& from, const QString& text, bool bold, int size,
             const char* name) const
    {
        const QFont used = font(bold, size);
        const QRect box = QFontMetrics(used).boundingRect(from, Qt::TextWordWrap, text);
        if (painter != nullptr) {
            painter->setFont(used);
            painter->setPen(colour(name));
            painter->drawText(from, Qt::TextWordWrap, text);
        }
        return box.bottom() + 1;
    }

    int lay(QPainter* painter) const
    {
        const QRect inside = m_place.adjusted(margin(), margin(), -margin(), 0);
        int y = text(painter, inside, m_scene.title, true, m_size + 3, "text") + m_size;
        for (std::size_t i = 0; i < m_scene.entries.size(); ++i) {
            const auto& entry = m_scene.entries[i];
            const int end = layEntry(nullptr, entry, inside, y);
            const bool last = i + 1 == m_scene.entries.size();
            if (painter != nullptr && end > m_place.bottom() - (last ? 0 : 3 * m_size)) {
                const int more = static_cast<int>(m_scene.entries.size() - i);
                text(painter, QRect(inside.left(), y, inside.width(), 3 * m_size),
                     QCoreApplication::translate("Overlays", "and %n more", nullptr, more), false, m_size,
                     "dim");
                return end;
            }
            y = layEntry(painter, entry, inside, y) + m_size * 2 / 3;
        }
        return y;
    }

    int layEntry(QPainter* painter, const OverlayEntry& entry, const QRect& inside, int y) const
    {
        const int mark = m_size * 7 / 2;
        const int high = qRound(mark * numberHeight);
        if (painter != nullptr && !entry.text.isEmpty())
            paintNumber(*painter, QRectF(inside.left(), y + (high - mark) / 2.0, mark, mark), entry.look,
                        entry.text);
        const QRect beside(inside.left() + mark + m_size / 2, y, inside.width() - mark - m_size / 2,
                           m_place.height());
        int end = text(painter, beside, entry.title, true, m_size, "text");
        if (!entry.sentence.isEmpty())
            end = text(painter, beside.translated(0, end - y), entry.sentence, false, m_size, "text");
        return qMax(end, y + high);
    }

    const OverlayScene& m_scene;
    QRect m_place;
    bool m_dark;
    int m_size = 1;
};

void paintWord(QPainter& painter, QPointF middle, const QString& word, int height)
{
    const auto& palette = Palette::instance();
    QFont font = QGuiApplication::font();
    font.setPixelSize(height);
    font.setBold(true);
    QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(word) + height, height * 1.5);
    box.moveCenter(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.overlay(QStringLiteral("casing")));
    painter.drawRoundedRect(box, height / 3.0, height / 3.0);
    painter.setFont(font);
    painter.setPen(palette.overlay(QStringLiteral("source")));
    painter.drawText(box, Qt::AlignCenter, word);
}

void paintOverlay(QPainter& painter, const Table& table, const OverlayScene& scene, const BoardLayout& layout)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& cell : scene.cells)
        paintPieces(painter, layout.square(cell.cell), cell);
    for (const auto& line : scene.lines)
        paintConnection(painter, layout.at(line.from), layout.at(line.to), layout.side, line.refused);
    paintFigures(painter, table, layout);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal wordHeight = 0.1;
    constexpr int smallestWord = 9;
    for (const auto& line : scene.lines)
        paintWord(painter, layout.at((line.from + line.to) / 2), line.label,
                  qMax(smallestWord, qRound(wordHeight * layout.side)));
    const qreal size = qMax(smallestNumber, numberSize * layout.side);
    for (const auto& mark : scene.marks) {
        QRectF square(0, 0, size, size);
        square.moveCenter(layout.at(mark.place));
        paintNumber(painter, square, mark.look, mark.text);
    }
}

} // namespace

QImage paintScene(const Table& table, const OverlayScene& scene, QSize size, bool dark)
{
    constexpr int leastWidth = 640;
    constexpr int narrowest = 260;
    constexpr int widest = 520;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Palette::instance().ui(dark, QStringLiteral("table")));
    QRect extent = extentOf(table);
    for (const auto& cell : scene.cells)
        extent |= QRect(cell.cell.x, cell.cell.y, 1, 1);
    const int list = size.width() < leastWidth ? 0 : qBound(narrowest, size.width() * 3 / 10, widest);
    const QRect board(0, 0, size.width() - list, size.height());
    const auto layout = layBoard(extent, board);
    QPainter painter(&image);
    paintTiles(painter, table, layout);
    paintOverlay(painter, table, scene, layout);
    if (list > 0)
        List(scene, QRect(board.width(), 0, list, size.height()), dark).paint(painter);
    return image;
}

} // namespace vozka
