// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings file that tolerates damage. Callers give the valid values; other values count as damaged. A
// damaged file is renamed, and a new file with the valid values replaces it.
#pragma once

#include <QMap>
#include <QMetaEnum>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

namespace vozka {

/// Opens the settings without packed values. Null if `path` is empty, a pipe or a device, or if packed values
/// cannot be removed.
[[nodiscard]] std::unique_ptr<QSettings> openSettings(const QString& path);

class SettingsFile {
public:
    /// If the settings cannot be opened, reads return defaults and changes are not stored.
    explicit SettingsFile(const QString& path);
    void whenChanged(std::function<void()> call) { m_changed = std::move(call); }

    /// Returns the value of the key; `fallback` if missing or invalid.
    template<class Enum>
    requires std::is_enum_v<Enum>
    [[nodiscard]] Enum value(const QString& key, Enum fallback)
    {
        const auto word = this->word(key);
        if (!word)
            return fallback;
        bool known = false;
        const int value = QMetaEnum::fromType<Enum>().keyToValue(word->toUtf8().constData(), &known);
        return known ? static_cast<Enum>(value) : damaged(key, fallback);
    }
    [[nodiscard]] bool value(const QString& key, bool fallback);
    [[nodiscard]] int value(const QString& key, int fallback, int smallest, int largest);

    [[nodiscard]] QStringList keysOf(const QString& group) const;
    /// Returns the text of the key; empty if missing or not a text. Callers that find it invalid call
    /// reject().
    [[nodiscard]] QString text(const QString& key) { return word(key).value_or(QString()); }
    /// Returns true if the key exists, even with an invalid value.
    [[nodiscard]] bool has(const QString& key) const { return m_store && m_store->contains(key); }
    void reject(const QString& key) { m_damaged << key; }

    template<class Enum>
    requires std::is_enum_v<Enum>
    void setValue(const QString& key, Enum value)
    {
        setValue(key, QVariant(QString::fromLatin1(
                          QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value)))));
    }
    void setValue(const QString& key, const QVariant& value)
    {
        if (m_store)
            m_store->setValue(key, value);
        notifyChanged();
    }

    void remove(const QString& key)
    {
        if (m_store)
            m_store->remove(key);
        notifyChanged();
    }
    /// Writes pending changes. Returns false on failure; the next call tries again.
    [[nodiscard]] bool flush();

    [[nodiscard]] QString path() const { return m_path; }
    /// Returns true if the file or a value read so far was invalid.
    [[nodiscard]] bool isDamaged() const;
    /// Call it after all values were read. Renames a damaged file to an unused name and writes the valid
    /// values to a new file. Returns the new path of the damaged file; empty if the file is valid or cannot
    /// be moved.
    QString renameDamagedFile();

private:
    /// Returns the text of the key. Lists and packed values count as damaged.
    [[nodiscard]] std::optional<QString> word(const QString& key);
    template<class Value>
    Value damaged(const QString& key, Value fallback)
    {
        m_damaged << key;
        return fallback;
    }

    void notifyChanged() const
    {
        if (m_changed)
            m_changed();
    }
    void reopen(const QMap<QString, QVariant>& values);

    QString m_path;
    /// New path of the original file, which is renamed if it has packed values or is damaged; empty if none.
    QString m_renamedFile;
    bool m_cannotBeRead = false;
    std::unique_ptr<QSettings> m_store;
    QStringList m_damaged;
    std::function<void()> m_changed;
};

} // namespace vozka
