// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawing speed of the program compared with a bare Qt Quick window of the same size with as many plain
// pictures: the first frame, counted from the start of the process, then the median and the 99th percentile
// of the frames of camera motions over boards of 150 and 200 tiles, with each overlay and with a computer
// thinking. The windows alternate within one run, so that other load on the machine affects both. Run by
// hand, in the release build: LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1280x800x24" ratio_benchmark
// --quick draws few frames, to try the benchmark; --frames leaves the starts out; --states A,B measures only
// these states; --tiles N only boards of 150 or 200 tiles; --bare FOLDER shows only the bare window.
#include "app/qml_modules.h"
#include "bare_window.h"
#include "camera_motion.h"
#include "frame_clock.h"
#include "full_game.h"
#include "models/app/app_settings.h"
#include "models/app/texture_atlas.h"
#include "models/image_providers.h"
#include "models/sound/sound_player.h"
#include "platform/memory.h"
#include "start_times.h"

#include <QCommandLineParser>
#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <cstdio>

namespace {

using vozka::GameController;
using vozka::Overlays;
using vozka::bench::quantile;
using vozka::records::PlayerKind;

using Durations = std::vector<double>;

struct RunSettings {
    int pannedFrames = 100;
    int zoomedFrames = 100;
    int rounds = 3;
    int starts = 10;
    int settleMs = 1500;
};

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Returns the times of the frames of one camera motion in that window, which is visible only during it.
Durations runCameraMotion(QQuickWindow& window, QQuickItem& board, QObject& camera,
                          const RunSettings& settings)
{
    window.show();
    // Wait until all animations have ended.
    wait(settings.settleMs);
    vozka::bench::FrameClock clock(window);
    vozka::bench::CameraMotion motion(board, camera, settings.pannedFrames, settings.zoomedFrames);
    QEventLoop loop;
    QObject::connect(&clock, &vozka::bench::FrameClock::drawn, &motion, [&] {
        if (motion.isOver())
            loop.quit();
        else
            motion.step();
    });
    clock.start();
    motion.step();
    loop.exec();
    clock.stop();
    window.hide();
    auto durations = clock.durations();
    // The first frame is not part of the motion.
    durations.erase(durations.begin());
    return durations;
}

struct Program {
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
    QQuickItem* board = nullptr;
    QObject* camera = nullptr;
    GameController* controller = nullptr;

    bool open()
    {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        vozka::addImageProviders(engine);
        engine.setInitialProperties({{QStringLiteral("version"), QStringLiteral("0")}});
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
        const auto roots = engine.rootObjects();
        window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.constFirst());
        if (window == nullptr)
            return false;
        board = window->findChild<QQuickItem*>(QStringLiteral("board"));
        camera = board == nullptr ? nullptr : board->property("camera").value<QObject*>();
        controller = window->findChild<GameController*>();
        window->resize(1280, 800);
        return camera != nullptr && controller != nullptr;
    }
    bool openGame(int tiles, PlayerKind mover)
    {
        auto game = vozka::bench::fullGame(static_cast<std::size_t>(tiles), mover);
        if (game.actions.empty() || !controller->startGame(std::move(game)))
            return false;
        QMetaObject::invokeMethod(window, "perform", Q_ARG(QString, "Table"));
        camera->setProperty("animated", false);
        QMetaObject::invokeMethod(board, "fitAll");
        return true;
    }
};

struct State {
    const char* name;
    Overlays::Kind kind = Overlays::Kind::None;
    bool inspecting = false;
    PlayerKind mover = PlayerKind::Human;
};

constexpr std::array states{State{"board"},
                            State{"range", Overlays::Kind::Range},
                            State{"compare", Overlays::Kind::Compare},
                            State{"owners", Overlays::Kind::Owners},
                            State{"fields", Overlays::Kind::Fields},
                            State{"dead", Overlays::Kind::Dead},
                            State{"tiles", Overlays::Kind::Tiles},
                            State{"inspect", Overlays::Kind::None, true},
                            State{"thinking", Overlays::Kind::None, false, PlayerKind::Hard},
                            State{"everything", Overlays::Kind::Owners, true, PlayerKind::Hard}};

void showState(Overlays& overlays, const State& state)
{
    overlays.setKind(state.kind);
    overlays.setInspecting(state.inspecting);
    if (overlays.needsFigure())
        overlays.chooseNext(1);
}

bool isMeasured(const State& state, const QStringList& wanted)
{
    return wanted.isEmpty() || wanted.contains(QLatin1String(state.name));
}

void printStarts(const QString& folder, const QString& file, int times)
{
    Durations ofProgram;
    Durations ofBareWindow;
    for (int i = 0; i < times; ++i) {
        if (const auto time = vozka::bench::startTime(QStringLiteral(VOZKA_PROGRAM), {file}))
            ofProgram.push_back(*time);
        if (const auto time = vozka::bench::startTime(QCoreApplication::applicationFilePath(),
                                                      {QStringLiteral("--bare"), folder}))
            ofBareWindow.push_back(*time);
    }
    if (ofProgram.empty() || ofBareWindow.empty()) {
        std::printf("no first frame was seen\n");
        return;
    }
    const double program = quantile(ofProgram, 0.5);
    const double bare = quantile(ofBareWindow, 0.5);
    std::printf("  first frame  %6.1f / %6.1f ms = %4.2f\n", program, bare, program / bare);
}

