// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of a game, each with what was done, what the search would have done, and what the difference
// cost.
#pragma once

#include "models/rows/row_model.h"
#include "players/analysis.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace vozka {

/// A decision that was judged, and where it stands among the moments of the game.
struct JudgedMove {
    std::size_t first = 0;
    JudgedDecision judged;
};

struct JudgedRow {
    /// Its number among the decisions, from 0.
    int number = 0;
    int turn = 0;
    QString name;
    QString colour;
    QString played;
    QString best;
    float cost = 0;
    QStringList reasons;
    [[nodiscard]] bool agrees() const { return best == played; }
    [[nodiscard]] bool isSame(const JudgedRow& other) const { return number == other.number; }
    bool operator==(const JudgedRow&) const = default;
};

class JudgedModel : public RowModel<JudgedRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameAnalysis")

public:
    enum Role {
        /// Its number among the decisions, from 0.
        NumberRole = Qt::UserRole + 1,
        TurnRole,
        NameRole,
        /// "red", "blue", ...
        ColourRole,
        /// What was done, in words.
        PlayedRole,
        /// What the search would have done; empty if it was that.
        BestRole,
        /// What the difference cost, in points.
        CostRole,
        /// The same in words: "3.2"; empty if it cost nothing.
        CostTextRole,
        /// What spoke for the better move, a sentence a line.
        ReasonsRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(std::vector<JudgedRow> rows) { showRows(std::move(rows)); }
};

} // namespace vozka
