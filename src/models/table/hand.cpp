// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/hand.h"

#include "models/text/sentences.h"
#include "models/text/spoken.h"

namespace vozka {

namespace {

QString addressOf(const Table& table, KindIndex kind)
{
    return kind == noKind ? QString() : QStringLiteral("image://tile/%1").arg(table.picture(kind));
}

} // namespace

QString Hand::inWords(int turns) const
{
    return m_words.at(static_cast<std::size_t>(turns & 3));
}

void Hand::putDown()
{
    m_turns = 0;
    m_figure = FigureKind::Follower;
}

void Hand::setTurns(int turns)
{
    m_turns = (turns + sideCount) & 3;
}

void Hand::setFigure(FigureKind figure)
{
    m_figure = figure;
}

void Hand::show(const Table& table, const ChoiceModel& choices)
{
    const auto own = table ? table.ownKind() : noKind;
    const bool hasOwn = table.awaitsPlayer() && table.ownTilesLeft((*table.state)->active) > 0;
    m_picture = table ? addressOf(table, table.hand()) : QString();
    for (std::size_t turns = 0; turns < m_words.size(); ++turns)
        m_words.at(turns) = handInWords(table, static_cast<Turns>(turns));
    m_ownPicture = hasOwn ? addressOf(table, own) : QString();
    m_ownLabel = own != noKind ? tileInWords(table, own, 0) : QString();
    m_ownNotYet = table ? notYetSentence(table) : QString();
    m_ownNotYetRule = table ? notYetRule(table) : QString();
    m_ownNotYetBrief = table ? notYetInBrief(table) : QString();
    m_figures.clear();
    for (const auto& row : choices.rows()) {
        const int figure = static_cast<int>(row.action.figure);
        if (row.action.type == Action::Type::Deploy && !m_figures.contains(figure))
            m_figures << figure;
    }
    if (!m_figures.isEmpty() && !m_figures.contains(figure()))
        m_figure = static_cast<FigureKind>(m_figures.first());
}

} // namespace vozka
