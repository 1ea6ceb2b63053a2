// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action_samples.h"

#include <gtest/gtest.h>

namespace vozka {

FormCount& FormCoverage::countOf(const ActionForm& form)
{
    return m_counts[static_cast<std::size_t>(&form - m_rules.book().actionForms().data())];
}

void FormCoverage::addApplied(const Action& action)
{
    const auto* form = m_rules.book().formOf(action);
    ASSERT_NE(form, nullptr);
    ++countOf(*form).offered;
    ++countOf(*form).applied;
}

void FormCoverage::add(const FormCoverage& other)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i].offered += other.m_counts[i].offered;
        m_counts[i].refusedInStep += other.m_counts[i].refusedInStep;
        m_counts[i].refusedInOtherStep += other.m_counts[i].refusedInOtherStep;
        m_counts[i].applied += other.m_counts[i].applied;
    }
}

std::string FormCoverage::table() const
{
    std::string text = "form: offered, refused in its step, refused in another step, applied\n";
    const auto& forms = m_rules.book().actionForms();
    for (std::size_t i = 0; i < forms.size(); ++i) {
        text += formName(forms[i]) + ":";
        for (const int count : {m_counts[i].offered, m_counts[i].refusedInStep,
                                m_counts[i].refusedInOtherStep, m_counts[i].applied})
            text += ' ' + std::to_string(count);
        text += '\n';
    }
    return text;
}

} // namespace vozka
