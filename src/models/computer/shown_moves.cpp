// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/shown_moves.h"

#include "models/text/contexts.h"
#include "players/reasons.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vozka {

namespace {

/// Letters of places, in the order of their first use.
class Letters {
public:
    /// Returns the letter of that place. All places on the same feature have one letter.
    QString of(const NamedPlace& place)
    {
        const auto found = std::ranges::find_if(m_places, [&](const NamedPlace& each) {
            return place.feature == noSegment ? each.at == place.at : each.feature == place.feature;
        });
        const auto index = static_cast<std::size_t>(found - m_places.begin());
        if (found == m_places.end()) {
            m_places.push_back(place);
            // After Z, small letters follow.
            constexpr std::size_t letters = 26;
            const auto first = index < letters ? u'A' : u'a';
            m_rows.push_back({QChar(static_cast<char16_t>(first + index % letters)), place.at});
        }
        return m_rows[index].letter;
    }
    [[nodiscard]] std::vector<LetterRow> rows() const { return m_rows; }

private:
    std::vector<NamedPlace> m_places;
    std::vector<LetterRow> m_rows;
};

/// Calls `add(move)` for moves with the same `text` as another move for which `part` is different.
template<class Text, class Part, class Add>
void distinguish(std::vector<MoveRow>& rows, Text text, Part part, Add add)
{
    const auto before = rows;
    for (auto& row : rows)
        if (std::ranges::any_of(before, [&](const MoveRow& other) {
                return text(other.move) == text(row.move) && part(other.move) != part(row.move);
            }))
            add(row.move);
}

/// Text of the placed tile; empty if none.
QString placementOf(const ShownMove& move)
{
    return move.tile ? move.words[move.placement] : QString();
}

/// Replaces the slots by letters, and returns the letters.
QString insertLetters(QString& text, const std::vector<NamedPlace>& places, Letters& letters)
{
    QString named;
    for (std::size_t place = 0; place < places.size(); ++place)
        if (text.contains(slotOf(place))) {
            named += letters.of(places[place]);
            text.replace(slotOf(place), named.back());
        }
    return named;
}

/// Replaces the slots of these reasons by letters. `end` can be greater than their number.
void insertLetters(MoveRow& row, qsizetype begin, qsizetype end, Letters& letters)
{
    auto& texts = row.reasons.texts;
    for (qsizetype i = begin; i < std::min(end, texts.size()); ++i)
        row.reasonLetters << insertLetters(texts[i], row.reasons.places, letters);
}

} // namespace

ShownMoves shownTogether(std::vector<MoveRow> rows)
{
    Letters letters;
    for (auto& row : rows)
        for (auto& words : row.move.words)
            insertLetters(words, row.move.places, letters);
    distinguish(
        rows, placementOf, [](const ShownMove& move) { return move.tile; },
        [&](ShownMove& move) {
            if (move.tile)
                //: %1 is a move, %2 the letter of a space on the board.
                move.words[move.placement] =
                    TableTexts::tr("%1, space %2", "a move")
                        .arg(move.words[move.placement], letters.of({noSegment, {*move.tile, spaceLetter}}));
        });
    distinguish(
        rows, placementOf, [](const ShownMove& move) { return move.turns; },
        [](ShownMove& move) {
            constexpr int quarter = 90;
            const QString& words = move.words[move.placement];
            move.words[move.placement] =
                move.turns == 0
                    ? TableTexts::tr("%1, not turned", "a move").arg(words)
                    //: %1 is a move, %2 the turn of its tile in degrees.
                    : TableTexts::tr("%1, turned %2°", "a move").arg(words).arg(move.turns * quarter);
        });
    distinguish(
        rows, [](const ShownMove& move) { return move.words; },
        [](const ShownMove& move) { return std::tuple(move.figure, move.place.x(), move.place.y()); },
        [&](ShownMove& move) {
            if (move.figure)
                move.words.back() += QChar(QChar::Nbsp) + letters.of({noSegment, {*move.figure, move.place}});
        });
    constexpr auto shownFirst = static_cast<qsizetype>(reasonsShownFirst);
    for (auto& row : rows)
        insertLetters(row, 0, shownFirst, letters);
    const auto mainLetters = letters.rows().size();
    for (auto& row : rows)
        insertLetters(row, shownFirst, row.reasons.texts.size(), letters);
    for (auto row = rows.begin(); row != rows.end(); ++row)
        row->betterMovesAtCell = static_cast<int>(std::count_if(rows.begin(), row, [&](const MoveRow& other) {
            return row->hasTile() && other.move.tile == row->move.tile;
        }));
    return {std::move(rows), letters.rows(), mainLetters};
}

std::vector<LetterRow> ShownMoves::lettersWith(int chosen) const
{
    std::vector<LetterRow> shown;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const bool isChosen =
            chosen >= 0 && std::cmp_less(chosen, rows.size())
            && rows[static_cast<std::size_t>(chosen)].reasonLetters.join(QString()).contains(
                letters[i].letter);
        if (i < mainLetters || isChosen)
            shown.push_back(letters[i]);
    }
    return shown;
}

std::vector<Spot> ShownMoves::placesOf(int row, int reason) const
{
    std::vector<Spot> places;
    if (row < 0 || !std::cmp_less(row, rows.size()))
        return places;
    const QString named = rows[static_cast<std::size_t>(row)].reasonLetters.value(reason);
    for (const auto& letter : letters)
        if (named.contains(letter.letter))
            places.push_back(letter.at.feature < 0 ? Spot::tile(letter.at.cell)
                                                   : Spot::feature(letter.at.cell, static_cast<FeatureIndex>(
                                                                                       letter.at.feature)));
    return places;
}

} // namespace vozka
