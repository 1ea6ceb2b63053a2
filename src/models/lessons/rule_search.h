// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which texts a search of the rule book finds: those that have all of its words in them, whatever accents and
// capitals are typed, and whichever name of a thing: "cloister" finds what speaks of monasteries.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace vozka {

class RuleSearch {
public:
    explicit RuleSearch(const QString& words);
    [[nodiscard]] bool finds(const QString& text) const;

private:
    /// A word that is looked for, and the beginnings of words that stand for it.
    struct Word {
        QString text;
        QStringList names;
    };
    std::vector<Word> m_words;
};

} // namespace vozka
