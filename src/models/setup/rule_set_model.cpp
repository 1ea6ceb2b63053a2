// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/rule_set_model.h"

#include "engine/expansions/list.h"
#include "lessons/rule_pages.h"
#include "models/app/app_settings.h"
#include "models/setup/set_up.h"
#include "models/text/lesson_text.h"
#include "models/text/message_text.h"

#include <utility>

namespace vozka {

namespace {

QString words(std::string_view group, std::string_view code, std::string_view detail = {})
{
    return messageText(wording::Message{&wording::lookUp(group, code, detail), {code}, {}});
}

/// Returns the values of an option. For options in seconds: some typical values and the chosen one.
std::vector<OptionValue> offeredValues(const OptionSpec& spec, int chosen)
{
    auto values = valuesOf(spec);
    if (!takesAnyNumber(spec))
        return values;
    for (const int minutes : {0, 5, 10, 15, 20, 30, 45, 60})
        values.push_back({minutes * 60, {}});
    if (std::ranges::find(values, chosen, &OptionValue::value) == values.end())
        values.push_back({chosen, {}});
    std::ranges::sort(values, {}, &OptionValue::value);
    return values;
}

QString valueDescription(const OptionSpec& spec, const OptionValue& value)
{
    if (!takesAnyNumber(spec))
        return words("option-value", spec.name, value.word);
    if (value.value == 0)
        //: A game without a clock.
        return RuleSetModel::tr("none", "clock");
    return value.value % 60 == 0
               //: The time that each player has.
               ? RuleSetModel::tr("%n min", nullptr, value.value / 60)
               : RuleSetModel::tr("%n s", nullptr, value.value);
}

/// Returns the source of the option's rule in the rule books; for other options, that players agree on them.
QString sourceOf(const OptionSpec& spec)
{
    const auto* rule = lessons::ruleBookText().find(spec.rule);
    if (rule == nullptr)
        return words("source", "agreement");
    return localizedText(rule->source);
}

int placeOf(const std::vector<OptionValue>& values, int value)
{
    const auto found = std::ranges::find(values, value, &OptionValue::value);
    return found == values.end() ? 0 : static_cast<int>(found - values.begin());
}

} // namespace

RuleSetModel::RuleSetModel(QObject* parent) : RowModel(parent)
{
    refresh();
}

RuleRow RuleSetModel::rowOf(const OptionSpec& spec) const
{
    const auto values = offeredValues(spec, m_options.value(spec));
    RuleRow row{&spec,
                words("option", spec.name),
                words("option-about", spec.name),
                sourceOf(spec),
                {},
                {},
                placeOf(values, m_options.value(spec)),
                placeOf(values, Options(m_options.edition()).value(spec))};
    for (const auto& value : values) {
        row.values << valueDescription(spec, value);
        if (value.word.empty())
            continue;
        const auto& about = wording::lookUp("option-value-about", spec.name, value.word);
        if (!about.key.empty())
            row.valueAbouts << messageText({&about, {}, {}});
    }
    return row;
}

void RuleSetModel::refresh()
{
    std::vector<RuleRow> rows;
    for (const auto* const spec : optionsFor(m_sets))
        rows.push_back(rowOf(*spec));
    showRows(std::move(rows));
    emit changed();
}

int RuleSetModel::differences() const
{
    return static_cast<int>(std::ranges::count_if(
        rows(), [](const RuleRow& row) { return row.fromBook() && row.chosen != row.preset; }));
}

bool RuleSetModel::sameInBoth() const
{
    return std::ranges::all_of(rows(),
                               [](const RuleRow& row) { return row.spec->classic == row.spec->modern; });
}

QStringList RuleSetModel::presetAbouts() const
{
    QStringList abouts;
    for (const auto edition : {Edition::C1, Edition::C2}) {
        QStringList parts;
        for (const auto& row : rows())
            if (row.spec->classic != row.spec->modern)
                //: A rule and what it says, as one sentence.
                parts << tr("%1: %2.").arg(
                    row.title,
                    row.values.value(placeOf(valuesOf(*row.spec), Options(edition).value(*row.spec))));
        abouts << parts.join(QLatin1Char('\n'));
    }
    return abouts;
}

void RuleSetModel::setEdition(Editions::Choice edition)
{
    if (edition == this->edition())
        return;
    Options options(Editions::edition(edition));
    for (const auto& kept : m_options.changed())
        if (const auto* const spec = findOption(kept.name))
            options.set(*spec, kept.value);
    setOptions(options);
}

Options RuleSetModel::options() const
{
    Options options(m_options.edition());
    for (const auto& row : rows())
        options.set(*row.spec, m_options.value(*row.spec));
    return differing(options);
}

void RuleSetModel::setOptions(const Options& options)
{
    m_options = differing(options);
    refresh();
}

void RuleSetModel::setTileSets(std::vector<std::string> sets)
{
    m_sets = std::move(sets);
    refresh();
}

int RuleSetModel::rowOf(const QString& option) const
{
    return find([&](const RuleRow& row) { return option.toStdString() == row.spec->name; });
}

void RuleSetModel::choose(int row, int value)
{
    if (!has(row))
        return;
    const OptionSpec& spec = *at(row).spec;
    const auto values = offeredValues(spec, m_options.value(spec));
    if (value < 0 || value >= static_cast<int>(values.size()))
        return;
    Options options = m_options;
    options.set(spec, values[static_cast<std::size_t>(value)].value);
    setOptions(options);
}

void RuleSetModel::reset(int row)
{
    if (has(row))
        choose(row, at(row).preset);
}

} // namespace vozka
