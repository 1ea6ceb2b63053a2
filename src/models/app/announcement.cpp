// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/announcement.h"

#include <QAccessible>

namespace vozka {

void Announcement::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    if (m_text.isEmpty() || parent() == nullptr)
        return;
    QAccessibleEvent event(parent(), QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace vozka
