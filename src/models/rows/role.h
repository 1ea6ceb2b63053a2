// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Roles of the rows of a list model.
#pragma once

#include <QVariant>

#include <array>
#include <functional>
#include <type_traits>

namespace vozka {

/// One role of the rows of a model: its name in QML, and what a row has for it.
template<class Row>
struct Role {
    const char* name;
    QVariant (*value)(const Row& row);
};

/// What a member holds or answers, and of that the next member.
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

/// The role of that name with the value of a member or of a question of the row, or of a member of that.
template<auto First, auto... Rest>
[[nodiscard]] constexpr auto role(const char* name)
{
    using Row = decltype(ownerOf(First));
    return Role<Row>{name, [](const Row& row) { return valueIn<First, Rest...>(row); }};
}

} // namespace vozka
