// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/message_text.h"

#include "records/quote.h"

#include <QCoreApplication>
#include <QStringList>

namespace vozka {

namespace {

/// Returns the name unchanged, or the messages with plus signs between them.
std::string filledIn(const wording::Argument& argument)
{
    QStringList texts;
    if (!argument.name.empty())
        texts << QString::fromStdString(argument.name);
    for (const auto& message : argument.messages)
        texts << messageText(message);
    return texts.join(QStringLiteral(" + ")).toStdString();
}

} // namespace

QString messageText(const wording::Message& message)
{
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(filledIn(argument));
    // Qt inserts the count at %n. A text without %n has one translation, which Qt finds only without a count.
    const QString text =
        QCoreApplication::translate(wording::context, message.wording->text, nullptr,
                                    message.wording->isCounted() ? message.count.value_or(-1) : -1);
    return QString::fromStdString(wording::fill(text.toStdString(), arguments, message.count));
}

QString quote(std::string_view text)
{
    return QString::fromStdString(records::quote(text));
}

QString quote(const QString& text)
{
    return quote(text.toStdString());
}

QString unbroken(QString text)
{
    return text.replace(u' ', QChar(QChar::Nbsp));
}

} // namespace vozka
