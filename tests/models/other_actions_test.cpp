// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every legal choice is available on the board, at a player's card, in a list or as the pass button.
#include "engine/rules/hooks/core_names.h"
#include "models/art/tile_art.h"
#include "table_fixture.h"

#include <QPointF>

#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <tuple>

namespace vozka {

namespace {

class OtherActions : public TableTest {
protected:
    [[nodiscard]] Code stepNow() const
    {
        const Table table = m_controller.table();
        return table.rules->step(*table.state);
    }
    [[nodiscard]] bool hasCandidate(int choice)
    {
        return candidates().find([&](const Choice& row) { return row.row == choice; }) >= 0;
    }
    [[nodiscard]] const CandidateModel& candidates() { return *m_controller.candidates(); }
    [[nodiscard]] bool isOfferedAtACard(const Action& action)
    {
        for (Player player = 0; player < 2; ++player)
            for (const auto& row : m_controller.players()->holdingsOf(player).rows())
                if (row.isOffered && row.act == action)
                    return true;
        return false;
    }
    /// Checks that every legal choice is available.
    void checkAvailable()
    {
        auto& choices = *m_controller.choices();
        for (int choice = 0; choice < choices.rowCount(); ++choice) {
            const auto action = choices.at(choice).action;
            const bool plain = choice == m_controller.prompt().passRow || choices.at(choice).isListed
                               || action.type == Action::Type::Place || isOfferedAtACard(action);
            if (action.type == Action::Type::Deploy)
                m_controller.pickFigure(static_cast<int>(action.figure));
            EXPECT_TRUE(plain || hasCandidate(choice))
                << stepNow() << ": " << choices.at(choice).label.toStdString();
            EXPECT_FALSE(choices.at(choice).label.isEmpty());
            EXPECT_FALSE(choices.at(choice).label.contains(QLatin1Char('?')));
        }
        EXPECT_FALSE(m_controller.prompt().text.isEmpty()) << stepNow();
        // Without a legal deployment, the prompt must not say to place a figure.
        const bool deploys =
            choices.find([](const ChoiceRow& row) { return row.action.type == Action::Type::Deploy; }) >= 0;
        EXPECT_TRUE(deploys || !m_controller.prompt().text.startsWith(QLatin1String("place a figure")))
            << m_controller.prompt().text.toStdString();
        for (const auto& row : candidates().rows())
            EXPECT_FALSE(row.isOther() && row.label.isEmpty()) << stepNow();
    }
    /// Plays games until a player decides in this step and `also` returns true.
    void playToStep(
        Code step, const std::function<bool()>& also = [] { return true; },
        const std::vector<std::string>& sets = {})
    {
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            auto game = gameWithSixExpansions(seed);
            if (!sets.empty())
                game.rules.sets = sets;
            ASSERT_TRUE(m_controller.startGame(game));
            play(1);
            while (!m_controller.over()) {
                if (stepNow() == step && m_controller.table().awaitsPlayer() && also())
                    return;
                play(1);
            }
        }
        FAIL() << "no game came to the step " << step;
    }
};

} // namespace

TEST_F(OtherActions, TaskNamesAlternatives)
{
    auto& choices = *m_controller.choices();
    int withFigures = 0;
    int only = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (; !m_controller.over(); play(1)) {
            if (stepNow() != step::deploy || !m_controller.table().awaitsPlayer())
                continue;
            const auto offers = [&](bool figures) {
                return choices.find([&](const ChoiceRow& row) {
                    return (row.action.type == Action::Type::Deploy) == figures
                           && row.action.type != Action::Type::Pass;
                }) >= 0;
            };
            const QString task = m_controller.prompt().text;
            const bool none = task.contains("none of your figures may be placed on this tile; you may ");
            const bool instead = task.contains("; instead you may ");
            EXPECT_FALSE(task.contains(": ")) << task.toStdString();
            EXPECT_EQ(none, offers(false) && !offers(true)) << task.toStdString();
            EXPECT_TRUE(!instead || (offers(false) && offers(true))) << task.toStdString();
            withFigures += instead;
            only += none;
        }
    }
    EXPECT_GT(withFigures, 10);
    EXPECT_GT(only, 0);
}

