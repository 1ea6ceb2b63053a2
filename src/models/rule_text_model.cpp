// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rule_text_model.h"

#include "models/words.h"
#include "wording/message.h"
#include "wording/template.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStringList>

namespace vozka {

namespace {

constexpr std::string_view ruleKey = "rule/";

/// The first two parts of the id: "am.wagon" of "am.wagon.c1.gate".
std::string_view chapterOf(std::string_view id)
{
    return id.substr(0, id.find('.', id.find('.') + 1));
}

RuleTextRow rowFor(std::string_view id)
{
    return {QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())),
            inWords(wording::word("chapter", chapterOf(id))),
            {},
            inWords(wording::word("rule", id)),
            inWords(wording::word("source", id))};
}

bool hasAll(const RuleTextRow& row, const QStringList& words)
{
    const QString all = QStringList{row.id, row.chapter, row.text, row.source}.join(QLatin1Char(' '));
    return std::ranges::all_of(words,
                               [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace

RuleTextModel::RuleTextModel(QObject* parent) : RowModel(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    show();
}

QVariant RuleTextModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case IdRole:
        return row->id;
    case HeadingRole:
        return row->heading;
    case TextRole:
        return row->text;
    case SourceRole:
        return row->source;
    default:
        return {};
    }
}

QHash<int, QByteArray> RuleTextModel::roleNames() const
{
    return {{IdRole, "rule"}, {HeadingRole, "heading"}, {TextRole, "words"}, {SourceRole, "origin"}};
}

void RuleTextModel::setSearch(const QString& words)
{
    if (m_search == words)
        return;
    m_search = words;
    show();
    emit searchChanged();
}

int RuleTextModel::rowOf(const QString& id) const
{
    const auto found = std::ranges::find(rows(), id, &RuleTextRow::id);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

bool RuleTextModel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        show();
    return QObject::eventFilter(watched, event);
}

void RuleTextModel::show()
{
    const QStringList wanted = m_search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<RuleTextRow> rows;
    for (const auto& entry : wording::ruleTexts()) {
        if (!entry.key.starts_with(ruleKey))
            continue;
        auto row = rowFor(entry.key.substr(ruleKey.size()));
        if (!hasAll(row, wanted))
            continue;
        if (rows.empty() || rows.back().chapter != row.chapter)
            row.heading = row.chapter;
        rows.push_back(std::move(row));
    }
    showRows(std::move(rows));
}

} // namespace vozka
