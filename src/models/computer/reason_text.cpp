// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/reason_text.h"

#include "models/board/board_scene.h"
#include "models/text/message_text.h"
#include "players/reasons.h"
#include "wording/messages.h"

#include <algorithm>

namespace vozka {

namespace {

State after(const Rules& rules, const State& before, std::span<const Action> actions)
{
    State state = before;
    for (const auto& action : actions)
        rules.apply(state, action);
    return state;
}

/// Makes the texts of one move.
class Writer {
public:
    Writer(const Table& table, const ComparedMoves& moves, Player reader, const QString& otherMove,
           bool hasLetters = true)
        : m_table(table),
          m_before(*moves.before),
          m_states{after(*table.rules, m_before, moves.move), after(*table.rules, m_before, moves.other)},
          m_placements{placed(moves.move), placed(moves.other)},
          m_reader(reader),
          m_otherMove(otherMove.toStdString()),
          m_hasLetters(hasLetters)
    {}

    void add(const Fact& reason)
    {
        wording::ReasonNames names{.reader = m_reader, .otherMove = m_otherMove, .hasLetters = m_hasLetters};
        const auto& named = reason.example.empty() ? reason : reason.example.front();
        const std::size_t move = named.isOfOther ? 1 : 0;
        if (named.feature)
            names.feature = slotFor(placeOf(*named.feature, move));
        if (named.joined)
            names.joined = slotFor(placeOf(*named.joined, move));
        for (const auto& part : named.parts)
            names.parts.push_back(slotFor(placeOf(part, move)));
        for (const auto& target : named.targets)
            names.targets.push_back(slotFor(placeOf(target, move)));
        if (named.cell)
            names.cell = slotFor({noSegment, {*named.cell, spaceLetter}});
        const wording::Names all{&m_table.rules->book(), m_table.players};
        m_result.texts << messageText(wording::messageOf(reason, all, names));
    }
    [[nodiscard]] ReasonTexts result() const { return m_result; }

private:
    static Cell placed(std::span<const Action> actions)
    {
        const auto found = std::ranges::find_if(actions, placesTile);
        return found == actions.end() ? Cell{} : found->at.cell();
    }

    [[nodiscard]] NamedPlace placeOf(const FactFeature& feature, std::size_t move) const
    {
        if (feature.before != noSegment) {
            const Segment root = m_before->board.root(feature.before);
            return {root, letterPlace(tableAt(m_table, m_before), m_before, root, m_placements.at(move))};
        }
        const Table now = tableAt(m_table, m_states.at(move));
        return {noSegment, {feature.at.at, footOfFigureOn(now, now.segmentAt(feature.at))}};
    }

    /// Returns the slot of the place; without letters, the slot that `withLetter` removes.
    std::string slotFor(const NamedPlace& place)
    {
        if (!m_hasLetters)
            return QString(letterSlot).toStdString();
        auto& places = m_result.places;
        auto found = std::ranges::find(places, place);
        if (found == places.end())
            found = places.insert(places.end(), place);
        return QString(slotOf(static_cast<std::size_t>(found - places.begin()))).toStdString();
    }

    const Table& m_table;
    const State& m_before;
    std::array<State, 2> m_states;
    std::array<Cell, 2> m_placements;
    Player m_reader;
    std::string m_otherMove;
    bool m_hasLetters;
    ReasonTexts m_result;
};

} // namespace

QChar slotOf(std::size_t place)
{
    // The first character for private use.
    return QChar(static_cast<char16_t>(u'\ue000' + place));
}

ReasonTexts reasonTexts(const Table& table, const ComparedMoves& moves, const std::vector<Fact>& reasons,
                        Player reader, const QString& otherMove)
{
    Writer writer(table, moves, reader, otherMove);
    for (const auto& reason : reasons)
        if (isShown(reason, reasons))
            writer.add(reason);
    return writer.result();
}

QStringList textsWithoutLetters(const Table& table, const ComparedMoves& moves,
                                const std::vector<Fact>& reasons)
{
    Writer writer(table, moves, noPlayer, {}, false);
    for (const auto& reason : reasons)
        if (isShown(reason, reasons))
            writer.add(reason);
    QStringList texts = writer.result().texts;
    for (auto& text : texts)
        text = withLetter(text, QString());
    return texts;
}

} // namespace vozka
