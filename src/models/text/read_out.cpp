// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/read_out.h"

#include "models/app/app_settings.h"
#include "models/app/languages.h"

#include <QCoreApplication>

namespace vozka {

namespace {

QString translated(const std::string& english)
{
    return QCoreApplication::translate("teaching", english.c_str());
}

bool isCzech()
{
    return AppSettings::instance().spoken() == QLatin1String("cs");
}

} // namespace

QString readOut(const lessons::Text& text)
{
    return isCzech() ? tied(QString::fromStdString(text.czech), QStringLiteral("cs"))
                     : translated(text.english);
}

QString readOut(const lessons::Text& text, Edition edition)
{
    const auto said = lessons::inEdition(readOut(text).toStdString(), edition, [](std::string_view word) {
        return isCzech() ? std::string(word) : translated(std::string(word)).toStdString();
    });
    return QString::fromStdString(said);
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
    return AppSettings::instance().spoken() == sourceLanguage;
}

} // namespace vozka
