// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sandbox, and functions to build a board in it.
#pragma once

#include "models/sandbox/sandbox_controller.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

namespace vozka {

class SandboxModels : public TableTest {
protected:
    SandboxModels()
    {
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 m_sandbox.palette(), m_sandbox.cells(), m_sandbox.actions(), m_sandbox.sets()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::Fatal));
        QObject::connect(&m_sandbox, &SandboxController::refused,
                         [this](const DropResult& result) { m_message = result.message; });
        QObject::connect(&m_sandbox, &SandboxController::failed,
                         [this](const QString& message) { m_message = message; });
    }

    /// Returns the row of this kind of tile in the palette, -1 if it is not shown.
    int rowOf(const char* kind)
    {
        const QString source = QStringLiteral("image://tile/%1/").arg(QLatin1String(kind));
        return m_sandbox.palette()->find(
            [&](const TileLeftRow& row) { return row.source.startsWith(source); });
    }
    bool lay(const char* kind, int x, int y, int turns = 0)
    {
        m_sandbox.holdTile(rowOf(kind));
        while (m_sandbox.handTurns() != turns)
            m_sandbox.turnHand(1);
        return m_sandbox.placeTile(x, y);
    }
    int figureKind(const char* name)
    {
        return static_cast<int>(m_sandbox.box().rules().book().findFigure(name)->kind());
    }
    /// Places a road that the last tile completes, with a wagon on it.
    void layRoad()
    {
        ASSERT_TRUE(lay("d", 0, 0));
        ASSERT_TRUE(lay("w", 1, 0, 1));
        ASSERT_TRUE(lay("t", -1, 0, 3));
        m_sandbox.holdFigure(figureKind("wagon"));
        ASSERT_TRUE(m_sandbox.setFigureAt(0, 0, {0.5, 0.55}));
    }
    [[nodiscard]] QUrl file(const char* name) const
    {
        return QUrl::fromLocalFile(m_folder.filePath(QString::fromLatin1(name)));
    }

    QTemporaryDir m_folder;
    SandboxController m_sandbox;
    QString m_message;

private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

} // namespace vozka
