// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/other_choices.h"

#include "engine/insight/worth.h"
#include "engine/rules/hooks/early_actions.h"
#include "models/art/tile_art.h"
#include "models/base/utf8.h"
#include "models/board/area_actions.h"
#include "models/board/board_scene.h"
#include "models/board/link_spot.h"
#include "models/overlays/pile_scene.h"
#include "models/text/consequences.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Returns the segment of the action; noSegment if it concerns the whole tile, as actions with a direction
/// do.
Segment segmentOfAction(const Table& table, const Action& action, const ActionForm& form, Cell cell)
{
    const auto tile = table.board().tileAt(cell);
    if (form.names(ArgType::Side))
        return noSegment;
    if (action.at.isFeature())
        return table.board().segmentOf(tile, action.at.feature());
    if (action.at.isCorner())
        return segmentOf(table.rules->book(), **table.state, action.at);
    for (const auto& token : (*table.state)->tokens.all())
        if (table.rules->book().token(token.kind).isPile() && token.spot == SpotKind::Feature
            && (*table.state)->cellOf(token) == cell)
            return token.where;
    return noSegment;
}

/// Requires: the action names two features of one tile.
std::array<Segment, 2> linkedBy(const Table& table, const Action& action)
{
    const auto tile = table.board().tileAt(action.at.cell());
    return {table.board().segmentOf(tile, action.at.feature()),
            table.board().segmentOf(tile, action.to.feature())};
}

const Figure* figureOf(const Table& table, const Choice& choice)
{
    const auto figures = (*table.state)->figuresOnBoard();
    const Player owner = choice.action.player == noPlayer ? (*table.state)->toMove : choice.action.player;
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
        const bool isThere = choice.spot.isCorner()
                                 ? figure.onCorner && table.board().cellOf(figure.segment) == choice.cell()
                                 : !figure.onCorner && figure.segment == choice.segment;
        return isThere && figure.kind == choice.action.figure && figure.player == owner;
    });
    return found == figures.end() ? nullptr : &*found;
}

/// Places the marker around the figure, which is on the board already.
void putRound(const Table& table, const Figure& figure, Choice& choice)
{
    for (const auto& spot : figuresOnBoard(table)) {
        if (spot.figure != figure)
            continue;
        choice.place = figure.onCorner ? spot.place : middleOf(spot);
        choice.round = spot.size;
    }
}

/// Returns the image URL of the piece with that word; if it is not a piece, of the sprite with that name.
QString pictureOfWord(const Table& table, Code word)
{
    const auto* const token = table.rules->book().findToken(word);
    const bool isPiece = token != nullptr && isPieceOnTile(*token);
    return QStringLiteral("image://%1/%2").arg(QLatin1String(isPiece ? "piece" : "sprite"), utf8(word));
}

/// True if the action places a token of a pair.
bool isOfPair(const Table& table, const ActionForm& form)
{
    const auto* const token = table.rules->book().findToken(form.word());
    return token != nullptr && token->isPair();
}

/// Returns the description of the pile with one more piece: height and figures in reach.
QString reachDescription(const Table& table, Segment pile)
{
    const int pieces = stackOn(table, pile) + 1;
    const auto names = figuresReached(table, pile, pieces);
    QString height = TableTexts::tr("%n piece(s) high then", "a pile", pieces);
    if (names.isEmpty())
        return height;
    //: %1 is how high a pile would be, %2 are the figures that could be taken then.
    return TableTexts::tr("%1; in its reach: %2").arg(height, names.join(QStringLiteral("; ")));
}

/// Shows the figures that the action returns to the supply.
void showReturned(const Table& table, Choice& choice)
{
    const auto figures = figuresReturnedBy(table, choice.action);
    choice.worth = returnedText(table, figures);
    for (const auto& figure : figures)
        choice.returned << pictureOn(table, figure.kind, figure.segment, figure.player);
}

/// Sets the picture and the text of an action that places or moves a piece.
void showPiece(const Table& table, Code word, Choice& choice)
{
    choice.isAboutFeature = false;
    choice.raises = choice.segment != noSegment && isPileThatReaches(table, choice.segment);
    choice.source = choice.raises ? QStringLiteral("image://pile/%1").arg(stackOn(table, choice.segment) + 1)
                                  : pictureOfWord(table, word);
    if (choice.raises)
        choice.worth = reachDescription(table, choice.segment);
    else if (choice.fit == Choice::Fit::Now)
        showReturned(table, choice);
    else if (choice.segment == noSegment)
        choice.worth = figuresOnCellText(table, choice.cell());
}

void showFigure(const Table& table, const Figure& figure, const ActionForm& form, Choice& choice)
{
    choice.source = pictureOn(table, figure.kind, figure.segment, figure.player);
    putRound(table, figure, choice);
    // If the action names an own figure, the player can get the points of its feature.
    const bool isOwn = form.args.front().field == ArgField::Figure && !form.names(ArgField::Player);
    const bool isLegal = choice.fit == Choice::Fit::Now;
    choice.isAboutFeature = isOwn && (!isLegal || scoresFirst(table, choice.action));
    if (isOwn && !choice.isAboutFeature)
        showReturned(table, choice);
    else if (!isOwn)
        choice.worth = figureLabel(table, figure);
    else if (isLegal)
        choice.worth = worthDescription(table, worthOf(*table.rules, *table.state, choice.segment));
    if (isOwn && isLegal && (choice.isAboutFeature || !choice.returned.isEmpty())) {
        choice.sign = QStringLiteral("undo");
        choice.points =
            choice.isAboutFeature ? worthOf(*table.rules, *table.state, choice.segment).points : 0;
    }
    if (form.args.front().field == ArgField::At)
        choice.badge = pictureOfWord(table, form.word());
}

