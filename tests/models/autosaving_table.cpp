// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// autosaving_table FOLDER SEED [STEP]: plays random games with some undo steps, and prints the hash of the
// state after every action, until it is killed. The autosaves must then contain the last printed state. With
// STEP, it plays with several expansions until a player decides in the middle of this step. Then it prints
// `decisionText` and waits to be killed.
#include "models/game/game_controller.h"
#include "players/random_player.h"
#include "table_fixture.h"

#include <QGuiApplication>

#include <cstdio>

namespace {

using namespace vozka;

int playToStep(GameController& controller, std::uint64_t seed, const std::string& step)
{
    RandomPlayer player(seed);
    ActionList scratch;
    controller.startGame(gameWithSixExpansions(seed));
    while (!controller.over()) {
        const Table table = controller.table();
        const bool isInMiddle = controller.path()->rowCount() != 1;
        if (table.awaitsPlayer() && table.rules->step(*table.state) == step && isInMiddle) {
            std::printf("%s\n", decisionText(controller).toUtf8().constData());
            std::fflush(stdout);
            return QCoreApplication::exec();
        }
        controller.discards()->dismiss();
        controller.choose(controller.choices()->rowOf(player.choose(*table.rules, *table.state, scratch)));
    }
    std::printf("over\n");
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto seed = arguments.at(2).toULongLong();
    GameController controller;
    controller.files()->autosaves()->setFolder(arguments.at(1));
    if (arguments.size() > 3)
        return playToStep(controller, seed, arguments.at(3).toStdString());
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
