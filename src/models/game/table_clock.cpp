// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/table_clock.h"

#include "match/game_folder.h"
#include "models/app/app_settings.h"
#include "models/board/table.h"
#include "models/game/game_controller.h"
#include "records/files.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

const auto clockFormat = QStringLiteral("vozka-clock");
/// Limit for values of damaged files.
constexpr qint64 longestUsed = 1000LL * 3600 * 24 * 365;
constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;

TableClock::Time steadyTime()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

QString twoDigits(qint64 number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

/// Returns the time as text, rounded up to seconds; below `lowTime`, rounded up to tenths of a second.
QString digits(qint64 left)
{
    if (left < TableClock::lowTime) {
        const qint64 tenths = (left + 99) / 100;
        return QStringLiteral("0:%1%2%3")
            .arg(twoDigits(tenths / 10), QLocale().decimalPoint())
            .arg(tenths % 10);
    }
    const qint64 all = (left + second - 1) / second;
    const QString rest = twoDigits(all % 60);
    return all < 3600 ? QStringLiteral("%1:%2").arg(all / 60).arg(rest)
                      : QStringLiteral("%1:%2:%3").arg(all / 3600).arg(twoDigits(all / 60 % 60), rest);
}

} // namespace

void SeatClock::show(const Face& face)
{
    if (std::exchange(m_face, face) != face)
        emit changed();
}

TableClock::TableClock(GameController& game) : QObject(&game), m_game(game), m_time(steadyTime())
{
    for (auto& seat : m_seats)
        seat = new SeatClock(this);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &TableClock::update);
    connect(&game, &GameController::changed, this, &TableClock::update);
    connect(&game, &GameController::started, this, &TableClock::begin);
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &TableClock::show);
}

TableClock::~TableClock()
{
    count(m_time());
    save();
}

int TableClock::seconds() const
{
    const auto* const match = m_game.match();
    return match != nullptr ? match->rules().book().options().value(option::clock) : 0;
}

bool TableClock::on() const
{
    return seconds() > 0 && !m_game.review()->active();
}

SeatClock* TableClock::of(int seat)
{
    return m_seats.at(static_cast<std::size_t>(std::clamp(seat, 0, maxPlayers - 1)));
}

qint64 TableClock::left(Player player) const
{
    return seconds() * second - m_used.at(player);
}

void TableClock::setTime(Time time)
{
    m_time = std::move(time);
    m_since = m_time();
}

void TableClock::set(bool TableClock::*setting, bool value)
{
    if (this->*setting == value)
        return;
    update();
    this->*setting = value;
    update();
    emit changed();
}

void TableClock::setPaused(bool paused)
{
    set(&TableClock::m_paused, paused);
    save();
}

void TableClock::setVisible(bool visible)
{
    set(&TableClock::m_visible, visible);
    save();
}

/// Returns the player whose clock runs; `std::nullopt` if no clock runs.
std::optional<Player> TableClock::runningPlayer() const
{
    if (!on() || m_paused || !m_visible)
        return {};
    const Table table = m_game.table();
    if (!awaitsDecision(table) || (awaitsComputer(table) && !m_computerThinks))
        return {};
    return (*table.state)->toMove;
}

void TableClock::count(qint64 now)
{
    const qint64 passed = std::max<qint64>(0, now - std::exchange(m_since, now));
    if (!m_running)
        return;
    auto& used = m_used.at(*m_running);
    const qint64 all = seconds() * second;
    const auto comesBelow = [&](qint64 limit) {
        return all > 0 && all - used > limit && all - used - passed <= limit;
    };
    const bool isNear = comesBelow(lowTime);
    const bool isOver = comesBelow(0);
    used = std::min(longestUsed, used + passed);
    if (isOver)
        emit ranOut();
    else if (isNear && !isComputer(m_game.match()->players()[*m_running]))
        emit nearlyOver();
}

void TableClock::update()
{
    const int decisions = m_game.match() != nullptr ? m_game.decisions() : 0;
    const bool hasAdvanced = decisions != m_decisions && !m_game.review()->active();
    count(m_time());
    if (hasAdvanced) {
        m_decisions = decisions;
        m_paused = false;
        save();
    }
    m_running = runningPlayer();
    if (m_game.match() == nullptr && !m_file.isEmpty()) {
        // Store the used time of the closed game, because another window might continue it.
        save();
        m_file.clear();
        m_used = {};
    }
    show();
    schedule();
    if (hasAdvanced)
        emit changed();
}

