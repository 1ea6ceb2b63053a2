// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/set_up.h"

#include "engine/expansions/list.h"
#include "models/text/message_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <functional>

namespace vozka {

namespace {

/// Returns the name of one of several computers. Each seat number has another name in the list; names that a
/// player has typed are left out.
QString computerName(const Seat& seat, const std::vector<Seat>& seats)
{
    static const QStringList names{
        QStringLiteral("Hugo"),   QStringLiteral("Blanche"), QStringLiteral("Simon"),
        QStringLiteral("Agnes"),  QStringLiteral("Roland"),  QStringLiteral("Clara"),
        QStringLiteral("Odo"),    QStringLiteral("Beatrix"), QStringLiteral("Bruno"),
        QStringLiteral("Elinor"), QStringLiteral("Arnold"),  QStringLiteral("Isabel")};
    static_assert(maxPlayers == 6,
                  "The list has two names for each seat, because players can type some of them.");
    int place = seat.number - 1;
    for (const QString& name : names) {
        const bool wasTyped = std::ranges::any_of(seats, [&](const Seat& each) {
            return each.name && each.name->trimmed().compare(name, Qt::CaseInsensitive) == 0;
        });
        if (!wasTyped && place-- == 0)
            return name;
    }
    return names.last();
}

} // namespace

GameSetUp defaultSetUp()
{
    GameSetUp setUp;
    while (setUp.seats.size() < static_cast<std::size_t>(minPlayers))
        setUp.seats.push_back(newSeat(setUp.seats));
    setUp.seats.back().kind = records::PlayerKind::Medium;
    return setUp;
}

Seat newSeat(const std::vector<Seat>& seats)
{
    Seat seat;
    while (std::ranges::find(seats, seat.number, &Seat::number) != seats.end())
        ++seat.number;
    while (std::ranges::find(seats, seat.colour, &Seat::colour) != seats.end())
        seat.colour = static_cast<records::Colour>(static_cast<int>(seat.colour) + 1);
    return seat;
}

Seat seatToAdd(const std::vector<Seat>& seats)
{
    Seat seat = newSeat(seats);
    const auto computers = std::ranges::count_if(seats, &Seat::isComputers);
    const auto persons = static_cast<std::ptrdiff_t>(seats.size()) - computers;
    if (computers > 0 && persons <= 1)
        seat.kind = std::find_if(seats.rbegin(), seats.rend(), std::mem_fn(&Seat::isComputers))->kind;
    return seat;
}

void closeGaps(std::vector<Seat>& seats)
{
    for (Seat& seat : seats)
        if (!seat.isComputers() && !seat.name)
            seat.number = std::min(seat.number, newSeat(seats).number);
}

QString nameOf(const Seat& seat, const std::vector<Seat>& seats)
{
    if (seat.name)
        return *seat.name;
    if (!seat.isComputers())
        //: The name of a player who has not typed one; %1 is a number.
        return QCoreApplication::translate("SetUpModel", "Player %1").arg(seat.number);
    const auto unnamed =
        std::ranges::count_if(seats, [](const Seat& each) { return each.isComputers() && !each.name; });
    return unnamed > 1 ? computerName(seat, seats) : QCoreApplication::translate("SetUpModel", "Computer");
}

QString setUpName(const records::RuleChoice& rules)
{
    QStringList sets;
    for (const auto& set : rules.sets)
        sets << messageText(wording::word("set", set));
    const QString edition = rules.options.edition() == Edition::C1
                                ? QCoreApplication::translate("SetUpModel", "Classic (C1)")
                                : QCoreApplication::translate("SetUpModel", "New (C2)");
    return sets.join(QStringLiteral(", ")) + QStringLiteral(" · ") + edition;
}

bool fitsFile(const QString& name)
{
    // All line breaks of Unicode.
    static const QRegularExpression breaks(QStringLiteral("[\\n-\\r\\x{85}\\x{2028}\\x{2029}]"));
    const QString bare = name.trimmed();
    return !bare.isEmpty() && bare.size() <= longestName && !bare.contains(breaks);
}

Options differing(const Options& options)
{
    Options result(options.edition());
    for (const auto& changed : options.changed()) {
        const auto* const spec = findOption(changed.name);
        if (spec != nullptr && changed.value != result.value(*spec))
            result.set(*spec, changed.value);
    }
    return result;
}

} // namespace vozka
