// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// kept_table FOLDER SEED: a program of its own that plays at random, undoes now and then, and says after
// every action how far it is, until it is killed. What it has said must be found among the kept games then.
#include "models/game/game_controller.h"
#include "players/random_player.h"
#include "table_fixture.h"

#include <QGuiApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    using namespace vozka;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto seed = arguments.at(2).toULongLong();
    GameController controller;
    controller.keptGames()->setFolder(arguments.at(1));
    RandomPlayer player(seed);
    ActionList scratch;
    for (std::uint64_t action = 0;; ++action) {
        if (!controller.active() || controller.over())
            controller.startGame(gameOfTwo(seed + action));
        else if (action % 7 == 6)
            controller.undo();
        else
            controller.choose(controller.choices()->rowOf(
                player.choose(*controller.table().rules, *controller.table().state, scratch)));
        std::printf("%zu\n", controller.table().state->hash());
        std::fflush(stdout);
    }
}
