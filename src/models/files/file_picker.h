// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One's way through the folders to a file that is to be opened or saved: what lies in the folder, and what
// comes of a name that was chosen or typed.
#pragma once

#include "models/files/file_question.h"
#include "models/files/file_rows.h"
#include "models/files/file_target.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace vozka {

// moc passes over a base that is a template, and QML's tools would not know that this is a list.
#ifdef Q_MOC_RUN
#define VOZKA_FILE_ROWS QAbstractListModel
#else
#define VOZKA_FILE_ROWS RowModel<FileRow>
#endif

class FilePicker : public VOZKA_FILE_ROWS {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::FileQuestion* question READ question NOTIFY begun)
    /// The path of the folder, for people.
    Q_PROPERTY(QString folder READ folder NOTIFY moved)
    Q_PROPERTY(bool canGoUp READ canGoUp NOTIFY moved)
    /// Which of the question's kinds of files are shown.
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY kindChanged)
    /// Folders that many want, by name.
    Q_PROPERTY(QStringList places READ places NOTIFY begun)
    /// Why nothing has come of what was asked last, in a sentence; empty if something has.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    using RowModel::RowModel;

    [[nodiscard]] FileQuestion* question() const { return m_question; }
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool canGoUp() const { return m_folder.has_relative_path(); }
    [[nodiscard]] int kind() const { return m_kind; }
    void setKind(int kind);
    [[nodiscard]] QStringList places() const;
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Goes to where that question begins.
    Q_INVOKABLE void begin(vozka::FileQuestion* question);
    /// To a folder that was typed: a path, or from here. A file that is to be opened is taken.
    Q_INVOKABLE void goTo(const QString& typed);
    Q_INVOKABLE void goToPlace(int place);
    /// To the folder above.
    Q_INVOKABLE void goUp();
    /// A name that is free here.
    Q_INVOKABLE [[nodiscard]] QString proposal() const;
    /// How much of that name stands before the ending.
    Q_INVOKABLE [[nodiscard]] int stemLength(const QString& name) const;
    /// Enters a folder, or takes a file.
    Q_INVOKABLE void choose(const QString& typed);
    Q_INVOKABLE void chooseRow(int row);
    /// Makes a folder here and goes there; false if that cannot be.
    Q_INVOKABLE bool makeFolder(const QString& name);
    /// The next row after that one, round to it, whose name begins so; -1 if there is none.
    Q_INVOKABLE [[nodiscard]] int rowThatBegins(const QString& with, int after) const;
    /// The row that was left by going up; the first otherwise; -1 in an empty folder.
    Q_INVOKABLE [[nodiscard]] int firstRow() const;
    Q_INVOKABLE [[nodiscard]] QString nameAt(int row) const;
    Q_INVOKABLE [[nodiscard]] bool isFolderAt(int row) const;
    Q_INVOKABLE void forgetProblem() { setProblem({}); }

signals:
    void begun();
    /// Another folder is shown.
    void moved();
    void kindChanged();
    void problemChanged();
    /// That file, whose name is free if something is to be saved.
    void chosen(const QUrl& file);
    /// Saving there would replace a file of that name; what is lost of it is kept under the other.
    void occupied(const QUrl& file, const QString& name, const QString& copy);

private:
    bool enter(const std::filesystem::path& folder);
    void read();
    void take(const std::filesystem::path& path);
    void setProblem(const QString& problem);

    QPointer<FileQuestion> m_question;
    std::filesystem::path m_folder;
    std::filesystem::path m_left;
    int m_kind = 0;
    QString m_problem;
};

} // namespace vozka
