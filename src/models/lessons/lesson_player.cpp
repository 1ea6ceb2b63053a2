// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_player.h"

namespace vozka {

void LessonPlayer::setLessons(LessonListModel* lessons)
{
    if (m_lessons == lessons)
        return;
    m_lessons = lessons;
    emit lessonsChanged();
}

} // namespace vozka
