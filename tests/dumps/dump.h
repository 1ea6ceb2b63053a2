// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lines of text about what a player sees, compared with a file of this folder. VOZKA_WRITE_DUMPS=1 writes the
// files again; `git diff` then shows every difference.
#pragma once

#include <QHash>
#include <QPointF>
#include <QStringList>

namespace vozka {

class Dump {
public:
    void note(const QString& line) { m_lines << line; }
    /// Replaces that text by its id in every text that is cited. Long texts first, if one contains another.
    void addId(const QString& id, const QString& text);
    /// The text itself if it is short, else its number. The first use writes the text.
    [[nodiscard]] QString cite(const QString& text);
    /// Writes the lines that the view of that name has gained (+) and lost (-) since it was last written, or
    /// all of its lines (=) if it has lost most of them. Lines that are equal up to a colon are joined.
    void view(const QString& name, const QStringList& lines);
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

/// A hash of eight hexadecimal digits that is the same on every machine.
[[nodiscard]] QString hashOf(const QStringList& lines);
/// "1.25,3" for a point in cells.
[[nodiscard]] QString pointText(QPointF point);

} // namespace vozka
