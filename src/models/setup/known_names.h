// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of earlier players with their last colours, offered while a name is typed.
#pragma once

#include "models/base/row_model.h"
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

/// Largest number of known names. The names that were used longest ago are removed first.
inline constexpr std::size_t mostKnownNames = 12;

/// True if the names are equal, ignoring case and spaces at the ends.
[[nodiscard]] bool isSameName(const QString& one, const QString& other);
/// True if the name starts with `beginning`, ignoring case and accents.
[[nodiscard]] bool nameBegins(const QString& name, const QString& beginning);
/// Adds or moves the typed names of people to the front, in the order of the seats.
void addNames(std::vector<KnownName>& known, const std::vector<Seat>& seats);

} // namespace vozka