bool measure(Program& program, int tiles, const RunSettings& settings, const QStringList& wanted,
             bool withStarts)
{
    if (!program.openGame(tiles, PlayerKind::Human)) {
        std::fprintf(stderr, "ratio_benchmark: no game with %d tiles\n", tiles);
        return false;
    }
    const QTemporaryDir folder;
    program.window->show();
    wait(settings.settleMs);
    // The bare window uses the atlas size of Qt. A started program sets its own.
    qunsetenv("QSG_ATLAS_WIDTH");
    qunsetenv("QSG_ATLAS_HEIGHT");
    if (!vozka::bench::writePictures(folder.path(), program.engine, *program.controller, *program.camera))
        return false;
    const QString file = folder.path() + QStringLiteral("/game.vozka");
    program.controller->files()->save(QUrl::fromLocalFile(file));
    program.window->hide();
    QQmlEngine engine;
    const auto bare = vozka::bench::bareWindow(engine, folder.path());
    if (bare == nullptr)
        return false;
    auto* const bareBoard = bare->property("board").value<QQuickItem*>();
    auto* const bareCamera = bare->property("camera").value<QObject*>();

    std::printf("%d tiles, %d figures and pieces; the program / the bare window = ratio\n",
                program.controller->board()->rowCount(),
                program.controller->figures()->rowCount()
                    + program.controller->figures()->pieces()->rowCount());
    if (withStarts)
        printStarts(folder.path(), file, settings.starts);
    for (const State& state : states) {
        if (!isMeasured(state, wanted))
            continue;
        Durations ofProgram;
        Durations ofBareWindow;
        for (int round = 0; round < settings.rounds; ++round) {
            // Opens the game again, so that a computer thinks during the whole motion.
            program.openGame(tiles, state.mover);
            showState(*program.controller->overlays(), state);
            const auto programFrames =
                runCameraMotion(*program.window, *program.board, *program.camera, settings);
            ofProgram.insert(ofProgram.end(), programFrames.begin(), programFrames.end());
            const auto bareFrames = runCameraMotion(*bare, *bareBoard, *bareCamera, settings);
            ofBareWindow.insert(ofBareWindow.end(), bareFrames.begin(), bareFrames.end());
            showState(*program.controller->overlays(), {});
        }
        std::printf("  %-10s  median %5.1f / %5.1f ms = %4.2f   99th %6.1f / %6.1f ms = %4.2f\n", state.name,
                    quantile(ofProgram, 0.5), quantile(ofBareWindow, 0.5),
                    quantile(ofProgram, 0.5) / quantile(ofBareWindow, 0.5), quantile(ofProgram, 0.99),
                    quantile(ofBareWindow, 0.99), quantile(ofProgram, 0.99) / quantile(ofBareWindow, 0.99));
        std::fflush(stdout);
    }
    program.controller->close();
    return true;
}

/// Shows the bare window until it is closed.
int showBare(const QString& folder)
{
    QQmlEngine engine;
    const auto bare = vozka::bench::bareWindow(engine, folder);
    if (bare == nullptr)
        return 1;
    bare->show();
    return QGuiApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    // The program does so after its first frame.
    vozka::platform::configureAllocator();
    const QTemporaryDir home;
    for (const char* kind : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(kind, home.path().toUtf8());
    const QGuiApplication app(argc, argv);
    vozka::SoundPlayer::silence();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    QCommandLineParser parser;
    parser.addOptions(
        {{QStringLiteral("quick"), QStringLiteral("few frames")},
         {QStringLiteral("frames"), QStringLiteral("no starts")},
         {QStringLiteral("states"), QStringLiteral("these only"), QStringLiteral("a,b")},
         {QStringLiteral("tiles"), QStringLiteral("one size only"), QStringLiteral("n")},
         {QStringLiteral("bare"), QStringLiteral("the bare window"), QStringLiteral("folder")}});
    parser.process(app);
    if (parser.isSet(QStringLiteral("bare")))
        return showBare(parser.value(QStringLiteral("bare")));

    vozka::AppSettings::instance().setThinkMs(vozka::AppSettings::longestThinkMs);
    constexpr RunSettings quick{4, 4, 1, 1, 100};
    const RunSettings settings = parser.isSet(QStringLiteral("quick")) ? quick : RunSettings();
    vozka::enlargeTextureAtlas();
    Program program;
    if (!program.open()) {
        std::fprintf(stderr, "ratio_benchmark: the window has no table\n");
        return 1;
    }
    const int onlySize = parser.value(QStringLiteral("tiles")).toInt();
    for (const int tiles : {150, 200}) {
        if (onlySize != 0 && onlySize != tiles)
            continue;
        if (!measure(program, tiles, settings,
                     parser.value(QStringLiteral("states")).split(QLatin1Char(','), Qt::SkipEmptyParts),
                     !parser.isSet(QStringLiteral("frames"))))
            return 1;
    }
    return 0;
}
