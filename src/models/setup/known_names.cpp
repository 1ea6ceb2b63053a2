// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/known_names.h"

#include "models/base/players_name.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vozka {

namespace {

/// Returns the text without accents and in lower case.
QString bareLetters(const QString& text)
{
    QString bare;
    const QString apart = text.trimmed().normalized(QString::NormalizationForm_KD);
    std::ranges::copy_if(apart, std::back_inserter(bare),
                         [](QChar sign) { return sign.category() != QChar::Mark_NonSpacing; });
    return bare.toCaseFolded();
}

} // namespace

QString KnownName::colourWord() const
{
    return colourName(colour);
}

bool isSameName(const QString& one, const QString& other)
{
    return one.trimmed().compare(other.trimmed(), Qt::CaseInsensitive) == 0;
}

bool nameBegins(const QString& name, const QString& beginning)
{
    return bareLetters(name).startsWith(bareLetters(beginning));
}

void addNames(std::vector<KnownName>& known, const std::vector<Seat>& seats)
{
    std::vector<KnownName> next;
    const auto add = [&next](const QString& name, records::Colour colour) {
        const bool isThere =
            std::ranges::any_of(next, [&name](const KnownName& each) { return isSameName(each.name, name); });
        if (!isThere && fitsFile(name) && next.size() < mostKnownNames)
            next.push_back({name.trimmed(), colour});
    };
    for (const Seat& seat : seats)
        if (seat.name && !seat.isComputers())
            add(*seat.name, seat.colour);
    for (const KnownName& each : known)
        add(each.name, each.colour);
    known = std::move(next);
}

} // namespace vozka
