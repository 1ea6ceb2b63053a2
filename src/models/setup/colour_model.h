// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The colours for players, in the order of `records::Colour`.
#pragma once

#include "models/base/row_model.h"
#include "records/players.h"

#include <QColor>

namespace vozka {

struct ColourRow {
    /// Name with its emblem: "red, square".
    QString label;
    QString colour;
    [[nodiscard]] bool isSame(const ColourRow& other) const { return colour == other.colour; }
    [[nodiscard]] QColor colourValue() const;
    bool operator==(const ColourRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&ColourRow::label>("label"),
            role<&ColourRow::colour>("colour"),
            role<&ColourRow::colourValue>("colourValue"),
        };
    }
};

class ColourModel : public RowModel<ColourRow> {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ColourModel(QObject* parent = nullptr);

private:
    void show();
    [[nodiscard]] static QString label(records::Colour colour);
};

} // namespace vozka
