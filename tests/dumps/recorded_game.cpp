// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dumps/recorded_game.h"

#include "records/game.h"

#include <QDir>
#include <QFile>
#include <QMetaProperty>
#include <QPointF>
#include <QRectF>
#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

namespace vozka {

namespace {

std::string textOf(const QString& game)
{
    QFile file(QStringLiteral(VOZKA_GAMES "/") + game);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll().toStdString();
}

QString valueText(const QVariant& value)
{
    if (value.metaType().id() == QMetaType::QStringList)
        return value.toStringList().join(u',');
    if (value.metaType().id() == QMetaType::Double)
        return QString::number(std::round(value.toDouble() * 1000) / 1000 + 0.0);
    if (value.metaType().id() == QMetaType::QRectF) {
        const auto rect = value.toRectF();
        return QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
    }
    if (value.metaType() == QMetaType::fromType<QList<int>>()) {
        QStringList numbers;
        for (const int number : value.value<QList<int>>())
            numbers << QString::number(number);
        return numbers.join(u',');
    }
    if (value.canConvert<QPointF>())
        return QStringLiteral("%1,%2")
            .arg(value.toPointF().x(), 0, 'f', 3)
            .arg(value.toPointF().y(), 0, 'f', 3);
    return value.toString().replace(u'\n', QLatin1String(" / "));
}

/// Returns the values of a choice by the names that the dumps use. They differ from the names of its members.
std::vector<std::pair<QString, QVariant>> valuesOf(const Choice& choice)
{
    const auto via = QStringLiteral("image://via/");
    const bool isVia = choice.badge.startsWith(via);
    return {{QStringLiteral("cellX"), choice.cellX()},
            {QStringLiteral("cellY"), choice.cellY()},
            {QStringLiteral("isForFigure"), choice.isOnFeature()},
            {QStringLiteral("isCorner"), choice.spot.isCorner()},
            {QStringLiteral("fit"), static_cast<int>(choice.fit)},
            {QStringLiteral("turns"), choice.turns},
            {QStringLiteral("choice"), choice.row},
            {QStringLiteral("placeX"), choice.place.x()},
            {QStringLiteral("placeY"), choice.place.y()},
            {QStringLiteral("angle"), choice.angle},
            {QStringLiteral("round"), choice.round},
            {QStringLiteral("source"), choice.source},
            {QStringLiteral("label"), choice.label},
            {QStringLiteral("worth"), choice.worth},
            {QStringLiteral("returned"), choice.returned},
            {QStringLiteral("via"), isVia ? choice.badge.mid(via.size()) : QString()},
            {QStringLiteral("isOtherAction"), choice.isOther()},
            {QStringLiteral("badge"), isVia ? QString() : choice.badge}};
}

} // namespace

QStringList RecordedGame::names()
{
    return QDir(QStringLiteral(VOZKA_GAMES)).entryList({QStringLiteral("*.vozka")}, QDir::Files, QDir::Name);
}

RecordedGame::RecordedGame(const QString& name)
{
    auto read = records::readGame(textOf(name), name.toStdString());
    EXPECT_TRUE(read);
    m_actions = std::exchange(read->actions, {});
    for (auto& player : read->players)
        player.kind = records::PlayerKind::Human;
    auto match = Match::start(*read);
    EXPECT_TRUE(match);
    m_table.load(std::move(*match));
}

bool RecordedGame::next()
{
    const auto done = static_cast<std::size_t>(m_table.decisions());
    if (done >= m_actions.size() || m_table.over())
        return false;
    m_table.play(m_actions[done]);
    m_table.discards()->dismiss();
    return true;
}

QStringList rowsOf(const QAbstractItemModel& model)
{
    const auto names = model.roleNames();
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        std::vector<std::pair<QString, QVariant>> all;
        for (auto role = names.begin(); role != names.end(); ++role)
            all.emplace_back(QString::fromLatin1(role.value()), model.data(model.index(row, 0), role.key()));
        if (all.front().second.metaType() == QMetaType::fromType<Choice>())
            all = valuesOf(all.front().second.value<Choice>());
        QStringList values;
        for (const auto& [name, content] : all) {
            const QString value = valueText(content);
            if (!value.isEmpty() && value != QLatin1String("0") && value != QLatin1String("false"))
                values << name + u'=' + value;
        }
        values.sort();
        rows << values.join(u' ');
    }
    return rows;
}

QString taskOf(const GameController& table)
{
    return table.table().awaitsPlayer() ? table.prompt().text : QString();
}

QString propertiesOf(const QMetaObject& type, const void* gadget)
{
    QStringList values;
    for (int i = 0; i < type.propertyCount(); ++i)
        values << QLatin1String(type.property(i).name()) + u'='
                      + valueText(type.property(i).readOnGadget(gadget));
    values.sort();
    return values.join(u' ');
}

QString propertiesOf(const QObject& object)
{
    QStringList values;
    for (int i = QObject::staticMetaObject.propertyCount(); i < object.metaObject()->propertyCount(); ++i) {
        const auto property = object.metaObject()->property(i);
        if (property.isConstant())
            continue;
        const auto value = property.read(&object);
        if (!value.canConvert<QObject*>())
            values << QLatin1String(property.name()) + u'=' + valueText(value);
    }
    values.sort();
    return values.join(u' ');
}

} // namespace vozka
