// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time to switch on an overlay over a full board, without a window: the scene, its lists and the
// pictures of all cells. "First" creates everything, "again" uses the caches. The board is from a game that
// is almost over. As many pictures are requested as a board of 200 tiles needs.
#include "models/game/game_controller.h"
#include "models/image_providers.h"
#include "models/overlays/overlays.h"
#include "players/random_player.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <memory>

namespace {

using namespace vozka;

constexpr int shownCells = 200;
constexpr int tileSide = 64;

/// Returns a random game of three players with Abbey & Mayor, played almost to its end.
std::unique_ptr<GameController> playedGame()
{
    auto controller = std::make_unique<GameController>();
    records::GameRecord game;
    game.players = {{"Anna", records::Colour::Red, records::PlayerKind::Human},
                    {"Bedřich", records::Colour::Blue, records::PlayerKind::Human},
                    {"Cyril", records::Colour::Yellow, records::PlayerKind::Human}};
    game.rules.sets = {"base", "abbey-and-mayor"};
    game.seed = 3;
    if (!controller->startGame(game))
        return nullptr;
    RandomPlayer player(1);
    ActionList scratch;
    constexpr int maxDecisions = 165;
    for (int i = 0; i < maxDecisions && !controller->over(); ++i) {
        const Table table = controller->table();
        controller->choose(controller->choices()->rowOf(player.choose(*table.rules, *table.state, scratch)));
        controller->discards()->dismiss();
    }
    return controller;
}

void paintAll(QQmlEngine& engine, Overlays& overlays)
{
    auto* provider = static_cast<QQuickImageProvider*>(engine.imageProvider(QStringLiteral("overlay")));
    const auto& rows = overlays.main()->cells()->rows();
    for (int i = 0; i < shownCells && !rows.empty(); ++i) {
        // The board has fewer cells than `shownCells`, so each is painted several times, each time with
        // another size, because a picture of the same size is in the cache.
        const int repetition = i / static_cast<int>(rows.size());
        const auto& row = rows[static_cast<std::size_t>(i) % rows.size()];
        QSize size;
        benchmark::DoNotOptimize(provider->requestImage(row.source.mid(16), &size,
                                                        QSize(tileSide + repetition, tileSide + repetition)));
    }
}

void chooseLargeCity(Overlays& overlays, const Table& table)
{
    for (Segment at = 0; at < table.board().segmentCount(); ++at)
        if (table.board().segment(at).kind == FeatureKind::City && table.board().feature(at).segments > 3) {
            const Cell cell = table.board().cellOf(at);
            for (int y = 1; y < 10; ++y)
                for (int x = 1; x < 10; ++x)
                    if (overlays.chooseAt(cell.x, cell.y, QPointF(x / 10.0, y / 10.0)))
                        return;
        }
}

void switchOn(benchmark::State& state, Overlays::Kind kind, bool again)
{
    const auto game = playedGame();
    if (!game) {
        state.SkipWithError("no game can be started");
        return;
    }
    const Table table = game->table();
    state.counters["tiles"] = static_cast<double>(table.board().tiles().size());
    for (auto turn : state) {
        (void)turn;
        state.PauseTiming();
        QQmlEngine engine;
        addImageProviders(engine);
        Overlays overlays;
        overlays.show(table);
        chooseLargeCity(overlays, table);
        if (again) {
            overlays.setKind(kind);
            paintAll(engine, overlays);
            overlays.setKind(Overlays::Kind::None);
        }
        state.ResumeTiming();
        overlays.setKind(kind);
        paintAll(engine, overlays);
        state.counters["cells"] = overlays.main()->cells()->rowCount();
    }
}

using Kind = Overlays::Kind;
BENCHMARK_CAPTURE(switchOn, range_first, Kind::Range, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, range_again, Kind::Range, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, compare_first, Kind::Compare, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, compare_again, Kind::Compare, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, owners_first, Kind::Owners, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, owners_again, Kind::Owners, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, fields_first, Kind::Fields, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, fields_again, Kind::Fields, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(switchOn, dead_first, Kind::Dead, false)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir home;
    for (const char* kind : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(kind, home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
