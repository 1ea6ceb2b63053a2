// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of lessons and positions in stories, stored in the settings file.
#include "models/app/app_settings.h"

#include <QRegularExpression>
#include <QUrl>

namespace vozka {

namespace {

const auto lessonsGroup = QStringLiteral("lessons");
const auto storiesGroup = QStringLiteral("stories");

/// Ids are free text, so characters with a meaning in keys are encoded.
QString keyOf(const QString& group, const QString& id)
{
    return group + QLatin1Char('/') + QString::fromLatin1(QUrl::toPercentEncoding(id));
}

} // namespace

void AppSettings::readLessonResults()
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,4})/(\\d{1,4})$"));
    for (const QString& key : m_file.keysOf(lessonsGroup)) {
        const QString whole = lessonsGroup + QLatin1Char('/') + key;
        const auto match = form.match(m_file.text(whole));
        const LessonResult result{match.captured(1).toInt(), match.captured(2).toInt()};
        if (match.hasMatch() && result.points <= result.all)
            m_lessonResults.insert(QUrl::fromPercentEncoding(key.toLatin1()), result);
        else
            m_file.reject(whole);
    }
}

std::optional<LessonResult> AppSettings::lessonResult(const QString& id) const
{
    const auto found = m_lessonResults.constFind(id);
    return found == m_lessonResults.cend() ? std::nullopt : std::optional(*found);
}

void AppSettings::saveLessonResult(const QString& id, LessonResult result)
{
    const auto before = lessonResult(id);
    if (before && before->all == result.all && before->points >= result.points)
        return;
    m_lessonResults.insert(id, result);
    m_file.setValue(keyOf(lessonsGroup, id), QStringLiteral("%1/%2").arg(result.points).arg(result.all));
    emit lessonResultsChanged();
}

void AppSettings::readStoryPlaces()
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,4})/(\\d{1,4})/([01]*)$"));
    for (const QString& key : m_file.keysOf(storiesGroup)) {
        const QString whole = storiesGroup + QLatin1Char('/') + key;
        const auto match = form.match(m_file.text(whole));
        const StoryPlace place{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3)};
        if (match.hasMatch() && place.step > 0 && place.step < place.steps
            && place.right.size() == place.step)
            m_storyPlaces.insert(QUrl::fromPercentEncoding(key.toLatin1()), place);
        else
            m_file.reject(whole);
    }
}

std::optional<StoryPlace> AppSettings::storyPlace(const QString& id) const
{
    const auto found = m_storyPlaces.constFind(id);
    return found == m_storyPlaces.cend() ? std::nullopt : std::optional(*found);
}

void AppSettings::saveStoryPlace(const QString& id, const StoryPlace& place)
{
    if (place.step == 0) {
        removeStoryPlace(id);
        return;
    }
    if (storyPlace(id) == place)
        return;
    m_storyPlaces.insert(id, place);
    m_file.setValue(keyOf(storiesGroup, id),
                    QStringLiteral("%1/%2/%3").arg(place.step).arg(place.steps).arg(place.right));
    emit lessonResultsChanged();
}

void AppSettings::removeStoryPlace(const QString& id)
{
    if (m_storyPlaces.remove(id) == 0)
        return;
    m_file.remove(keyOf(storiesGroup, id));
    emit lessonResultsChanged();
}

} // namespace vozka
