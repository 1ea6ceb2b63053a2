// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/lesson_text.h"

#include "models/app/app_settings.h"
#include "models/app/languages.h"
#include "wording/template.h"

#include <QCoreApplication>

namespace vozka {

namespace {

/// Texts of lessons that were made in the sandbox are messages, which have their own translations.
QString translated(const std::string& english)
{
    const QString text = QCoreApplication::translate("teaching", english.c_str());
    return text == QString::fromStdString(english)
               ? QCoreApplication::translate(wording::context, english.c_str())
               : text;
}

bool isCzech()
{
    return AppSettings::instance().uiLanguage() == QLatin1String("cs");
}

} // namespace

QString localizedText(const lessons::Text& text)
{
    return isCzech() ? withNoBreaks(QString::fromStdString(text.czech), QStringLiteral("cs"))
                     : translated(text.english);
}

QString localizedText(const lessons::Text& text, Edition edition)
{
    const auto shortened =
        lessons::inEdition(localizedText(text).toStdString(), edition, [](std::string_view word) {
            return isCzech() ? std::string(word) : translated(std::string(word)).toStdString();
        });
    return QString::fromStdString(shortened);
}

QStringList namesShown(const lessons::RuleNames& names)
{
    QStringList shown;
    for (const auto& name : isCzech() ? names.czech : names.english)
        shown << (isCzech() ? QString::fromStdString(name) : translated(name));
    return shown;
}

bool isShownInEnglish()
{
    return AppSettings::instance().uiLanguage() == sourceLanguage;
}

} // namespace vozka
