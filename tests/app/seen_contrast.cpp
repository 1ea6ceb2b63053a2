// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "seen_contrast.h"

#include <QPointer>

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

double luminance(const QColor& colour)
{
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) + 0.0722 * light(colour.blueF());
}

QColor laidOver(const QColor& front, double strength, const QColor& back)
{
    const auto mix = [&](double one, double other) { return strength * one + (1 - strength) * other; };
    return QColor::fromRgbF(mix(front.redF(), back.redF()), mix(front.greenF(), back.greenF()),
                            mix(front.blueF(), back.blueF()));
}

/// A text and the part of the window that can contain its letters.
struct TextPlace {
    QPointer<QQuickItem> item;
    double opacity;
    QRectF area;
};

void collect(QQuickItem& item, double opacity, const QRectF& clip, std::vector<TextPlace>& found)
{
    opacity *= item.opacity();
    if (!item.isVisible() || opacity < 0.05)
        return;
    const QRectF area = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    const QRectF visible = item.clip() ? clip.intersected(area) : clip;
    if (visible.isEmpty())
        return;
    if (item.inherits("QQuickText") && item.isEnabled()
        && !item.property("text").toString().trimmed().isEmpty() && !area.intersected(visible).isEmpty())
        found.push_back({&item, opacity, area.intersected(visible)});
    for (auto* child : item.childItems())
        collect(*child, opacity, visible, found);
}

/// True for a sheet, which covers the page, but not for a hint.
bool isSheet(const QQuickItem* item)
{
    return item->isVisible() && item->parent() != nullptr && item->parent()->property("modal").toBool();
}

/// Returns the layer of the open sheet, or the content of the window if no sheet is open.
QQuickItem& top(QQuickWindow& window)
{
    for (auto* child : window.contentItem()->childItems())
        if (child->inherits("QQuickOverlay") && child->isVisible()
            && std::ranges::any_of(child->childItems(), isSheet))
            return *child;
    return *window.contentItem();
}

/// Returns the text colour, or the outline colour if that contrasts more with the background.
QColor inkOf(const QQuickItem& text, const QColor& behind)
{
    constexpr int outlined = 1; // Text.Outline; the class itself is private to Qt
    const auto ink = text.property("color").value<QColor>();
    const auto edge = text.property("styleColor").value<QColor>();
    const bool hasEdge = text.property("style").toInt() == outlined;
    return hasEdge && contrast(edge, behind) > contrast(ink, behind) ? edge : ink;
}

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

std::vector<SeenText> seenTexts(QQuickWindow& window, const std::function<QImage()>& look)
{
    const QImage with = look();
    std::vector<TextPlace> places;
    collect(top(window), 1, QRectF(QPointF(), window.size()), places);
    std::vector<double> own;
    for (const auto& place : places) {
        own.push_back(place.item->opacity());
        place.item->setOpacity(0);
    }
    const QImage without = look();
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].item)
            places[i].item->setOpacity(own[i]);
    std::erase_if(places, [](const TextPlace& place) { return place.item.isNull(); });

    std::vector<SeenText> seen;
    for (const auto& place : places) {
        std::vector<double> contrasts;
        const QRect area = place.area.toAlignedRect().intersected(with.rect());
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x) {
                if (with.pixel(x, y) == without.pixel(x, y))
                    continue;
                const QColor behind = without.pixelColor(x, y);
                const QColor ink = inkOf(*place.item, behind);
                contrasts.push_back(contrast(laidOver(ink, place.opacity * ink.alphaF(), behind), behind));
            }
        // Almost no changed pixels: another item covers the text.
        constexpr std::size_t letters = 6;
        if (contrasts.size() < letters)
            continue;
        const auto tenth = contrasts.begin() + static_cast<std::ptrdiff_t>(contrasts.size() / 10);
        std::ranges::nth_element(contrasts, tenth);
        seen.push_back({place.item->property("text").toString(), *tenth});
    }
    return seen;
}

} // namespace vozka
