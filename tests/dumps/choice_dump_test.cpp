// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices at each decision of the recorded games, as QML reads them: a hash for each decision, and some
// decisions in full. VOZKA_DUMP_CHOICES=FOLDER writes all decisions in full, to compare two versions.
#include "dumps/dump.h"
#include "dumps/recorded_game.h"
#include "models/app/app_settings.h"

#include <QFile>
#include <QMetaEnum>
#include <gtest/gtest.h>

#include <cmath>

namespace vozka {
namespace {

class ChoiceDumps : public testing::Test {
protected:
    ~ChoiceDumps() override
    {
        AppSettings::instance().setConfirmation(AppSettings::Confirmation::NeverConfirm);
    }

    static QString boolText(bool value) { return value ? QStringLiteral("true") : QStringLiteral("false"); }

    static QString numberText(qreal number)
    {
        return QString::number(std::round(number * 1000) / 1000 + 0.0);
    }

    /// Returns lines about all lists and objects that offer choices, and about one choice while it
    /// waits for confirmation.
    QStringList linesOf(GameController& table, int decision)
    {
        // The dumps contain the last moving figure, also after its move.
        auto moving = table.movingFigure();
        if (moving.active())
            m_lastMoved = moving;
        moving = m_lastMoved;
        moving.figure = table.movingFigure().figure;
        moving.range = table.movingFigure().range;
        QStringList lines{
            QStringLiteral("= decision %1 step %2")
                .arg(decision)
                .arg(QMetaEnum::fromType<Prompt::Kind>().valueToKey(static_cast<int>(table.prompt().kind)))};
        lines << QStringLiteral("asks %1: %2").arg(table.prompt().playerName, taskOf(table))
              << QStringLiteral("hand ") + propertiesOf(Hand::staticMetaObject, &table.hand())
              << QStringLiteral("moving ") + propertiesOf(MovingFigure::staticMetaObject, &moving)
              << QStringLiteral("choices hasList=%1 onlyPass=%2 passLabel=%3 passRow=%4 warning=%5")
                     .arg(boolText(table.prompt().hasList), boolText(table.prompt().onlyPass),
                          table.prompt().passLabel)
                     .arg(table.prompt().passRow)
                     .arg(table.prompt().warning);
        const auto add = [&](const char* name, const QAbstractItemModel& model) {
            QStringList rows = rowsOf(model);
            rows.sort();
            for (const auto& row : rows)
                lines << QLatin1String(name) + u' ' + row;
        };
        add("choice", *table.choices());
        add("candidate", *table.candidates());
        add("passage", *table.passages());
        add("trail", *table.path());
        add("glow", *table.glow());
        const int count = table.choices()->rowCount();
        const int row = count == 0 ? -1 : decision * 7 % count;
        if (row < 0 || !needsConfirmation(table.table(), table.choices()->at(row).action))
            return lines;
        table.choose(row);
        const Choice held = table.held();
        lines << QStringLiteral("held active=%1 cellX=%2 cellY=%3 confirmLabel=%4 isFigure=%5 onCorner=%6 ")
                         .arg(boolText(table.prompt().confirms))
                         .arg(held.cellX())
                         .arg(held.cellY())
                         .arg(table.prompt().confirmLabel, boolText(held.isOnFeature()),
                              boolText(held.spot.isCorner()))
                     + QStringLiteral("placeX=%1 placeY=%2 sentence=%3 size=%4 source=%5")
                           .arg(numberText(held.foot.x()), numberText(held.foot.y()), table.prompt().text,
                                numberText(held.size), held.source)
              << QStringLiteral("preview ") + propertiesOf(*table.preview());
        table.resolveHeld(false);
        return lines;
    }

    MovingFigure m_lastMoved;
};

TEST_F(ChoiceDumps, AreUnchanged)
{
    AppSettings::instance().setConfirmation(AppSettings::Confirmation::AlwaysConfirm);
    const QString folder = qEnvironmentVariable("VOZKA_DUMP_CHOICES");
    Dump hashes;
    for (const auto& name : RecordedGame::names()) {
        RecordedGame game(name);
        m_lastMoved = {};
        QStringList all;
        QStringList decisionHashes;
        Dump readable;
        do {
            const auto decision = game.table().decisions();
            const auto lines = linesOf(game.table(), decision);
            decisionHashes << hashOf(lines).left(4);
            if (!folder.isEmpty())
                all << lines;
            if (decision % 60 == 0)
                for (const auto& line : lines)
                    readable.note(line);
        } while (game.next());
        hashes.note(name + u' ' + hashOf(decisionHashes));
        for (qsizetype i = 0; i < decisionHashes.size(); i += 20)
            hashes.note(QStringLiteral(" %1: ").arg(i) + decisionHashes.mid(i, 20).join(u' '));
        if (name == QLatin1String("abbey-and-mayor-c2-2.vozka") || name == QLatin1String("tower-c1-3.vozka"))
            readable.expectSame(QStringLiteral("choices/") + name.section(u'.', 0, 0));
        QFile file(folder + u'/' + name + QStringLiteral(".txt"));
        if (!folder.isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(all.join(u'\n').toUtf8());
    }
    hashes.expectSame(QStringLiteral("choices/hashes"));
}

} // namespace
} // namespace vozka
