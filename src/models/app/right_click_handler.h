// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Receives clicks of the right button while an item is dragged with the left button, at any position. Items
// under the pointer do not receive these clicks.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class RightClickHandler : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// True while an item is dragged.
    Q_PROPERTY(bool watching MEMBER m_watching WRITE setWatching)

public:
    explicit RightClickHandler(QObject* parent = nullptr) : QObject(parent) {}

    void setWatching(bool watching);
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void pressed();

private:
    bool m_watching = false;
    /// The release of an intercepted press must be intercepted, too.
    bool m_isDown = false;
};

} // namespace vozka
