// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/rule_change.h"

#include "sandbox/board_pieces.h"

#include <algorithm>

namespace vozka::sandbox {

namespace {

/// Returns the kind of the figure in the other game. Requires: that game has it.
FigureKind kindIn(const RuleBook& newRules, FigureKind figure, const RuleBook& oldRules)
{
    return newRules.findFigure(oldRules.figureRule(figure).name())->kind();
}

/// Returns the index of the area in the other game, `std::nullopt` if it does not have that area.
std::optional<AreaIndex> areaIn(const RuleBook& newRules, AreaIndex area, const RuleBook& oldRules)
{
    const auto found = std::ranges::find(newRules.areas(), oldRules.areas()[area].word, &AreaSpec::word);
    if (found == newRules.areas().end())
        return {};
    return static_cast<AreaIndex>(found - newRules.areas().begin());
}

/// Adapts the token to the other rules. Returns false if they do not have it.
bool adapt(PositionToken& token, const RuleBook& oldRules, const RuleBook& newRules)
{
    const auto& oldSpec = oldRules.token(token.kind);
    const auto* const newSpec = newRules.findToken(oldSpec.word);
    if (newSpec == nullptr || token.number.value_or(0) >= newSpec->pairs
        || (oldSpec.isFigure() && newRules.findFigure(oldRules.figureRule(token.figure).name()) == nullptr))
        return false;
    token.kind = newSpec->kind;
    if (token.at.kind() == SpotKind::Area) {
        const auto area = areaIn(newRules, token.at.area(), oldRules);
        if (!area)
            return false;
        token.at = Spot::area(*area);
    }
    if (token.owner != noPlayer)
        token.figure = kindIn(newRules, token.figure, oldRules);
    if (oldSpec.arg == TokenArg::FigureBeside && newSpec->arg != oldSpec.arg)
        token = {.kind = newSpec->kind, .at = Spot::tile(token.at.cell())};
    return true;
}

/// Removes the start tiles with fixed cells. Returns false if a figure or token is on one of them.
bool removeFixedTiles(const RuleBook& book, Position& position)
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

std::optional<records::PositionRecord> underRules(const records::PositionRecord& record,
                                                  const Rules& oldRules, const records::RuleChoice& choice,
                                                  const Rules& newRules)
{
    auto changed = record;
    changed.rules = choice;
    const bool keepsFixedTiles = std::ranges::all_of(oldRules.book().startTiles(), [&](const auto& tile) {
        const auto kind = newRules.catalogue().find(oldRules.catalogue().kind(tile.kind).id);
        return !tile.isFixed || isFixedTile(newRules.book(), kind);
    });
    if (!keepsFixedTiles && !removeFixedTiles(oldRules.book(), changed.position))
        return {};
    for (auto& tile : changed.position.tiles) {
        tile.kind = newRules.catalogue().find(oldRules.catalogue().kind(tile.kind).id);
        if (tile.kind == noKind)
            return {};
    }
    const auto isKnown = [&](const auto& figure) {
        return newRules.book().findFigure(oldRules.book().figureRule(figure.kind).name()) != nullptr;
    };
    if (!std::ranges::all_of(changed.position.figures, isKnown))
        return {};
    for (auto& figure : changed.position.figures)
        figure.kind = kindIn(newRules.book(), figure.kind, oldRules.book());
    for (auto& figure : changed.position.inAreas) {
        const auto area = areaIn(newRules.book(), figure.area, oldRules.book());
        if (!area || !isKnown(figure))
            return {};
        figure.area = *area;
        figure.kind = kindIn(newRules.book(), figure.kind, oldRules.book());
    }
    // Drop tokens in hands and pieces in areas that the new rules do not have.
    std::vector<PositionToken> tokens;
    for (auto token : changed.position.tokens)
        if (adapt(token, oldRules.book(), newRules.book()))
            tokens.push_back(token);
        else if (token.at.kind() != SpotKind::Hand && token.at.kind() != SpotKind::Area)
            return {};
    changed.position.tokens = std::move(tokens);
    listFixedTiles(newRules.book(), changed.position);
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
        const bool isInHand = token.at.kind() == SpotKind::Hand;
        return (isInHand && token.at.player() >= count) || (token.owner != noPlayer && token.owner >= count);
    });
    changed.players = std::move(players);
    return changed;
}

} // namespace vozka::sandbox
