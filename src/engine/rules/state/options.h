// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules that a set-up chooses. Every option is a number; its values have names in the files.
#pragma once

#include "engine/base/ids.h"

#include <array>
#include <vector>

namespace vozka {

enum class Edition : std::uint8_t { C1, C2 };

/// One option: its name and values as in the files, and its value in each preset.
struct OptionSpec {
    enum class Type : std::uint8_t { Choice, Number, Switch };
    Code name;
    Type type = Type::Choice;
    /// Choice: the words; its value is an index into them. Number: the numbers allowed, written as such;
    /// none = any from 0 on. Switch: 0 or 1. Unused places are empty.
    std::array<Code, 4> values;
    int classic = 0;
    int modern = 0;
    /// The id of the rule that it changes; empty for what the players agree on at the table.
    Code rule = {};
    /// The tile set without which the option changes nothing; empty if it needs none.
    Code neededSet = {};
};

/// A value that an option may have, and its word as in the files.
struct OptionValue {
    int value = 0;
    Code word;
};

/// The values to choose from, in the order of the specification; a switch is on first. None where any number
/// may stand.
[[nodiscard]] std::vector<OptionValue> valuesOf(const OptionSpec& spec);

/// Whether any number from 0 on may stand there.
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
/// The seconds that each player has for the whole game; 0 = as many as he likes. The rules know nothing of
/// it.
inline constexpr OptionSpec clock{"clock", OptionSpec::Type::Number, {}, 0, 0};
inline constexpr std::array core{tinyCity, undo, tilesLeft, clock};

} // namespace option

/// An edition's preset with the options that differ from it.
class Options {
public:
    struct Changed {
        Code name;
        int value;
        bool operator==(const Changed&) const = default;
    };

    explicit Options(Edition edition = Edition::C2) : m_edition(edition) {}
    [[nodiscard]] Edition edition() const { return m_edition; }
    [[nodiscard]] int value(const OptionSpec& spec) const;
    void set(const OptionSpec& spec, int value);
    /// Those set by `set`, by name, whether they differ from the preset or not.
    [[nodiscard]] const std::vector<Changed>& changed() const { return m_changed; }
    bool operator==(const Options&) const = default;

private:
    Edition m_edition;
    std::vector<Changed> m_changed;
};

} // namespace vozka
