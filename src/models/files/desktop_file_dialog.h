// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File dialog of the desktop, opened over the session bus (portal org.freedesktop.portal.FileChooser).
#pragma once

#include "models/files/file_request.h"

#include <QVariantMap>

class QDBusPendingCall;
class QQuickItem;

namespace vozka {

class DesktopFileDialog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// True after the desktop has reported that it has such a dialog.
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    /// True while the dialog is open.
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)

public:
    /// Calls findService() on X11 and Wayland.
    explicit DesktopFileDialog(QObject* parent = nullptr);
    ~DesktopFileDialog() override;

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] bool active() const { return !m_request.isEmpty(); }
    /// Queries the desktop for the dialog, asynchronously.
    void findService();

    /// Opens the dialog over the window of an item. Requires: it is available and not open.
    Q_INVOKABLE void open(vozka::FileRequest* request, QQuickItem* over);
    /// Closes the dialog without a result.
    Q_INVOKABLE void cancel();

signals:
    void availableChanged();
    void activeChanged();
    /// The user has chosen a file. For saving, the user has also confirmed to replace an existing file.
    /// `filter`: index of the chosen filter; 0 if unknown.
    void chosen(const QUrl& file, int filter);
    /// The dialog could not be opened, or has ended with an error.
    void failed();

private slots:
    void receive(uint response, const QVariantMap& results);

private:
    void listen(const QString& path);
    void stopListening();
    void finish();
    void opened(const QDBusPendingCall& call);

    /// D-Bus path of the open dialog; empty if none.
    QString m_request;
    /// Titles of the filters of the open dialog.
    QStringList m_filters;
    bool m_available = false;
};

} // namespace vozka
