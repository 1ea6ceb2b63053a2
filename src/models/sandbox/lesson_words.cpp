// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/lesson_words.h"

#include "wording/sandbox_messages.h"

#include <QTranslator>

#include <memory>

namespace vozka {

namespace {

const QTranslator& czech()
{
    static const auto translator = [] {
        auto loaded = std::make_unique<QTranslator>();
        // If it is missing, the text stays English. A test of the translations reports that.
        [[maybe_unused]] const bool done = loaded->load(QStringLiteral(":/i18n/vozka_cs"));
        return loaded;
    }();
    return *translator;
}

} // namespace

lessons::Text lessonText(const sandbox::LessonTextSpec& spec)
{
    const char* const text = wording::messageOf(spec).wording->text;
    const QString translated = czech().translate(wording::context, text);
    return {text, translated.isEmpty() ? text : translated.toStdString()};
}

} // namespace vozka
