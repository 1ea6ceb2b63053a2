// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/rule_search.h"

#include "lessons/rule_pages.h"
#include "models/text/lesson_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace vozka {

namespace {

/// A shorter word is the beginning of too many others: it matches whole words only.
constexpr qsizetype fewestLetters = 3;

/// How well a word of the text matches a typed word.
constexpr double sameWord = 1.0;
constexpr double sameBeginning = 0.9;
constexpr double otherName = 0.8;
constexpr double sameStem = 0.6;

/// Weights of a match in the chapter title, compared with a match in the text.
constexpr double inTitle = 0.5;
constexpr double inTitleToo = 0.25;

/// Lower case without accents, with typewriter apostrophes: "Klášter" becomes "klaster".
QString plain(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_D).toLower();
    letters.removeIf([](QChar letter) { return letter.category() == QChar::Mark_NonSpacing; });
    return letters.replace(QChar(u'’'), QLatin1Char('\''));
}

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression apart(QStringLiteral("\\W+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    return plain(text).split(apart, Qt::SkipEmptyParts);
}

/// Returns true if the typed word is the beginning of the name, or the name with an ending.
bool names(const QString& typed, const QString& name, qsizetype longestEnding)
{
    return name.startsWith(typed) || (typed.startsWith(name) && typed.size() - name.size() <= longestEnding);
}

/// All names, in the shown language, of the things that this word names; empty if it names nothing. English
/// names are known in every language.
QStringList namesFor(const QString& typed)
{
    constexpr qsizetype endingOfShortName = 1;
    constexpr qsizetype englishEnding = 3;
    constexpr qsizetype otherEnding = 4;
    constexpr qsizetype lettersOfShortName = 4;
    QStringList found;
    if (typed.size() < fewestLetters)
        return found;
    for (const auto& group : lessons::ruleBookText().names) {
        const QStringList shown = namesShown(group);
        const bool isEnglish = std::ranges::any_of(group.english, [&](const std::string& english) {
            const QString name = plain(QString::fromStdString(english));
            return names(typed, name, name.size() <= lettersOfShortName ? endingOfShortName : englishEnding);
        });
        const bool isShown = !isShownInEnglish() && std::ranges::any_of(shown, [&](const QString& name) {
            return names(typed, plain(name), otherEnding);
        });
        if (isEnglish || isShown)
            for (const auto& name : shown)
                found << plain(name);
    }
    return found;
}

/// The word without its last letters, which may be an ending.
QString stem(const QString& typed)
{
    constexpr qsizetype shortestStem = 4;
    constexpr qsizetype longestEnding = 3;
    return typed.left(std::max(std::min(typed.size(), shortestStem), typed.size() - longestEnding));
}

/// Words of a question that say nothing about its subject.
QStringList ignoredWords()
{
    //: Words that a search of the rules ignores, separated by spaces: those with which questions are asked in
    //: your language, its articles, pronouns and prepositions. No other words of this text are shown
    //: anywhere.
    return wordsOf(QCoreApplication::translate(
        "RuleSearch",
        "a an the is are was be do does did how what when where who whom which why can could may might "
        "must should will would i my me you your we they it its this that there and or of on in into "
        "to at by from for with if as not no any some many much get gets have has happens happen"));
}

bool isRuleId(const QString& typed)
{
    static const QRegularExpression id(QStringLiteral("^[a-z0-9-]+(\\.[a-z0-9-]+)+$"));
    return id.match(typed).hasMatch();
}

} // namespace

RuleSearch::RuleSearch(const QString& words)
{
    const QStringList ignored = ignoredWords();
    std::vector<Word> all;
    for (const auto& typed :
         words.toLower().split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts)) {
        if (isRuleId(typed)) {
            all.push_back({typed, {}, true});
            continue;
        }
        for (const auto& word : wordsOf(typed))
            all.push_back({word, namesFor(word)});
    }
    std::ranges::copy_if(all, std::back_inserter(m_words),
                         [&](const Word& word) { return !ignored.contains(word.text); });
    if (m_words.empty())
        m_words = std::move(all);
}

double RuleSearch::strength(const Word& word, const QStringList& parts)
{
    if (parts.contains(word.text))
        return sameWord;
    if (word.text.size() < fewestLetters)
        return 0;
    const auto begins = [&](const QString& beginning) {
        return std::ranges::any_of(parts, [&](const QString& part) { return part.startsWith(beginning); });
    };
    if (begins(word.text))
        return sameBeginning;
    if (std::ranges::any_of(word.names, begins))
        return otherName;
    return begins(stem(word.text)) ? sameStem : 0;
}

RuleRanking RuleSearch::rank(const std::vector<SearchedRule>& rules) const
{
    struct Candidate {
        std::size_t rule = 0;
        int inText = 0;
        int inAny = 0;
        double score = 0;
    };
    std::vector<Candidate> candidates(rules.size());
    std::vector<QStringList> texts;
    std::vector<QStringList> titles;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        candidates[i].rule = i;
        texts.push_back(wordsOf(rules[i].text));
        titles.push_back(wordsOf(rules[i].chapter));
    }
    int words = 0;
    for (const auto& word : m_words) {
        std::vector<std::pair<double, double>> matches;
        std::size_t hits = 0;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (word.isId)
                matches.emplace_back(rules[i].id.startsWith(word.text) ? sameWord : 0, 0);
            else
                matches.emplace_back(strength(word, texts[i]), strength(word, titles[i]));
            if (matches[i] != std::pair(0.0, 0.0))
                ++hits;
        }
        // The user may be about to type the rest of a short word.
        if (hits == 0 && word.text.size() < fewestLetters)
            continue;
        ++words;
        // A word that few rules contain has more weight than a word that many rules contain.
        constexpr double leastWeight = 0.1;
        const double weight =
            std::log(static_cast<double>(rules.size() + 1) / static_cast<double>(hits + 1)) + leastWeight;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const auto [text, title] = matches[i];
            candidates[i].inText += text > 0 ? 1 : 0;
            candidates[i].inAny += text > 0 || title > 0 ? 1 : 0;
            candidates[i].score += weight * (std::max(text, inTitle * title) + inTitleToo * title);
        }
    }
    RuleRanking ranking;
    if (words == 0) {
        ranking.order.resize(rules.size());
        std::iota(ranking.order.begin(), ranking.order.end(), 0);
        return ranking;
    }
    // First rules with all words in the text, then rules with all words in text or title, then other rules.
    const auto rank = [words](const Candidate& candidate) {
        const int tier = candidate.inText == words ? 0 : candidate.inAny == words ? 1 : 2;
        constexpr double shareOfCoverage = 0.6;
        const double coverage = static_cast<double>(candidate.inAny) / words;
        return std::tuple(tier, -candidate.score * (1 - shareOfCoverage + shareOfCoverage * coverage));
    };
    std::erase_if(candidates, [](const Candidate& candidate) { return candidate.inAny == 0; });
    std::ranges::stable_sort(candidates, {}, rank);
    const auto whole = static_cast<std::size_t>(
        std::ranges::count_if(candidates, [words](const Candidate& each) { return each.inAny == words; }));
    ranking.isNearest = whole == 0;
    candidates.resize(std::min(candidates.size(), std::max(whole, fewestFound)));
    for (const auto& candidate : candidates)
        ranking.order.push_back(candidate.rule);
    return ranking;
}

} // namespace vozka
