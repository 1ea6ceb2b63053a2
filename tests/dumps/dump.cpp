// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dumps/dump.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vozka {

void Dump::addId(const QString& id, const QString& text)
{
    m_ids.append({u'{' + id + u'}', text});
    std::ranges::stable_sort(m_ids, std::greater(), [](const auto& each) { return each.second.size(); });
}

QString Dump::cite(const QString& text)
{
    QString shown = text;
    for (const auto& [id, full] : m_ids)
        shown.replace(full, id);
    shown.replace(u'\n', QLatin1String(" / "));
    if (shown.size() < 24)
        return u'"' + shown + u'"';
    const bool isNew = !m_texts.contains(shown);
    const int number = m_texts.value(shown, static_cast<int>(m_texts.size()));
    if (isNew) {
        m_texts.insert(shown, number);
        note(QStringLiteral("T%1 = \"%2\"").arg(number).arg(shown));
    }
    return QStringLiteral("T%1").arg(number);
}

void Dump::noteChanges(const QString& name, const QStringList& lines)
{
    note(name);
    const QStringList before = std::exchange(m_views[name], lines);
    QStringList removed = before;
    QStringList added;
    for (const auto& line : lines)
        if (!removed.removeOne(line))
            added << line;
    if (2 * removed.size() > before.size())
        noteAll(QStringLiteral(" = "), lines);
    else {
        noteAll(QStringLiteral(" + "), added);
        noteAll(QStringLiteral(" - "), removed);
    }
}

void Dump::noteAll(const QString& sign, const QStringList& lines)
{
    QString shared;
    for (const auto& line : lines) {
        const auto colon = line.indexOf(QLatin1String(": "));
        const QString prefix = line.left(colon);
        const bool mayJoin = colon >= 0 && !prefix.contains(u'"');
        if (mayJoin && prefix == shared)
            m_lines.back() += line.mid(colon + 1);
        else
            note(sign + line);
        shared = mayJoin ? prefix : QString();
    }
}

void Dump::expectSame(const QString& name) const
{
    const QString path = QDir(QStringLiteral(VOZKA_DUMPS)).filePath(name + QStringLiteral(".txt"));
    QFile file(path);
    if (qEnvironmentVariableIsSet("VOZKA_WRITE_DUMPS")) {
        ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
        file.write(m_lines.join(u'\n').toUtf8() + '\n');
        return;
    }
    ASSERT_TRUE(file.open(QIODevice::ReadOnly))
        << path.toStdString() << " cannot be read: VOZKA_WRITE_DUMPS=1 writes it";
    auto expected = QString::fromUtf8(file.readAll()).split(u'\n');
    expected.removeLast();
    const auto [line, expectedLine] =
        std::mismatch(m_lines.begin(), m_lines.end(), expected.begin(), expected.end());
    if (line == m_lines.end() && expectedLine == expected.end())
        return;
    const auto index = line - m_lines.begin();
    constexpr qsizetype context = 4;
    const auto excerpt = [&](const QStringList& all, qsizetype from, qsizetype to) {
        return all.mid(std::max<qsizetype>(from, 0), to - std::max<qsizetype>(from, 0))
            .join(u'\n')
            .toStdString();
    };
    ADD_FAILURE() << path.toStdString() << ':' << index + 1 << "\n"
                  << excerpt(expected, index - context, index) << "\nexpected:\n"
                  << excerpt(expected, index, index + context) << "\nis:\n"
                  << excerpt(m_lines, index, index + context)
                  << "\nVOZKA_WRITE_DUMPS=1 writes the file again, then git diff shows all differences.";
}

QString hashOf(const QStringList& lines)
{
    const auto sum = QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Md5);
    return QString::fromLatin1(sum.toHex().left(8));
}

QString pointText(QPointF point)
{
    const auto rounded = [](qreal value) { return QString::number(std::round(value * 100) / 100 + 0.0); };
    return rounded(point.x()) + u',' + rounded(point.y());
}

} // namespace vozka
