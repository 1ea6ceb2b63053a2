// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether the player used the keyboard last or a pointer, so that the focus shows and moves for those who
// need it.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class LastInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool byKeys READ byKeys NOTIFY changed)

public:
    explicit LastInput(QObject* parent = nullptr);

    [[nodiscard]] static bool byKeys();

signals:
    void changed();
};

} // namespace vozka