void TableClock::begin()
{
    // The time until now belongs to the previous game.
    m_running.reset();
    save();
    m_used = {};
    m_paused = false;
    m_gameFile.clear();
    m_file.clear();
    if (seconds() > 0) {
        const auto& kept = *m_game.files()->autosaves();
        m_gameFile = kept.fileOfOpenGame(&GameFolder::gameFile);
        m_file = kept.fileOfOpenGame(&GameFolder::clockFile);
        read();
    }
    m_decisions = m_game.match() != nullptr ? m_game.decisions() : 0;
    update();
    emit changed();
}

void TableClock::show()
{
    for (int seat = 0; seat < maxPlayers; ++seat) {
        const auto player = static_cast<Player>(seat);
        SeatClock::Face face;
        const auto* const match = m_game.match();
        if (on() && player < match->players().size()) {
            const qint64 rest = left(player);
            face.running = m_running == player;
            face.over = rest <= 0;
            face.low = !face.over && rest <= lowTime;
            //: Instead of the time that a player has left.
            face.text = face.over ? tr("time up") : digits(rest);
            face.description = face.over ? tr("The time is up.")
                               : rest < minute
                                   ? tr("Less than a minute left.")
                                   : tr("%n minute(s) left.", nullptr, static_cast<int>(rest / minute));
        }
        of(seat)->show(face);
    }
}

/// Sets the timer to the next change of the shown text.
void TableClock::schedule()
{
    m_next.stop();
    if (!m_running)
        return;
    const qint64 rest = left(*m_running);
    if (rest <= 0)
        return;
    const qint64 step = rest <= lowTime ? 100 : second;
    const qint64 until = rest % step;
    m_next.start(static_cast<int>(until == 0 ? step : until));
}

QString TableClock::timeUpText() const
{
    const auto* const match = m_game.match();
    if (match == nullptr || seconds() == 0)
        return {};
    QStringList late;
    const auto players = static_cast<Player>(match->players().size());
    for (Player player = 0; player < players; ++player) {
        const qint64 beyond = -left(player);
        if (beyond >= 0)
            //: %1: player, %2: time beyond the player's limit ("1:05").
            late << tr("%1 (%2 over)")
                        .arg(QString::fromStdString(match->players()[player].name),
                             QStringLiteral("%1:%2")
                                 .arg(beyond / minute)
                                 .arg(twoDigits(beyond % minute / second)));
    }
    //: %1 are players, with how long each has played on.
    return late.isEmpty() ? QString() : tr("Time up: %1").arg(late.join(QStringLiteral(", ")));
}

void TableClock::read()
{
    const auto text = records::readFile(m_file.toStdString());
    const QJsonObject json =
        text ? QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object() : QJsonObject();
    if (json.value(QStringLiteral("format")).toString() != clockFormat
        || json.value(QStringLiteral("version")).toInt() != 1)
        return;
    const QJsonArray used = json.value(QStringLiteral("used")).toArray();
    for (std::size_t i = 0; i < m_used.size(); ++i)
        m_used.at(i) = static_cast<qint64>(
            std::clamp(used.at(static_cast<qsizetype>(i)).toDouble(), 0.0, static_cast<double>(longestUsed)));
}

void TableClock::save()
{
    // Do not store times of a deleted game.
    if (m_file.isEmpty() || !QFileInfo::exists(m_gameFile))
        return;
    QJsonArray used;
    for (const qint64 each : m_used)
        used.append(static_cast<double>(each));
    const QJsonObject json{{QStringLiteral("format"), clockFormat},
                           {QStringLiteral("version"), 1},
                           {QStringLiteral("used"), used}};
    // Errors are ignored: the game would only continue with the full time. Not flushed, so that no move waits
    // for the disk.
    [[maybe_unused]] const auto error = records::writeFile(
        m_file.toStdString(), QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString(),
        platform::Flush::Later);
}

} // namespace vozka
