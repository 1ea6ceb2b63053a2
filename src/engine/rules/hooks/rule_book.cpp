// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/rule_book.h"

#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace vozka {

RuleBook::RuleBook(TileCatalogue catalogue, Options options, int playerCount)
    : m_catalogue(std::move(catalogue)),
      m_options(std::move(options)),
      m_playerCount(playerCount),
      m_ownTiles(static_cast<std::size_t>(m_catalogue.kindCount())),
      m_asideKinds(static_cast<std::size_t>(m_catalogue.kindCount())),
      m_placedRules(static_cast<std::size_t>(m_catalogue.kindCount())),
      m_limits(static_cast<std::size_t>(m_catalogue.kindCount()))
{
    m_roles.fill(ActionRole::Other);
}

void RuleBook::checkCapacity(Code quantity, int needed, int limit)
{
    if (needed > limit && !m_fault)
        m_fault = CapacityFault{quantity, needed, limit};
}

Score RuleBook::scoreOf(const StateData& state, Segment segment, ScoreTime time) const
{
    const auto& rule = featureRule(state.board.segment(segment).kind);
    const auto& labels = rule.words(time);
    Score score{labels.line, labels.rule, {}};
    if (!rule.addTerms)
        return score;
    rule.addTerms(state, segment, time, score.sheet);
    applyScoreRules(state, segment, time, score);
    return score;
}

void RuleBook::addScoreRule(FeatureKind kind, ScoreRule rule)
{
    m_scoreRules[index(kind)].push_back(std::move(rule));
}

void RuleBook::add(FieldCityRule rule)
{
    m_fieldCityRules.push_back(std::move(rule));
    checkCapacity("field-cities", static_cast<int>(m_fieldCityRules.size()), ScoreSheet::maxTerms);
}

void RuleBook::addPlayerScoreRule(FeatureKind kind, PlayerScoreRule rule)
{
    m_playerScoreRules[index(kind)].push_back(std::move(rule));
}

void RuleBook::applyScoreRules(const StateData& state, Segment segment, ScoreTime time, Score& score) const
{
    for (const auto& rule : m_scoreRules[index(state.board.segment(segment).kind)])
        rule(state, segment, time, score);
}

bool RuleBook::differsByPlayer(FeatureKind kind) const
{
    return !m_playerScoreRules[index(kind)].empty();
}

Score RuleBook::scoreOf(Player player, const StateData& state, Segment segment, const Score& score) const
{
    Score ofPlayer = score;
    for (const auto& rule : m_playerScoreRules[index(state.board.segment(segment).kind)])
        rule(state, segment, player, ofPlayer);
    return ofPlayer;
}

bool RuleBook::isScoredInTurn(const StateData& state, Segment segment) const
{
    return std::ranges::any_of(m_scoredInTurn, [&](const auto& rule) { return rule(state, segment); });
}

const FigureRule* RuleBook::findFigure(Code name) const
{
    const auto found =
        std::ranges::find_if(m_figureRules, [&](const auto& rule) { return rule->name() == name; });
    return found == m_figureRules.end() ? nullptr : found->get();
}

const ActionForm* RuleBook::formOf(const Action& action) const
{
    const auto found = std::ranges::find_if(m_forms, [&](const auto& form) { return form.isOf(action); });
    return found == m_forms.end() ? nullptr : &*found;
}

void RuleBook::add(const ActionForm& form)
{
    const auto type = form.base.type;
    assert(std::ranges::none_of(m_forms, [&](const ActionForm& other) {
        return other.base.type == type && other.role != form.role;
    }));
    m_roles[index(type)] = form.role;
    m_forms.push_back(form);
}

void RuleBook::add(FeatureKind kind, FeatureRule rule)
{
    assert(!has(kind));
    const auto bit = 1U << index(kind);
    m_surrounded |= rule.group == FeatureGroup::Surrounded ? bit : 0;
    m_completed |= rule.group != FeatureGroup::Field && rule.group != FeatureGroup::None ? bit : 0;
    m_featureRules[index(kind)] = std::move(rule);
}

FigureKind RuleBook::add(std::unique_ptr<FigureRule> rule)
{
    assert(findFigure(rule->name()) == nullptr);
    const auto number = m_figureRules.size();
    m_figures += rule->spec().supply * m_playerCount;
    checkCapacity("figure-kinds", static_cast<int>(number) + 1, maxFigureKinds);
    if (m_fault)
        return FigureKind::Follower;
    rule->m_kind = static_cast<FigureKind>(number);
    const auto set = setOf(rule->m_kind);
    if (rule->spec().isMeeple)
        m_figureSets.meeples |= set;
    if (rule->spec().needsFollower)
        m_figureSets.dependent |= set;
    else if (rule->spec().cornerRule.empty())
        m_figureSets.simple |= set;
    m_figureRules.push_back(std::move(rule));
    return static_cast<FigureKind>(number);
}

