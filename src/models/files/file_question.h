// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the user is asked for when a file is opened or saved. How he is asked, by the desktop's dialog or by
// our own sheet, is the same to whoever asks.
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>

namespace vozka {

class FileQuestion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER title NOTIFY changed)
    /// What the button that agrees says.
    Q_PROPERTY(QString action MEMBER action NOTIFY changed)
    Q_PROPERTY(bool saving MEMBER saving NOTIFY changed)
    /// Saving: what the name of the file ends in, added where it is missing: ".position.json". Of several
    /// (".csv .json") any will do, and the first one is added.
    Q_PROPERTY(QString ending MEMBER ending NOTIFY changed)
    /// Saving: what is proposed as a name, without the ending; it is numbered where it is taken.
    Q_PROPERTY(QString stem MEMBER stem NOTIFY changed)
    /// The kinds of files to choose from, and for each what their names end in: ".vozka .position.json";
    /// empty = all files.
    Q_PROPERTY(QStringList kinds MEMBER kinds NOTIFY changed)
    Q_PROPERTY(QStringList endings MEMBER endings NOTIFY changed)
    /// Where to begin; empty: where the user was last.
    Q_PROPERTY(QUrl folder MEMBER folder NOTIFY changed)
    /// The same, as the folder of a file; comes first.
    Q_PROPERTY(QUrl beside MEMBER beside NOTIFY changed)
    /// The next question begins where this one ended.
    Q_PROPERTY(bool remembered MEMBER remembered NOTIFY changed)

public:
    using QObject::QObject;

    /// What names of that kind end in; none: any.
    [[nodiscard]] QStringList endingsOf(int kind) const;
    /// The ending that is added.
    [[nodiscard]] QString firstEnding() const { return ending.section(QLatin1Char(' '), 0, 0); }
    /// Where to begin. There is such a folder, if there is any.
    [[nodiscard]] std::filesystem::path startFolder() const;
    /// A name that is free in that folder.
    [[nodiscard]] QString freeName(const std::filesystem::path& folder) const;
    /// The user has decided.
    Q_INVOKABLE void answer(const QUrl& file);

    QString title;
    QString action;
    bool saving = false;
    QString ending;
    QString stem;
    QStringList kinds;
    QStringList endings;
    QUrl folder;
    QUrl beside;
    bool remembered = true;

signals:
    void changed();
    void answered(const QUrl& file);
};

} // namespace vozka
