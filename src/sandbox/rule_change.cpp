// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/rule_change.h"

#include "sandbox/board_pieces.h"

#include <algorithm>

namespace vozka::sandbox {

namespace {

/// Returns the kind of the figure in the other game. Requires: that game has it.
FigureKind kindIn(const RuleBook& then, FigureKind figure, const RuleBook& now)
{
    return then.findFigure(now.figureRule(figure).name())->kind();
}

/// Returns the index of the area in the other game, `std::nullopt` if it does not have that area.
std::optional<AreaIndex> areaIn(const RuleBook& then, AreaIndex area, const RuleBook& now)
{
    const auto found = std::ranges::find(then.areas(), now.areas()[area].word, &AreaSpec::word);
    if (found == then.areas().end())
        return {};
    return static_cast<AreaIndex>(found - then.areas().begin());
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
    if (token.at.kind() == SpotKind::Area) {
        const auto area = areaIn(then, token.at.area(), now);
        if (!area)
            return false;
        token.at = Spot::area(*area);
    }
    if (token.owner != noPlayer)
        token.figure = kindIn(then, token.figure, now);
    if (was.arg == TokenArg::FigureBeside && spec->arg != was.arg)
        token = {.kind = spec->kind, .at = Spot::tile(token.at.cell())};
    return true;
}

/// Removes the start tiles with fixed cells. Returns false if a figure or token is on one of them.
bool dropFixedTiles(const RuleBook& book, Position& position)
{
    const auto isOnFixed = [&](const PositionTile& tile) {
        return isFixedTile(book, tile.kind)
               && (std::ranges::any_of(position.figures,
                                       [&](const auto& figure) { return touches(figure, tile.at); })
                   || std::ranges::any_of(position.tokens,
                                          [&](const auto& token) { return token.isOn(tile.at); }));
    };
    if (std::ranges::any_of(position.tiles, isOnFixed))
        return false;
    std::erase_if(position.tiles, [&](const auto& tile) { return isFixedTile(book, tile.kind); });
    return true;
}

} // namespace

bool isFixedTile(const RuleBook& book, KindIndex kind)
{
    return std::ranges::any_of(book.startTiles(),
                               [&](const auto& tile) { return tile.isFixed && tile.kind == kind; });
}

void listFixedTiles(const RuleBook& book, Position& position)
{
    std::erase_if(position.tiles, [&](const auto& tile) { return isFixedTile(book, tile.kind); });
    std::vector<PositionTile> fixed;
    for (const auto& tile : book.startTiles())
        if (tile.isFixed)
            fixed.push_back({.kind = tile.kind, .at = tile.at});
    position.tiles.insert(position.tiles.begin(), fixed.begin(), fixed.end());
}

std::optional<records::PositionRecord> underRules(const records::PositionRecord& record, const Rules& now,
                                                  const records::RuleChoice& choice, const Rules& then)
{
    auto changed = record;
    changed.rules = choice;
    const bool staysFixed = std::ranges::all_of(now.book().startTiles(), [&](const auto& tile) {
        const auto kind = then.catalogue().find(now.catalogue().kind(tile.kind).id);
        return !tile.isFixed || isFixedTile(then.book(), kind);
    });
    if (!staysFixed && !dropFixedTiles(now.book(), changed.position))
        return {};
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
        const auto area = areaIn(then.book(), figure.area, now.book());
        if (!area || !isKnown(figure))
            return {};
        figure.area = *area;
        figure.kind = kindIn(then.book(), figure.kind, now.book());
    }
    // Drop tokens in hands and pieces in areas that the new rules do not have.
    std::vector<PositionToken> tokens;
    for (auto token : changed.position.tokens)
        if (adapt(token, now.book(), then.book()))
            tokens.push_back(token);
        else if (token.at.kind() != SpotKind::Hand && token.at.kind() != SpotKind::Area)
            return {};
    changed.position.tokens = std::move(tokens);
    listFixedTiles(then.book(), changed.position);
    return changed;
}

records::PositionRecord withPlayers(const records::PositionRecord& record,
                                    std::vector<records::PlayerEntry> players)
{
    auto changed = record;
    const auto count = static_cast<Player>(players.size());
    auto& position = changed.position;
    for (auto& tile : position.tiles)
        if (tile.owner != noPlayer && tile.owner >= count)
            tile.owner = noPlayer;
    if (position.toMove >= count)
        position.toMove = 0;
    if (!position.scores.empty())
        position.scores.resize(count);
    std::erase_if(position.tokens, [&](const PositionToken& token) {
        return token.at.kind() == SpotKind::Hand
               && (token.at.player() >= count || (token.owner != noPlayer && token.owner >= count));
    });
    changed.players = std::move(players);
    return changed;
}

} // namespace vozka::sandbox
