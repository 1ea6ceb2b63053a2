// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawing speed of the program: pans and zooms a full table in the program's window for 300 frames, and
// starts the program ten times up to its first frame. Prints the times.
// For results that can be compared: xvfb-run -a -s "-screen 0 1280x800x24" picture_benchmark
// --frames leaves the starts out, --overlay shows an overlay over the whole board during the frames,
// --cell N draws the frames with cells of about N pixels, so that the level of the drawings does not change,
// --switch switches overlays on and off instead, --move places the 200th tile of a long game instead.
#include "app/qml_modules.h"
#include "camera_motion.h"
#include "fill_table.h"
#include "frame_clock.h"
#include "models/image_providers.h"
#include "models/sound/sound_player.h"
#include "move_times.h"
#include "start_times.h"
#include "switch_times.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

namespace {

using vozka::bench::CameraMotion;
using vozka::bench::FrameClock;

constexpr int pannedFrames = 150;
constexpr int zoomedFrames = 150;
constexpr qreal zoomWithinLevel = 1.15;
constexpr int tiles = 200;
constexpr int figures = 40;
constexpr int settleMs = 1500;

/// Returns the number after `--cell` on the command line, 0 if absent.
int wantedCell()
{
    const auto arguments = QCoreApplication::arguments();
    const auto option = arguments.indexOf(QStringLiteral("--cell"));
    return option < 0 ? 0 : arguments.value(option + 1).toInt();
}

int drawFrames()
{
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    vozka::addImageProviders(engine);
    engine.setInitialProperties({{QStringLiteral("version"), QStringLiteral("0")}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
    auto* const window = engine.rootObjects().isEmpty()
                             ? nullptr
                             : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    auto* const board = window == nullptr ? nullptr : window->findChild<QQuickItem*>(QStringLiteral("board"));
    auto* const camera = board == nullptr ? nullptr : board->property("camera").value<QObject*>();
    auto* const controller = window == nullptr ? nullptr : window->findChild<vozka::GameController*>();
    if (camera == nullptr || controller == nullptr) {
        std::fprintf(stderr, "picture_benchmark: the window has no table\n");
        return 1;
    }
    window->resize(1280, 800);
    window->show();
    const auto arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--move"))) {
        QMetaObject::invokeMethod(window, "perform", Q_ARG(QString, "Table"));
        return vozka::bench::printMoveTimes(*window, *controller, tiles) ? 0 : 1;
    }
    if (!vozka::bench::fillTable(*controller, tiles, figures))
        return 1;
    QMetaObject::invokeMethod(window, "perform", Q_ARG(QString, "Table"));
    if (arguments.contains(QStringLiteral("--overlay")))
        controller->overlays()->setKind(vozka::Overlays::Kind::Owners);
    camera->setProperty("animated", false);
    QMetaObject::invokeMethod(board, "fitAll");
    const int cell = wantedCell();
    if (cell > 0)
        vozka::bench::zoomTo(*board, *camera, cell);

    if (arguments.contains(QStringLiteral("--switch"))) {
        vozka::bench::printSwitchTimes(*window, *controller->overlays());
        return 0;
    }
    FrameClock clock(*window);
    auto motion = cell > 0 ? CameraMotion(*board, *camera, pannedFrames, zoomedFrames, zoomWithinLevel)
                           : CameraMotion(*board, *camera, pannedFrames, zoomedFrames);
    QObject::connect(&clock, &FrameClock::drawn, &motion, [&] {
        if (motion.isOver())
            QCoreApplication::exit();
        else
            motion.step();
    });
    // Start after all animations have ended.
    QTimer::singleShot(settleMs, &motion, [&] {
        vozka::bench::printMemory();
        clock.start();
        motion.step();
    });
    const int code = QGuiApplication::exec();
    clock.print("pan ", 0, pannedFrames);
    clock.print("zoom", pannedFrames, pannedFrames + zoomedFrames);
    clock.print("both", 0, pannedFrames + zoomedFrames);
    vozka::bench::printMemory();
    return code;
}

} // namespace

int main(int argc, char* argv[])
{
    const QTemporaryDir home;
    for (const char* kind : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(kind, home.path().toUtf8());
    const QGuiApplication app(argc, argv);
    vozka::SoundPlayer::silence();
    const auto arguments = QCoreApplication::arguments();
    const auto hasOption = [&](const char* name) { return arguments.contains(QLatin1String(name)); };
    if (!hasOption("--frames") && !hasOption("--switch") && !hasOption("--move"))
        vozka::bench::printStartTimes(QStringLiteral(VOZKA_PROGRAM), 10);
    return drawFrames();
}
