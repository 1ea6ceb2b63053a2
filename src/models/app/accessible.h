// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Announcements and roles of menu bars for screen readers, which items of Qt Quick 6.4 do not support.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

/// Announces a text by screen readers whenever it changes, independent of the focus. Its parent is the item
/// that shows the text. It is a separate accessible notification, because Orca ignores changes of the text of
/// an alert.
class Announcement : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)

public:
    explicit Announcement(QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);

signals:
    void textChanged();

private:
    QString m_text;
};

/// Reports the entries of a menu bar as menu items with a menu. Qt 6.4 reports each of them as a menu bar and
/// ignores roles set in QML.
class MenuBarRoles : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    /// Affects all menu bars of the program from now on.
    explicit MenuBarRoles(QObject* parent = nullptr);
};

} // namespace vozka
