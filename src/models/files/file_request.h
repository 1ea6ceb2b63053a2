// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Request for a file to open or to save, without the dialogs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>

namespace vozka {

/// Returns the path with the first of `endings`, or unchanged if it has one of `endings`. An ending of
/// `others` is replaced. A name with only the second half of the ending (".json" of ".position.json") gets
/// the whole ending.
[[nodiscard]] std::filesystem::path withEnding(const std::filesystem::path& path, const QStringList& endings,
                                               const QStringList& others = {});

class FileRequest : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER title NOTIFY changed)
    Q_PROPERTY(QString acceptLabel MEMBER acceptLabel NOTIFY changed)
    Q_PROPERTY(bool saving MEMBER saving NOTIFY changed)
    /// Filters of the dialog: "Games (*.vozka)". A saved file gets an ending of the chosen filter.
    Q_PROPERTY(QStringList filters MEMBER filters NOTIFY changed)
    /// Proposed name of a saved file, without its ending.
    Q_PROPERTY(QString stem MEMBER stem NOTIFY changed)
    /// Initial folder. A request to save creates it, if `beside` is empty. If empty: the folder of the last
    /// request.
    Q_PROPERTY(QUrl folder MEMBER folder NOTIFY changed)
    /// If not empty and its folder exists: file whose folder is the initial folder, instead of `folder`.
    Q_PROPERTY(QUrl beside MEMBER beside NOTIFY changed)
    /// True to store the folder of the accepted file as the initial folder of later requests.
    Q_PROPERTY(bool remembered MEMBER remembered NOTIFY changed)

public:
    using QObject::QObject;

    /// Returns the endings of a filter: ".vozka". Contains an empty string for "All files (*)".
    [[nodiscard]] static QStringList endingsOf(const QString& filter);
    /// Returns the initial folder; it exists.
    Q_INVOKABLE [[nodiscard]] QUrl startFolder() const;
    /// Returns the proposed name with its ending, and with a number if that name exists in the folder.
    Q_INVOKABLE [[nodiscard]] QString freeName(const QUrl& folder) const;
    /// Returns the length of the name's ending if it is one of the first filter, else 0.
    Q_INVOKABLE [[nodiscard]] int endingLength(const QString& name) const;
    /// Handles the result of a dialog: adds a missing ending, then emits accepted(), or occupied() if a file
    /// would be replaced without confirmation. `replaceConfirmed`: the dialog asked before replacing `file`.
    /// `filter`: index of the chosen filter.
    Q_INVOKABLE void take(const QUrl& file, bool replaceConfirmed, int filter = 0);
    /// Handles a typed name or path, relative to the folder that the dialog shows.
    Q_INVOKABLE void takeName(const QUrl& folder, const QString& name, int filter = 0);
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
    /// Saving would replace this file. Its old content would be kept in the file `copy`.
    void occupied(const QUrl& file, const QString& name, const QString& copy);
};

} // namespace vozka
