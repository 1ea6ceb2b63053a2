// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/claims.h"

#include "records/error_codes.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

using records::Error;

Error fault(std::string pointer, Code code, std::string argument)
{
    return {{}, std::move(pointer), std::string(code), {std::move(argument)}};
}

/// Returns the entry as text, with the field names of a claim.
std::string entryText(const ReachEntry& entry)
{
    std::string text;
    const auto add = [&](std::string_view name, Code value) {
        if (!value.empty())
            text.append(text.empty() ? "" : ", ").append(name).append(" ").append(value);
    };
    add("verdict", entry.refusal ? "refused" : "target");
    add("via", entry.refusal ? Code() : entry.via);
    add("reason", entry.refusal ? entry.refusal->code : Code());
    add("detail", entry.refusal ? entry.refusal->detail : Code());
    return text;
}

bool agrees(const Blocker& blocker, const Refusal& refusal)
{
    return refusal.at == blocker.at.at && refusal.feature == blocker.at.feature
           && (!blocker.player || refusal.player == *blocker.player)
           && (!blocker.figure || refusal.figure == blocker.figure);
}

bool agrees(const Claim& claim, const ReachEntry& entry)
{
    if (claim.target)
        return !entry.refusal && claim.via == entry.via;
    return entry.refusal && claim.reason == entry.refusal->code && claim.detail == entry.refusal->detail
           && (!claim.blocker || agrees(*claim.blocker, *entry.refusal));
}

std::string segmentNames(const std::vector<SegmentRef>& segments, const PlayedExample& played)
{
    std::string text;
    for (const auto& segment : segments)
        text.append(text.empty() ? "" : "; ").append(segmentName(segment, played));
    return text;
}

std::optional<Error> faultOf(const Claim& claim, const PlayedExample& played, const std::string& pointer)
{
    const auto* entry = played.answer(claim.segments.front());
    if (entry == nullptr)
        return fault(pointer, records::error::claimFalse, std::string(refusal::ownFeature));
    if (!agrees(claim, *entry))
        return fault(pointer, records::error::claimFalse, entryText(*entry));
    for (const auto& segment : claim.segments)
        if (played.answer(segment) != entry)
            return fault(pointer, records::error::claimSegments, segmentNames(entry->segments, played));
    return {};
}

/// Returns the error for the first target, or part of a claimed feature, without a claim.
std::optional<Error> missingClaim(const Example& example, const PlayedExample& played)
{
    std::vector<SegmentRef> claimed;
    for (const auto* claim : example.claims())
        claimed.insert(claimed.end(), claim->segments.begin(), claim->segments.end());
    const auto isClaimed = [&](const SegmentRef& segment) {
        return std::ranges::find(claimed, segment) != claimed.end();
    };
    for (const auto* list : {&played.reach().targets, &played.reach().refused})
        for (const auto& entry : *list) {
            const bool needsClaims = !entry.refusal || std::ranges::any_of(entry.segments, isClaimed);
            for (const auto& segment : entry.segments)
                if (needsClaims && !isClaimed(segment))
                    return fault("", records::error::claimMissing, segmentName(segment, played));
        }
    return {};
}

} // namespace

std::string segmentName(const SegmentRef& segment, const PlayedExample& played)
{
    const auto& board = played.scored()->board;
    const auto& tile = board.tiles()[board.tileAt(segment.at)];
    return played.rules().catalogue().kind(tile.kind).idOf(segment.feature) + " "
           + std::to_string(segment.at.x) + "," + std::to_string(segment.at.y);
}

std::optional<Error> faultOf(const Example& example, const PlayedExample& played)
{
    for (std::size_t i = 0; i < example.labels.size(); ++i)
        for (std::size_t k = 0; k < example.labels[i].claims.size(); ++k)
            if (auto found = faultOf(example.labels[i].claims[k], played,
                                     "/labels/" + std::to_string(i) + "/claims/" + std::to_string(k)))
                return found;
    for (std::size_t k = 0; k < example.unlabelled.size(); ++k)
        if (auto found = faultOf(example.unlabelled[k], played, "/unlabelled/" + std::to_string(k)))
            return found;
    return missingClaim(example, played);
}

bool claimsHold(const Example& example, const PlayedExample& played)
{
    return !faultOf(example, played);
}

records::Error refusalError(const std::string& file, std::string pointer, const Refusal& refusal,
                            const Rules& rules, const std::vector<records::PlayerEntry>& players)
{
    std::vector<std::string> names;
    if (refusal.figure && refusal.player < players.size())
        names = {players[refusal.player].name, std::string(rules.book().figureRule(*refusal.figure).name())};
    return {file, std::move(pointer), std::string(refusal.code), std::move(names), refusal};
}

} // namespace vozka::lessons
