// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The scores at the end, told one feature after the other: which one pays now, what, and whom. What was not
// told yet does not count for the points shown either (see Table::untold).
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/glow_model.h"
#include "models/scene/table.h"

#include <QObject>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct EarnerRow {
    Player player = nature;
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
    /// The scores at the end are shown feature by feature before the game is over; else all together.
    Q_PROPERTY(bool stepwise MEMBER m_stepwise NOTIFY stepwiseChanged)
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Which of the features pays now, from 1, and how many there are.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// What it pays, as a sum: "Field: 4 completed cities × 3 = 12".
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// The cells of the feature, as a rectangle; empty for what lies nowhere on the board.
    Q_PROPERTY(QRectF extent READ extent NOTIFY changed)
    Q_PROPERTY(vozka::RowList* earners READ earners CONSTANT)
    /// The feature itself, over all its tiles.
    Q_PROPERTY(vozka::RowList* glow READ glow CONSTANT)

public:
    explicit FinalCount(QObject* parent) : QObject(parent) {}

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] int number() const { return m_active ? static_cast<int>(m_at) + 1 : 0; }
    [[nodiscard]] int count() const { return static_cast<int>(m_features.size()); }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] QRectF extent() const { return m_extent; }
    [[nodiscard]] RowModel<EarnerRow>* earners() { return &m_earners; }
    [[nodiscard]] RowModel<GlowRow>* glow() { return &m_glow; }

    /// Keeps the scores at the end of the game for `begin`, grouped by feature, if they are to be shown
    /// stepwise. Requires: the moments are the last of the table.
    void prepare(const Table& table, std::span<const Moment> moments);
    [[nodiscard]] bool isPrepared() const { return !m_features.empty(); }
    /// Tells the first. Requires: something is prepared.
    void begin();
    /// Forgets everything; nothing is `finished` by that.
    void stop();
    void show(const Table& table);

    /// Number of scores that were not shown.
    [[nodiscard]] std::size_t untold() const;
    /// The scores of the feature that pays now.
    [[nodiscard]] std::vector<Event> paying() const;

    /// Goes to the next feature; behind the last one, the count is finished.
    Q_INVOKABLE void next();
    Q_INVOKABLE void skip();

signals:
    void changed();
    void stepwiseChanged();
    /// Another feature pays now.
    void movedOn();
    /// Everything was shown.
    void finished();

private:
    bool m_stepwise = false;
    std::vector<std::vector<Event>> m_features;
    std::size_t m_at = 0;
    bool m_active = false;
    QString m_sentence;
    QRectF m_extent;
    RowModel<EarnerRow> m_earners{this};
    RowModel<GlowRow> m_glow{this};
};

} // namespace vozka