TEST_F(OtherActions, TaskNamesPlacesOnOtherTiles)
{
    int portals = 0;
    int towers = 0;
    int onlyTowers = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (; !m_controller.over(); play(1)) {
            if (stepNow() != step::deploy || !m_controller.table().awaitsPlayer())
                continue;
            const auto& board = m_controller.table().board();
            const auto& placed = board.tiles()[state().placed];
            bool here = false;
            bool elsewhere = false;
            for (const auto& row : m_controller.choices()->rows()) {
                if (row.action.type != Action::Type::Deploy)
                    continue;
                const bool isHere = row.action.at.isCorner() || row.action.target().cell() == placed.cell;
                here = here || isHere;
                elsewhere = elsewhere || !isHere;
            }
            const auto& marks = m_controller.table().catalogue().kind(placed.kind).marks;
            const bool isPortal = std::ranges::find(marks, Code("portal")) != marks.end();
            const QString task = m_controller.prompt().text;
            EXPECT_TRUE(isPortal || !task.contains("magic portal")) << task.toStdString();
            EXPECT_EQ(task.contains("magic portal") || task.contains("top of a tower"), elsewhere)
                << task.toStdString();
            EXPECT_EQ(task.contains("on this tile or"), elsewhere && here) << task.toStdString();
            portals += task.contains("magic portal");
            towers += task.contains("top of a tower");
            onlyTowers += task.contains("top of a tower") && !here;
        }
    }
    EXPECT_GT(portals, 0);
    EXPECT_GT(towers, 0);
    EXPECT_GT(onlyTowers, 0);
}

TEST_F(OtherActions, TaskNamesExtraTurnOnlyInItsSteps)
{
    int own = 0;
    int instead = 0;
    int walks = 0;
    int ofOthers = 0;
    // In the first game, other players move the dragon in an extra turn.
    for (const std::uint64_t seed : {67U, 25U}) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (; !m_controller.over(); play(1)) {
            if (!m_controller.table().awaitsPlayer())
                continue;
            const QString task = m_controller.prompt().text;
            const bool isOwn = state().toMove == state().active && stepNow() != "dragon";
            const bool isNamed = task.contains("extra turn");
            EXPECT_TRUE(isOwn || !isNamed) << task.toStdString();
            EXPECT_TRUE(!isOwn || !state().isExtraTurn() || isNamed) << task.toStdString();
            EXPECT_EQ(task.contains("left)"), stepNow() == "dragon") << task.toStdString();
            own += isOwn && state().isExtraTurn() ? 1 : 0;
            instead += isNamed && task.contains("; instead you may ") ? 1 : 0;
            walks += stepNow() == "dragon" ? 1 : 0;
            ofOthers += state().isExtraTurn() && state().toMove != state().active ? 1 : 0;
        }
    }
    EXPECT_GT(own, 0);
    EXPECT_GT(instead, 0);
    EXPECT_GT(walks, 0);
    EXPECT_GT(ofOthers, 0);
}

TEST_F(OtherActions, LabelsNameOwnerAndFeatureOfFigure)
{
    std::map<std::string, int> seen;
    // All of these games have captures and ransoms, the last two have princesses.
    for (const std::uint64_t seed : {1U, 57U, 67U}) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (; !m_controller.over(); play(1)) {
            if (!m_controller.table().awaitsPlayer())
                continue;
            const Table now = m_controller.table();
            std::map<QString, std::tuple<Code, Player, FigureKind, FeatureKind>> labels;
            for (const auto& row : m_controller.choices()->rows()) {
                const auto* form = now.rules->book().formOf(row.action);
                if (form == nullptr || !isOfExpansion(row.action.type) || !form->names(ArgField::Figure))
                    continue;
                const bool isOfOthers = form->names(ArgType::Player);
                const bool isOwnCapture =
                    form->word() == "capture" && row.action.player == (*now.state)->toMove;
                EXPECT_EQ(row.label.startsWith("Take back to the supply"), isOwnCapture);
                EXPECT_TRUE(!isOfOthers || isOwnCapture
                            || row.label.contains(now.playerName(row.action.player)))
                    << row.label.toStdString();
                const auto tile = now.board().tileAt(row.action.at.cell());
                const auto on =
                    !row.action.at.isFeature() || tile == noTile
                        ? FeatureKind::Field
                        : now.board().segment(now.board().segmentOf(tile, row.action.at.feature())).kind;
                const auto what = std::tuple(form->word(), isOfOthers ? row.action.player : Player(),
                                             row.action.figure, on);
                const auto known = labels.emplace(row.label, what).first;
                EXPECT_EQ(known->second, what) << row.label.toStdString();
                ++seen[std::string(form->word())];
            }
        }
    }
    for (const auto* word : {"capture", "fairy", "princess", "ransom"})
        EXPECT_GT(seen[word], 0) << word;
}

