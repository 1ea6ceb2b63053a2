// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Full-text search of the rule book. Finds rules by the beginnings of words, without regard to accents and
// capitals, and by every name of a thing: "cloister" finds rules about monasteries.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace vozka {

struct SearchedRule {
    QString id;
    QString text;
    QString chapter;
};

struct RuleRanking {
    /// Indices of the found rules, the best first.
    std::vector<std::size_t> order;
    /// True if no rule contains all words. Then `order` has the best rules that contain some of the words.
    bool isNearest = false;
};

class RuleSearch {
public:
    /// The fewest rules that a search returns, if that many contain any of its words.
    static constexpr std::size_t fewestFound = 3;

    /// `words` may be a question: words such as "how" and "the" are ignored.
    explicit RuleSearch(const QString& words);

    /// Returns the found rules. Without words to search for, returns all rules in their order.
    [[nodiscard]] RuleRanking rank(const std::vector<SearchedRule>& rules) const;

private:
    struct Word {
        QString text;
        /// Beginnings of words that mean the same, in the shown language.
        QStringList names;
        /// True if the word is compared with the beginnings of rule ids, not with texts.
        bool isId = false;
    };

    [[nodiscard]] static double strength(const Word& word, const QStringList& parts);

    std::vector<Word> m_words;
};

} // namespace vozka
