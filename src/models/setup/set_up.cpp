// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/set_up.h"

#include "engine/expansions/list.h"
#include "models/text/words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace vozka {

GameSetUp firstSetUp()
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

QString nameOf(const Seat& seat, const std::vector<Seat>& seats)
{
    if (seat.name)
        return *seat.name;
    if (!seat.isComputers())
        //: The name of a player who has not typed one; %1 is a number.
        return QCoreApplication::translate("SetUpModel", "Player %1").arg(seat.number);
    const auto unnamed =
        std::ranges::count_if(seats, [](const Seat& each) { return each.isComputers() && !each.name; });
    //: The name of a computer player; %1 is a number.
    return unnamed > 1 ? QCoreApplication::translate("SetUpModel", "Computer %1").arg(seat.number)
                       : QCoreApplication::translate("SetUpModel", "Computer");
}

QString setUpName(const records::RuleChoice& rules)
{
    QStringList sets;
    for (const auto& set : rules.sets)
        sets << inWords(wording::word("set", set));
    const QString edition = rules.options.edition() == Edition::C1
                                ? QCoreApplication::translate("SetUpModel", "Classic (C1)")
                                : QCoreApplication::translate("SetUpModel", "New (C2)");
    return sets.join(QStringLiteral(", ")) + QStringLiteral(" · ") + edition;
}

bool fitsFile(const QString& name)
{
    // Whatever Unicode breaks a line at.
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
