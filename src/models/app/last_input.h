// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Type of the last used input device. The focus is shown and moved only for players who use the keyboard.
#pragma once

#include <QObject>
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

public:
    static LastInput& instance();
    static LastInput* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool byKeys() const { return m_byKeys; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private:
    /// With a parameter, so that QML creates it only by `create`.
    explicit LastInput(QObject* application);

    bool m_byKeys = false;
};

} // namespace vozka
