// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Event filters that replace key presses by others.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QCoreApplication;
class QKeyEvent;

namespace vozka {

/// Shortcuts for keyboard layouts without Latin letters, such as Russian or Greek. Qt finds the Latin letter
/// of a key only if the user also has a Latin layout. Replaces the press of a key with a letter of another
/// script by the Latin letter at this position of a US keyboard. Items that accept the typed letter by
/// `QEvent::ShortcutOverride`, such as text fields, receive it unchanged. Affects the whole program while it
/// exists.
class LatinKeys : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit LatinKeys(QObject* parent = nullptr);

    /// Returns the key of a US keyboard, such as `Qt::Key_A`; 0 if the press is not replaced.
    [[nodiscard]] static int latinKey(const QKeyEvent& press);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Lets Return and Enter activate the button that has the focus, as Space does in Qt Quick. Replaces Return
/// and Enter by Space for buttons, except entries of lists, menus and the menu bar.
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