TEST_F(OtherActions, PassLabelDependsOnLegalFigures)
{
    int noFigure = 0;
    int continueCount = 0;
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(1)));
    for (; !m_controller.over(); play(1)) {
        const auto& choices = *m_controller.choices();
        if (m_controller.prompt().passRow < 0)
            continue;
        EXPECT_EQ(m_controller.prompt().onlyPass, choices.rowCount() == 1);
        if (stepNow() != step::deploy)
            continue;
        const bool deploys =
            choices.find([](const ChoiceRow& row) { return row.action.type == Action::Type::Deploy; }) >= 0;
        EXPECT_EQ(m_controller.prompt().passLabel, deploys ? "No figure" : "Continue");
        EXPECT_EQ(choices.at(m_controller.prompt().passRow).label, m_controller.prompt().passLabel);
        noFigure += deploys;
        continueCount += !deploys;
    }
    EXPECT_GT(noFigure, 0);
    EXPECT_GT(continueCount, 0);
}

TEST_F(OtherActions, MarkersOfOneTowerAreDifferent)
{
    const auto close = [&] {
        return candidates().find([&](const Choice& row) {
            return row.isAllowed() && !row.isOther() && row.segment != noSegment
                   && candidates().find([&](const Choice& other) {
                          return other.isAllowed() && other.isOther() && other.segment == row.segment;
                      }) >= 0;
        });
    };
    playToStep("deploy", [&] { return close() >= 0; });
    m_controller.candidates()->setTileSize(62);
    const auto& closing = candidates().at(close());
    const auto& building = candidates().at(candidates().find([&](const Choice& row) {
        return row.isAllowed() && row.isOther() && row.segment == closing.segment;
    }));
    EXPECT_EQ(closing.markerForm, Choice::MarkerForm::Moved);
    EXPECT_EQ(building.markerForm, Choice::MarkerForm::Moved);
    EXPECT_NE(closing.markerOffset, building.markerOffset);
    EXPECT_NE(closing.source, building.source);
    EXPECT_NE(closing.label, building.label);
    // A tower is never scored. Its height is named instead of points.
    EXPECT_EQ(closing.worth, "1 piece high; closed then");
}

TEST_F(OtherActions, InspectedTowerShowsItsReach)
{
    const auto isOpen = [&](const Token& token) {
        const auto figures = state().figuresOnBoard();
        return token.spot == SpotKind::Feature && token.count > 0
               && std::ranges::find(figures, token.where, &Figure::segment) == figures.end();
    };
    playToStep("deploy", [&] { return std::ranges::any_of(state().tokens.all(), isOpen); });
    const auto piles = state().tokens.all();
    const auto pile = std::ranges::find_if(piles, isOpen);
    auto& overlays = *m_controller.overlays();
    overlays.setInspecting(true);
    const Table table = m_controller.table();
    const auto ref = table.board().ref(pile->where);
    const auto& tile = table.board().tiles()[table.board().tileAt(ref.at)];
    const QPointF place = TileArt::instance().figurePlace(table.picture(tile.kind), tile.turns,
                                                          table.featureId(tile.kind, ref.feature));
    overlays.hoverAt(ref.at.x, ref.at.y, place);
    EXPECT_TRUE(overlays.hoveredTitle().startsWith("Tower")) << overlays.hoveredTitle().toStdString();
    const QString text = overlays.hoveredText();
    EXPECT_TRUE(text.contains("It is never scored.")) << text.toStdString();
    EXPECT_FALSE(text.contains("(now)")) << text.toStdString();
    EXPECT_TRUE(text.contains("in its reach", Qt::CaseInsensitive)) << text.toStdString();
    EXPECT_GT(overlays.highlightedCells()->rowCount(), 1) << "tiles in range of the tower";
}

