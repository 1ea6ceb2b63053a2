// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/lesson.h"

#include <algorithm>
#include <cassert>

namespace vozka::lessons {

const Label* Example::label(int number) const
{
    const auto found = std::ranges::find(labels, number, &Label::number);
    return found == labels.end() ? nullptr : &*found;
}

std::vector<const Claim*> Example::claims() const
{
    std::vector<const Claim*> all;
    for (const auto& label : labels)
        for (const auto& claim : label.claims)
            all.push_back(&claim);
    for (const auto& claim : unlabelled)
        all.push_back(&claim);
    return all;
}

const Example* Lesson::example(std::string_view wanted) const
{
    const auto found = std::ranges::find(examples, wanted, &Example::id);
    return found == examples.end() ? nullptr : &*found;
}

const Text& Teaching::text(std::string_view wanted) const
{
    const auto found = texts.find(wanted);
    assert(found != texts.end());
    return found->second;
}

} // namespace vozka::lessons
