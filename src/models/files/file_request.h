// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Request for a file to open or to save. Does not contain the dialogs that ask the user.
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>

namespace vozka {

/// Path with the first of the endings, unless it has one of them. A name that has the second half of the
/// ending (".json" of ".position.json") gets the first half before it.
[[nodiscard]] std::filesystem::path withEnding(const std::filesystem::path& path, const QStringList& endings);

class FileRequest : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER title NOTIFY changed)
    Q_PROPERTY(QString acceptLabel MEMBER acceptLabel NOTIFY changed)
    Q_PROPERTY(bool saving MEMBER saving NOTIFY changed)
    /// Kinds of files to choose from: "Games (*.vozka)". A saved file has one of the endings of the first
    /// kind.
    Q_PROPERTY(QStringList filters MEMBER filters NOTIFY changed)
    /// Proposed name of a saved file, without its ending.
    Q_PROPERTY(QString stem MEMBER stem NOTIFY changed)
    /// Folder to begin in, created when a file is saved. Empty: the folder of the last request.
    Q_PROPERTY(QUrl folder MEMBER folder NOTIFY changed)
    /// File in whose folder to begin. Preferred to `folder`.
    Q_PROPERTY(QUrl beside MEMBER beside NOTIFY changed)
    /// True if the next request begins in the folder of this file.
    Q_PROPERTY(bool remembered MEMBER remembered NOTIFY changed)

public:
    using QObject::QObject;

    /// Endings of a filter: ".vozka". Contains an empty string for "All files (*)".
    [[nodiscard]] static QStringList endingsOf(const QString& filter);
    /// Existing folder to begin in.
    Q_INVOKABLE [[nodiscard]] QUrl startFolder() const;
    /// Proposed name with its ending, and with a number if that name exists in the folder.
    Q_INVOKABLE [[nodiscard]] QString freeName(const QUrl& folder) const;
    /// Length of the ending of a name that has one of the endings of the first kind, else 0.
    Q_INVOKABLE [[nodiscard]] int endingLength(const QString& name) const;
    /// Takes the answer of a dialog: adds a missing ending, then emits accepted(), or occupied() if a file
    /// would be replaced without a question. `replaceConfirmed`: the dialog has asked whether `file` may be
    /// replaced.
    Q_INVOKABLE void take(const QUrl& file, bool replaceConfirmed);
    /// Takes a name that was typed while the dialog showed that folder: a name or a path.
    Q_INVOKABLE void takeName(const QUrl& folder, const QString& name);
    /// Emits accepted() without a further question.
    Q_INVOKABLE void accept(const QUrl& file);

    QString title;
    QString acceptLabel;
    bool saving = false;
    QStringList filters;
    QString stem;
    QUrl folder;
    QUrl beside;
    bool remembered = true;

signals:
    void changed();
    void accepted(const QUrl& file);
    /// Saving would replace the file of that name. Its content would be kept in the file `copy`.
    void occupied(const QUrl& file, const QString& name, const QString& copy);
};

} // namespace vozka
