// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbey/abbey.h"

namespace vozka::abbey {

namespace {

constexpr int allNeighbours = 8;

class AbbeyRule final : public FeatureRule {
public:
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const override
    {
        return state.board.neighboursOf(state.board.cellOf(segment)) == allNeighbours;
    }
    void addTerms(const StateData& state, Segment segment, Occasion, ScoreSheet& sheet) const override
    {
        sheet.add("monastery.tile", 1, 1);
        sheet.add("monastery.neighbours", state.board.neighboursOf(state.board.cellOf(segment)), 1);
    }
    [[nodiscard]] Code lineKind(Occasion occasion) const override
    {
        return occasion == Occasion::Completed ? "monastery" : "monastery.incomplete";
    }
    [[nodiscard]] Code ruleId(Occasion occasion) const override
    {
        return occasion == Occasion::Completed ? "base.monastery.complete" : "base.final.monastery";
    }
};

void plug(RuleBook& book)
{
    book.add(featureKind, std::make_unique<AbbeyRule>());
    book.allow(FigureKind::Follower, featureKind);
}

constexpr std::array kinds{FeatureKindName{featureKind, "abbey"}};

} // namespace

const Expansion expansion{"abbey", "abbey-and-mayor", kinds, {}, plug};

} // namespace vozka::abbey
