// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The right button while the left one holds something. The owner of the press gets its clicks wherever the
// pointer is; items under the pointer get none.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class SecondButton : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Something is held: clicks of the right button are for it.
    Q_PROPERTY(bool watching MEMBER m_watching WRITE setWatching NOTIFY watchingChanged)

public:
    explicit SecondButton(QObject* parent = nullptr) : QObject(parent) {}

    void setWatching(bool watching);
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void watchingChanged();
    void pressed();

private:
    bool m_watching = false;
    /// The button is down: its release is for nobody else either.
    bool m_isDown = false;
};

} // namespace vozka
