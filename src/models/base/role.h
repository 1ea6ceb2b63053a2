// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Roles of the rows of a list model.
#pragma once

#include <QVariant>

#include <array>
#include <functional>
#include <type_traits>

namespace vozka {

/// Role of a model: its name in QML, and a function that returns its value in a row.
template<class Row>
struct Role {
    const char* name;
    QVariant (*value)(const Row& row);
};

/// Returns the value of the member or member function `First`. Each of `Rest` is applied to the value before.
template<auto First, auto... Rest, class From>
[[nodiscard]] QVariant valueIn(const From& from)
{
    const auto& value = std::invoke(First, from);
    if constexpr (sizeof...(Rest) > 0)
        return valueIn<Rest...>(value);
    else if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(value)>>)
        return static_cast<int>(value);
    else
        return QVariant::fromValue(value);
}

template<class Row, class Member>
Row ownerOf(Member Row::*);

/// Returns the role with this name. Its value comes from a member or member function of the row, or through a
/// chain of them.
template<auto First, auto... Rest>
[[nodiscard]] constexpr auto role(const char* name)
{
    using Row = decltype(ownerOf(First));
    return Role<Row>{name, [](const Row& row) { return valueIn<First, Rest...>(row); }};
}

} // namespace vozka
