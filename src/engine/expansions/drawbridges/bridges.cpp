// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/drawbridges/bridges.h"

#include "engine/expansions/drawbridges/drawbridges.h"

namespace vozka::drawbridges {

Bridges::Bridges(const TileCatalogue& catalogue) : m_cities(static_cast<std::size_t>(catalogue.kindCount()))
{
    for (int i = 0; i < catalogue.kindCount(); ++i) {
        const auto& features = catalogue.kind(static_cast<KindIndex>(i)).features;
        for (std::size_t at = 0; at < features.size(); ++at) {
            auto& cities = m_cities[static_cast<std::size_t>(i)][at];
            const auto add = [&](FeatureIndex city) {
                cities = static_cast<std::uint16_t>(cities | 1U << city);
            };
            for (const auto& end : features[at].ends)
                if (end.type == stepName)
                    add(end.feature);
            for (const auto city : features[at].passes)
                add(city);
        }
    }
}

} // namespace vozka::drawbridges
