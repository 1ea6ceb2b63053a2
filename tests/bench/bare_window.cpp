// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bare_window.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlComponent>
#include <QQuickImageProvider>
#include <QQuickWindow>

#include <cstdio>

namespace vozka::bench {

namespace {

/// Size in pixels of a tile at the usual zoom of the board.
constexpr int tileSide = 128;

QString listFile(const QString& folder)
{
    return folder + QStringLiteral("/pictures.json");
}

/// Draws the picture of each address into a file, once for each address.
class PictureFiles {
public:
    PictureFiles(QString folder, QQmlEngine& painter) : m_folder(std::move(folder)), m_painter(painter) {}

    /// Returns the file with the picture of that address, empty on failure.
    QString fileOf(const QString& address)
    {
        auto& file = m_files[address];
        if (!file.isEmpty())
            return file;
        const QString pathOfProvider = address.mid(QStringLiteral("image://").size());
        auto* const provider =
            dynamic_cast<QQuickImageProvider*>(m_painter.imageProvider(pathOfProvider.section(u'/', 0, 0)));
        if (provider == nullptr)
            return {};
        const QImage image =
            provider->requestImage(pathOfProvider.section(u'/', 1), nullptr, QSize(tileSide, tileSide));
        const QString path = QStringLiteral("%1/%2.png").arg(m_folder).arg(m_files.size());
        if (image.save(path))
            file = QUrl::fromLocalFile(path).toString();
        return file;
    }

private:
    QString m_folder;
    QQmlEngine& m_painter;
    QHash<QString, QString> m_files;
};

} // namespace

bool writePictures(const QString& folder, QQmlEngine& painter, GameController& controller,
                   const QObject& camera)
{
    PictureFiles files(folder, painter);
    QJsonArray pictures;
    const auto add = [&](const QString& address, qreal x, qreal y, qreal size) {
        pictures.append(QJsonObject{{QStringLiteral("source"), files.fileOf(address)},
                                    {QStringLiteral("x"), x},
                                    {QStringLiteral("y"), y},
                                    {QStringLiteral("size"), size}});
    };
    const auto addUpright = [&](const auto& row) {
        add(row.source, row.cell.x + row.place.x() - row.size / 2, row.cell.y + row.place.y() - row.size,
            row.size);
    };
    for (const auto& row : controller.board()->rows())
        add(row.source, row.cell.x, row.cell.y, 1);
    for (const auto& row : controller.figures()->pieces()->rows())
        addUpright(row);
    for (const auto& row : controller.figures()->rows())
        addUpright(row);
    const QJsonObject all{{QStringLiteral("pictures"), pictures},
                          {QStringLiteral("cell"), camera.property("cell").toInt()},
                          {QStringLiteral("x"), camera.property("x").toInt()},
                          {QStringLiteral("y"), camera.property("y").toInt()}};
    QFile list(listFile(folder));
    return list.open(QIODevice::WriteOnly) && list.write(QJsonDocument(all).toJson()) > 0;
}

std::unique_ptr<QQuickWindow> bareWindow(QQmlEngine& engine, const QString& folder)
{
    QFile list(listFile(folder));
    if (!list.open(QIODevice::ReadOnly))
        return {};
    const auto all = QJsonDocument::fromJson(list.readAll()).object().toVariantMap();
    QQmlComponent component(&engine, QUrl::fromLocalFile(QStringLiteral(VOZKA_BARE_WINDOW)));
    std::unique_ptr<QObject> root(component.createWithInitialProperties(
        {{QStringLiteral("pictures"), all.value(QStringLiteral("pictures"))},
         {QStringLiteral("cell"), all.value(QStringLiteral("cell"))},
         {QStringLiteral("origin"),
          QPointF(all.value(QStringLiteral("x")).toReal(), all.value(QStringLiteral("y")).toReal())}}));
    auto* const window = qobject_cast<QQuickWindow*>(root.get());
    if (window == nullptr) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return {};
    }
    (void)root.release();
    return std::unique_ptr<QQuickWindow>(window);
}

} // namespace vozka::bench
