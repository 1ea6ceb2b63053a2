// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/scene_picture.h"

#include "models/art/palette.h"
#include "models/board/board_picture.h"
#include "models/overlays/mark_layout.h"
#include "models/overlays/overlay_painting.h"
#include "models/text/contexts.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>

namespace vozka {

namespace {

/// List next to the board, laid out from top to bottom.
class List {
public:
    List(const OverlayScene& scene, const QRect& place, ColourTheme::Kind theme)
        : m_scene(&scene), m_place(place), m_theme(theme)
    {}

    void paint(QPainter& painter)
    {
        painter.fillRect(m_place, colour("card"));
        // Uses the largest size at which all entries fit. If they do not fit at the smallest size, the last
        // line shows the number of the other entries.
        for (m_size = largest; m_size > smallest && !fits(); --m_size) {
        }
        lay(&painter);
    }

    /// True if all entries fit into one column at a readable size.
    [[nodiscard]] bool fitsWell()
    {
        constexpr int easy = 12;
        m_size = easy;
        return fits();
    }
    void useColumns(int columns) { m_columns = columns; }

private:
    static constexpr int largest = 17;
    static constexpr int smallest = 9;

    [[nodiscard]] QColor colour(const char* name) const { return Palette::instance().ui(m_theme, name); }
    [[nodiscard]] int margin() const { return m_size; }
    [[nodiscard]] QFont font(bool bold, int size) const
    {
        QFont font = QGuiApplication::font();
        font.setPixelSize(size);
        font.setBold(bold);
        return font;
    }

    /// Returns the y coordinate below the text. Paints only if `painter` is not null.
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

    [[nodiscard]] bool fits() const { return lay(nullptr) == static_cast<int>(m_scene->entries.size()); }

    /// Returns the number of entries that fit. Paints only if `painter` is not null.
    int lay(QPainter* painter) const
    {
        const int width = (m_place.width() - margin()) / m_columns - margin();
        QRect column(m_place.left() + margin(), m_place.top() + margin(), width, m_place.height());
        const int all = static_cast<int>(m_scene->entries.size());
        const int top = text(painter, column.adjusted(0, 0, (m_columns - 1) * (width + margin()), 0),
                             m_scene->title, true, m_size + 3, "text")
                        + m_size;
        int y = top;
        int left = m_columns - 1;
        for (int i = 0; i < all; ++i) {
            const auto& entry = m_scene->entries[static_cast<std::size_t>(i)];
            // Leaves space for the line with the number of the other entries.
            const int bottom = m_place.bottom() - (left > 0 || i + 1 == all ? 1 : 3) * margin();
            if (layEntry(nullptr, entry, column, y) > bottom) {
                if (left == 0) {
                    text(painter, QRect(column.left(), y, column.width(), 3 * m_size),
                         OverlayTexts::tr("and %n more", nullptr, all - i), false, m_size, "dim");
                    return i;
                }
                --left;
                --i;
                y = top;
                column.translate(width + margin(), 0);
                continue;
            }
            y = layEntry(painter, entry, column, y) + m_size * 2 / 3;
        }
        return all;
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
        if (!entry.message.isEmpty())
            end = text(painter, beside.translated(0, end - y), entry.message, false, m_size, "text");
        return qMax(end, y + high);
    }

    const OverlayScene* m_scene;
    QRect m_place;
    ColourTheme::Kind m_theme;
    int m_size = 1;
    int m_columns = 1;
};

void paintOverlay(QPainter& painter, const Table& table, const OverlayScene& scene, const BoardLayout& layout)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& cell : scene.cells)
        paintPieces(painter, layout.square(cell.cell), cell);
    for (const auto& line : scene.lines)
        paintConnection(painter, layout.at(line.from), layout.at(line.to), layout.side, line.refused);
    paintFigures(painter, table, layout);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal size = qMax(smallestNumber, numberSize * layout.side);
    for (const auto& line : scene.lines)
        paintVia(painter, layout.at(line.icon), iconShare * size / 2, line.via);
    const qreal dot = size / 3;
    const auto laid = layMarks(scene.marks, size / layout.side, dot / layout.side);
    for (std::size_t i = 0; i < laid.size(); ++i)
        if (laid[i].shape == MarkShape::Full && scene.marks[i].tip)
            paintLeader(painter, layout.at(laid[i].place), layout.at(*scene.marks[i].tip), layout.side);
    for (std::size_t i = 0; i < laid.size(); ++i) {
        const bool isFull = laid[i].shape == MarkShape::Full;
        QRectF square(0, 0, isFull ? size : dot, isFull ? size : dot);
        square.moveCenter(layout.at(laid[i].place));
        if (isFull)
            paintNumber(painter, square, scene.marks[i].look, scene.marks[i].text);
        else if (laid[i].shape == MarkShape::Dot)
            paintDot(painter, square);
    }
}

} // namespace

QImage paintScene(const Table& table, const OverlayScene& scene, QSize size, ColourTheme::Kind theme)
{
    constexpr int leastWidth = 640;
    constexpr int narrowest = 260;
    constexpr int widest = 520;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Palette::instance().art("table", theme));
    QRect extent = extentOf(table);
    for (const auto& cell : scene.cells)
        extent |= QRect(cell.cell.x, cell.cell.y, 1, 1);
    int width = size.width() < leastWidth ? 0 : qBound(narrowest, size.width() * 3 / 10, widest);
    List list(scene, QRect(size.width() - width, 0, width, size.height()), theme);
    if (width > 0 && !list.fitsWell()) {
        width = width * 3 / 2;
        list = List(scene, QRect(size.width() - width, 0, width, size.height()), theme);
        list.useColumns(2);
    }
    const QRect board(0, 0, size.width() - width, size.height());
    const auto layout = layBoard(extent, board, theme);
    QPainter painter(&image);
    paintTiles(painter, table, layout);
    paintOverlay(painter, table, scene, layout);
    if (width > 0)
        list.paint(painter);
    return image;
}

} // namespace vozka
