// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

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

/// True if a word of one letter ends before `place`.
bool endsShortWord(const QString& message, qsizetype place)
{
    const QChar letter = place > 0 ? message[place - 1].toLower() : QChar();
    return QStringLiteral("aikosuvz").contains(letter)
           && (place == 1 || !message[place - 2].isLetterOrNumber());
}

/// True if a number or its placeholder ("%n") ends before `place`. Ignores "%1", which can be any text.
bool endsNumber(const QString& message, qsizetype place)
{
    const QString before = message.left(place);
    if (before.endsWith(QLatin1String("%n")) || before.endsWith(QLatin1String("%Ln")))
        return true;
    qsizetype begin = place;
    while (begin > 0 && message[begin - 1].isDigit())
        --begin;
    return begin < place && (begin == 0 || (!message[begin - 1].isLetter() && message[begin - 1] != u'%'));
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

QStringList translationFiles(const QString& code)
{
    return {folder + prefix + code, folder + QStringLiteral("teaching_") + code};
}

QString withNoBreaks(QString message, const QString& code)
{
    if (code == sourceLanguage)
        return message;
    const bool isCzech = code == QLatin1String("cs");
    for (auto at = message.indexOf(u' '); at >= 0; at = message.indexOf(u' ', at + 1)) {
        const bool isBeforeWord = at + 1 < message.size() && message[at + 1].isLetter();
        if ((isCzech && endsShortWord(message, at)) || (isBeforeWord && endsNumber(message, at)))
            message[at] = QChar(QChar::Nbsp);
    }
    return message;
}

QString NoBreakTranslator::translate(const char* context, const char* source, const char* comment,
                                     int number) const
{
    return withNoBreaks(QTranslator::translate(context, source, comment, number), m_code);
}

} // namespace vozka
