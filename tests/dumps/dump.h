// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Collects lines of text about the visible state and compares them with a file of this folder. With
// VOZKA_WRITE_DUMPS=1 the files are written instead. Then `git diff` shows every difference.
#pragma once

#include <QHash>
#include <QPointF>
#include <QStringList>

namespace vozka {

class Dump {
public:
    void note(const QString& line) { m_lines << line; }
    /// Replaces `text` by `id` in every cited text, longer texts first.
    void addId(const QString& id, const QString& text);
    /// Returns the text if it is short, otherwise its number. The first use writes the text.
    [[nodiscard]] QString cite(const QString& text);
    /// Writes the lines that a view has gained (+) and lost (-) since the last call with this name. Writes
    /// all lines (=) if the view has lost most of them. Adjacent lines that are equal up to a colon are
    /// joined.
    void noteChanges(const QString& name, const QStringList& lines);
    /// Fails with the first difference if the file "NAME.txt" has other lines.
    void expectSame(const QString& name) const;
    [[nodiscard]] const QStringList& lines() const { return m_lines; }

private:
    void noteAll(const QString& sign, const QStringList& lines);

    QStringList m_lines;
    QList<QPair<QString, QString>> m_ids;
    QHash<QString, int> m_texts;
    QHash<QString, QStringList> m_views;
};

/// Returns a hash of eight hexadecimal digits that is the same on every machine.
[[nodiscard]] QString hashOf(const QStringList& lines);
/// Returns a point in cells as text, for example "1.25,3".
[[nodiscard]] QString pointText(QPointF point);

} // namespace vozka
