// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How a position comes into the sandbox and leaves it: files, lessons, the table, and what is kept.
#include "lessons/lesson_file.h"
#include "lessons/lesson_writer.h"
#include "models/sandbox/lesson_words.h"
#include "models/sandbox/sandbox_controller.h"
#include "models/sentences.h"
#include "models/words.h"
#include "records/files.h"
#include "wording/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace vozka {

namespace {

std::filesystem::path pathOf(const QUrl& file)
{
    return file.toLocalFile().toStdString();
}

QString keptFile(const QString& folder)
{
    return folder + QStringLiteral("/sandbox.position.json");
}

/// The name of a file without what such files end in.
QString nameOf(const QUrl& file)
{
    QString name = QFileInfo(file.toLocalFile()).fileName();
    for (const auto* ending : {".json", ".lesson"})
        if (name.endsWith(QLatin1String(ending)))
            name.chop(static_cast<int>(qstrlen(ending)));
    return name;
}

} // namespace

bool SandboxController::fail(const records::Error& error)
{
    emit failed(errorSentence(error));
    return false;
}

void SandboxController::load(const records::PositionRecord& record)
{
    m_box.load(record);
    m_kind = noKind;
    m_figure.reset();
    m_selected.reset();
    m_table.overlays()->forget();
    done({}, {}, false);
    emit laid();
}

bool SandboxController::open(const QUrl& file)
{
    const auto path = pathOf(file).string();
    const auto text = records::readFile(path);
    if (!text)
        return fail(text.error());
    const auto record = records::readPosition(*text, path);
    if (!record)
        return fail(record.error());
    if (const auto table = records::layOut(*record, path); !table)
        return fail(table.error());
    load(*record);
    return true;
}

bool SandboxController::save(const QUrl& file)
{
    if (empty()) {
        emit failed(tr("There is nothing to save yet: no tile lies on the table."));
        return false;
    }
    if (const auto error = records::writeFile(pathOf(file), records::writePosition(m_box.record())))
        return fail(*error);
    return true;
}

bool SandboxController::exportLesson(const QUrl& file)
{
    const auto name = nameOf(file).toStdString();
    const auto path = pathOf(file).string();
    auto figures = sandbox::departing(m_box.rules(), m_box.state());
    // Of several, one of the player whose figures are being set.
    std::ranges::stable_partition(figures, [&](const auto& each) { return each.player == m_player; });
    const auto lesson = figures.empty() ? sandbox::makeLesson(m_box.record(), name, {name, name}, lessonText)
                                        : sandbox::makeLesson(m_box.record(), figures.front(), name,
                                                              {name, name}, lessonText);
    if (!lesson) {
        emit failed(
            inWords(wording::messageOf(lesson.error(), {&m_box.rules().book(), m_box.record().players})));
        return false;
    }
    const auto text = lessons::writeLesson(*lesson);
    // What is written is what the list of lessons takes.
    if (const auto read = lessons::readLesson(text, path); !read)
        return fail(read.error());
    QDir().mkpath(QFileInfo(file.toLocalFile()).path());
    if (const auto error = records::writeFile(path, text))
        return fail(*error);
    //: %1 is the name of a lesson.
    emit exported(tr("The lesson \"%1\" is written.").arg(nameOf(file)));
    return true;
}

void SandboxController::explore(GameController* table)
{
    if (table == nullptr || !table->active())
        return;
    load(table->asPosition());
}

QUrl SandboxController::lessonsFolder()
{
    return QUrl::fromLocalFile(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                               + QStringLiteral("/lessons"));
}

void SandboxController::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    emit folderChanged();
    takeUpKept();
}

void SandboxController::takeUpKept()
{
    const QString file = keptFile(m_folder);
    if (m_folder.isEmpty() || !QFile::exists(file))
        return;
    // One that can no longer be read is no loss worth a word.
    const auto text = records::readFile(file.toStdString());
    const auto record = text ? records::readPosition(*text, {}) : text.error();
    if (!record || !records::layOut(*record, {}))
        return;
    m_box = sandbox::Sandbox(record->rules, record->players);
    m_box.load(*record);
    show(false);
    emit laid();
}

void SandboxController::keep()
{
    if (m_folder.isEmpty())
        return;
    const QString file = keptFile(m_folder);
    if (empty()) {
        QFile::remove(file);
        return;
    }
    QDir().mkpath(m_folder);
    // It is kept for convenience; whoever wants to be sure saves it.
    [[maybe_unused]] const auto error =
        records::writeFile(file.toStdString(), records::writePosition(m_box.record()));
}

} // namespace vozka
