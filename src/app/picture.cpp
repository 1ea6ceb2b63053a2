// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/picture.h"

#include "models/art/board_picture.h"
#include "models/game_controller.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageWriter>
#include <QUrl>

#include <cstdio>

namespace vozka::app {

QUrl fileUrl(const QString& file)
{
    return QUrl::fromLocalFile(QDir::current().absoluteFilePath(file));
}

int drawPicture(const Arguments& arguments)
{
    GameController controller;
    QString problem;
    QObject::connect(&controller, &GameController::failed,
                     [&](const QString& sentence) { problem = sentence; });
    if (controller.open(fileUrl(arguments.file))) {
        QImageWriter writer(arguments.picture);
        if (QFileInfo(arguments.picture).suffix().isEmpty())
            writer.setFormat("png");
        if (writer.write(paintBoard(controller.table(), arguments.size)))
            return 0;
        problem = QCoreApplication::translate("CommandLine", "%1 cannot be written: %2")
                      .arg(arguments.picture, writer.errorString());
    }
    std::fprintf(stderr, "vozka: %s\n", qUtf8Printable(problem));
    return 1;
}

} // namespace vozka::app
