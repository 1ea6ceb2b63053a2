// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "start_times.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace vozka::bench {

std::optional<double> startTime(const QString& program, const QStringList& arguments)
{
    constexpr int timeoutMs = 20000;
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_LOGGING_RULES"),
                       QStringLiteral("qt.scenegraph.time.renderloop.debug=true"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    // Frames of 0 ms are ignored: Qt reports one before the window is ready, and it draws nothing.
    static const QRegularExpression drawn(QStringLiteral("frame rendered in [1-9]"));
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    QByteArray output;
    while (timer.elapsed() < timeoutMs && process.waitForReadyRead(timeoutMs)) {
        output += process.readAll();
        if (drawn.match(QString::fromLatin1(output)).hasMatch()) {
            const double elapsedMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
            process.kill();
            process.waitForFinished();
            return elapsedMs;
        }
    }
    process.kill();
    process.waitForFinished();
    return std::nullopt;
}

void printStartTimes(const QString& program, int times)
{
    std::vector<double> results;
    for (int i = 0; i < times; ++i) {
        if (const auto time = startTime(program, {}))
            results.push_back(*time);
    }
    if (results.empty()) {
        std::printf("start  no frame seen of %s\n", qPrintable(program));
        return;
    }
    std::ranges::sort(results);
    std::printf("start  %zu times       median %5.0f ms  slowest %5.0f ms\n", results.size(),
                results[results.size() / 2], results.back());
}

} // namespace vozka::bench
