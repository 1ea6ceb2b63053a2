// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The seats of a game about to begin, in the order of play.
#pragma once

#include "records/game.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace vozka {

class SetUpModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY countChanged)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY countChanged)
    Q_PROPERTY(bool valid READ valid NOTIFY problemChanged)
    /// Tiles of the sets that are played with.
    Q_PROPERTY(int tileCount READ tileCount CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum Role {
        /// As typed, or the name that nobody has typed yet ("Player 1").
        NameRole = Qt::UserRole + 1,
        /// Its row in ColourModel.
        ColourIndexRole,
        /// "red", "blue", ...
        ColourRole,
    };

    explicit SetUpModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_seats.size()); }
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] bool canRemove() const;
    [[nodiscard]] bool valid() const { return problem().isEmpty(); }
    [[nodiscard]] int tileCount() const;
    /// Why no game can begin with these seats, in words; empty if one can.
    [[nodiscard]] QString problem() const;

    /// These ignore rows and colours that do not exist, and what cannot be done.
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int row);
    Q_INVOKABLE void moveSeat(int from, int to);
    Q_INVOKABLE void rename(int row, const QString& name);
    /// A colour that another seat has goes to this one, and that one gets this one's.
    Q_INVOKABLE void recolour(int row, int colourIndex);

    /// A game of the base set with these players and a seed of chance, nothing done yet. Requires: valid.
    [[nodiscard]] records::GameRecord toRecord() const;

signals:
    void countChanged();
    void problemChanged();

private:
    struct Seat {
        /// For its name as long as nobody has typed one; seats keep theirs when they are moved.
        int number = 1;
        bool named = false;
        QString name;
        records::Colour colour = records::Colour::Red;
    };
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < count(); }
    [[nodiscard]] QString nameOf(const Seat& seat) const;
    [[nodiscard]] Seat newSeat() const;
    void retranslate();

    std::vector<Seat> m_seats;
};

} // namespace vozka