TEST_F(OtherActions, EveryChoiceIsAvailable)
{
    std::set<std::string> steps;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (int i = 0; i < 160 && !m_controller.over() && !HasFailure(); ++i) {
            checkAvailable();
            steps.insert(std::string(stepNow()));
            play(1);
        }
    }
    EXPECT_TRUE(steps.contains("dragon"));
    EXPECT_TRUE(steps.contains("capture"));
}

TEST_F(OtherActions, MarksOnTileDoNotOverlap)
{
    const auto hasManyMarkers = [&] {
        const auto& rows = candidates().rows();
        return std::ranges::count_if(rows, [](const auto& row) { return row.isOther() && row.isAllowed(); })
               > 3;
    };
    playToStep("deploy", hasManyMarkers);
    const auto& rows = candidates().rows();
    for (std::size_t a = 0; a < rows.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            if (rows[a].cell() != rows[b].cell() || !rows[a].isAllowed() || !rows[b].isAllowed())
                continue;
            const QPointF way = rows[a].place - rows[b].place;
            EXPECT_GT(std::hypot(way.x(), way.y()), 0.2)
                << rows[a].label.toStdString() << " / " << rows[b].label.toStdString();
        }
}

TEST_F(OtherActions, DragonMoveOffersAdjacentTilesAndGivesReasons)
{
    playToStep("dragon", [&] { return m_controller.path()->rowCount() > 2; });
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Choose);
    const auto& rows = candidates().rows();
    const auto& path = *m_controller.path();
    const Cell here = path.at(path.rowCount() - 1).cell;
    const Cell before = path.at(path.rowCount() - 2).cell;
    EXPECT_TRUE(path.at(path.rowCount() - 1).isHere);
    EXPECT_EQ(path.left() + path.rowCount() - 1, 6);
    EXPECT_TRUE(m_controller.prompt().text.contains(QString::number(path.left())));
    const auto& board = m_controller.table().board();
    std::size_t neighbours = 0;
    for (const Side side : {Side::N, Side::E, Side::S, Side::W})
        neighbours += board.tileAt(neighbour(here, side)) != noTile ? 1U : 0U;
    EXPECT_EQ(rows.size(), neighbours) << "empty places have no marker";
    for (const auto& row : rows) {
        EXPECT_NE(board.tileAt(row.cell()), noTile);
        EXPECT_EQ(std::abs(row.cellX() - here.x) + std::abs(row.cellY() - here.y), 1);
        EXPECT_FALSE(row.isOnFeature());
        EXPECT_EQ(row.isAllowed(), row.fit == Choice::Fit::Now);
        EXPECT_EQ(row.cell() == before && row.isAllowed(), false) << "the cell was visited before";
    }
    const auto back = std::ranges::find(rows, before, &Choice::cell);
    ASSERT_NE(back, rows.end());
    EXPECT_EQ(back->label, "The dragon has been there in this move.");
    // A click on this tile shows the reason. A click on an offered tile makes its choice.
    EXPECT_EQ(m_controller.drops()->tapResult(before.x, before.y, {0.5, 0.5}).message, back->label);
    for (const auto& row : rows)
        EXPECT_EQ(m_controller.drops()->tapResult(row.cellX(), row.cellY(), {0.2, 0.7}).row, row.row);
    EXPECT_EQ(m_controller.drops()->candidateAt(here.x, here.y, {0.5, 0.5}), -1);
}

