// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Final scoring, shown feature by feature: feature, score and players. Points of later features are not
// included in the points shown (see `Table::notShown`).
#pragma once

#include "models/base/row_model.h"
#include "models/board/spotlight.h"
#include "models/board/table.h"

#include <QObject>
#include <QRectF>

namespace vozka {

struct EarnerRow {
    Player player = noPlayer;
    QString name;
    QString colour;
    int points = 0;
    [[nodiscard]] bool isSame(const EarnerRow& other) const { return player == other.player; }
    bool operator==(const EarnerRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&EarnerRow::name>("name"),
            role<&EarnerRow::colour>("colour"),
            role<&EarnerRow::points>("points"),
        };
    }
};

class FinalCount : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// True if the final scoring is shown feature by feature, false if all its scores are shown together.
    Q_PROPERTY(bool stepwise MEMBER m_stepwise NOTIFY stepwiseChanged)
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Number of the current feature, from 1 (0 if not active), and number of features.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Score as a sum: "Field: 4 completed cities × 3 = 12".
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// Bounding rectangle of the feature's cells; empty if it is not on the board.
    Q_PROPERTY(QRectF extent READ extent NOTIFY changed)
    Q_PROPERTY(vozka::RowList* earners READ earners CONSTANT)
    /// Highlight of the feature on all its tiles.
    Q_PROPERTY(vozka::RowList* glow READ glow CONSTANT)

public:
    explicit FinalCount(QObject* parent) : QObject(parent) {}

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] int number() const { return m_active ? static_cast<int>(m_at) + 1 : 0; }
    [[nodiscard]] int count() const { return static_cast<int>(m_features.size()); }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] QRectF extent() const { return m_extent; }
    [[nodiscard]] RowModel<EarnerRow>* earners() { return &m_earners; }
    [[nodiscard]] RowModel<GlowRow>* glow() { return &m_glow; }

    /// Stores the scores of the final scoring for `begin`. Equal scores of several players for one feature
    /// are one group. Stores none if `stepwise` is false. Requires: the entries are the last of the table.
    void prepare(const Table& table, std::span<const HistoryEntry> history);
    [[nodiscard]] bool isPrepared() const { return !m_features.empty(); }
    /// Shows the first feature. Requires: isPrepared().
    void begin();
    /// Removes all stored scores. Does not emit `finished`.
    void stop();
    void show(const Table& table);

    /// Returns the number of scores that were not shown yet.
    [[nodiscard]] std::size_t notShown() const;
    /// Returns the scores of the current feature.
    [[nodiscard]] std::vector<Event> paying() const;

    /// Shows the next feature. After the last one, emits `finished`.
    Q_INVOKABLE void next();
    Q_INVOKABLE void skip();

signals:
    void changed();
    void stepwiseChanged();
    /// Another feature is shown now.
    void stepChanged();
    /// All features were shown or skipped.
    void finished();

private:
    bool m_stepwise = false;
    std::vector<std::vector<Event>> m_features;
    std::size_t m_at = 0;
    bool m_active = false;
    QString m_message;
    QRectF m_extent;
    RowModel<EarnerRow> m_earners{this};
    RowModel<GlowRow> m_glow{this};
};

} // namespace vozka
