// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the second click of a double click away from what lies within this item, if the first one brought the
// game to another moment: it was not meant for what has come to lie there. The same for taps of a finger or a
// pen.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

class QPointerEvent;

namespace vozka {

class ClickGuard : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Grows as the game goes on.
    Q_PROPERTY(int moment MEMBER m_moment NOTIFY momentChanged)

public:
    explicit ClickGuard(QQuickItem* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void momentChanged();

private:
    [[nodiscard]] bool holdsBack(const QPointerEvent& press);

    int m_moment = 0;
    /// The last click or tap: when, where, and at which moment.
    quint64 m_time = 0;
    QPointF m_place;
    int m_momentThen = 0;
    bool m_pressed = false;
    /// What belongs to the press that is kept away goes with it.
    bool m_holding = false;
};

} // namespace vozka
