// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/set_up_model.h"

#include "models/app/app_settings.h"
#include "models/base/players_name.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Shuffles the seats. Each order has the same probability.
void shuffle(std::vector<Seat>& seats, const std::function<std::uint32_t()>& chance)
{
    for (std::size_t left = seats.size(); left > 1; --left) {
        const auto place = static_cast<std::size_t>(std::uint64_t{chance()} * left >> 32U);
        std::swap(seats[place], seats[left - 1]);
    }
}

} // namespace

SetUpModel::SetUpModel(QObject* parent)
    : QAbstractListModel(parent), m_chance([] { return QRandomGenerator::global()->generate(); })
{
    m_stored = loadSetUps(m_notice);
    show(m_stored.last.value_or(defaultSetUp()));
    connect(&m_tileSets, &TileSetModel::changed, this, [this] { m_rules.setTileSets(m_tileSets.chosen()); });
    connect(&m_rules, &RuleSetModel::changed, this, &SetUpModel::compareWithFavourites);
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
        return nameOf(seat, m_seats);
    case ColourIndexRole:
        return static_cast<int>(seat.colour);
    case ColourRole:
        return colourName(seat.colour);
    case KindRole:
        return static_cast<int>(seat.kind);
    default:
        return {};
    }
}

QHash<int, QByteArray> SetUpModel::roleNames() const
{
    return {{NameRole, "name"}, {ColourIndexRole, "colourIndex"}, {ColourRole, "colour"}, {KindRole, "kind"}};
}

QString SetUpModel::problem() const
{
    QStringList names;
    for (const Seat& seat : m_seats) {
        const QString name = nameOf(seat, m_seats).trimmed();
        if (name.isEmpty())
            return tr("Every player needs a name.");
        if (name.size() > longestName)
            return tr("A name has at most %n letter(s).", nullptr, longestName);
        if (!fitsFile(name))
            return tr("A name has only one line.");
        if (names.contains(name, Qt::CaseInsensitive))
            return tr("Two players are called “%1”.").arg(name);
        names.append(name);
    }
    return {};
}

int SetUpModel::secondsPerTile() const
{
    constexpr int secondsOfPerson = 20;
    const auto persons = std::ranges::count_if(m_seats, [](const Seat& seat) { return !seat.isComputers(); });
    return secondsOfPerson * std::max(1, static_cast<int>(persons));
}

void SetUpModel::setOrder(Order order)
{
    if (std::exchange(m_order, order) == order)
        return;
    emit orderChanged();
    compareWithFavourites();
}

void SetUpModel::seatsChanged()
{
    emit problemChanged();
    compareWithFavourites();
}

void SetUpModel::addSeat()
{
    if (!canAdd())
        return;
    beginInsertRows({}, count(), count());
    m_seats.push_back(seatToAdd(m_seats));
    endInsertRows();
    namesChanged();
    emit countChanged();
    seatsChanged();
}

void SetUpModel::removeSeat(int row)
{
    if (!has(row) || !canRemove())
        return;
    beginRemoveRows({}, row, row);
    m_seats.erase(m_seats.begin() + row);
    endRemoveRows();
    closeGaps(m_seats);
    namesChanged();
    emit countChanged();
    seatsChanged();
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
    compareWithFavourites();
}

void SetUpModel::rename(int row, const QString& name)
{
    if (!has(row) || nameIn(row) == name)
        return;
    m_seats[static_cast<std::size_t>(row)].name = name;
    namesChanged();
    seatsChanged();
}

QString SetUpModel::nameIn(int row) const
{
    return nameOf(m_seats[static_cast<std::size_t>(row)], m_seats);
}

/// Updates the names of all seats, because default names depend on the other seats.
void SetUpModel::namesChanged()
{
    emit dataChanged(index(0), index(count() - 1), {Qt::DisplayRole, NameRole});
}

void SetUpModel::setKind(int row, SeatKind kind)
{
    if (!has(row) || kind < Person || kind > HardComputer)
        return;
    m_seats[static_cast<std::size_t>(row)].kind = static_cast<records::PlayerKind>(kind);
    emit dataChanged(index(row), index(row), {KindRole});
    namesChanged();
    seatsChanged();
}

void SetUpModel::recolour(int row, int colourIndex)
{
    if (!has(row) || colourIndex < 0 || colourIndex >= static_cast<int>(records::colourNames.size()))
        return;
    Seat& seat = m_seats[static_cast<std::size_t>(row)];
    const auto colour = static_cast<records::Colour>(colourIndex);
    const auto holder = std::ranges::find(m_seats, colour, &Seat::colour);
    if (holder != m_seats.end())
        holder->colour = seat.colour;
    seat.colour = colour;
    emit dataChanged(index(0), index(count() - 1), {ColourIndexRole, ColourRole});
    compareWithFavourites();
}

GameSetUp SetUpModel::setUp() const
{
    return {m_seats, m_order == Order::Random, {m_rules.options(), m_tileSets.chosen()}};
}

void SetUpModel::show(const GameSetUp& setUp)
{
    beginResetModel();
    m_seats = setUp.seats;
    endResetModel();
    m_order = setUp.orderDrawn ? Order::Random : Order::Fixed;
    m_tileSets.setChosen(setUp.rules.sets);
    m_rules.setTileSets(m_tileSets.chosen());
    m_rules.setOptions(setUp.rules.options);
    emit countChanged();
    emit orderChanged();
    seatsChanged();
}

records::GameRecord SetUpModel::toRecord() const
{
    const GameSetUp chosen = setUp();
    std::vector<Seat> seats = chosen.seats;
    if (chosen.orderDrawn)
        shuffle(seats, m_chance);
    records::GameRecord record;
    record.rules = chosen.rules;
    for (const Seat& seat : seats)
        record.players.push_back({nameOf(seat, seats).trimmed().toStdString(), seat.colour, seat.kind});
    record.seed = m_chance();
    return record;
}

/// Called after each change of the set-up.
void SetUpModel::compareWithFavourites()
{
    m_tileSets.setPlayerColour(colourName(m_seats.front().colour));
    m_favourites.show(m_stored.favourites, setUp());
}

void SetUpModel::retranslate()
{
    emit dataChanged(index(0), index(count() - 1), {Qt::DisplayRole, NameRole});
    m_tileSets.retranslate();
    m_rules.retranslate();
    seatsChanged();
}

} // namespace vozka
