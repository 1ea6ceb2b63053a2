// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Options of a game with certain tile sets, and their differences from the preset of the edition.
#pragma once

#include "engine/rules/state/options.h"
#include "models/base/editions.h"
#include "models/base/row_model.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace vozka {

struct RuleRow {
    const OptionSpec* spec = nullptr;
    QString title;
    QString about;
    /// Book, edition and heading.
    QString source;
    QStringList values;
    /// One message for each value; an empty list if the values need no messages.
    QStringList valueAbouts;
    /// Indices in `values`.
    int chosen = 0;
    int preset = 0;
    [[nodiscard]] bool isSame(const RuleRow& other) const { return spec == other.spec; }
    /// False for rules that are in no rule book, but agreed by the players.
    [[nodiscard]] bool fromBook() const { return !spec->rule.empty(); }
    [[nodiscard]] bool differs() const { return chosen != preset; }
    [[nodiscard]] QString presetValue() const { return values.value(preset); }
    bool operator==(const RuleRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&RuleRow::title>("title"),
            role<&RuleRow::about>("about"),
            role<&RuleRow::source>("source"),
            role<&RuleRow::fromBook>("fromBook"),
            role<&RuleRow::values>("values"),
            role<&RuleRow::valueAbouts>("valueAbouts"),
            role<&RuleRow::chosen>("chosen"),
            role<&RuleRow::differs>("differs"),
            role<&RuleRow::presetValue>("presetValue"),
        };
    }
};

class RuleSetModel : public RowModel<RuleRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SetUpModel")
    Q_PROPERTY(vozka::Editions::Choice edition READ edition WRITE setEdition NOTIFY changed)
    /// Number of rules of the rule books that differ from the preset.
    Q_PROPERTY(int differences READ differences NOTIFY changed)
    /// True if both editions have the same presets for these tile sets.
    Q_PROPERTY(bool sameInBoth READ sameInBoth NOTIFY changed)
    /// Presets of each edition where they differ, classic edition first: "Moving the wagon: by distance."
    Q_PROPERTY(QStringList presetAbouts READ presetAbouts NOTIFY changed)

public:
    explicit RuleSetModel(QObject* parent);

    [[nodiscard]] Editions::Choice edition() const { return Editions::of(m_options.edition()); }
    /// Keeps options that were changed by the user.
    void setEdition(vozka::Editions::Choice edition);
    [[nodiscard]] int differences() const;
    [[nodiscard]] bool sameInBoth() const;
    [[nodiscard]] QStringList presetAbouts() const;

    /// Returns the shown options that differ from the preset.
    [[nodiscard]] Options options() const;
    void setOptions(const Options& options);
    void setTileSets(std::vector<std::string> sets);

    /// Returns the row of the option; -1 if these tile sets do not have it.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& option) const;
    /// Ignores rows and values that do not exist, like reset(). `value`: index in `RuleRow::values`.
    Q_INVOKABLE void choose(int row, int value);
    Q_INVOKABLE void reset(int row);
    Q_INVOKABLE void resetAll() { setOptions(Options(m_options.edition())); }
    void retranslate() { refresh(); }

signals:
    void changed();

private:
    [[nodiscard]] RuleRow rowOf(const OptionSpec& spec) const;
    void refresh();

    std::vector<std::string> m_sets;
    Options m_options;
};

} // namespace vozka
