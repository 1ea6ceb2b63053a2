// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/local_file.h"

#include "records/file_address.h"
#include "records/files.h"

#include <QRegularExpression>

namespace vozka {

QUrl urlOf(const std::filesystem::path& path)
{
    if (path.empty())
        return {};
    const auto bytes = QByteArray::fromStdString(std::filesystem::absolute(path).string());
    return QUrl::fromEncoded(QByteArrayLiteral("file://") + bytes.toPercentEncoding("/"));
}

std::filesystem::path pathOf(const QUrl& file)
{
    const auto path = localPath(file);
    return path ? *path : std::filesystem::path();
}

records::Result<std::filesystem::path> localPath(const QUrl& file)
{
    if (file.scheme().isEmpty())
        return std::filesystem::path();
    return records::pathNamed(file.toEncoded().toStdString());
}

QString stemOf(const QString& name)
{
    static const QRegularExpression ending(
        QStringLiteral("(\\.vozka|\\.png|(\\.position|\\.lesson)?\\.json)$"),
        QRegularExpression::CaseInsensitiveOption);
    return QString(name).remove(ending);
}

bool isFolder(const std::filesystem::path& path)
{
    std::error_code none;
    return std::filesystem::is_directory(path, none);
}

QString asFileName(const QString& text)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\p{C}\\x{FFFD}]|^\\.+"));
    constexpr std::size_t bytesOfEnding = 55;
    const QString fit = QString(text).replace(unfit, QStringLiteral("-")).simplified();
    return QString::fromStdString(records::shortened(fit.toStdString(), bytesOfEnding));
}

QString shown(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

} // namespace vozka
