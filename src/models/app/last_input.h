// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reports whether a focus key (Tab, arrows, Return, Enter, Space) was pressed after the last click, and
// whether a click is in progress. The focus is shown and moved only for players who use these keys.
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace vozka {

/// Observes all events of the program from its first use.
class LastInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool byKeys READ byKeys NOTIFY changed)
    /// True from a press of a button or finger until a short time after its release, because another click
    /// may follow. While this is true, items under the pointer should not move.
    Q_PROPERTY(bool clicking READ clicking NOTIFY clickingChanged)

public:
    static LastInput& instance();
    static LastInput* create(QQmlEngine* engine, QJSEngine* scripts);

    static constexpr int afterClickMs = 300;

    [[nodiscard]] bool byKeys() const { return m_byKeys; }
    [[nodiscard]] bool clicking() const { return m_isPressed || m_afterClick.isActive(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void clickingChanged();

private:
    /// With a parameter, so that QML creates it only by `create`.
    explicit LastInput(QObject* application);
    void press();
    void release();

    bool m_byKeys = false;
    bool m_isPressed = false;
    QTimer m_afterClick;
};

} // namespace vozka
