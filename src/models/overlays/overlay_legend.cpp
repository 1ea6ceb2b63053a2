// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_legend.h"

#include "models/overlays/overlay_address.h"
#include "models/overlays/overlay_style.h"
#include "models/text/contexts.h"

#include <algorithm>
#include <array>

namespace vozka {

namespace {

constexpr qreal middleThird = 1.0 / 3;
/// North and west side: the corner that a swatch shows.
constexpr unsigned cornerSides = 1U | 8U;
/// Fields with higher numbers reuse these looks.
constexpr int fieldLooks = 60;

/// True if both look the same, regardless of feature and sides.
bool isAlike(OverlayPiece piece, const OverlayPiece& look)
{
    piece.feature = look.feature;
    piece.closedSides = look.closedSides;
    return piece == look;
}

QString cornerOf(OverlayPiece look)
{
    look.closedSides = cornerSides;
    OverlayCell cell;
    cell.pieces = {std::move(look)};
    return overlayAddress(cell);
}

/// Returns the image URL of a piece of road with its outline.
QString outlineOf(OverlayPiece look)
{
    look.feature = QStringLiteral("road-ns");
    OverlayCell cell;
    cell.kind = QStringLiteral("u");
    cell.pieces = {std::move(look)};
    return overlayAddress(cell);
}

bool isOneOf(const OverlayPiece& piece, const std::vector<OverlayPiece>& looks)
{
    return std::ranges::any_of(looks, [&](const OverlayPiece& look) { return isAlike(piece, look); });
}

/// Returns the looks of one and of several leading players.
std::vector<OverlayPiece> looksOfLeaders()
{
    static const std::array colours{QStringLiteral("red"),    QStringLiteral("blue"),
                                    QStringLiteral("yellow"), QStringLiteral("black"),
                                    QStringLiteral("white"),  QStringLiteral("pink")};
    std::vector<OverlayPiece> looks;
    for (const auto& one : colours) {
        looks.push_back(style::leaderStyle({one}));
        for (const auto& other : colours)
            looks.push_back(style::leaderStyle({one, other}));
    }
    return looks;
}

std::vector<OverlayPiece> looksOfFields()
{
    std::vector<OverlayPiece> looks;
    looks.reserve(fieldLooks);
    for (int number = 0; number < fieldLooks; ++number)
        looks.push_back(style::field(number));
    return looks;
}

class Legend {
public:
    explicit Legend(const OverlayScene& scene) : m_scene(scene) {}

    void addRange()
    {
        const auto isSource =
            [looks = std::vector{style::source(), style::thinSource()}](const OverlayPiece& piece) {
                return !piece.feature.isEmpty() && isOneOf(piece, looks);
            };
        if (find(isSource) != nullptr)
            m_rows.push_back(
                {outlineOf(style::source()), middleThird, {}, OverlayTexts::tr("Feature that is scored")});
        const auto isFrame = [look = style::frame()](const OverlayPiece& piece) {
            return piece.feature.isEmpty() && isAlike(piece, look);
        };
        if (find(isFrame) != nullptr)
            m_rows.push_back({cornerOf(style::frame()), 0, {}, OverlayTexts::tr("Tiles in range")});
    }

    void addMarks()
    {
        const QString placed = QStringLiteral("0");
        if (std::ranges::any_of(m_scene.marks, [&](const OverlayMark& mark) {
                return mark.look == OverlayLook::Name && mark.text == placed;
            }))
            m_rows.push_back(
                {{}, 0, numberAddress(OverlayLook::Name, placed), OverlayTexts::tr("Tile just placed")});
        addMark(OverlayLook::Reachable, style::reachable(), OverlayTexts::tr("Allowed"));
        // In the overlay of dead cells, a cross does not mean a refusal.
        const std::vector dead{style::dead(false), style::dead(true)};
        if (find([&](const OverlayPiece& piece) { return isOneOf(piece, dead); }) == nullptr)
            addMark(OverlayLook::Refused, style::refused(), OverlayTexts::tr("Not allowed"));
        addMark(OverlayLook::Both, style::reachable(), OverlayTexts::tr("Allowed in both editions"));
        addMark(OverlayLook::OnlyClassic, style::onlyClassic(),
                OverlayTexts::tr("Only in the classic edition"));
        addMark(OverlayLook::OnlyNew, style::onlyNew(), OverlayTexts::tr("Only in the new edition"));
        addMark(OverlayLook::Marked, style::highlighted(), OverlayTexts::tr("Marked"));
        addMark(OverlayLook::Missed, style::reachable(), OverlayTexts::tr("Missed"));
    }

    void addStanding()
    {
        const auto led = looksOfLeaders();
        addFirst([&](const OverlayPiece& piece) { return !piece.second.isValid() && isOneOf(piece, led); },
                 OverlayTexts::tr("The player of this colour has the majority"));
        addFirst([&](const OverlayPiece& piece) { return piece.second.isValid() && isOneOf(piece, led); },
                 OverlayTexts::tr("Several players share the majority"));
        const auto nobody = style::leaderStyle({});
        addFirst([&](const OverlayPiece& piece) { return isAlike(piece, nobody); },
                 OverlayTexts::tr("Nobody has the majority"));
        const auto fields = looksOfFields();
        addFirst([&](const OverlayPiece& piece) { return isOneOf(piece, fields); },
                 OverlayTexts::tr("A field without an owner, and what it would score"));
        const auto paying = style::paying();
        addFirst(
            [&](const OverlayPiece& piece) { return !piece.feature.isEmpty() && isAlike(piece, paying); },
            OverlayTexts::tr("Completed city that scores in a field"));
        const auto dead = style::dead(false);
        addFirst([&](const OverlayPiece& piece) { return isAlike(piece, dead); },
                 OverlayTexts::tr("None of the tiles left fits here"));
        const auto ownOnly = style::dead(true);
        addFirst([&](const OverlayPiece& piece) { return isAlike(piece, ownOnly); },
                 OverlayTexts::tr("Only a tile that a player holds fits here"));
    }

    [[nodiscard]] std::vector<OverlayLegendRow> take() { return std::move(m_rows); }

private:
    template<class Wanted>
    [[nodiscard]] const OverlayPiece* find(Wanted wanted) const
    {
        for (const auto& cell : m_scene.cells)
            for (const auto& piece : cell.pieces)
                if (wanted(piece))
                    return &piece;
        return nullptr;
    }

    template<class Wanted>
    void addFirst(Wanted wanted, const QString& words)
    {
        if (const auto* piece = find(wanted)) {
            auto look = *piece;
            look.feature.clear();
            m_rows.push_back({cornerOf(std::move(look)), 0, {}, words});
        }
    }

    void addMark(OverlayLook look, const OverlayPiece& area, const QString& words)
    {
        const auto found = std::ranges::find(m_scene.marks, look, &OverlayMark::look);
        if (found == m_scene.marks.end())
            return;
        const bool painted = find([&](const OverlayPiece& piece) { return isAlike(piece, area); }) != nullptr;
        m_rows.push_back({painted ? cornerOf(area) : QString(), 0, numberAddress(look, found->text), words});
    }

    const OverlayScene& m_scene;
    std::vector<OverlayLegendRow> m_rows;
};

} // namespace

std::vector<OverlayLegendRow> legendOf(const OverlayScene& scene)
{
    Legend legend(scene);
    legend.addRange();
    legend.addMarks();
    legend.addStanding();
    return legend.take();
}

} // namespace vozka
