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

/// Adapts the token to the other rules. Returns false if they do not have it.
bool adapt(PositionToken& token, const RuleBook& now, const RuleBook& then)
{
    const auto& was = now.token(token.kind);
    const auto* const spec = then.findToken(was.word);
    if (spec == nullptr
        || (was.isFigure() && then.findFigure(now.figureRule(token.figure).name()) == nullptr))
        return false;
    token.kind = spec->kind;
    if (token.owner != nature)
        token.figure = kindIn(then, token.figure, now);
    if (was.arg == TokenArg::FigureBeside && spec->arg != was.arg)
        token = {.kind = spec->kind, .at = Spot::tile(token.at.cell())};
    return true;
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
    const auto isKnown = [&](const auto& figure) {
        return then.book().findFigure(now.book().figureRule(figure.kind).name()) != nullptr;
    };
    if (!std::ranges::all_of(changed.position.figures, isKnown))
        return {};
    for (auto& figure : changed.position.figures)
        figure.kind = kindIn(then.book(), figure.kind, now.book());
    for (auto& figure : changed.position.inAreas) {
        const auto area =
            std::ranges::find(then.book().areas(), now.book().areas()[figure.area].word, &AreaSpec::word);
        if (area == then.book().areas().end() || !isKnown(figure))
            return {};
        figure.area = static_cast<AreaIndex>(area - then.book().areas().begin());
        figure.kind = kindIn(then.book(), figure.kind, now.book());
    }
    // Tokens that players hold stay with the rules that have them.
    std::vector<PositionToken> tokens;
    for (auto token : changed.position.tokens)
        if (adapt(token, now.book(), then.book()))
            tokens.push_back(token);
        else if (token.at.kind() != SpotKind::Hand)
            return {};
    changed.position.tokens = std::move(tokens);
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
    std::erase_if(position.inAreas, [&](const FigureInArea& figure) { return figure.player >= count; });
    std::erase_if(position.tokens, [&](const PositionToken& token) {
        return token.at.kind() == SpotKind::Hand
               && (token.at.player() >= count || (token.owner != nature && token.owner >= count));
    });
    changed.players = std::move(players);
    return changed;
}

} // namespace vozka::sandbox
