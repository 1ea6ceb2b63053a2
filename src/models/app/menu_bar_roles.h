// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reports the entries of a menu bar to screen readers as menu items with a menu. Qt 6.4 reports each of them
// as a menu bar and ignores roles set in QML.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class MenuBarRoles : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    /// Affects all menu bars of the program from now on.
    explicit MenuBarRoles(QObject* parent = nullptr);
};

} // namespace vozka
