// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets Return and Enter activate the button that has the focus, as Space does in Qt Quick.
#pragma once

#include <QObject>

class QCoreApplication;

namespace vozka {

/// Replaces Return and Enter by Space for buttons, except entries of lists, menus and the menu bar.
class ReturnKey : public QObject {
    Q_OBJECT
public:
    /// Affects the whole program from the first call on.
    static void install();
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit ReturnKey(QCoreApplication* application);
};

} // namespace vozka
