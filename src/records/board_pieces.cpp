// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/board_pieces.h"

#include "records/game_head.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// Pieces of one pile, in a file.
constexpr int highestPile = 99;

/// The feature on which pieces are piled up on that tile, noFeature if it has none.
FeatureIndex pileFeature(const Rules& rules, const Position& position, Cell at)
{
    const auto tile = std::ranges::find(position.tiles, at, &PositionTile::at);
    // An unknown kind of tile is a fault of its own.
    if (tile == position.tiles.end() || tile->kind == noKind || !rules.book().piles())
        return noFeature;
    const auto& features = rules.catalogue().kind(tile->kind).features;
    const auto found = std::ranges::find(features, rules.book().piles()->kind, &TileFeature::kind);
    return found == features.end() ? noFeature : static_cast<FeatureIndex>(found - features.begin());
}

Player readPlayer(const Value& value, const Rules& rules)
{
    return static_cast<Player>(value.integer(0, rules.book().playerCount() - 1));
}

PositionPiece readPiece(const PieceSpec& spec, const Value& value, const Rules& rules,
                        const ActionWords& words)
{
    PositionPiece piece{spec.kind, {}, {}};
    if (!spec.standsByFigures) {
        piece.at = value.cell();
        return piece;
    }
    auto fields = value.fields();
    piece.at = fields.at("at").cell();
    if (const auto player = fields.find("player")) {
        PositionFigure figure;
        figure.at = piece.at;
        figure.player = readPlayer(*player, rules);
        figure.kind = words.readFigure(fields.at("figure"));
        figure.feature = words.readFeature(fields.at("feature"), piece.at);
        piece.by = figure;
    }
    fields.end();
    return piece;
}

void readPile(const Value& value, const Rules& rules, const ActionWords& words, Position& position)
{
    auto fields = value.fields();
    PositionPile pile;
    pile.at = fields.at("at").cell();
    pile.feature = pileFeature(rules, position, pile.at);
    pile.pieces = fields.at("pieces").integer(0, highestPile);
    position.piles.push_back(pile);
    if (const auto closer = fields.find("closedBy")) {
        auto who = closer->fields();
        PositionFigure figure;
        figure.player = readPlayer(who.at("player"), rules);
        figure.kind = words.readFigure(who.at("kind"));
        figure.at = pile.at;
        figure.feature = pile.feature;
        position.figures.push_back(figure);
        who.end();
    }
    fields.end();
}

std::string figureName(const Rules& rules, FigureKind kind)
{
    return jsonText(rules.book().figureRule(kind).name());
}

std::string pieceText(const PieceSpec& spec, const PositionPiece& piece, const Rules& rules,
                      const ActionWords& words)
{
    if (!spec.standsByFigures)
        return cellText(piece.at);
    ObjectText text;
    text.add("at", cellText(piece.at));
    if (piece.by) {
        text.add("player", std::to_string(piece.by->player));
        text.add("figure", figureName(rules, piece.by->kind));
        text.add("feature", jsonText(words.featureId({piece.at, piece.by->feature})));
    }
    return text.text();
}

std::string pileText(const PositionPile& pile, const Rules& rules, const Position& position)
{
    ObjectText text;
    text.add("at", cellText(pile.at)).add("pieces", std::to_string(pile.pieces));
    for (const auto& figure : position.figures)
        if (figure.at == pile.at && figure.feature == pile.feature && !figure.onCorner)
            text.add("closedBy", ObjectText()
                                     .add("player", std::to_string(figure.player))
                                     .add("kind", figureName(rules, figure.kind))
                                     .text());
    return text.text();
}

} // namespace

BoardPieceFields findBoardPieces(Fields& fields, const RuleBook& book)
{
    BoardPieceFields found;
    for (const auto& spec : book.pieces())
        if (const auto value = fields.find(spec.word))
            found.pieces.emplace_back(spec, *value);
    if (book.piles())
        found.piles = fields.find(book.piles()->word);
    return found;
}

void readBoardPieces(const BoardPieceFields& fields, const Rules& rules, const ActionWords& words,
                     Position& position)
{
    for (const auto& [spec, value] : fields.pieces)
        position.pieces.push_back(readPiece(spec, value, rules, words));
    if (fields.piles)
        for (const auto& entry : fields.piles->list())
            readPile(entry, rules, words, position);
}

bool standsOnPile(const Rules& rules, const Position& position, const PositionFigure& figure)
{
    const auto feature = pileFeature(rules, position, figure.at);
    return feature != noFeature && feature == figure.feature && !figure.onCorner;
}

std::vector<std::pair<Code, std::string>> boardPieceTexts(const Rules& rules, const ActionWords& words,
                                                          const Position& position)
{
    std::vector<std::pair<Code, std::string>> texts;
    for (const auto& spec : rules.book().pieces())
        for (const auto& piece : position.pieces)
            if (piece.kind == spec.kind)
                texts.emplace_back(spec.word, pieceText(spec, piece, rules, words));
    if (position.piles.empty() || !rules.book().piles())
        return texts;
    std::vector<std::string> piles;
    for (const auto& pile : position.piles)
        piles.push_back(pileText(pile, rules, position));
    texts.emplace_back(rules.book().piles()->word, listText(piles, ","));
    return texts;
}

} // namespace vozka::records
