// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "move_times.h"

#include "frame_clock.h"
#include "full_game.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <cstdio>

namespace vozka::bench {

namespace {

constexpr int pauseMs = 400;
constexpr int repeats = 15;

void wait()
{
    QEventLoop loop;
    QTimer::singleShot(pauseMs, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Milliseconds from the start of an action.
struct MoveTime {
    double written = 0;
    double refreshed = 0;
    double returned = 0;
    double drawn = 0;
};

MoveTime timeOf(QQuickWindow& window, GameController& controller, const Action& action)
{
    MoveTime time;
    QElapsedTimer timer;
    const auto now = [&timer] { return static_cast<double>(timer.nsecsElapsed()) / 1e6; };
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] {
        time.drawn = now();
        loop.quit();
    });
    QObject::connect(controller.files(), &GameFiles::riskChanged, &loop, [&] { time.written = now(); });
    QObject::connect(&controller, &GameController::advanced, &loop, [&] { time.refreshed = now(); });
    timer.start();
    controller.play(action);
    time.returned = now();
    window.update();
    loop.exec();
    return time;
}

double median(const std::vector<MoveTime>& times, double MoveTime::*part)
{
    std::vector<double> values;
    for (const auto& time : times)
        values.push_back(time.*part);
    return quantile(std::move(values), 0.5);
}

} // namespace

bool printMoveTimes(QQuickWindow& window, GameController& controller, int tiles)
{
    struct State {
        const char* name;
        Overlays::Kind kind = Overlays::Kind::None;
        bool inspecting = false;
    };
    constexpr std::array states{State{"board"},
                                State{"range", Overlays::Kind::Range},
                                State{"compare", Overlays::Kind::Compare},
                                State{"owners", Overlays::Kind::Owners},
                                State{"fields", Overlays::Kind::Fields},
                                State{"dead", Overlays::Kind::Dead},
                                State{"tiles", Overlays::Kind::Tiles},
                                State{"inspect", Overlays::Kind::Owners, true}};
    const auto game = fullGame(static_cast<std::size_t>(tiles) - 1, records::PlayerKind::Human);
    const QTemporaryDir folder;
    controller.files()->autosaves()->setFolder(folder.path());
    auto& overlays = *controller.overlays();
    for (const auto& [name, kind, inspecting] : states) {
        std::vector<MoveTime> times;
        for (int i = 0; i < repeats; ++i) {
            if (game.actions.empty() || !controller.startGame(game))
                return false;
            overlays.setKind(kind);
            overlays.setInspecting(inspecting);
            if (overlays.needsFigure())
                overlays.chooseNext(1);
            wait();
            const Action action = controller.choices()->at(0).action;
            times.push_back(timeOf(window, controller, action));
        }
        std::printf("move %-8s  written %5.1f ms   refreshed %5.1f ms   returned %5.1f ms   frame %5.1f ms\n",
                    name, median(times, &MoveTime::written), median(times, &MoveTime::refreshed),
                    median(times, &MoveTime::returned), median(times, &MoveTime::drawn));
        std::fflush(stdout);
    }
    controller.close();
    return true;
}

} // namespace vozka::bench
