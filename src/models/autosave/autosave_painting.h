// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Item that paints the board of a saved game. Reading a game is slow, so a timer does it after the current
// event, and only while the item is visible.
#pragma once

#include "models/autosave/autosave_model.h"
#include "models/board/board_picture.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace vozka {

class AutosavePainting : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::AutosaveModel* autosaves MEMBER m_autosaves WRITE setAutosaves)
    Q_PROPERTY(int row MEMBER m_row NOTIFY rowChanged)
    Q_PROPERTY(vozka::ColourTheme::Kind theme MEMBER m_theme NOTIFY themeChanged)
    /// True if the game has been read.
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)

public:
    explicit AutosavePainting(QQuickItem* parent = nullptr);

    void setAutosaves(AutosaveModel* autosaves);
    [[nodiscard]] bool ready() const { return m_match.has_value(); }
    void paint(QPainter* painter) override;

signals:
    void rowChanged();
    void themeChanged();
    void readyChanged();

private:
    void readLater();
    void read();

    QPointer<AutosaveModel> m_autosaves;
    int m_row = -1;
    ColourTheme::Kind m_theme = ColourTheme::Light;
    std::optional<Match> m_match;
    /// Name and time of the game that was read.
    std::pair<std::string, std::int64_t> m_source;
    bool m_isScheduled = false;
};

} // namespace vozka
