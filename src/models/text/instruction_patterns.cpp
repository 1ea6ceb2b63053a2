// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/instruction_patterns.h"

#include "models/text/words.h"
#include "wording/messages.h"

#include <QCoreApplication>

namespace vozka {

QString anyOf(QStringList words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    //: What may be done, %1 perhaps several already ("move the fairy, build on a tower").
    return QCoreApplication::translate("Table", "%1 or %2").arg(words.join(QStringLiteral(", ")), last);
}

QString withOthers(const QString& task, const QString& others)
{
    //: %1 is what is to be done ("place a figure on the tile, or none"), %2 what else may be done
    //: instead ("move the fairy or build on a tower").
    return QCoreApplication::translate("Table", "%1; instead you may %2").arg(task, others);
}

QString onlyOthers(const QString& others)
{
    //: %1 is what may be done ("move the fairy or build on a tower").
    return QCoreApplication::translate("Table", "none of your figures may be placed on this tile; you may %1")
        .arg(others);
}

QString withStepsLeft(const QString& task, int left)
{
    //: %1 is what is to be done ("move the dragon to a tile beside it"), %n how often, this time
    //: included.
    return QCoreApplication::translate("Table", "%1 (%n step(s) left)", nullptr, left).arg(task);
}

QString beforeExtraTurn(const QString& task, Code by)
{
    return inWords({&wording::lookUp("again-after", by), {wording::Argument(task.toStdString())}, {}});
}

QString inExtraTurn(const QString& task, Code by)
{
    return inWords({&wording::lookUp("again-now", by), {wording::Argument(task.toStdString())}, {}});
}

} // namespace vozka
