// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/desktop_file_dialog.h"

#include "models/app/desktop_service.h"
#include "models/files/local_file.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Types of the portal. A pattern consists of its kind and text; kind 0 is a pattern of file names.
using FilePattern = std::pair<uint, QString>;
using FileFilter = std::pair<QString, QList<FilePattern>>;

const auto response = QStringLiteral("Response");

void registerTypes()
{
    qDBusRegisterMetaType<FilePattern>();
    qDBusRegisterMetaType<QList<FilePattern>>();
    qDBusRegisterMetaType<FileFilter>();
    qDBusRegisterMetaType<QList<FileFilter>>();
}

QString patternOf(const QString& ending)
{
    QString pattern(QLatin1Char('*'));
    for (const QChar each : ending)
        pattern += each.isLetter() ? QStringLiteral("[%1%2]").arg(each.toLower()).arg(each.toUpper())
                                   : QString(each);
    return pattern;
}

QList<FileFilter> filtersOf(const FileRequest& request)
{
    QList<FileFilter> filters;
    for (const QString& each : request.filters) {
        FileFilter filter(each.section(QLatin1Char('('), 0, -2).trimmed(), {});
        for (const QString& ending : FileRequest::endingsOf(each))
            filter.second << FilePattern(0, patternOf(ending));
        filters << filter;
    }
    return filters;
}

/// Returns the portal's name of the window. Empty on Wayland, where Qt 6.4 has none.
QString handleOf(const QQuickItem* item)
{
    const bool known = item != nullptr && item->window() != nullptr
                       && QGuiApplication::platformName() == QLatin1String("xcb");
    return known ? QStringLiteral("x11:") + QString::number(item->window()->winId(), 16) : QString();
}

QVariantMap optionsOf(const FileRequest& request, const QString& token)
{
    const QUrl folder = request.startFolder();
    const auto path = pathOf(folder).string();
    QVariantMap options{{QStringLiteral("handle_token"), token},
                        {QStringLiteral("modal"), true},
                        {QStringLiteral("accept_label"), request.acceptLabel},
                        {QStringLiteral("filters"), QVariant::fromValue(filtersOf(request))},
                        // The path includes its null byte.
                        {QStringLiteral("current_folder"),
                         QByteArray(path.c_str(), static_cast<qsizetype>(path.size() + 1))}};
    if (request.saving)
        options.insert(QStringLiteral("current_name"), request.freeName(folder));
    return options;
}

/// Returns the index of the chosen filter; -1 if the desktop does not report it.
int filterOf(const QVariantMap& results, const QStringList& titles)
{
    const auto chosen = qdbus_cast<FileFilter>(results.value(QStringLiteral("current_filter")));
    return static_cast<int>(titles.indexOf(chosen.first));
}

} // namespace

DesktopFileDialog::DesktopFileDialog(QObject* parent) : QObject(parent)
{
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")))
        findService();
}

DesktopFileDialog::~DesktopFileDialog()
{
    cancel();
}

void DesktopFileDialog::findService()
{
    if (!desktop_service::isReachable())
        return;
    registerTypes();
    desktop_service::call(this, desktop_service::properties, QStringLiteral("Get"),
                          {desktop_service::fileChooser, QStringLiteral("version")},
                          [this](const QDBusPendingCall& call) {
                              const QDBusPendingReply<QDBusVariant> reply = call;
                              const bool isFound = !reply.isError() && reply.value().variant().toUInt() > 0;
                              if (std::exchange(m_available, isFound) != isFound)
                                  emit availableChanged();
                          });
}

void DesktopFileDialog::open(FileRequest* request, QQuickItem* over)
{
    static int count = 0;
    const QString token = QStringLiteral("vozka%1").arg(++count);
    m_filters.clear();
    for (const auto& [title, patterns] : filtersOf(*request))
        m_filters << title;
    const QString sender =
        QDBusConnection::sessionBus().baseService().mid(1).replace(QLatin1Char('.'), QLatin1Char('_'));
    listen(QStringLiteral("%1/request/%2/%3").arg(desktop_service::path, sender, token));
    desktop_service::call(this, desktop_service::fileChooser,
                          request->saving ? QStringLiteral("SaveFile") : QStringLiteral("OpenFile"),
                          {handleOf(over), request->title, optionsOf(*request, token)},
                          [this, expected = m_request](const QDBusPendingCall& call) {
                              // The request might be closed or answered already.
                              if (m_request == expected)
                                  opened(call);
                          });
    emit activeChanged();
}

void DesktopFileDialog::listen(const QString& path)
{
    stopListening();
    m_request = path;
    QDBusConnection::sessionBus().connect(desktop_service::name, path, desktop_service::request, response,
                                          this, SLOT(receive(uint, QVariantMap)));
}

void DesktopFileDialog::stopListening()
{
    if (active())
        QDBusConnection::sessionBus().disconnect(desktop_service::name, m_request, desktop_service::request,
                                                 response, this, SLOT(receive(uint, QVariantMap)));
    m_request.clear();
}

void DesktopFileDialog::finish()
{
    stopListening();
    emit activeChanged();
}

void DesktopFileDialog::opened(const QDBusPendingCall& call)
{
    const QDBusPendingReply<QDBusObjectPath> reply = call;
    if (reply.isError()) {
        finish();
        emit failed();
    } else if (reply.value().path() != m_request) {
        // Old versions of the portal ignore the token and choose another path.
        listen(reply.value().path());
    }
}

void DesktopFileDialog::cancel()
{
    if (!active())
        return;
    const auto close = QDBusMessage::createMethodCall(desktop_service::name, m_request,
                                                      desktop_service::request, QStringLiteral("Close"));
    QDBusConnection::sessionBus().asyncCall(close);
    finish();
}

void DesktopFileDialog::receive(uint outcome, const QVariantMap& results)
{
    constexpr uint done = 0;
    constexpr uint cancelled = 1;
    if (!active())
        return;
    finish();
    const QStringList files = results.value(QStringLiteral("uris")).toStringList();
    if (outcome == done && !files.isEmpty())
        emit chosen(QUrl::fromEncoded(files.first().toUtf8()), std::max(0, filterOf(results, m_filters)));
    else if (outcome != cancelled)
        emit failed();
}

} // namespace vozka
