// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The people who have played here: their names as they were typed, each with the colour that it had last, and
// the list in which they are offered again where a name is typed.
#pragma once

#include "models/rows/row_model.h"
#include "models/setup/set_up.h"

#include <vector>

namespace vozka {

struct KnownName {
    QString name;
    records::Colour colour = records::Colour::Red;
    /// "red", "blue", ...
    [[nodiscard]] QString colourWord() const;
    [[nodiscard]] bool isSame(const KnownName& other) const { return name == other.name; }
    bool operator==(const KnownName&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&KnownName::name>("name"),
            role<&KnownName::colourWord>("colour"),
        };
    }
};

/// More are not remembered.
inline constexpr std::size_t mostKnownNames = 12;

/// Whether both mean the same person: capital letters and blanks at the ends aside.
[[nodiscard]] bool isSameName(const QString& one, const QString& other);
/// Whether the name begins so; neither capital letters nor accents need to be typed.
[[nodiscard]] bool nameBegins(const QString& name, const QString& beginning);
/// Puts the people whose names were typed before the others, in the order of their seats.
void noteNames(std::vector<KnownName>& known, const std::vector<Seat>& seats);

} // namespace vozka
