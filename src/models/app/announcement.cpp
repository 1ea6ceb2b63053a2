// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/announcement.h"

#include <QAccessible>
#include <QLoggingCategory>

namespace vozka {

namespace {

/// Tells what is said, for whoever asks (QT_LOGGING_RULES="vozka.said.debug=true").
Q_LOGGING_CATEGORY(saidLog, "vozka.said", QtWarningMsg)

} // namespace

void Announcement::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    if (m_text.isEmpty() || parent() == nullptr)
        return;
    qCDebug(saidLog, "%s", qUtf8Printable(m_text));
    QAccessibleEvent event(parent(), QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace vozka
