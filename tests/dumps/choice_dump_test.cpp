// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices at each decision of the recorded games, as QML reads them: a hash for each decision, and some
// decisions in full. VOZKA_DUMP_CHOICES=FOLDER writes all decisions in full, to
// compare two versions.
#include "dumps/dump.h"
#include "dumps/recorded_game.h"
#include "models/app/app_settings.h"

#include <QFile>
#include <QMetaEnum>
#include <gtest/gtest.h>

namespace vozka {
namespace {

class ChoiceDumps : public testing::Test {
protected:
    ~ChoiceDumps() override
    {
        AppSettings::instance().setConfirmation(AppSettings::Confirmation::NeverConfirm);
    }

    /// Every list and object that offers choices, then a choice that is held.
    static QStringList offered(GameController& table, int decision)
    {
        QStringList lines{
            QStringLiteral("= decision %1 step %2")
                .arg(decision)
                .arg(QMetaEnum::fromType<GameController::Step>().valueToKey(static_cast<int>(table.step())))};
        lines << QStringLiteral("asks %1: %2").arg(table.playerName(), table.instruction())
              << QStringLiteral("hand ") + propertiesOf(*table.hand())
              << QStringLiteral("moving ") + propertiesOf(*table.movingFigure())
              << QStringLiteral("choices ") + propertiesOf(*table.choices());
        const auto add = [&](const char* name, const QAbstractItemModel& model) {
            QStringList rows = rowsOf(model);
            rows.sort();
            for (const auto& row : rows)
                lines << QLatin1String(name) + u' ' + row;
        };
        add("choice", *table.choices());
        add("candidate", *table.candidates());
        add("passage", *table.movingFigure()->passages());
        add("trail", *table.trail());
        add("glow", *table.glow());
        const int count = table.choices()->rowCount();
        const int row = count == 0 ? -1 : decision * 7 % count;
        if (row < 0 || !HeldChoice::mustWait(table.table(), table.choices()->at(row).action))
            return lines;
        table.choose(row);
        lines << QStringLiteral("held ") + propertiesOf(*table.held())
              << QStringLiteral("preview ") + propertiesOf(*table.preview());
        table.held()->takeBack();
        return lines;
    }
};

TEST_F(ChoiceDumps, AreUnchanged)
{
    AppSettings::instance().setConfirmation(AppSettings::Confirmation::AlwaysConfirm);
    const QString folder = qEnvironmentVariable("VOZKA_DUMP_CHOICES");
    Dump hashes;
    for (const auto& name : RecordedGame::names()) {
        RecordedGame game(name);
        QStringList all;
        QStringList sums;
        Dump readable;
        do {
            const auto decision = game.table().decisions();
            const auto lines = offered(game.table(), decision);
            sums << hashOf(lines).left(4);
            if (!folder.isEmpty())
                all << lines;
            if (decision % 60 == 0)
                for (const auto& line : lines)
                    readable.note(line);
        } while (game.next());
        hashes.note(name + u' ' + hashOf(sums));
        for (qsizetype i = 0; i < sums.size(); i += 20)
            hashes.note(QStringLiteral(" %1: ").arg(i) + sums.mid(i, 20).join(u' '));
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