Action::Type RuleBook::addAction(std::span<const ArgSpec> args, ActionRole role)
{
    const int number = static_cast<int>(m_lastAction) + 1;
    checkCapacity("actions", number + 1, maxActionTypes);
    if (!m_fault)
        m_lastAction = static_cast<Action::Type>(number);
    Action base;
    base.type = m_lastAction;
    add(ActionForm{args, role, base});
    return m_lastAction;
}

void RuleBook::offer(Code step, Action::Type type, std::unique_ptr<ActionRule> rule)
{
    m_plan.offer(step, type, *rule);
    m_actionRules.push_back(std::move(rule));
}

void RuleBook::offerEarly(Code step, Action::Type type, std::unique_ptr<ActionRule> rule)
{
    m_earlyActions.add(type, *rule);
    offer(step, type, std::move(rule));
}

void RuleBook::addFreeAction(Action::Type type, TokenKind token, std::unique_ptr<ActionRule> rule)
{
    m_freeActionTokens.push_back(token);
    m_freeActions.add(type, *rule);
    m_actionRules.push_back(std::move(rule));
}

bool RuleBook::mayAllowFreeActions(const StateData& state) const
{
    return std::ranges::any_of(m_freeActionTokens,
                               [&](TokenKind token) { return !state.tokensOf(token).empty(); });
}

ExtraTurn RuleBook::addExtraTurn(Code word)
{
    m_extraTurns.push_back(word);
    checkCapacity("extra-turns", static_cast<int>(m_extraTurns.size()), 8);
    return static_cast<ExtraTurn>(m_extraTurns.size() - 1);
}

LinkKind RuleBook::addLinks(int maxCount)
{
    m_links += maxCount;
    checkCapacity("links", m_links, maxLinks);
    checkCapacity("link-kinds", m_linkKinds + 1, std::numeric_limits<std::uint8_t>::max());
    return static_cast<LinkKind>(m_linkKinds++);
}

PartIndex RuleBook::addPart(TileFeature part, int maxCount)
{
    m_parts += maxCount;
    checkCapacity("parts", m_parts, maxParts);
    const auto number = m_catalogue.addPart(std::move(part));
    checkCapacity("part-kinds", number + 1, std::numeric_limits<PartIndex>::max());
    return number;
}

std::optional<Refusal> RuleBook::refusalOnOtherTiles(const StateData& state, FigureKind figure) const
{
    for (const auto& reach : m_reachRules)
        if (auto refusal = state.placed == noTile ? std::nullopt : reach->refusalFor(*this, state, figure))
            return refusal;
    return {};
}

void RuleBook::on(Trigger trigger, EventRule rule)
{
    if (trigger == Trigger::TilePlaced)
        return on(trigger, kindsWith(m_catalogue, [](KindIndex) { return true; }), rule);
    m_eventRules[static_cast<std::size_t>(trigger)].push_back(std::move(rule));
}

void RuleBook::on(Trigger trigger, const KindSet& kinds, const EventRule& rule)
{
    if (trigger != Trigger::TilePlaced)
        return on(trigger, [kinds, rule](Turn& turn, const TriggerArgs& args) {
            if (placedTileIsOf(turn.state(), kinds))
                rule(turn, args);
        });
    for (std::size_t kind = 0; kind < m_placedRules.size(); ++kind)
        if (kinds.contains(kind))
            m_placedRules[kind].push_back(rule);
}

void RuleBook::add(KindIndex kind, OwnTileRule rule)
{
    m_ownTiles[kind] = std::make_unique<OwnTileRule>(std::move(rule));
}

void RuleBook::add(PileReach reach)
{
    checkCapacity("piles", m_pileReach ? 2 : 1, 1);
    m_pileReach = std::move(reach);
}

void RuleBook::allowSharing(FeatureKind kind, Sharing sharing)
{
    m_sharing[index(kind)] = std::max(m_sharing[index(kind)], sharing);
}

void RuleBook::forbid(FigureKind figure, FeatureKind feature)
{
    m_figuresOn[index(feature)] &= static_cast<FigureSet>(~setOf(figure));
}

void RuleBook::copyAllowedPlaces(FigureKind from, FigureKind to)
{
    for (auto& figures : m_figuresOn)
        if ((figures & setOf(from)) != 0)
            figures |= setOf(to);
}

std::size_t RuleBook::reserveBytes(std::size_t size, std::size_t alignment)
{
    const std::size_t at = (m_slotsUsed + alignment - 1) / alignment * alignment;
    m_slotsUsed = at + size;
    return at;
}

} // namespace vozka
