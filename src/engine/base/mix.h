// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes numbers out of numbers, the same on every machine: what seeds and generators are made of. No chance.
#pragma once

#include <cstdint>

namespace vozka {

/// The mixing step of SplitMix64 (Steele, Lea, Flood 2014), also used to make seeds out of seeds.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t number)
{
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111eb;
    return number ^ (number >> 31U);
}

} // namespace vozka
