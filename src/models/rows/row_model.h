// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list model over a vector of rows that tells its views of exactly what differs, so that what stays can
// stay and what is new can appear.
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <vector>

namespace vozka {

/// A Row has `isSame(other)`: the same thing, perhaps with other properties; and `==`.
template<class Row>
class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }

protected:
    /// The row of a valid index of this model, else nothing.
    [[nodiscard]] const Row* at(const QModelIndex& index) const
    {
        return index.isValid() && has(index.row()) ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
    }

    void showRows(std::vector<Row> next)
    {
        const auto isIn = [](const std::vector<Row>& rows, const Row& row, std::size_t from) {
            return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(from), rows.end(),
                               [&](const Row& each) { return each.isSame(row); });
        };
        for (auto row = rowCount() - 1; row >= 0; --row) {
            if (!isIn(next, m_rows[static_cast<std::size_t>(row)], 0))
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
