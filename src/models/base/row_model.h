// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List model of a vector of rows. `showRows` notifies views only of the rows that differ.
#pragma once

#include "models/base/role.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

namespace vozka {

/// Type of all row models in QML.
class RowList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to another object")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return rowCount(); }

signals:
    void countChanged();
};

/// A Row has `roles()`, an array of Role<Row>, `==`, and `isSame(other)`: true for two rows of one object.
template<class Row>
class RowModel : public RowList {
public:
    using RowList::RowList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        static constexpr auto roles = Row::roles();
        const auto number = static_cast<std::size_t>(role - firstRole);
        return number < roles.size() && has(index.row()) ? roles[number].value(at(index.row())) : QVariant();
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (const auto& each : Row::roles())
            names.insert(firstRole + static_cast<int>(names.size()), each.name);
        return names;
    }
    /// Returns the number of the role. Requires: it exists.
    [[nodiscard]] static int roleOf(std::string_view name)
    {
        const auto roles = Row::roles();
        return firstRole + static_cast<int>(std::ranges::find(roles, name, &Role<Row>::name) - roles.begin());
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }
    /// Requires: has(row).
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Returns the index of the first row for which `wanted(row)` is true; -1 if none.
    template<class Wanted>
    [[nodiscard]] int find(Wanted wanted) const
    {
        const auto found = std::ranges::find_if(m_rows, wanted);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

    /// Replaces all rows and resets the views. Faster than `showRows` if no row is the same as before.
    void resetRows(std::vector<Row> next)
    {
        const int before = count();
        beginResetModel();
        m_rows = std::move(next);
        endResetModel();
        if (count() != before)
            emit countChanged();
    }

    void showRows(std::vector<Row> next)
    {
        const int before = count();
        const auto isIn = [](const std::vector<Row>& rows, const Row& row, std::size_t from) {
            return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(from), rows.end(),
                               [&](const Row& each) { return each.isSame(row); });
        };
        const auto fits = [&](std::size_t i) {
            return i < m_rows.size() && i < next.size() && m_rows[i].isSame(next[i]);
        };
        std::size_t first = 0;
        while (fits(first))
            ++first;
        for (auto end = m_rows.size(); end > first;) {
            auto begin = end;
            while (begin > first && !isIn(next, m_rows[begin - 1], first))
                --begin;
            remove(begin, end);
            end = begin > first ? begin - 1 : first;
        }
        for (std::size_t i = 0; i < next.size(); ++i) {
            // Rows that change their place are removed and inserted again.
            while (!fits(i) && isIn(m_rows, next[i], i))
                remove(i, i + 1);
            auto end = i;
            while (end < next.size() && !isIn(m_rows, next[end], i))
                ++end;
            if (end == i) {
                replace(static_cast<int>(i), std::move(next[i]));
                continue;
            }
            insert(next, i, end);
            i = end - 1;
        }
        if (count() != before)
            emit countChanged();
    }

private:
    static constexpr int firstRole = Qt::UserRole + 1;

    // One call for consecutive rows, because views update all items after each removal and insertion.
    void remove(std::size_t begin, std::size_t end)
    {
        if (begin == end)
            return;
        beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        m_rows.erase(place(m_rows, begin), place(m_rows, end));
        endRemoveRows();
    }
    void insert(std::vector<Row>& next, std::size_t begin, std::size_t end)
    {
        beginInsertRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        m_rows.insert(place(m_rows, begin), std::make_move_iterator(place(next, begin)),
                      std::make_move_iterator(place(next, end)));
        endInsertRows();
    }
    void replace(int row, Row value)
    {
        auto& current = m_rows[static_cast<std::size_t>(row)];
        if (current == value)
            return;
        current = std::move(value);
        emit dataChanged(index(row), index(row));
    }
    static auto place(std::vector<Row>& rows, std::size_t row)
    {
        return rows.begin() + static_cast<std::ptrdiff_t>(row);
    }

    std::vector<Row> m_rows;
};

} // namespace vozka
