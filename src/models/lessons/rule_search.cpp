// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/rule_search.h"

#include "lessons/rule_pages.h"
#include "models/text/read_out.h"

#include <QRegularExpression>

#include <algorithm>

namespace vozka {

namespace {

/// Fewer letters are the beginning of too many names.
constexpr qsizetype fewestLetters = 3;

/// Small letters without accents, and apostrophes as they are typed: "Klášter" becomes "klaster".
QString plain(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_D).toLower();
    letters.removeIf([](QChar letter) { return letter.category() == QChar::Mark_NonSpacing; });
    return letters.replace(QChar(u'’'), QLatin1Char('\''));
}

/// The typed word is that name: its beginning, or the name with an ending.
bool names(const QString& typed, const QString& name, qsizetype longestEnding)
{
    return name.startsWith(typed) || (typed.startsWith(name) && typed.size() - name.size() <= longestEnding);
}

template<class List>
QStringList plainOnes(const List& list)
{
    QStringList all;
    for (const auto& name : list)
        if constexpr (std::is_same_v<List, QStringList>)
            all << plain(name);
        else
            all << plain(QString::fromStdString(name));
    return all;
}

/// All names of what that word names, in every language; none for a word that names nothing.
QStringList namesFor(const QString& typed)
{
    constexpr qsizetype englishEnding = 1;
    constexpr qsizetype otherEnding = 4;
    QStringList found;
    if (typed.size() < fewestLetters)
        return found;
    for (const auto& group : lessons::ruleBookText().names) {
        const QStringList english = plainOnes(group.english);
        const QStringList others = plainOnes(group.czech) + plainOnes(namesInOtherLanguage(group.english));
        const auto isNamed = [&](const QStringList& list, qsizetype ending) {
            return std::ranges::any_of(list, [&](const QString& name) { return names(typed, name, ending); });
        };
        if (isNamed(english, englishEnding) || isNamed(others, otherEnding))
            found << english << others;
    }
    return found;
}

} // namespace

RuleSearch::RuleSearch(const QString& words)
{
    for (const auto& word : plain(words).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        m_words.push_back({word, namesFor(word)});
}

bool RuleSearch::finds(const QString& text) const
{
    static const QRegularExpression apart(QStringLiteral("\\W+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString all = plain(text);
    const QStringList parts = all.split(apart, Qt::SkipEmptyParts);
    return std::ranges::all_of(m_words, [&](const Word& word) {
        return all.contains(word.text) || std::ranges::any_of(word.names, [&](const QString& name) {
                   return std::ranges::any_of(parts,
                                              [&](const QString& part) { return part.startsWith(name); });
               });
    });
}

} // namespace vozka
