// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The set-up of a game about to begin: its seats as rows, with the rules, the tile sets and the favourites
// beside them. The set-up that was played last, the favourites and the names are remembered in a file.
#pragma once

#include "models/setup/favourite_model.h"
#include "models/setup/known_names.h"
#include "models/setup/rule_set_model.h"
#include "models/setup/set_up.h"
#include "models/setup/tile_set_model.h"
#include "records/game.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

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
    /// Of the people who have played here, those who are offered for a seat at present.
    Q_PROPERTY(vozka::RowList* knownNames READ knownNames CONSTANT)
    /// Whether any are remembered, offered or not.
    Q_PROPERTY(bool knowsNames READ knowsNames NOTIFY knowsNamesChanged)
    /// The favourite that was removed or replaced last and can be brought back; empty if there is none.
    Q_PROPERTY(QString removedFavourite READ removedFavourite NOTIFY removedFavouriteChanged)
    /// It was replaced by another set-up of the same name.
    Q_PROPERTY(bool favouriteWasReplaced READ favouriteWasReplaced NOTIFY removedFavouriteChanged)
    /// Message about an error with the file of set-ups; empty if none.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    enum class Order {
        /// The seats are in the order of play.
        Fixed,
        /// It is drawn when the game begins.
        Random,
    };
    Q_ENUM(Order)
    enum Role {
        /// As typed, or the name that nobody has typed yet ("Player 1").
        NameRole = Qt::UserRole + 1,
        /// Its row in ColourModel.
        ColourIndexRole,
        /// "red", "blue", ...
        ColourRole,
        /// Who plays there, a SeatKind.
        KindRole,
    };
    enum SeatKind { Person, RandomComputer, EasyComputer, MediumComputer, HardComputer };
    Q_ENUM(SeatKind)

    /// Begins with what was played last, if anything was.
    explicit SetUpModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_seats.size()); }
    [[nodiscard]] bool canAdd() const { return count() < maxPlayers; }
    [[nodiscard]] bool canRemove() const { return count() > minPlayers; }
    [[nodiscard]] bool valid() const { return problem().isEmpty(); }
    /// Why no game can begin with these seats, as text; empty if one can.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order);
    [[nodiscard]] RuleSetModel* rules() { return &m_rules; }
    [[nodiscard]] TileSetModel* tileSets() { return &m_tileSets; }
    [[nodiscard]] FavouriteModel* favourites() { return &m_favourites; }
    [[nodiscard]] RowModel<KnownName>* knownNames() { return &m_knownNames; }
    [[nodiscard]] bool knowsNames() const { return !m_remembered.names.empty(); }
    [[nodiscard]] QString removedFavourite() const { return m_removed ? m_removed->name : QString(); }
    [[nodiscard]] bool favouriteWasReplaced() const { return m_removed && m_wasReplaced; }
    [[nodiscard]] QString notice() const { return m_notice; }

    /// These ignore rows and colours that do not exist, and what cannot be done.
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int row);
    Q_INVOKABLE void moveSeat(int from, int to);
    Q_INVOKABLE void rename(int row, const QString& name);
    /// A colour that another seat has goes to this one, and that one gets this one's.
    Q_INVOKABLE void recolour(int row, int colourIndex);

    /// Offers the names that begin so and that no other seat has, who played last first.
    Q_INVOKABLE void offerNames(int row, const QString& beginning);
    /// The name offered goes to that seat, with its colour unless somebody else who has typed a name has it.
    Q_INVOKABLE void useName(int row, int offered);
    Q_INVOKABLE void forgetName(int offered);

    /// A person, or a computer that plays so; with a name that nobody typed, the name changes with it.
    Q_INVOKABLE void setKind(int row, vozka::SetUpModel::SeatKind kind);

    /// Keeps the present set-up as the one that was played last.
    Q_INVOKABLE void remember();
    /// Goes back to the one that was played last; nothing if there is none.
    Q_INVOKABLE void restoreLast();

    /// Keeps the present set-up under a name; another one of that name is replaced. Without a name: nothing.
    Q_INVOKABLE void saveFavourite(const QString& name);
    Q_INVOKABLE void useFavourite(int row);
    /// False if the name is empty or another one has it.
    Q_INVOKABLE bool renameFavourite(int row, const QString& name);
    Q_INVOKABLE void removeFavourite(int row);
    Q_INVOKABLE void bringFavouriteBack();
    Q_INVOKABLE void forgetRemovedFavourite();
    Q_INVOKABLE void dismissNotice();

    [[nodiscard]] GameSetUp setUp() const;
    void show(const GameSetUp& setUp);
    /// The game that begins with this set-up, with a seed of chance and nothing done yet. Requires: valid.
    [[nodiscard]] records::GameRecord toRecord() const;
    /// Where seeds and drawn orders come from: numbers of 32 bits, each as likely.
    void setChance(std::function<std::uint32_t()> chance) { m_chance = std::move(chance); }

signals:
    void countChanged();
    void problemChanged();
    void orderChanged();
    void knowsNamesChanged();
    void removedFavouriteChanged();
    void noticeChanged();

private:
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < count(); }
    [[nodiscard]] QString nameIn(int row) const;
    void namesChanged();
    void seatsChanged();
    void compareWithFavourites();
    void showNames();
    /// Changes what is remembered, as it is by now.
    void change(const std::function<void(RememberedSetUps&)>& edit);
    [[nodiscard]] QString favouriteName(int row) const;
    void say(const QString& notice);
    void retranslate();

    std::vector<Seat> m_seats;
    Order m_order = Order::Fixed;
    RuleSetModel m_rules{this};
    TileSetModel m_tileSets{this};
    FavouriteModel m_favourites{this};
    RowModel<KnownName> m_knownNames{this};
    /// What the names are offered for.
    int m_namesRow = -1;
    QString m_namesBeginning;
    RememberedSetUps m_remembered;
    bool m_isStored = true;
    std::optional<Favourite> m_removed;
    bool m_wasReplaced = false;
    int m_removedRow = 0;
    QString m_notice;
    std::function<std::uint32_t()> m_chance;
};

} // namespace vozka
