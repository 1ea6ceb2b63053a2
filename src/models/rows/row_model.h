// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list model over a vector of rows. A row type names its roles once, for QML and for `data`. Views are told
// of exactly those rows that differ.
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <type_traits>
#include <vector>

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

/// A Row has `roles()`, an array of Role<Row>; for `showRows` also `isSame(other)`: the same thing, perhaps
/// with other properties; and `==`.
template<class Row>
class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        static constexpr auto roles = Row::roles();
        const auto number = static_cast<std::size_t>(role - firstRole);
        const bool known = role >= firstRole && number < roles.size();
        return known && index.isValid() && has(index.row()) ? roles[number].value(at(index.row()))
                                                            : QVariant();
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (const auto& each : Row::roles())
            names.insert(firstRole + static_cast<int>(names.size()), each.name);
        return names;
    }
    /// The number of the role of that name. Requires: there is one.
    [[nodiscard]] static int roleOf(std::string_view name)
    {
        const auto roles = Row::roles();
        return firstRole + static_cast<int>(std::ranges::find(roles, name, &Role<Row>::name) - roles.begin());
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }
    /// Requires: it has that row.
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The first row of which that is so, -1 if there is none.
    template<class Wanted>
    [[nodiscard]] int find(Wanted wanted) const
    {
        const auto found = std::ranges::find_if(m_rows, wanted);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

protected:
    static constexpr int firstRole = Qt::UserRole + 1;

    /// Other rows, none of which was there before.
    void resetRows(std::vector<Row> next)
    {
        beginResetModel();
        m_rows = std::move(next);
        endResetModel();
    }

    void showRows(std::vector<Row> next)
    {
        const auto isIn = [](const std::vector<Row>& rows, const Row& row, std::size_t from) {
            return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(from), rows.end(),
                               [&](const Row& each) { return each.isSame(row); });
        };
        for (auto row = rowCount() - 1; row >= 0; --row) {
            if (!isIn(next, at(row), 0))
                remove(row);
        }
        for (std::size_t i = 0; i < next.size(); ++i) {
            // What stood at another place before goes there as a new row.
            while (i < m_rows.size() && !m_rows[i].isSame(next[i]) && isIn(m_rows, next[i], i))
                remove(static_cast<int>(i));
            if (i < m_rows.size() && m_rows[i].isSame(next[i]))
                replace(static_cast<int>(i), std::move(next[i]));
            else
                insert(static_cast<int>(i), std::move(next[i]));
        }
    }

private:
    void remove(int row)
    {
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
    void insert(int row, Row value)
    {
        beginInsertRows({}, row, row);
        m_rows.insert(m_rows.begin() + row, std::move(value));
        endInsertRows();
    }
    void replace(int row, Row value)
    {
        auto& mine = m_rows[static_cast<std::size_t>(row)];
        if (mine == value)
            return;
        mine = std::move(value);
        emit dataChanged(index(row), index(row));
    }

    std::vector<Row> m_rows;
};

} // namespace vozka
