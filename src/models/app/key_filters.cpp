// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/key_filters.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QWindow>

#include <array>
#include <string_view>

// Exported by Qt Gui for the headers of Qt Test. No public function sends a key event that triggers
// shortcuts.
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow* window, QEvent::Type type, int key,
                                    Qt::KeyboardModifiers modifiers, const QString& text = {},
                                    bool repeated = false, ushort count = 1);

namespace vozka {

namespace {

/// Neighbouring keys in a row of the keyboard.
struct KeyRow {
    quint32 firstScanCode;
    std::string_view keys;
};
constexpr std::array<KeyRow, 3> usKeyboard{{{16, "QWERTYUIOP"}, {30, "ASDFGHJKL"}, {44, "ZXCVBNM,."}}};

/// True for a letter that is not Latin. False for symbols of all scripts, such as "µ".
bool isLetterOfOtherScript(int key)
{
    if (key <= 0 || key >= Qt::Key_Escape)
        return false;
    const auto character = static_cast<char32_t>(key);
    const auto script = QChar::script(character);
    return QChar::isLetter(character) && script > QChar::Script_Latin;
}

/// True if the item with the focus accepts the letter as it was typed.
bool isTyped(QObject& window, const QKeyEvent& press)
{
    QKeyEvent question(QEvent::ShortcutOverride, press.key(), press.modifiers(), press.text());
    question.ignore();
    QCoreApplication::sendEvent(&window, &question);
    return question.isAccepted();
}

QString textOf(int key, Qt::KeyboardModifiers modifiers)
{
    if ((modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return {};
    const QChar letter(static_cast<char16_t>(key));
    return modifiers.testFlag(Qt::ShiftModifier) ? letter : letter.toLower();
}

bool isReturn(const QKeyEvent& key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
           && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

bool isButton(const QObject& object)
{
    return object.inherits("QQuickAbstractButton") && !object.inherits("QQuickItemDelegate")
           && !object.inherits("QQuickMenuItem") && !object.inherits("QQuickMenuBarItem");
}

} // namespace

LatinKeys::LatinKeys(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

int LatinKeys::latinKey(const QKeyEvent& press)
{
    if (!isLetterOfOtherScript(press.key()))
        return 0;
    // X11 and Wayland add 8 to the scan codes of the keyboard.
    const quint32 offset = QGuiApplication::platformName() == QLatin1String("windows") ? 0 : 8;
    for (const auto& row : usKeyboard) {
        const auto first = row.firstScanCode + offset;
        const auto code = press.nativeScanCode();
        if (code >= first && code - first < row.keys.size())
            return row.keys[code - first];
    }
    return 0;
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWindowType())
        return false;
    const auto& press = static_cast<const QKeyEvent&>(*event);
    const int key = latinKey(press);
    if (key == 0 || isTyped(*watched, press))
        return false;
    qt_handleKeyEvent(qobject_cast<QWindow*>(watched), QEvent::KeyPress, key, press.modifiers(),
                      textOf(key, press.modifiers()), press.isAutoRepeat());
    return true;
}

ReturnKey::ReturnKey(QCoreApplication* application) : QObject(application)
{
    application->installEventFilter(this);
}

void ReturnKey::install()
{
    static ReturnKey* const filter = new ReturnKey(QCoreApplication::instance());
    Q_UNUSED(filter)
}

bool ReturnKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !isReturn(static_cast<QKeyEvent&>(*event))
        || !isButton(*watched))
        return false;
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent space(type, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QCoreApplication::sendEvent(watched, &space);
    }
    event->accept();
    return true;
}

} // namespace vozka
