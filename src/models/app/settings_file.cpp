// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/settings_file.h"

#include "match/stored_file.h"
#include "models/app/packed_values.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace vozka {

namespace {

/// True for keys that the program writes. For some other keys, Qt cannot write the form that it has read.
bool isPlain(const QString& key)
{
    static const QRegularExpression form(QStringLiteral("^[\\w.~%-]+(/[\\w.~%-]+)*$"));
    return form.match(key).hasMatch();
}

/// Requires: the file contains no packed values.
std::unique_ptr<QSettings> openPlain(const QString& path)
{
    const QFileInfo there(path);
    // Reading a pipe or a device could block. A folder is renamed later by renameDamagedFile().
    if (path.isEmpty() || (there.exists() && !there.isFile() && !there.isDir()))
        return {};
    return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

} // namespace

std::unique_ptr<QSettings> openSettings(const QString& path)
{
    return removePackedValues(path) ? openPlain(path) : nullptr;
}

SettingsFile::SettingsFile(const QString& path)
    : m_path(path), m_cannotBeRead(!removePackedValues(path, &m_renamedFile))
{
    if (!m_cannotBeRead)
        m_store = openPlain(path);
}

std::optional<QString> SettingsFile::word(const QString& key)
{
    if (!m_store || !m_store->contains(key))
        return std::nullopt;
    const QVariant value = m_store->value(key);
    switch (value.typeId()) {
    case QMetaType::QString:
    // Values that were stored after the file was read still have their types.
    case QMetaType::Bool:
    case QMetaType::Int:
        return value.toString();
    default:
        return damaged(key, std::optional<QString>());
    }
}

bool SettingsFile::value(const QString& key, bool fallback)
{
    const auto word = this->word(key);
    if (!word)
        return fallback;
    if (*word == QLatin1String("true"))
        return true;
    return *word == QLatin1String("false") ? false : damaged(key, fallback);
}

int SettingsFile::value(const QString& key, int fallback, int smallest, int largest)
{
    const auto word = this->word(key);
    if (!word)
        return fallback;
    bool isNumber = false;
    const int value = word->toInt(&isNumber);
    return isNumber && value >= smallest && value <= largest ? value : damaged(key, fallback);
}

QStringList SettingsFile::keysOf(const QString& group) const
{
    if (!m_store)
        return {};
    const QString start = group + QLatin1Char('/');
    QStringList keys;
    // Reads the keys of the whole file: for a group, Qt omits keys from a second section with a damaged name.
    for (const QString& key : m_store->allKeys())
        if (key.startsWith(start))
            keys << key.mid(start.size());
    return keys;
}

bool SettingsFile::isDamaged() const
{
    return m_cannotBeRead || !m_renamedFile.isEmpty()
           || (m_store && (m_store->status() != QSettings::NoError || !m_damaged.isEmpty()));
}

QString SettingsFile::renameDamagedFile()
{
    if (!m_store || (m_store->status() == QSettings::NoError && m_damaged.isEmpty()))
        return m_renamedFile;
    QMap<QString, QVariant> good;
    for (const QString& key : m_store->allKeys()) {
        if (!m_damaged.contains(key) && isPlain(key) && m_store->value(key).typeId() == QMetaType::QString)
            good.insert(key, m_store->value(key));
    }
    // Close the file before it is renamed, otherwise QSettings writes the old values back.
    m_store.reset();
    if (m_renamedFile.isEmpty())
        m_renamedFile = QString::fromStdString(vozka::renameDamaged(m_path.toStdString()).file.string());
    else
        QFile::remove(m_path); // A copy of the original exists already.
    m_damaged.clear();
    if (m_renamedFile.isEmpty()) {
        reopen({});
        return {};
    }
    reopen(good);
    m_store->sync();
    return m_renamedFile;
}

bool SettingsFile::flush()
{
    if (!m_store)
        return m_path.isEmpty();
    m_store->sync();
    if (m_store->status() == QSettings::NoError)
        return true;
    QMap<QString, QVariant> all;
    for (const QString& key : m_store->allKeys())
        all.insert(key, m_store->value(key));
    // QSettings keeps its error status after a failed write, so it is recreated.
    reopen(all);
    return false;
}

void SettingsFile::reopen(const QMap<QString, QVariant>& values)
{
    m_store.reset();
    m_store = std::make_unique<QSettings>(m_path, QSettings::IniFormat);
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        m_store->setValue(value.key(), value.value());
}

} // namespace vozka
