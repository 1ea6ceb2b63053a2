// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The desktop's own dialog of files, asked for over the session bus (the portal
// org.freedesktop.portal.FileChooser). It is there if the desktop says so; until it has answered, and where
// there is no bus, it is not.
#pragma once

#include "models/files/file_question.h"

#include <QPointer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

class QDBusPendingCall;
class QQuickItem;

namespace vozka {

class DesktopFileDialog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    /// It is open.
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged)

public:
    /// Looks for it at once where windows are seen by somebody.
    explicit DesktopFileDialog(QObject* parent = nullptr);
    ~DesktopFileDialog() override;

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] bool asking() const { return !m_request.isEmpty(); }
    /// Asks the desktop whether it has one, without waiting.
    void look();

    /// Opens it over the window of that item. Requires: it is available and not open.
    Q_INVOKABLE void ask(vozka::FileQuestion* question, QQuickItem* over);
    /// Away with it.
    Q_INVOKABLE void cancel();

signals:
    void availableChanged();
    void askingChanged();
    /// That file. If something is saved, the dialog has asked before it gave the name of a file that is
    /// there.
    void chosen(const QUrl& file);
    /// The ending was missing, and with it there is a file of that name; what is lost of it is kept under the
    /// other.
    void occupied(const QUrl& file, const QString& name, const QString& copy);
    /// It could not be opened or has failed; the user has to be asked otherwise.
    void failed();

private slots:
    void hear(uint response, const QVariantMap& results);

private:
    [[nodiscard]] QVariantMap options(const QString& token) const;
    void listen(const QString& request);
    void stopListening();
    void opened(const QDBusPendingCall& call);
    void take(const QUrl& file);

    QPointer<FileQuestion> m_question;
    /// The object of the bus that stands for the open dialog.
    QString m_request;
    bool m_available = false;
};

} // namespace vozka