TEST_F(OtherActions, DragonMoveNamesReturnedFigures)
{
    const auto returnsFigures = [&] {
        return std::ranges::any_of(candidates().rows(),
                                   [](const auto& row) { return row.isAllowed() && !row.worth.isEmpty(); });
    };
    playToStep("dragon", returnsFigures);
    const auto& rows = candidates().rows();
    const auto row = std::ranges::find_if(
        rows, [](const auto& each) { return each.isAllowed() && !each.worth.isEmpty(); });
    ASSERT_TRUE(row->worth.startsWith("Returned to the supply: ")) << row->worth.toStdString();
    EXPECT_EQ(row->returned.size(), row->worth.count(u';') + 1) << "one image per figure";
    for (const auto& picture : row->returned)
        EXPECT_TRUE(picture.startsWith("image://figure/")) << picture.toStdString();
    const Cell cell = row->cell();
    const auto stands = [&] {
        const auto figures = state().figuresOnBoard();
        return std::ranges::any_of(figures, [&](const Figure& figure) {
            return !figure.onCorner && state().board.cellOf(figure.segment) == cell;
        });
    };
    EXPECT_TRUE(stands());
    m_controller.choose(row->row);
    EXPECT_FALSE(stands());
}

TEST_F(OtherActions, PrisonersAreShownAndRansomedAtCard)
{
    const auto offered = [&] {
        for (const auto& choice : m_controller.choices()->rows())
            if (isOfferedAtACard(choice.action))
                return true;
        return false;
    };
    playToStep("place", offered);
    for (Player player = 0; player < 2; ++player) {
        const auto& holdings = m_controller.players()->holdingsOf(player);
        const int row = holdings.find([](const HoldingRow& each) { return each.isOffered; });
        if (row < 0)
            continue;
        const auto held = holdings.at(row);
        EXPECT_TRUE(held.isFigure());
        EXPECT_NE(held.owner, player);
        EXPECT_TRUE(held.offer.contains("3 points")) << held.offer.toStdString();
        const auto rowsBefore = static_cast<std::size_t>(m_controller.log()->rowCount());
        const int before = state().scores[held.owner];
        EXPECT_TRUE(m_controller.prompt().text.endsWith("(click it beside its holder’s name)"));
        m_controller.choose(m_controller.choices()->rowOf(*held.act));
        EXPECT_TRUE(m_controller.prompt().confirms);
        EXPECT_EQ(state().scores[held.owner], before) << "the ransom waits for a confirmation";
        EXPECT_TRUE(m_controller.confirm());
        EXPECT_EQ(state().scores[held.owner], before - 3);
        // The log has a row for the player who pays and one for the player who is paid.
        std::map<QString, int> pointsOf;
        for (const auto& each : std::span(m_controller.log()->rows()).subspan(rowsBefore))
            if (each.points != 0)
                pointsOf[each.text] = each.points;
        EXPECT_EQ(pointsOf, (std::map<QString, int>{{QStringLiteral("Ransom: paid\u00a0=\u00a0\u22123"), -3},
                                                    {QStringLiteral("Ransom: received\u00a0=\u00a03"), 3}}));
        // No second prisoner can be bought back in this turn. The card shows the reason.
        for (const auto& other : m_controller.players()->holdingsOf(player).rows()) {
            if (other.act) {
                EXPECT_EQ(other.offer, "One prisoner has been bought back in this turn already.");
            }
        }
        return;
    }
    FAIL() << "no offers at a card";
}

TEST_F(OtherActions, CardsShowRemainingTowerPieces)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(1)));
    const auto& holdings = m_controller.players()->holdingsOf(0);
    ASSERT_EQ(holdings.rowCount(), 1);
    EXPECT_EQ(holdings.at(0).count, 10);
    EXPECT_EQ(holdings.at(0).label, "Tower pieces: 10");
    EXPECT_FALSE(holdings.at(0).isOffered);
}

TEST_F(OtherActions, ExchangeIsChosenFromList)
{
    playToStep("exchange", [] { return true; }, {"base", "inns-and-cathedrals", "tower"});
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Choose);
    int listed = 0;
    for (const auto& choice : m_controller.choices()->rows()) {
        listed += choice.isListed ? 1 : 0;
        EXPECT_EQ(choice.isListed, !choice.source.isEmpty());
    }
    EXPECT_GE(listed, 2);
}

} // namespace vozka
