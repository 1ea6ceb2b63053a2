// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/picture.h"

#include "models/board/board_picture.h"
#include "models/game/game_controller.h"
#include "models/overlays/range_scene.h"
#include "models/overlays/scene_picture.h"
#include "models/overlays/standing_scenes.h"
#include "models/text/message_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>

#include <cstdio>

namespace vozka::app {

namespace {

/// The image, or an error message and exit code.
struct Drawn {
    QImage image;
    QString problem = {};
    int exitCode = 0;
};

/// Returns the figures of the movable kind on the cell, of one player or of all.
std::vector<Figure> figuresOn(const Table& table, Cell cell, std::optional<Player> player)
{
    const auto kind = movableFigureKind(table);
    std::vector<Figure> found;
    for (const auto& figure : (*table.state)->figuresOnBoard())
        if (kind && figure.kind == *kind && (!player || figure.player == *player)
            && table.board().cellOf(figure.segment) == cell)
            found.push_back(figure);
    return found;
}

Drawn drawRange(const Table& table, const OverlayRequest& request, QSize size)
{
    const QString cell = QStringLiteral("%1,%2").arg(request.figure->x).arg(request.figure->y);
    if (request.player && *request.player >= table.players.size())
        return {{},
                QCoreApplication::translate("CommandLine", "--player: there is no such player here."),
                exit_code::wrongUsage};
    const auto figures = figuresOn(table, *request.figure, request.player);
    if (figures.empty())
        return {{}, noFigureOn(cell), exit_code::refused};
    if (figures.size() > 1)
        return {{}, severalFiguresOn(cell), exit_code::wrongUsage};
    ReachQuestion question{figures.front().player, figures.front().segment, {}};
    if (request.kind == Overlays::Kind::Compare)
        return {paintScene(table, compareScene(table, question), size, pictureTheme())};
    question.edition = Editions::edition(request.edition);
    return {paintScene(table, rangeScene(table, question), size, pictureTheme())};
}

Drawn draw(const Table& table, const Arguments& arguments)
{
    constexpr QSize usual(1600, 1000);
    const QSize size = arguments.size.value_or(usual);
    if (!arguments.overlay)
        return {paintBoard(table, size, pictureTheme())};
    switch (arguments.overlay->kind) {
    case Overlays::Kind::Owners:
        return {paintScene(table, ownersScene(table), size, pictureTheme())};
    case Overlays::Kind::Fields:
        return {paintScene(table, fieldsScene(table), size, pictureTheme())};
    case Overlays::Kind::Dead:
        return {paintScene(table, deadScene(table), size, pictureTheme())};
    default:
        return drawRange(table, *arguments.overlay, size);
    }
}

} // namespace

ColourTheme::Kind pictureTheme()
{
    switch (AppSettings::instance().theme()) {
    case AppSettings::Theme::Contrast:
        return ColourTheme::Contrast;
    case AppSettings::Theme::Dark:
        return ColourTheme::Dark;
    default:
        return ColourTheme::Light;
    }
}

int drawPicture(const Arguments& arguments)
{
    int exitCode = exit_code::refused;
    GameController controller;
    QString problem;
    QObject::connect(&controller, &GameController::failed,
                     [&](const QString& message) { problem = message; });
    if (controller.files()->open(arguments.file)) {
        QImageWriter writer(arguments.picture);
        if (QFileInfo(arguments.picture).suffix().isEmpty())
            writer.setFormat("png");
        const auto drawn = draw(controller.table(), arguments);
        if (!drawn.image.isNull() && writer.write(drawn.image))
            return 0;
        if (drawn.image.isNull()) {
            problem = drawn.problem;
            exitCode = drawn.exitCode;
        } else {
            problem = QCoreApplication::translate("CommandLine", "%1 cannot be written: %2")
                          .arg(quote(arguments.picture), writer.errorString());
        }
    }
    std::fprintf(stderr, "vozka: %s\n", qUtf8Printable(problem));
    return exitCode;
}

} // namespace vozka::app
