// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/latin_keys.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QWindow>

#include <array>
#include <memory>
#include <string_view>

// Exported by Qt Gui for Qt Test, whose header calls it, so it stays as it is in all of Qt 6. The only way to
// a key event that is also matched with shortcuts.
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow* window, QEvent::Type type, int key,
                                    Qt::KeyboardModifiers modifiers, const QString& text = {},
                                    bool repeated = false, ushort count = 1);

namespace vozka {

namespace {

/// Keys beside each other in a row of the keyboard. Scan codes of X11 and Wayland: those of Linux, plus 8.
struct KeyRow {
    quint32 firstScanCode;
    std::string_view keys;
};
constexpr std::array<KeyRow, 4> usKeyboard{
    {{10, "1234567890"}, {24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}}};

} // namespace

LatinKeys::LatinKeys(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

int LatinKeys::latinKey(const QKeyEvent& press)
{
    // Keys without a character, such as arrows, come after all characters.
    constexpr int lastAscii = 0x7f;
    if (press.key() <= lastAscii || press.key() >= Qt::Key_Escape)
        return 0;
    for (const auto& row : usKeyboard) {
        const auto place = press.nativeScanCode() - row.firstScanCode;
        if (press.nativeScanCode() >= row.firstScanCode && place < row.keys.size())
            return row.keys[place];
    }
    return 0;
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || m_isPassingOn || !watched->isWindowType())
        return false;
    const auto& press = static_cast<const QKeyEvent&>(*event);
    const int key = latinKey(press);
    if (key == 0)
        return false;
    const std::unique_ptr<QKeyEvent> asTyped(press.clone());
    asTyped->ignore();
    m_isPassingOn = true;
    QCoreApplication::sendEvent(watched, asTyped.get());
    m_isPassingOn = false;
    if (!asTyped->isAccepted()) {
        const QChar letter(static_cast<char16_t>(key));
        const bool hasText =
            (press.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
        const QString text = !hasText                                        ? QString()
                             : press.modifiers().testFlag(Qt::ShiftModifier) ? letter
                                                                             : letter.toLower();
        qt_handleKeyEvent(qobject_cast<QWindow*>(watched), QEvent::KeyPress, key, press.modifiers(), text,
                          press.isAutoRepeat());
    }
    return true;
}

} // namespace vozka
