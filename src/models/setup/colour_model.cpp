// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/colour_model.h"

#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "models/base/utf8.h"

namespace vozka {

QColor ColourRow::colourValue() const
{
    return Palette::instance().player(colour);
}

ColourModel::ColourModel(QObject* parent) : RowModel(parent)
{
    show();
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &ColourModel::show);
}

void ColourModel::show()
{
    std::vector<ColourRow> rows;
    rows.reserve(records::colourNames.size());
    for (const auto name : records::colourNames)
        rows.push_back({label(static_cast<records::Colour>(rows.size())), utf8(name)});
    showRows(std::move(rows));
}

QString ColourModel::label(records::Colour colour)
{
    switch (colour) {
    case records::Colour::Red:
        return tr("red, square");
    case records::Colour::Blue:
        return tr("blue, triangle");
    case records::Colour::Yellow:
        return tr("yellow, cross");
    case records::Colour::Black:
        return tr("black, disc");
    case records::Colour::White:
        return tr("white, ring");
    case records::Colour::Pink:
        return tr("pink, diamond");
    }
    return {};
}

} // namespace vozka
