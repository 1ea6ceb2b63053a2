// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of one game, of the core and of its expansions. Constant after `seal`.
#pragma once

#include "engine/base/capacity_fault.h"
#include "engine/rules/hooks/deploy_reach.h"
#include "engine/rules/hooks/estimate.h"
#include "engine/rules/hooks/event_rule.h"
#include "engine/rules/hooks/feature_rule.h"
#include "engine/rules/hooks/figure_rule.h"
#include "engine/rules/hooks/limits.h"
#include "engine/rules/hooks/passage_rule.h"
#include "engine/rules/hooks/rule_specs.h"
#include "engine/rules/hooks/tile_hooks.h"
#include "engine/rules/hooks/turn_plan.h"
#include "engine/rules/state/action_form.h"
#include "engine/rules/state/options.h"
#include "engine/rules/state/pool.h"
#include "engine/rules/state/token_spec.h"
#include "engine/tiles/catalogue.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace vozka {

class RuleBook {
public:
    RuleBook(TileCatalogue catalogue, Options options, int playerCount);

    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }
    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] int playerCount() const { return m_playerCount; }
    [[nodiscard]] const TurnPlan& plan() const { return m_plan; }
    /// False if no rule for that kind of feature was added.
    [[nodiscard]] bool has(FeatureKind kind) const { return m_featureRules[index(kind)].has_value(); }
    [[nodiscard]] const auto& featureRule(FeatureKind kind) const { return *m_featureRules[index(kind)]; }
    /// Points of the feature by the rule of its kind and all rules that change them.
    [[nodiscard]] Score scoreOf(const StateData& state, Segment segment, ScoreTime time) const;
    /// Applies the rules that change the points of such a feature to a given score.
    void applyScoreRules(const StateData& state, Segment segment, ScoreTime time, Score& score) const;
    [[nodiscard]] const auto& fieldCityRules() const { return m_fieldCityRules; }
    /// True if a feature of that kind can give different points to different players.
    [[nodiscard]] bool differsByPlayer(FeatureKind kind) const;
    /// Returns that score with the changes for one player. Requires: the player has the majority.
    [[nodiscard]] Score scoreOf(Player player, const StateData& state, Segment segment,
                                const Score& score) const;
    /// Rules, indexed by figure kind.
    [[nodiscard]] const auto& figureRules() const { return m_figureRules; }
    [[nodiscard]] bool has(FigureKind kind) const { return std::cmp_less(index(kind), m_figureRules.size()); }
    /// Requires: the game has figures of that kind.
    [[nodiscard]] const FigureRule& figureRule(FigureKind kind) const { return *m_figureRules[index(kind)]; }
    [[nodiscard]] const FigureSets& figureSets() const { return m_figureSets; }
    [[nodiscard]] bool isMeeple(FigureKind kind) const { return (m_figureSets.meeples & setOf(kind)) != 0; }
    /// Null if the game has no figure of that name.
    [[nodiscard]] const FigureRule* findFigure(Code name) const;
    [[nodiscard]] bool isAllowedOn(FigureKind figure, FeatureKind feature) const
    {
        return (figuresOn(feature) & setOf(figure)) != 0;
    }
    /// True if features of that kind are completed and scored during the game.
    [[nodiscard]] bool isCompleted(FeatureKind kind) const { return (m_completed >> index(kind) & 1) != 0; }
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const
    {
        return isCompleted(state.board.segment(segment).kind) && state.board.feature(segment).openEnds == 0;
    }
    /// True if the feature is scored in this turn although it is not completed.
    [[nodiscard]] bool isScoredInTurn(const StateData& state, Segment segment) const;
    /// Kinds of figures that can be on such a feature.
    [[nodiscard]] FigureSet figuresOn(FeatureKind feature) const { return m_figuresOn[index(feature)]; }
    /// Kinds of figures that can be deployed on such a feature, also kinds that leave it in the same turn.
    [[nodiscard]] FigureSet deployableOn(FeatureKind feature) const
    {
        return m_figuresOn[index(feature)] | m_reserved[index(feature)].starting;
    }
    /// Reason why other kinds of figures cannot be on that kind of feature.
    [[nodiscard]] const auto& reservedFor(FeatureKind feature) const { return m_reserved[index(feature)]; }
    /// Rule of a kind of own tiles; null for other kinds.
    [[nodiscard]] const OwnTileRule* ownTileRule(KindIndex kind) const { return m_ownTiles[kind].get(); }
    /// Figures that can move to a segment of such a feature even if other figures are there.
    [[nodiscard]] Sharing sharing(FeatureKind kind) const { return m_sharing[index(kind)]; }
    /// True for kinds of features that are complete when the eight cells around them are filled.
    [[nodiscard]] bool isSurrounded(FeatureKind kind) const { return (m_surrounded >> index(kind) & 1) != 0; }
    [[nodiscard]] bool hasSurrounded(KindIndex kind) const
    {
        return (m_catalogue.compiled(kind).featureKinds & m_surrounded) != 0;
    }
    /// Forms of all actions. If two forms have the same word, the first one with matching fields applies.
    [[nodiscard]] const std::vector<ActionForm>& actionForms() const { return m_forms; }
    /// Form of the action; null if the game has no such action.
    [[nodiscard]] const ActionForm* formOf(const Action& action) const;
    /// Role of the form with the type of the action.
    [[nodiscard]] ActionRole roleOf(const Action& action) const { return m_roles[index(action.type)]; }
    /// Kinds of tokens, indexed by kind.
    [[nodiscard]] const std::vector<TokenSpec>& tokens() const { return m_tokens; }
    [[nodiscard]] const auto& token(TokenKind kind) const { return m_tokens[index(kind)]; }
    /// Null if the game has no token with that word.
    [[nodiscard]] const TokenSpec* findToken(Code word) const;
    [[nodiscard]] const std::vector<AreaSpec>& areas() const { return m_areas; }
    /// Tiles on the table before the first turn, in the order of placement.
    [[nodiscard]] const auto& startTiles() const { return m_startTiles; }
    /// The kinds of tiles that can be drawn now, in ascending order; empty if all can.
    [[nodiscard]] std::span<const KindIndex> onlyKinds(const StateData& state) const;
    [[nodiscard]] const std::vector<PoolSpec>& pools() const { return m_pools; }
    [[nodiscard]] const Limits& limits() const { return m_limits; }
    /// Rule that sets aside a tile of that kind if it is drawn now; null if the tile is not set aside.
    [[nodiscard]] const DrawRule* asideRuleFor(const StateData& state, KindIndex kind) const;
    /// Rule that sets tiles aside by actions of that type; null for other actions.
    [[nodiscard]] const DrawRule* drawRuleFor(const Action& action) const;
    [[nodiscard]] const auto& reachRules() const { return m_reachRules; }
    /// Reason why the figure cannot be deployed on tiles other than the one just placed; empty if none.
    [[nodiscard]] std::optional<Refusal> refusalOnOtherTiles(const StateData& state, FigureKind figure) const;
    [[nodiscard]] const auto& estimates() const { return m_estimates; }
    /// Actions that the active player can do in addition to the choices of some steps.
    [[nodiscard]] const Choices& freeActions() const { return m_freeActions; }
    /// False if no free action is possible because the tokens that they need are not in play.
    [[nodiscard]] bool mayAllowFreeActions(const StateData& state) const;
    [[nodiscard]] bool isFreeAction(const Action& act) const { return roleOf(act) == ActionRole::FreeAction; }
    /// Choices of later steps that are possible in deploy steps, too, see `isEarly`.
    [[nodiscard]] const Choices& earlyActions() const { return m_earlyActions; }
    /// Range of the stacks of tokens on features; null if the game has none.
    [[nodiscard]] const PileReach* pileReach() const { return m_pileReach ? &*m_pileReach : nullptr; }
    /// Requires: the trigger is not TilePlaced.
    [[nodiscard]] const std::vector<EventRule>& eventRules(Trigger trigger) const
    {
        assert(trigger != Trigger::TilePlaced);
        return m_eventRules[static_cast<std::size_t>(trigger)];
    }
    /// Rules of `Trigger::TilePlaced` for tiles of that kind: most of these rules are for few kinds.
    [[nodiscard]] const auto& placedRules(KindIndex kind) const { return m_placedRules[kind]; }
    /// Words of the reasons for extra turns, by number.
    [[nodiscard]] const std::vector<Code>& extraTurns() const { return m_extraTurns; }
    [[nodiscard]] const auto& passageRules() const { return m_passages; }

    // The functions below are for expansions, before `seal`.
    [[nodiscard]] TurnPlan& plan() { return m_plan; }
    /// Start tiles can be added, moved and replaced. Their sides need not match. Each must exist and have a
    /// separate cell. All other tiles except own tiles are in the bag. Tiles with fixed cells come first.
    [[nodiscard]] std::vector<StartTile>& startTiles() { return m_startTiles; }
    /// Records a fault if `needed` is greater than `limit`. `seal` returns the first fault.
    void checkCapacity(Code quantity, int needed, int limit);
    /// Requires: the kind has no rule yet.
    void add(FeatureKind kind, FeatureRule rule);
    /// Adds a test that is true for features that its expansion scores at `Trigger::AllScored` of this turn.
    void addScoredInTurn(FeatureTest rule) { m_scoredInTurn.push_back(std::move(rule)); }
    void addScoreRule(FeatureKind kind, ScoreRule rule);
    void add(FieldCityRule rule);
    void addPlayerScoreRule(FeatureKind kind, PlayerScoreRule rule);
    /// Returns the kind of the figure. Requires: no other figure has its name.
    FigureKind add(std::unique_ptr<FigureRule> rule);
    FigureKind add(const FigureSpec& figure) { return add(std::make_unique<FigureRule>(figure)); }
    void add(const ActionForm& form);
    /// Adds an action of a new type and returns the type. Requires: `args` has static lifetime.
    Action::Type addAction(std::span<const ArgSpec> args, ActionRole role);
    /// Adds an action to the step of that name. Requires: the step is in the plan.
    void offer(Code step, Action::Type type, std::unique_ptr<ActionRule> rule);
    /// The same, and the action is possible in the deploy steps before, too, in addition to their choice.
    void offerEarly(Code step, Action::Type type, std::unique_ptr<ActionRule> rule);
    /// Adds a free action that needs such a token in play. Its form has the role `FreeAction`.
    void addFreeAction(Action::Type type, TokenKind token, std::unique_ptr<ActionRule> rule);
    /// Adds a kind of links between features. `maxCount`: greatest number of such links at the same time.
    LinkKind addLinks(int maxCount);
    /// Adds a feature that rules can add to tiles. `maxCount`: greatest number of such features on the board.
    PartIndex addPart(TileFeature part, int maxCount);
    AreaIndex add(const AreaSpec& area);
    /// Returns the kind of the token. Requires: no other token has its word.
    TokenKind add(const TokenSpec& token);
    /// Adds the range of stacks. A second range is a fault, see `seal`.
    void add(PileReach reach);
    void add(std::unique_ptr<ReachRule> reach) { m_reachRules.push_back(std::move(reach)); }
    void add(std::unique_ptr<DrawRule> rule);
    /// Adds a pool. `PoolSpec::counts` is the content at the start.
    Pool addPool(PoolSpec pool);
    /// Adds a rule of the trigger. Rules of one trigger are called in the order of their addition.
    void on(Trigger trigger, EventRule rule);
    /// Adds a rule that is called only if the tile of the turn is of one of these kinds.
    void on(Trigger trigger, const KindSet& kinds, const EventRule& rule);
    void add(std::unique_ptr<Estimate> estimate) { m_estimates.push_back(std::move(estimate)); }
    /// Adds a reason for extra turns, with its word for messages. More than 8 are a fault, see `seal`.
    ExtraTurn addExtraTurn(Code word);
    [[nodiscard]] Limits& limits() { return m_limits; }
    void add(PassageRule rule) { m_passages.push_back(std::move(rule)); }
    /// Adds the rule of a kind of own tiles, or replaces it.
    void add(KindIndex kind, OwnTileRule rule);
    void reserve(FeatureKind feature, const Reservation& reserved) { m_reserved[index(feature)] = reserved; }
    void allowSharing(FeatureKind kind, Sharing sharing);
    void allow(FigureKind figure, FeatureKind feature) { m_figuresOn[index(feature)] |= setOf(figure); }
    void forbid(FigureKind figure, FeatureKind feature);
    /// Allows `to` where `from` is allowed now. Requires: the rules for `from` are added.
    void copyAllowedPlaces(FigureKind from, FigureKind to);
    /// Reserves space for `count` values in the slots of the state and returns the position. See
    /// `ExpansionSlots::get` for one value, `ExpansionSlots::all` for several.
    template<class T>
    [[nodiscard]] std::size_t reserveSlot(std::size_t count = 1)
    {
        return reserveBytes(count * sizeof(T), alignof(T));
    }
    /// Computes the size of a state. Nothing can be added afterwards. Returns the fault if the rules exceed a
    /// limit; empty if not.
    [[nodiscard]] std::optional<CapacityFault> seal();
    /// Requires: the book is sealed.
    [[nodiscard]] const std::shared_ptr<const StateLayout>& layout() const { return m_layout; }

