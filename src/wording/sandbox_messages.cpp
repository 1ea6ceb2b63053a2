// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/sandbox_messages.h"

#include "engine/expansions/list.h"

namespace vozka::wording {

Message messageOf(const sandbox::LessonTextSpec& spec)
{
    using What = sandbox::LessonTextSpec::What;
    const auto on = featureKindName(spec.on);
    switch (spec.what) {
    case What::Board:
        return {&lookUp("lesson", "board", on), {}, {}};
    case What::Tile:
        return {&lookUp("lesson", "tile", on), {}, {}};
    case What::Score:
        return {&lookUp("lesson", "score", on), {}, {}};
    case What::Placed:
        return {&lookUp("lesson", "placed"), {}, {}};
    case What::Range:
        return {&lookUp("lesson-range", spec.edition == Edition::C1 ? "C1" : "C2"), {}, {}};
    case What::Target:
        return {&lookUp("lesson-target", spec.code.empty() ? Code("range") : spec.code), {}, {}};
    case What::Refused:
        break;
    }
    return {&lookUp("lesson-refused", spec.code, spec.detail), {}, {}};
}

} // namespace vozka::wording