void addOtherChoice(const Table& table, const ChoiceModel& legal, const Candidate& candidate,
                    std::vector<Choice>& choices)
{
    const auto& action = candidate.action;
    const auto* form = table.rules->book().formOf(action);
    const Cell cell = table.rules->book().plan().cellOf(**table.state, action);
    // A cell without a tile is not a target of these actions and gets no marker.
    if (form == nullptr || table.board().tileAt(cell) == noTile)
        return;
    Choice choice;
    choice.kind = Choice::Kind::Other;
    choice.spot = Spot::tile(cell);
    const auto segment = segmentOfAction(table, action, *form, cell);
    if (action.at.isCorner()) {
        choice.spot = action.at;
        choice.segment = segment;
    } else if (segment != noSegment) {
        putOnFeature(table, segment, choice);
    }
    if (form->names(ArgType::FeaturePair)) {
        // Between the two features, in front of the middle of the tile.
        constexpr qreal fromMiddle = 0.17;
        choice.segment = noSegment;
        choice.linked = linkedBy(table, action);
        const auto pair = pairPlace(table, cell, action.at.feature(), action.to.feature(), fromMiddle);
        choice.place = pair.middle;
        choice.angle = pair.angle;
    }
    decide(table, legal, candidate, choice);
    // Markers of the pairs of a tile, and of the tokens for one road, are near each other.
    const bool isToken = isOfPair(table, *form);
    if (isToken || form->names(ArgType::FeaturePair))
        choice.label = withPlace(choice.label, std::exchange(choice.where, {}));
    const bool namesFigure = form->names(ArgField::Figure);
    const bool isNew = namesFigure && candidate.isLegal() && addsFigure(table, action);
    if (isToken) {
        choice.isAboutFeature = false;
        choice.source = pairPicture(table, form->word(), (*table.state)->active, action.number);
    } else if (const auto* figure = namesFigure && !isNew ? figureOf(table, choice) : nullptr)
        showFigure(table, *figure, *form, choice);
    else if (namesFigure)
        choice.source = pictureOn(table, action.figure, choice.segment, (*table.state)->toMove);
    else
        showPiece(table, form->word(), choice);
    choices.push_back(std::move(choice));
}

/// Adds the legal choices of later steps. Markers of refused ones would cover the board.
void addEarlyCandidates(const Table& table, std::vector<Candidate>& candidates)
{
    const auto& book = table.rules->book();
    std::vector<Action> samples;
    for (const auto& offer : book.earlyActions().offers())
        offer.rule->addSamples(book, **table.state, samples);
    for (const auto& action : samples)
        if (isEarly(book, **table.state, action) && !table.rules->refusal(*table.state, action))
            candidates.push_back({action, {}});
}

} // namespace

QString Choice::labelWithPlace() const
{
    return withPlace(label, where);
}

void putOnFeature(const Table& table, Segment segment, Choice& choice)
{
    const auto& art = TileArt::instance();
    const auto& board = table.board();
    const auto& tile = board.tiles()[board.segment(segment).tile];
    const auto kind = table.picture(tile.kind);
    const auto feature = table.featureId(tile.kind, board.featureIndex(segment));
    choice.segment = segment;
    choice.spot = board.spot(segment);
    choice.place = art.markPlace(kind, tile.turns, feature);
    choice.foot = footOfFigureOn(table, segment);
    choice.size = art.figureSize(kind, tile.turns, feature);
}

QString signOf(const Table& table, Segment segment)
{
    const auto kind = table.board().segment(segment).kind;
    if (kind == FeatureKind::City)
        return QStringLiteral("city");
    return kind == FeatureKind::Road ? QStringLiteral("road") : QString();
}

QString pictureOn(const Table& table, FigureKind figure, Segment segment, Player player)
{
    const auto on = segment == noSegment ? FeatureKind::Field : table.board().segment(segment).kind;
    return figureUrl(table.figurePicture(figure, on), table.playerColour(player));
}

void decide(const Table& table, const ChoiceModel& legal, const Candidate& candidate, Choice& choice)
{
    choice.action = candidate.action;
    choice.row = legal.rowOf(candidate.action);
    choice.fit = candidate.isLegal() ? Choice::Fit::Now : Choice::Fit::Not;
    choice.label = candidate.isLegal() ? choiceLabel(table, candidate.action)
                                       : refusalMessage(table, *candidate.refusal);
    choice.where = candidate.isLegal() ? choicePlace(table, candidate.action) : QString();
}

std::vector<Candidate> sampleCandidates(const Table& table)
{
    const auto& book = table.rules->book();
    std::vector<Action> samples;
    for (const auto& offer : book.plan().choices((*table.state)->step).offers())
        offer.rule->addSamples(book, **table.state, samples);
    std::vector<Candidate> candidates;
    for (const auto& action : samples)
        candidates.push_back({action, table.rules->refusal(*table.state, action)});
    return candidates;
}

void addOtherChoices(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices)
{
    auto candidates =
        table.otherStep() != nullptr ? stepCandidates(*table.rules, *table.state) : sampleCandidates(table);
    addEarlyCandidates(table, candidates);
    for (const auto& candidate : candidates)
        if (!namesArea(candidate.action))
            addOtherChoice(table, legal, candidate, choices);
}

} // namespace vozka
