// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of the settings. Whoever reads from it says what makes sense; whatever does not counts as damaged,
// and a damaged file is set aside for one that holds only what could be understood.
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

/// The settings in that file, without packed values; nothing without a path, where a pipe or a device has
/// that name, or where packed values cannot be taken out.
[[nodiscard]] std::unique_ptr<QSettings> openSettings(const QString& path);

class SettingsFile {
public:
    /// Where there are no such settings, nothing is read and nothing kept.
    explicit SettingsFile(const QString& path);
    /// Is called whenever something is to be kept or forgotten.
    void whenChanged(std::function<void()> call) { m_changed = std::move(call); }

    /// What stands under the key; `otherwise` if nothing does, or nothing that makes sense.
    template<class Enum>
    requires std::is_enum_v<Enum>
    [[nodiscard]] Enum value(const QString& key, Enum otherwise)
    {
        const auto word = this->word(key);
        if (!word)
            return otherwise;
        bool known = false;
        const int value = QMetaEnum::fromType<Enum>().keyToValue(word->toUtf8().constData(), &known);
        return known ? static_cast<Enum>(value) : damaged(key, otherwise);
    }
    [[nodiscard]] bool value(const QString& key, bool otherwise);
    [[nodiscard]] int value(const QString& key, int otherwise, int smallest, int largest);

    /// The keys of a group, without its name.
    [[nodiscard]] QStringList keysOf(const QString& group) const;
    /// What stands under the key as it is; empty if it is no text. Whoever cannot read it says so.
    [[nodiscard]] QString text(const QString& key) { return word(key).value_or(QString()); }
    /// Whether something stands under the key, be it nothing that makes sense.
    [[nodiscard]] bool has(const QString& key) const { return m_store && m_store->contains(key); }
    void reject(const QString& key) { m_damaged << key; }

    template<class Enum>
    requires std::is_enum_v<Enum>
    void keep(const QString& key, Enum value)
    {
        keep(key,
             QVariant(QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value)))));
    }
    void keep(const QString& key, const QVariant& value)
    {
        if (m_store)
            m_store->setValue(key, value);
        tell();
    }

    void forget(const QString& key)
    {
        if (m_store)
            m_store->remove(key);
        tell();
    }
    /// Writes what has not been written yet. False if that cannot be; it is tried again at the next call.
    [[nodiscard]] bool flush();

    [[nodiscard]] QString path() const { return m_path; }
    /// Whether anything in the file, as far as it was read, made no sense.
    [[nodiscard]] bool isDamaged() const;
    /// To be called once all is read: a damaged file gets another name, under which nothing lies yet, what
    /// made sense is written anew. The other name; empty if the file is in order, or cannot be moved.
    QString setAside();

private:
    /// What stands under the key as text. Lists and packed values are no text, so they count as damaged.
    [[nodiscard]] std::optional<QString> word(const QString& key);
    template<class Value>
    Value damaged(const QString& key, Value otherwise)
    {
        m_damaged << key;
        return otherwise;
    }

    void tell() const
    {
        if (m_changed)
            m_changed();
    }
    void reopen(const QMap<QString, QVariant>& values);

    QString m_path;
    /// The file as it was before packed values were taken out of it.
    QString m_aside;
    bool m_cannotBeRead = false;
    std::unique_ptr<QSettings> m_store;
    QStringList m_damaged;
    std::function<void()> m_changed;
};

} // namespace vozka
