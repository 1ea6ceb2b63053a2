// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Set-up of a new game: rows for seats, and models for rules, tile sets, favourites and known names. The last
// set-up, the favourites and the names are stored in a file.
#pragma once

#include "models/setup/favourite_model.h"
#include "models/setup/known_names.h"
#include "models/setup/rule_set_model.h"
#include "models/setup/set_up.h"
#include "models/setup/tile_set_model.h"
#include "records/game.h"

#include <QAbstractListModel>

#include <cstdint>
#include <functional>

namespace vozka {

class SetUpModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY countChanged)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY countChanged)
    Q_PROPERTY(bool valid READ valid NOTIFY problemChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY orderChanged)
    Q_PROPERTY(vozka::RuleSetModel* rules READ rules CONSTANT)
    Q_PROPERTY(vozka::TileSetModel* tileSets READ tileSets CONSTANT)
    Q_PROPERTY(vozka::FavouriteModel* favourites READ favourites CONSTANT)
    /// Known names that are offered for a seat now.
    Q_PROPERTY(vozka::RowList* knownNames READ knownNames CONSTANT)
    /// True if any names are stored, offered or not.
    Q_PROPERTY(bool hasKnownNames READ hasKnownNames NOTIFY hasKnownNamesChanged)
    /// Name of the favourite that was removed or replaced last and can be restored; empty if none.
    Q_PROPERTY(QString restorableFavourite READ restorableFavourite NOTIFY restorableFavouriteChanged)
    /// True if `restorableFavourite` was replaced by a set-up of the same name, false if it was removed.
    Q_PROPERTY(bool favouriteWasReplaced READ favouriteWasReplaced NOTIFY restorableFavouriteChanged)
    /// Message about an error with the file of set-ups; empty if none.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// True until a set-up has been stored as the last one.
    Q_PROPERTY(bool isFirst READ isFirst NOTIFY remembered)
    /// Estimated time for a tile. Computers need no time.
    Q_PROPERTY(int secondsPerTile READ secondsPerTile NOTIFY problemChanged)

public:
    enum class Order {
        Fixed,
        Random,
    };
    Q_ENUM(Order)
    enum Role {
        /// Typed name or default name ("Player 1").
        NameRole = Qt::UserRole + 1,
        /// Row in ColourModel.
        ColourIndexRole,
        ColourRole,
        KindRole,
    };
    enum SeatKind { Person, RandomComputer, EasyComputer, MediumComputer, HardComputer };
    Q_ENUM(SeatKind)

    /// Starts with the last set-up, if any.
    explicit SetUpModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_seats.size()); }
    [[nodiscard]] bool canAdd() const { return count() < maxPlayers; }
    [[nodiscard]] bool canRemove() const { return count() > minPlayers; }
    [[nodiscard]] bool valid() const { return problem().isEmpty(); }
    /// Returns a message why no game can start with these seats; empty if a game can start.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order);
    [[nodiscard]] RuleSetModel* rules() { return &m_rules; }
    [[nodiscard]] TileSetModel* tileSets() { return &m_tileSets; }
    [[nodiscard]] FavouriteModel* favourites() { return &m_favourites; }
    [[nodiscard]] RowModel<KnownName>* knownNames() { return &m_knownNames; }
    [[nodiscard]] bool hasKnownNames() const { return !m_stored.names.empty(); }
    [[nodiscard]] QString restorableFavourite() const { return m_removed ? m_removed->name : QString(); }
    [[nodiscard]] bool favouriteWasReplaced() const { return m_removed && m_wasReplaced; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] bool isFirst() const { return !m_stored.last; }
    [[nodiscard]] int secondsPerTile() const;

    /// The functions below ignore rows and colours that do not exist, and impossible changes.
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int row);
    Q_INVOKABLE void moveSeat(int from, int to);
    Q_INVOKABLE void rename(int row, const QString& name);
    /// Exchanges colours with the seat that has this colour.
    Q_INVOKABLE void recolour(int row, int colourIndex);

    /// Offers the known names that start with `beginning` and that no other seat has, latest player first.
    Q_INVOKABLE void offerNames(int row, const QString& beginning);
    /// Gives the offered name and its colour to the seat. If a seat with a typed name has that colour, the
    /// colours do not change.
    Q_INVOKABLE void useName(int row, int offered);
    Q_INVOKABLE void removeName(int offered);

    /// Sets the kind of the player. This also changes default names.
    Q_INVOKABLE void setKind(int row, vozka::SetUpModel::SeatKind kind);

    /// Stores the current set-up as the last one.
    Q_INVOKABLE void remember();
    /// Restores the last set-up; ignored if none.
    Q_INVOKABLE void restoreLast();

    /// Stores the current set-up under that name and replaces a favourite of the same name. Ignored if the
    /// name does not fit a file (see fitsFile).
    Q_INVOKABLE void saveFavourite(const QString& name);
    Q_INVOKABLE void useFavourite(int row);
    /// Returns false if the name is not valid or another favourite has it.
    Q_INVOKABLE bool renameFavourite(int row, const QString& name);
    Q_INVOKABLE void removeFavourite(int row);
    Q_INVOKABLE void restoreFavourite();
    Q_INVOKABLE void discardRemovedFavourite();
    Q_INVOKABLE void dismissNotice() { setNotice({}); }

    [[nodiscard]] GameSetUp setUp() const;
    void show(const GameSetUp& setUp);
    /// Returns the new game with a random seed and without actions. Requires: valid.
    [[nodiscard]] records::GameRecord toRecord() const;
    /// Sets the source of seeds and random orders: uniform 32-bit numbers.
    void setChance(std::function<std::uint32_t()> chance) { m_chance = std::move(chance); }

signals:
    void countChanged();
    void problemChanged();
    void orderChanged();
    void hasKnownNamesChanged();
    void restorableFavouriteChanged();
    void noticeChanged();
    void remembered();

private:
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < count(); }
    [[nodiscard]] QString nameIn(int row) const;
    void namesChanged();
    void seatsChanged();
    void compareWithFavourites();
    void showNames();
    /// Reads the file again, changes its content and stores it.
    void change(const std::function<void(StoredSetUps&)>& edit);
    [[nodiscard]] QString favouriteName(int row) const;
    void setNotice(const QString& notice);
    void retranslate();

    std::vector<Seat> m_seats;
    Order m_order = Order::Fixed;
    RuleSetModel m_rules{this};
    TileSetModel m_tileSets{this};
    FavouriteModel m_favourites{this};
    RowModel<KnownName> m_knownNames{this};
    /// Row of the seat and typed text that names are offered for. -1 if no names were offered.
    int m_namesRow = -1;
    QString m_namesBeginning;
    StoredSetUps m_stored;
    bool m_isStored = true;
    std::optional<Favourite> m_removed;
    bool m_wasReplaced = false;
    int m_removedRow = 0;
    QString m_notice;
    std::function<std::uint32_t()> m_chance;
};

} // namespace vozka
