// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What could be done now and why the rest may not: the cells for the tile in hand, then the features of the
// tile just placed for a figure.
#pragma once

#include "models/choice_model.h"
#include "models/glow_model.h"
#include "models/row_model.h"

#include <QPointF>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class CandidateModel;

namespace fitting {

Q_NAMESPACE
QML_NAMED_ELEMENT(Fitting)

/// Fits as it is, fits otherwise turned, or not at all.
enum class Fit { Now, Turned, Not };
Q_ENUM_NS(Fit)

} // namespace fitting

struct CandidateRow {
    Cell cell;
    FeatureIndex feature = noFeature;
    fitting::Fit fit = fitting::Fit::Not;
    /// Of a tile: bit t = fits turned by t quarter turns.
    unsigned turnsThatFit = 0;
    /// The row in the choices; of a tile in the nearest turn that fits. -1 if there is none.
    int choice = -1;
    QPointF place{0.5, 0.5};
    QString source;
    QString label;
    QString worth;
    [[nodiscard]] bool isSame(const CandidateRow& other) const
    {
        return cell == other.cell && feature == other.feature;
    }
    bool operator==(const CandidateRow&) const = default;
};

class CandidateModel : public RowModel<CandidateRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    enum Role {
        CellXRole = Qt::UserRole + 1,
        CellYRole,
        /// True for the feature of a tile, false for a cell.
        IsFeatureRole,
        FitRole,
        /// The row in the choices, -1 if it may not be.
        ChoiceRole,
        /// Of a feature: where the figure's foot would stand, 0 to 1.
        PlaceXRole,
        PlaceYRole,
        /// Of a feature: the address of the figure as it would stand there.
        SourceRole,
        /// What it is and, if it may not be, why.
        LabelRole,
        /// Of a feature: what it is worth as it stands.
        WorthRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The allowed row nearest to that one in a direction, itself if there is none.
    Q_INVOKABLE [[nodiscard]] int towards(int row, int dx, int dy) const;
    /// Where to begin for one who looks at that point of the board: the first feature that may be taken, or
    /// the nearest cell where the tile fits. -1 if nothing is allowed.
    Q_INVOKABLE [[nodiscard]] int beginAt(QPointF lookedAt) const;
    /// The middle of a cell or the place of a figure, in cells. Requires: there is such a row.
    Q_INVOKABLE [[nodiscard]] QPointF placeAt(int row) const;

    /// The tile in hand is turned by `turns`.
    void show(const Table& table, const ChoiceModel& choices, int turns);
    /// The features behind the rows, for lighting them up.
    [[nodiscard]] std::vector<GlowingFeature> glowing(const Table& table) const;

private:
    [[nodiscard]] QPointF placeOf(const CandidateRow& row) const;
};

/// The fitting turn nearest to `turns`, clockwise first; -1 if none fits.
[[nodiscard]] int nearestTurn(unsigned turnsThatFit, int turns);

} // namespace vozka
