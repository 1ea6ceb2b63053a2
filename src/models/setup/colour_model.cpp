// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/colour_model.h"

#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "records/players.h"

#include <QColor>

namespace vozka {

namespace {

constexpr int colours = static_cast<int>(records::colourNames.size());

QString nameOf(int row)
{
    const auto name = records::colourNames[static_cast<std::size_t>(row)];
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

ColourModel::ColourModel(QObject* parent) : QAbstractListModel(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        emit dataChanged(index(0), index(colours - 1), {Qt::DisplayRole, LabelRole});
    });
}

int ColourModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : colours;
}

QVariant ColourModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole:
        return label(index.row());
    case ColourRole:
        return nameOf(index.row());
    case ColourValueRole:
        return Palette::instance().player(nameOf(index.row()));
    default:
        return {};
    }
}

QHash<int, QByteArray> ColourModel::roleNames() const
{
    return {{LabelRole, "label"}, {ColourRole, "colour"}, {ColourValueRole, "colourValue"}};
}

QString ColourModel::label(int row)
{
    switch (static_cast<records::Colour>(row)) {
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
