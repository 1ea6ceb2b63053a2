// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The colours that players choose from, in the order of the files.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class ColourModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        /// What the colour is called, with its emblem: "red, square".
        LabelRole = Qt::UserRole + 1,
        /// "red", "blue", ...
        ColourRole,
        /// The colour itself.
        ColourValueRole,
    };

    explicit ColourModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] static QString label(int row);
};

} // namespace vozka
