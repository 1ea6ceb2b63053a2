// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Memory of the program in long use: in one window, computers play games without pauses and every turn of
// each game is reviewed; then pages are opened many times. Prints at the start, after the first round, after
// each fifth and at the end the resident memory, its part without files, and the allocated memory. Run by
// hand: LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1280x800x24" memory_benchmark [--games 20]
// [--openings 500]
#include "app/qml_modules.h"
#include "models/app/app_settings.h"
#include "models/app/memory_trimmer.h"
#include "models/app/navigator.h"
#include "models/app/texture_atlas.h"
#include "models/game/game_controller.h"
#include "models/image_providers.h"
#include "models/sound/sound_player.h"
#include "platform/memory.h"

#include <QCommandLineParser>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <malloc.h>

#include <array>
#include <cstdio>

namespace {

using vozka::GameController;
using vozka::records::PlayerKind;

constexpr int reports = 5;

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Waits until the current contents of the window are drawn.
void draw(QQuickWindow& window)
{
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    constexpr int longestMs = 500;
    QTimer::singleShot(longestMs, &loop, &QEventLoop::quit);
    window.update();
    loop.exec();
}

double statusMb(const char* field)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (QByteArray line = status.readLine(); !line.isEmpty(); line = status.readLine()) {
        if (line.startsWith(field))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

/// Prints the memory after the program has returned unused memory (MemoryTrimmer).
void print(const char* label, int count)
{
    constexpr int trimMs = 4000;
    wait(trimMs);
    constexpr double bytesInMb = 1 << 20;
    const auto heap = mallinfo2();
    std::printf("%-8s %4d   resident %6.1f MB   without libraries %6.1f MB   allocated %6.1f MB\n", label,
                count, statusMb("VmRSS:"), statusMb("RssAnon:"),
                static_cast<double>(heap.uordblks + heap.hblkhd) / bytesInMb);
    std::fflush(stdout);
}

/// True for the first round, which fills the caches, and for the last round of each fifth of all rounds.
bool isReported(int number, int all)
{
    return number == 1 || number * reports % all < reports;
}

class Tour {
public:
    Tour(QQuickWindow& window, GameController& controller) : m_window(window), m_controller(controller) {}

    bool playGame(int number)
    {
        vozka::records::GameRecord game;
        using vozka::records::Colour;
        game.players = {{"Anna", Colour::Red, PlayerKind::Easy}, {"Ben", Colour::Blue, PlayerKind::Easy}};
        // Alternate between the base game and a game of many sets. The last game has many sets, because it
        // needs more memory.
        if (number % 2 != 0)
            game.rules.sets = {"base",
                               "abbey-and-mayor",
                               "inns-and-cathedrals",
                               "traders-and-builders",
                               "princess-and-dragon",
                               "tower"};
        game.seed = static_cast<std::uint64_t>(number) + 1;
        if (!m_controller.startGame(game))
            return false;
        perform("Table");
        while (!m_controller.over() || m_controller.discards()->active()
               || m_controller.finalCount()->active()) {
            m_controller.discards()->dismiss();
            m_controller.finalCount()->skip();
            constexpr int soonMs = 20;
            wait(soonMs);
        }
        startReview();
        return true;
    }
    void openPages()
    {
        for (const char* page : {"Start", "NewGame", "Table", "showOverlay", "End", "Analysis", "Lessons",
                                 "showLesson", "showQuiz", "showLessonCompared", "learn", "Settings", "Keys",
                                 "About", "rules", "Table", "explore"}) {
            if (QLatin1String(page) == QLatin1String("Table"))
                openGame();
            perform(page);
            draw(m_window);
        }
    }
    /// Opens a game, because the start page has closed the last game.
    void openGame()
    {
        vozka::records::GameRecord game;
        using vozka::records::Colour;
        game.players = {{"Anna", Colour::Red, PlayerKind::Human}, {"Ben", Colour::Blue, PlayerKind::Human}};
        m_controller.startGame(game);
    }
    void perform(const char* name)
    {
        bool done = false;
        QMetaObject::invokeMethod(&m_window, "perform", Q_RETURN_ARG(bool, done),
                                  Q_ARG(QString, QString::fromLatin1(name)));
        if (!done)
            std::fprintf(stderr, "memory_benchmark: the window cannot do %s\n", name);
    }

private:
    void startReview()
    {
        auto& navigator = *qmlEngine(&m_window)->singletonInstance<vozka::Navigator*>(
            qmlTypeId("Vozka.Models", 1, 0, "Navigator"));
        const int turns = m_controller.turnNumber();
        for (int turn = turns; turn > 0; --turn) {
            emit navigator.startReview(turn);
            draw(m_window);
        }
        perform("leaveReview");
        draw(m_window);
    }

    QQuickWindow& m_window;
    GameController& m_controller;
};

int run(int games, int openings)
{
    vozka::enlargeTextureAtlas();
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    vozka::addImageProviders(engine);
    engine.setInitialProperties({{QStringLiteral("version"), QStringLiteral("0")}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
    const auto roots = engine.rootObjects();
    auto* const window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.constFirst());
    auto* const controller = window == nullptr ? nullptr : window->findChild<GameController*>();
    if (controller == nullptr) {
        std::fprintf(stderr, "memory_benchmark: there is no window\n");
        return 1;
    }
    vozka::MemoryTrimmer memory(engine);
    memory.follow(*window);
    window->resize(1280, 800);
    window->show();
    constexpr int settleMs = 1000;
    wait(settleMs);
    // The program does the same after its first frame.
    vozka::platform::configureAllocator();
    memory.trimLater();
    print("start", 0);
    Tour tour(*window, *controller);
    for (int i = 0; i < games; ++i) {
        if (!tour.playGame(i))
            return 1;
        if (isReported(i + 1, games))
            print("games", i + 1);
    }
    for (int i = 0; i < openings; ++i) {
        tour.openPages();
        if (isReported(i + 1, openings))
            print("openings", i + 1);
    }
    tour.perform("Start");
    wait(settleMs);
    print("end", 0);
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    const QTemporaryDir home;
    for (const char* kind : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(kind, home.path().toUtf8());
    const QGuiApplication app(argc, argv);
    vozka::SoundPlayer::silence();
    QCommandLineParser parser;
    parser.addOptions(
        {{QStringLiteral("games"), QStringLiteral("how many"), QStringLiteral("n"), QStringLiteral("20")},
         {QStringLiteral("openings"), QStringLiteral("how many"), QStringLiteral("n"),
          QStringLiteral("500")}});
    parser.process(app);
    auto& settings = vozka::AppSettings::instance();
    settings.setComputerPace(vozka::AppSettings::ComputerPace::AtOnceComputer);
    settings.setAnimation(vozka::AppSettings::Animation::NoAnimation);
    settings.setThinkMs(vozka::AppSettings::shortestThinkMs);
    return run(parser.value(QStringLiteral("games")).toInt(),
               parser.value(QStringLiteral("openings")).toInt());
}
