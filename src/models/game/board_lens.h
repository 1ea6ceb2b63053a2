// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Round item that paints the tile in hand on a cell, enlarged, with the tiles and figures around it.
#pragma once

#include "models/art/colour_theme.h"
#include "models/game/table_view_model.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace vozka {

class BoardLens : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::TableViewModel* table READ table WRITE setTable NOTIFY shownChanged)
    /// The cell in the middle.
    Q_PROPERTY(QPointF middle MEMBER m_middle NOTIFY shownChanged)
    /// Rotation of the tile in hand.
    Q_PROPERTY(int turns MEMBER m_turns NOTIFY shownChanged)
    /// Side of a cell in pixels.
    Q_PROPERTY(int cell MEMBER m_cell NOTIFY shownChanged)
    Q_PROPERTY(vozka::ColourTheme::Kind theme MEMBER m_theme NOTIFY shownChanged)

public:
    explicit BoardLens(QQuickItem* parent = nullptr);

    [[nodiscard]] TableViewModel* table() const { return m_table; }
    void setTable(TableViewModel* table);
    void paint(QPainter* painter) override;

signals:
    void shownChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    QPointer<TableViewModel> m_table;
    QPointF m_middle;
    int m_turns = 0;
    int m_cell = 96;
    ColourTheme::Kind m_theme = ColourTheme::Light;
};

} // namespace vozka
