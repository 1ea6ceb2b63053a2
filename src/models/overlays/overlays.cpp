// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlays.h"

#include "models/app/app_settings.h"
#include "models/board/board_scene.h"
#include "models/overlays/range_scene.h"
#include "models/overlays/standing_scenes.h"
#include "models/text/contexts.h"
#include "models/text/messages.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace vozka {

Overlays::Overlays(QObject* parent) : QObject(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &Overlays::retranslate);
    connect(this, &Overlays::changed, this, &Overlays::explainingChanged);
    connect(this, &Overlays::tableChanged, this, &Overlays::explainingChanged);
    connect(&AppSettings::instance(), &AppSettings::changed, this, [this] {
        if (m_kind == Kind::Tiles)
            refresh();
    });
}

Overlays::~Overlays() = default;

void Overlays::setKind(Kind kind)
{
    if (kind == m_kind)
        return;
    const bool wasOff = m_kind == Kind::None;
    m_kind = kind;
    m_entry = -1;
    // Every overlay starts with the rules of this game.
    m_edition = Editions::Either;
    // While no overlay was shown, the table was stored, but not evaluated.
    if (wasOff)
        show(Table(m_table));
    else
        refresh();
}

bool Overlays::offers(Kind kind) const
{
    if (kind == Kind::Compare)
        return m_table && movableFigureKind(m_table).has_value();
    if (kind == Kind::Range)
        return hasRange();
    return (kind != Kind::Dead && kind != Kind::Tiles) || hasTilesLeft();
}

void Overlays::toggle(Kind kind)
{
    if (offers(kind))
        setKind(kind == m_kind ? Kind::None : kind);
}

void Overlays::setEdition(Editions::Choice edition)
{
    if (std::exchange(m_edition, edition) != edition)
        refresh();
}

int Overlays::player() const
{
    if (m_player)
        return *m_player;
    if (!m_table)
        return 0;
    const Player toMove = (*m_table.state)->toMove;
    return toMove == noPlayer ? (*m_table.state)->active : toMove;
}

void Overlays::setPlayer(int player)
{
    if (std::exchange(m_player, static_cast<Player>(player)) != static_cast<Player>(player))
        refresh();
}

void Overlays::setSideBySide(bool on)
{
    if (std::exchange(m_sideBySide, on) != on)
        refresh();
}

void Overlays::setInspecting(bool on)
{
    if (on == m_inspecting)
        return;
    m_inspecting = on;
    clearHovered();
    emit changed();
}

bool Overlays::explaining() const
{
    const bool over = m_table && (*m_table.state)->over && m_table.notShown == 0;
    return m_inspecting || (over && m_kind == Kind::None);
}

bool Overlays::hasRange() const
{
    return m_table && (movableFigureKind(m_table) || m_table.rules->book().pileReach() != nullptr);
}

bool Overlays::hasTilesLeft() const
{
    return m_table && m_table.rules->book().options().value(option::tilesLeft) != 0;
}

QString Overlays::figurePicture() const
{
    if (!m_table || !movableFigureKind(m_table))
        return {};
    return figureUrl(m_table.figurePicture(*movableFigureKind(m_table)),
                     m_table.playerColour(static_cast<Player>(player())));
}

QString Overlays::hintText() const
{
    QStringList messages;
    if (const auto figure = m_table ? movableFigureKind(m_table) : std::nullopt)
        //: %1 is a figure ("Wagon").
        messages << OverlayTexts::tr("%1: choose the feature on the board that is to be scored.")
                        .arg(figureName(m_table, *figure));
    const auto* const reach = m_table ? m_table.rules->book().pileReach() : nullptr;
    if (m_kind == Kind::Range && reach != nullptr)
        //: %1 is on what pieces are piled up ("Tower").
        messages << OverlayTexts::tr("%1: choose one on the board to see how far it reaches.")
                        .arg(featureName(*m_table.rules->book().token(reach->tokens).feature));
    return messages.join(u' ');
}

QString Overlays::hint() const
{
    if (m_kind == Kind::None)
        return {};
    if (needsFigure() && !m_problem.isEmpty())
        return m_problem;
    if (needsFigure() && !hasChosen())
        return hintText();
    return m_kind == Kind::Tiles ? m_tiles.title() : m_main.title();
}

const OverlayScene& Overlays::scene(Kind kind, Editions::Choice edition)
{
    const bool question = kind == Kind::Range || kind == Kind::Compare;
    const SceneKey key{kind, edition, question ? m_from : noSegment,
                       question ? static_cast<Player>(player()) : noPlayer};
    const auto known = m_scenes.find(key);
    if (known != m_scenes.end())
        return known->second;
    // Limit the number of scenes: a player who drags a figure over the board needs one for each feature.
    constexpr std::size_t most = 24;
    if (m_scenes.size() >= most)
        m_scenes.clear();
    OverlayScene made;
    ReachQuestion reachQuestion{static_cast<Player>(player()), m_from, {}};
    if (edition != Editions::Either)
        reachQuestion.edition = Editions::edition(edition);
    switch (kind) {
    case Kind::Range:
        made = rangeScene(m_table, reachQuestion);
        break;
    case Kind::Compare:
        made = compareScene(m_table, reachQuestion);
        break;
    case Kind::Owners:
        made = ownersScene(m_table);
        break;
    case Kind::Fields:
        made = fieldsScene(m_table);
        break;
    case Kind::Dead:
        made = deadScene(m_table);
        break;
    default:
        break;
    }
    return m_scenes.emplace(key, std::move(made)).first->second;
}

void Overlays::refresh()
{
    static const OverlayScene nothing;
    const bool secret = m_kind == Kind::Dead && !hasTilesLeft();
    const bool shown = m_table && m_kind != Kind::None && (!needsFigure() || hasChosen()) && !secret;
    const bool split = shown && m_kind == Kind::Compare && m_sideBySide;
    m_main.show(shown ? scene(m_kind, m_kind == Kind::Range ? m_edition : Editions::Either) : nothing);
    m_classic.show(split ? scene(Kind::Range, Editions::Classic) : nothing);
    m_modern.show(split ? scene(Kind::Range, Editions::New) : nothing);
    if (m_table && m_kind == Kind::Tiles && hasTilesLeft())
        m_tiles.showBag(m_table);
    else
        m_tiles.clear();
    if (m_entry >= static_cast<int>(m_main.scene().entries.size()))
        m_entry = -1;
    clearHovered();
    emit changed();
}

void Overlays::show(const Table& table)
{
    m_table = table;
    const bool off = m_kind == Kind::None && !m_inspecting;
    if (off) {
        // Scenes are not stored while no overlay is shown.
        m_of.reset();
        m_rules = nullptr;
        m_scenes.clear();
        clearHovered();
        emit tableChanged();
        return;
    }
    const bool same = table && m_of && *m_of == *table.state && m_rules == table.rules
                      && std::ranges::equal(m_players, table.players);
    if (!same) {
        m_scenes.clear();
        m_of.reset();
        if (table)
            m_of = *table.state;
        m_rules = table.rules;
        m_players.assign(table.players.begin(), table.players.end());
        m_problem.clear();
        updateQuestion();
        emit tableChanged();
    }
    refresh();
}

void Overlays::retranslate()
{
    m_scenes.clear();
    m_problem.clear();
    refresh();
}

} // namespace vozka
