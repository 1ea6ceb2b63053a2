// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Blocks the second click or tap of a double click within this item if the first one changed the game. The
// item below the pointer might be another one by then. Can also block all clicks of a mouse that has not
// moved since the click that changed the game.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

class QPointerEvent;

namespace vozka {

class ClickGuard : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Number of the current history entry. It grows as the game advances.
    Q_PROPERTY(int decisionCount MEMBER m_decisionCount NOTIFY decisionCountChanged)
    /// True if a click needs a movement of the mouse after the game advanced, because it would decide
    /// something.
    Q_PROPERTY(bool needsMovement MEMBER m_needsMovement NOTIFY needsMovementChanged)

public:
    explicit ClickGuard(QQuickItem* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void decisionCountChanged();
    void needsMovementChanged();

private:
    [[nodiscard]] bool blocks(const QPointerEvent& press);
    void noteMovement(const QPointerEvent& move);

    int m_decisionCount = 0;
    bool m_needsMovement = false;
    /// Time, scene position and `decisionCount` of the last click or tap.
    quint64 m_time = 0;
    QPointF m_place;
    int m_countAtPress = 0;
    bool m_pressed = false;
    /// True if the mouse was moved since then.
    bool m_moved = false;
    /// True from a blocked press to its release. The events between them are blocked, too.
    bool m_isBlocking = false;
};

} // namespace vozka
