// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/rule_change.h"

#include <algorithm>

namespace vozka::sandbox {

namespace {

/// Number that the kind of figure has in the other game. Requires: that game has it.
FigureKind kindIn(const RuleBook& then, FigureKind figure, const RuleBook& now)
{
    return then.findFigure(now.figureRule(figure).name())->kind();
}

/// What players hold goes with the rules that know it.
std::vector<Holding> knownOf(const std::vector<Holding>& holdings, const RuleBook& now, const RuleBook& then)
{
    std::vector<Holding> known;
    for (auto holding : holdings) {
        const auto& was = now.holdingKinds()[holding.kind];
        const auto& kinds = then.holdingKinds();
        const auto found = std::ranges::find_if(
            kinds, [&](const HoldingKind& kind) { return kind.field == was.field && kind.word == was.word; });
        if (found == kinds.end()
            || (was.isFigure && then.findFigure(now.figureRule(holding.figure).name()) == nullptr))
            continue;
        holding.kind = static_cast<HoldingIndex>(found - kinds.begin());
        if (was.isFigure)
            holding.figure = kindIn(then, holding.figure, now);
        known.push_back(holding);
    }
    return known;
}

} // namespace

std::optional<records::PositionRecord> underRules(const records::PositionRecord& record, const Rules& now,
                                                  const records::RuleChoice& choice, const Rules& then)
{
    auto changed = record;
    changed.rules = choice;
    for (auto& tile : changed.position.tiles) {
        tile.kind = then.catalogue().find(now.catalogue().kind(tile.kind).id);
        if (tile.kind == noKind)
            return {};
    }
    const auto isKnown = [&](const PositionFigure& figure) {
        return then.book().findFigure(now.book().figureRule(figure.kind).name()) != nullptr;
    };
    if (!std::ranges::all_of(changed.position.figures, isKnown))
        return {};
    for (auto& figure : changed.position.figures)
        figure.kind = kindIn(then.book(), figure.kind, now.book());
    for (auto& piece : changed.position.pieces) {
        const auto& specs = then.book().pieces();
        const auto word = now.book().pieces()[static_cast<std::size_t>(index(piece.kind))].word;
        const auto spec = std::ranges::find(specs, word, &PieceSpec::word);
        if (spec == specs.end())
            return {};
        piece.kind = spec->kind;
        if (!spec->standsByFigures)
            piece.by.reset();
        else if (piece.by)
            piece.by->kind = kindIn(then.book(), piece.by->kind, now.book());
    }
    changed.position.holdings = knownOf(record.position.holdings, now.book(), then.book());
    return changed;
}

records::PositionRecord withPlayers(const records::PositionRecord& record,
                                    std::vector<records::PlayerEntry> players)
{
    auto changed = record;
    const auto count = static_cast<Player>(players.size());
    auto& position = changed.position;
    for (auto& tile : position.tiles)
        if (tile.owner != nature && tile.owner >= count)
            tile.owner = nature;
    if (position.toMove >= count)
        position.toMove = 0;
    if (!position.scores.empty())
        position.scores.resize(count);
    std::erase_if(position.holdings, [&](const Holding& holding) {
        return holding.holder >= count || (holding.owner != nature && holding.owner >= count);
    });
    changed.players = std::move(players);
    return changed;
}

} // namespace vozka::sandbox
