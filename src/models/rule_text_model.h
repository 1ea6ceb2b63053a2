// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules in words, by chapter: what each says, where it comes from, and its id. A search leaves those that
// have the words in them.
#pragma once

#include "models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct RuleTextRow {
    QString id;
    QString chapter;
    /// The chapter, of its first rule that is shown; else empty.
    QString heading;
    QString text;
    QString source;
    [[nodiscard]] bool isSame(const RuleTextRow& other) const { return id == other.id; }
    bool operator==(const RuleTextRow&) const = default;
};

class RuleTextModel : public RowModel<RuleTextRow> {
    Q_OBJECT
    QML_ELEMENT
    /// Words that a rule, its chapter or its id must have, all of them, in any order; empty = every rule.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    enum Role { IdRole = Qt::UserRole + 1, HeadingRole, TextRole, SourceRole };

    explicit RuleTextModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& words);

    /// The row of that rule, -1 if it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& id) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void searchChanged();

private:
    void show();

    QString m_search;
};

} // namespace vozka
