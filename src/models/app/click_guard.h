// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Blocks the second click or tap of a double click within this item if the first one changed the game. The
// item below the pointer might be another one by then.
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

public:
    explicit ClickGuard(QQuickItem* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void decisionCountChanged();

private:
    [[nodiscard]] bool blocks(const QPointerEvent& press);

    int m_decisionCount = 0;
    /// Time, scene position and `decisionCount` of the last click or tap.
    quint64 m_time = 0;
    QPointF m_place;
    int m_countAtPress = 0;
    bool m_pressed = false;
    /// True from a blocked press to its release. The events between them are blocked, too.
    bool m_isBlocking = false;
};

} // namespace vozka
