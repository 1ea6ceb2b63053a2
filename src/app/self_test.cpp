// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/self_test.h"

#include "models/app/app_settings.h"
#include "models/app/languages.h"
#include "models/sound/sound_player.h"

#include <QCoreApplication>
#include <QLoggingCategory>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>

namespace vozka::app {

namespace {

std::atomic<int> warningCount = 0;
QtMessageHandler previousHandler = nullptr;

/// True for warnings about folders and window systems that test machines do not have.
bool isEnvironmentWarning(const QMessageLogContext& context, const QString& text)
{
    return QLatin1String(context.category).startsWith(QLatin1String("qt.qpa"))
           || text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR"))
           || text.startsWith(QLatin1String("This plugin does not support"));
}

void countWarning(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const bool isWarning = type == QtWarningMsg || type == QtCriticalMsg;
    if (isWarning && !isEnvironmentWarning(context, text))
        ++warningCount;
    // The warning about the missing folder is not printed, because users cannot act on it.
    if (!text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")))
        previousHandler(type, context, text);
}

constexpr int pageDurationMs = 250;

} // namespace

void countWarnings()
{
    previousHandler = qInstallMessageHandler(countWarning);
}

int warnings()
{
    return warningCount;
}

SelfTest::SelfTest(QQuickWindow& window) : m_window(window)
{
    SoundPlayer::silence();
}

void SelfTest::run()
{
    QTimer::singleShot(pageDurationMs, this, &SelfTest::next);
}

void SelfTest::perform(const char* name)
{
    bool done = false;
    QMetaObject::invokeMethod(&m_window, "perform", Q_RETURN_ARG(bool, done),
                              Q_ARG(QString, QString::fromLatin1(name)));
    if (!done) {
        std::fprintf(stderr, "self-test: the window cannot do %s\n", name);
        ++warningCount;
    }
}

void SelfTest::next()
{
    using Theme = AppSettings::Theme;
    static constexpr std::array<const char*, 18> steps{
        "Start", "NewGame", "startGame",  "Table",    "showOverlay",
        "End",   "Lessons", "showLesson", "showQuiz", "showLessonCompared",
        "learn", "rules",   "Settings",   "Keys",     "About",
        "Table", "explore", "Results"};
    const int rounds = std::max(3, static_cast<int>(languageCodes().size()));
    const int stepCount = static_cast<int>(steps.size());
    if (m_step == stepCount * rounds) {
        std::printf("self-test: %d warnings\n", warnings());
        QCoreApplication::exit(warnings() == 0 ? 0 : 1);
        return;
    }
    // Each round shows all pages in the next language and in the next theme.
    static constexpr std::array themes{Theme::Light, Theme::Dark, Theme::Contrast};
    AppSettings::instance().overrideTheme(
        themes.at(static_cast<std::size_t>(m_step / stepCount) % themes.size()));
    if (m_step > 0 && m_step % stepCount == 0) {
        const auto& codes = languageCodes();
        const auto now = codes.indexOf(AppSettings::instance().uiLanguage());
        AppSettings::instance().overrideLanguage(codes[(now + 1) % codes.size()]);
    }
    perform(steps[static_cast<std::size_t>(m_step % stepCount)]);
    ++m_step;
    QTimer::singleShot(pageDurationMs, this, &SelfTest::next);
}

} // namespace vozka::app
