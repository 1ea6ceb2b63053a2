// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The games that were on the table, the one left last first: kept there after every action, taken up again.
#pragma once

#include "match/shelf.h"
#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace vozka {

struct ShelfRow {
    KeptGame game;
    QString players;
    QStringList colours;
    /// How far the game is or who won, when it was left, and in which file of the player's it lies.
    QString standing;
    /// Taken out of the list, and gone for good when the list is made anew.
    bool isRemoved = false;
    [[nodiscard]] bool isSame(const ShelfRow& other) const { return game.name == other.game.name; }
    bool operator==(const ShelfRow& other) const
    {
        return isSame(other) && standing == other.standing && isRemoved == other.isRemoved;
    }
};

class ShelfModel : public RowModel<ShelfRow> {
    Q_OBJECT
    QML_ELEMENT
    /// The folder of the games; empty = nothing is kept.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    Q_PROPERTY(int count READ count NOTIFY listed)
    /// Of the game left last, empty if there is none.
    Q_PROPERTY(QString latestPlayers READ latestPlayers NOTIFY listed)
    Q_PROPERTY(QString latestStanding READ latestStanding NOTIFY listed)

public:
    enum Role {
        /// Their names.
        PlayersRole = Qt::UserRole + 1,
        /// The names of their colours.
        ColoursRole,
        StandingRole,
        IsRemovedRole,
    };
    /// So many games are kept, those left last.
    static constexpr std::size_t capacity = 12;

    explicit ShelfModel(QObject* parent = nullptr);
    ~ShelfModel() override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QString latestPlayers() const;
    [[nodiscard]] QString latestStanding() const;

    /// Looks what there is. What was taken out before is gone then.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void bringBack(int row);

    /// A new game lies on the table, or one from a file of the player's own.
    void putDown(const Match& match, const std::filesystem::path& file);
    /// The game of that row, which lies on the table from now on; nothing, and `failed`, if that cannot be.
    [[nodiscard]] std::optional<TakenGame> takeUp(int row);
    /// Something has happened on the table.
    void keep(const Match& match);
    /// It has a file of the player's own now.
    void nameFile(const std::filesystem::path& file);
    /// The table is cleared. A new game in which nothing has happened leaves no trace.
    void putAway();
    /// The name on the shelf of the game on the table, empty if there is none.
    [[nodiscard]] QString onTable() const;

signals:
    void folderChanged();
    void listed();
    void failed(const QString& sentence);

private:
    void show();
    void tell(const std::vector<Shelf::Broken>& setAside);
    void tellOnce(const std::optional<records::Error>& error);
    [[nodiscard]] std::optional<Shelf::Place> placeOf(const Match& match, const std::filesystem::path& file);
    void removeForGood();
    [[nodiscard]] ShelfRow rowOf(const KeptGame& game) const;

    QString m_folder;
    std::optional<Shelf> m_shelf;
    std::optional<Shelf::Place> m_place;
    /// Something has happened in the game on the table.
    bool m_played = false;
    std::vector<KeptGame> m_games;
    QStringList m_removed;
    /// It was said that the game cannot be kept.
    bool m_told = false;
};

} // namespace vozka
