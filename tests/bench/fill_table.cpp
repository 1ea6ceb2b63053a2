// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fill_table.h"

#include "players/random_player.h"

#include <QCoreApplication>
#include <QEvent>

#include <cstdio>

namespace vozka::bench {

namespace {

constexpr int maxDecisions = 84;

/// Gives access to a protected setter of the list, because no base game has that number of tiles.
struct Tiles : BoardModel {
    using BoardModel::showRows;
};
struct Figures : FigureModel {
    using FigureModel::showRows;
};

template<class Row>
void repeat(std::vector<Row>& rows, int count, QSize period)
{
    const std::size_t originals = rows.size();
    for (std::size_t i = originals; originals > 0 && i < static_cast<std::size_t>(count); ++i) {
        Row copy = rows[i % originals];
        const int copyNumber = static_cast<int>(i / originals);
        copy.cell.x = static_cast<std::int16_t>(copy.cell.x + copyNumber % 2 * period.width());
        copy.cell.y = static_cast<std::int16_t>(copy.cell.y + copyNumber / 2 * period.height());
        if constexpr (requires { copy.figure; })
            copy.figure.segment = static_cast<Segment>(copy.figure.segment + 1000 * copyNumber);
        rows.push_back(std::move(copy));
    }
}

} // namespace

bool fillTable(GameController& controller, int tiles, int figures)
{
    records::GameRecord game;
    game.players = {{"Anna", records::Colour::Red, records::PlayerKind::Human},
                    {"Bedřich", records::Colour::Blue, records::PlayerKind::Human}};
    game.seed = 3;
    if (!controller.startGame(game)) {
        std::fprintf(stderr, "picture_benchmark: no game can be started\n");
        return false;
    }
    RandomPlayer player(1);
    ActionList scratch;
    for (int i = 0; i < maxDecisions && !controller.over(); ++i) {
        const Table table = controller.table();
        controller.choose(controller.choices()->rowOf(player.choose(*table.rules, *table.state, scratch)));
        // Deletes the items of the previous state, as happens between the decisions of people.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    const QSize period = controller.board()->extent().size().toSize() + QSize(1, 1);
    auto tileRows = controller.board()->rows();
    repeat(tileRows, tiles, period);
    auto figureRows = controller.figures()->rows();
    repeat(figureRows, figures, period);
    const auto showTiles = &Tiles::showRows;
    const auto showFigures = &Figures::showRows;
    (controller.board()->*showTiles)(std::move(tileRows));
    (controller.figures()->*showFigures)(std::move(figureRows));
    emit controller.board()->changed();
    std::printf("table  %d tiles, %d figures\n", controller.board()->rowCount(),
                controller.figures()->rowCount());
    return true;
}

} // namespace vozka::bench
