// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/set_up_model.h"

#include "models/app_settings.h"

#include <QRandomGenerator>

#include <algorithm>

namespace vozka {

namespace {

constexpr int firstSeats = 2;
constexpr int longestName = 64;

int indexOf(records::Colour colour)
{
    return static_cast<int>(colour);
}

} // namespace

SetUpModel::SetUpModel(QObject* parent) : QAbstractListModel(parent)
{
    for (int i = 0; i < firstSeats; ++i)
        m_seats.push_back(newSeat());
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &SetUpModel::retranslate);
}

int SetUpModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant SetUpModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Seat& seat = m_seats[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return nameOf(seat);
    case ColourIndexRole:
        return indexOf(seat.colour);
    case ColourRole: {
        const auto name = records::colourNames[static_cast<std::size_t>(indexOf(seat.colour))];
        return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> SetUpModel::roleNames() const
{
    return {{NameRole, "name"}, {ColourIndexRole, "colourIndex"}, {ColourRole, "colour"}};
}

bool SetUpModel::canAdd() const
{
    return count() < maxPlayers;
}

bool SetUpModel::canRemove() const
{
    return count() > minPlayers;
}

int SetUpModel::tileCount() const
{
    const records::RuleChoice played;
    int tiles = 0;
    for (const auto& name : played.sets)
        for (const auto& kind : records::TileLibrary::builtIn().find(name)->tiles)
            tiles += kind.inBag ? kind.count : 0;
    return tiles;
}

QString SetUpModel::problem() const
{
    QStringList names;
    for (const Seat& seat : m_seats) {
        const QString name = nameOf(seat).trimmed();
        if (name.isEmpty())
            return tr("Every player needs a name.");
        if (name.size() > longestName)
            return tr("A name has no more than %n letter(s).", nullptr, longestName);
        if (names.contains(name, Qt::CaseInsensitive))
            return tr("Two players are called “%1”.").arg(name);
        names.append(name);
    }
    return {};
}

SetUpModel::Seat SetUpModel::newSeat() const
{
    Seat seat;
    const auto taken = [this](auto holds) { return std::any_of(m_seats.begin(), m_seats.end(), holds); };
    while (taken([&](const Seat& other) { return other.number == seat.number; }))
        ++seat.number;
    while (taken([&](const Seat& other) { return other.colour == seat.colour; }))
        seat.colour = static_cast<records::Colour>(indexOf(seat.colour) + 1);
    return seat;
}

void SetUpModel::addSeat()
{
    if (!canAdd())
        return;
    const Seat seat = newSeat();
    beginInsertRows({}, count(), count());
    m_seats.push_back(seat);
    endInsertRows();
    emit countChanged();
    emit problemChanged();
}

void SetUpModel::removeSeat(int row)
{
    if (!has(row) || !canRemove())
        return;
    beginRemoveRows({}, row, row);
    m_seats.erase(m_seats.begin() + row);
    endRemoveRows();
    emit countChanged();
    emit problemChanged();
}

void SetUpModel::moveSeat(int from, int to)
{
    if (!has(from) || !has(to) || from == to)
        return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    if (from < to)
        std::rotate(m_seats.begin() + from, m_seats.begin() + from + 1, m_seats.begin() + to + 1);
    else
        std::rotate(m_seats.begin() + to, m_seats.begin() + from, m_seats.begin() + from + 1);
    endMoveRows();
}

void SetUpModel::rename(int row, const QString& name)
{
    if (!has(row) || nameOf(m_seats[static_cast<std::size_t>(row)]) == name)
        return;
    Seat& seat = m_seats[static_cast<std::size_t>(row)];
    seat.named = true;
    seat.name = name;
    emit dataChanged(index(row), index(row), {Qt::DisplayRole, NameRole});
    emit problemChanged();
}

void SetUpModel::recolour(int row, int colourIndex)
{
    if (!has(row) || colourIndex < 0 || colourIndex >= static_cast<int>(records::colourNames.size()))
        return;
    Seat& seat = m_seats[static_cast<std::size_t>(row)];
    const auto colour = static_cast<records::Colour>(colourIndex);
    const auto holder = std::find_if(m_seats.begin(), m_seats.end(),
                                     [colour](const Seat& other) { return other.colour == colour; });
    if (holder != m_seats.end())
        holder->colour = seat.colour;
    seat.colour = colour;
    emit dataChanged(index(0), index(count() - 1), {ColourIndexRole, ColourRole});
}

QString SetUpModel::nameOf(const Seat& seat) const
{
    //: The name of a player who has not typed one; %1 is a number.
    return seat.named ? seat.name : tr("Player %1").arg(seat.number);
}

void SetUpModel::retranslate()
{
    emit dataChanged(index(0), index(count() - 1), {Qt::DisplayRole, NameRole});
    emit problemChanged();
}

records::GameRecord SetUpModel::toRecord() const
{
    records::GameRecord record;
    for (const Seat& seat : m_seats)
        record.players.push_back(
            {nameOf(seat).trimmed().toStdString(), seat.colour, records::PlayerKind::Human});
    record.seed = QRandomGenerator::global()->generate();
    return record;
}

} // namespace vozka
