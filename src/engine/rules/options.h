// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules that a set-up chooses. Every option is a number; its values have names in the files.
#pragma once

#include "engine/base/ids.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace vozka {

enum class Edition : std::uint8_t { C1, C2 };

/// One option: its name and values as in the files, and its value in each preset.
struct OptionSpec {
    enum class Type : std::uint8_t { Choice, Number, Switch };
    Code name;
    Type type = Type::Choice;
    /// The words (Choice) or the numbers written as such (Number; empty = any from 0 on).
    std::vector<Code> values;
    int classic = 0;
    int modern = 0;
};

/// An edition's preset with the options that differ from it.
class Options {
public:
    explicit Options(Edition edition = Edition::C2) : m_edition(edition) {}
    [[nodiscard]] Edition edition() const { return m_edition; }
    /// The value: index among the values (Choice), the number itself, or 0 and 1 (Switch).
    [[nodiscard]] int value(Code name) const;
    /// Requires: an option of that name exists.
    void set(Code name, int value);
    struct Changed {
        Code name;
        int value;
        bool operator==(const Changed&) const = default;
    };
    /// Those set by `set`, in that order.
    [[nodiscard]] const std::vector<Changed>& changed() const { return m_changed; }
    bool operator==(const Options&) const = default;

private:
    Edition m_edition;
    std::vector<Changed> m_changed;
};

/// Every option there is, those of expansions too.
[[nodiscard]] std::span<const OptionSpec> optionSpecs();
[[nodiscard]] const OptionSpec* findOption(std::string_view name);

} // namespace vozka
