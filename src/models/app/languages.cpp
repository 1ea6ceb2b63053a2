// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QTranslator>

namespace vozka {

namespace {

const auto folder = QStringLiteral(":/i18n/");
const auto prefix = QStringLiteral("vozka_");

QStringList found()
{
    QStringList codes;
    for (const auto& file :
         QDir(folder).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        codes << QFileInfo(file).completeBaseName().mid(prefix.size());
    codes.removeAll(sourceLanguage);
    codes.prepend(sourceLanguage);
    return codes;
}

QString ownName(const QString& code)
{
    QTranslator translator;
    //: The name of your own language, as it is written in that language.
    const char* const english = QT_TRANSLATE_NOOP("Languages", "English");
    if (!translator.load(folder + prefix + code))
        return code;
    const QString name = translator.translate("Languages", english);
    return name.isEmpty() ? QString::fromLatin1(english) : name;
}

} // namespace

const QStringList& languageCodes()
{
    static const QStringList codes = found();
    return codes;
}

const QStringList& languageNames()
{
    static const QStringList names = [] {
        QStringList all;
        for (const auto& code : languageCodes())
            all << ownName(code);
        return all;
    }();
    return names;
}

QString languageOfDesktop()
{
    for (const auto& name : QLocale::system().uiLanguages())
        for (const auto& code : languageCodes())
            if (QLocale(name).language() == QLocale(code).language())
                return code;
    return sourceLanguage;
}

QStringList sentenceFiles(const QString& code)
{
    return {folder + prefix + code, folder + QStringLiteral("teaching_") + code};
}

} // namespace vozka