private:
    std::size_t reserveBytes(std::size_t size, std::size_t alignment);
    /// Greatest number of entries of tokens of that kind in the state.
    [[nodiscard]] std::size_t capacityFor(const TokenSpec& token) const;

    TileCatalogue m_catalogue;
    Options m_options;
    int m_playerCount;
    TurnPlan m_plan;
    std::array<std::optional<FeatureRule>, maxFeatureKinds> m_featureRules;
    std::vector<FeatureTest> m_scoredInTurn;
    std::vector<FieldCityRule> m_fieldCityRules;
    std::array<std::vector<ScoreRule>, maxFeatureKinds> m_scoreRules;
    std::array<std::vector<PlayerScoreRule>, maxFeatureKinds> m_playerScoreRules;
    std::vector<std::unique_ptr<FigureRule>> m_figureRules;
    FigureSets m_figureSets;
    std::array<FigureSet, maxFeatureKinds> m_figuresOn{};
    std::array<Reservation, maxFeatureKinds> m_reserved{};
    std::array<Sharing, maxFeatureKinds> m_sharing{};
    std::uint32_t m_surrounded = 0;
    std::uint32_t m_completed = 0;
    int m_linkKinds = 0;
    int m_links = 0;
    int m_parts = 0;
    std::vector<std::unique_ptr<OwnTileRule>> m_ownTiles;
    std::vector<ActionForm> m_forms;
    std::array<ActionRole, 256> m_roles{};
    std::vector<StartTile> m_startTiles;
    std::vector<TokenSpec> m_tokens;
    std::vector<AreaSpec> m_areas;
    std::vector<std::unique_ptr<ActionRule>> m_actionRules;
    Choices m_earlyActions;
    Choices m_freeActions;
    std::vector<TokenKind> m_freeActionTokens;
    std::vector<std::unique_ptr<DrawRule>> m_drawRules;
    KindSet m_asideKinds;
    std::vector<PoolSpec> m_pools;
    std::optional<PileReach> m_pileReach;
    std::vector<std::unique_ptr<ReachRule>> m_reachRules;
    std::vector<std::unique_ptr<Estimate>> m_estimates;
    std::array<std::vector<EventRule>, triggerCount> m_eventRules;
    std::vector<std::vector<EventRule>> m_placedRules;
    Limits m_limits;
    std::vector<Code> m_extraTurns;
    std::vector<PassageRule> m_passages;
    std::shared_ptr<const StateLayout> m_layout;
    std::size_t m_slotsUsed = 0;
    int m_figures = 0;
    Action::Type m_lastAction = Action::Type::Move;
    std::optional<CapacityFault> m_fault;
};

} // namespace vozka
