// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Options of the rules in a set-up. Every option is a number; its values have names in files.
#pragma once

#include "engine/base/ids.h"

#include <array>
#include <vector>

namespace vozka {

enum class Edition : std::uint8_t { C1, C2 };

/// An option: its name and values as in files, and its value in each preset.
struct OptionSpec {
    enum class Type : std::uint8_t { Choice, Number, Switch };
    Code name;
    Type type = Type::Choice;
    /// Choice: the words of its values, which are numbered from 0. Number: the allowed numbers as text, or no
    /// entries if any number from 0 is allowed. Switch: no entries, its values are 0 and 1. Unused entries
    /// are empty.
    std::array<Code, 4> values;
    int classic = 0;
    int modern = 0;
    /// Rule that the option changes; empty if it changes no rule.
    Code rule = {};
    /// Tile set that the option needs to have an effect; empty if none.
    Code neededSet = {};
};

/// Possible value of an option, and its word as in files.
struct OptionValue {
    int value = 0;
    Code word;
};

/// Returns the values in the order of the specification, for a switch the value 1 first. Empty if any number
/// is allowed.
[[nodiscard]] std::vector<OptionValue> valuesOf(const OptionSpec& spec);

/// True if any number from 0 is allowed.
[[nodiscard]] inline bool takesAnyNumber(const OptionSpec& spec)
{
    return spec.type == OptionSpec::Type::Number && spec.values.front().empty();
}

namespace option {

/// Points of a completed city of two tiles.
inline constexpr OptionSpec tinyCity{"tinyCity", OptionSpec::Type::Number, {"2", "4"}, 4,
                                     4,          "base.city.tiny"};
inline constexpr OptionSpec undo{"undo", OptionSpec::Type::Switch, {}, 1, 1};
inline constexpr OptionSpec tilesLeft{"tilesLeft", OptionSpec::Type::Switch, {}, 1, 1};
/// Seconds of each player for the whole game; 0 = no limit. The rules do not use it.
inline constexpr OptionSpec clock{"clock", OptionSpec::Type::Number, {}, 0, 0};
inline constexpr std::array core{tinyCity, undo, tilesLeft, clock};

} // namespace option

/// Preset of an edition, with changed options.
class Options {
public:
    struct Changed {
        Code name;
        int value;
        bool operator==(const Changed&) const = default;
    };

    explicit Options(Edition edition = Edition::C2) : m_edition(edition) {}
    [[nodiscard]] Edition edition() const { return m_edition; }
    /// Returns the value that was set, or the value of the preset.
    [[nodiscard]] int value(const OptionSpec& spec) const;
    /// Sets a value without checking it.
    void set(const OptionSpec& spec, int value);
    /// Options set by `set`, sorted by name. They can have the value of the preset.
    [[nodiscard]] const std::vector<Changed>& changed() const { return m_changed; }
    bool operator==(const Options&) const = default;

private:
    Edition m_edition;
    std::vector<Changed> m_changed;
};

} // namespace vozka
