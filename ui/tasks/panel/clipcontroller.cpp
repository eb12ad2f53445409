// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/clipcontroller.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/tasks/store/taskstore.h"
#include "ui/style/look.h"
#include "ui/tasks/clips/clipfiles.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/folderopening.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/worknotice.h"

#include <QClipboard>
#include <QDir>
#include <QDrag>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize dragSize{96, 54};

QString progressWords(qint64 bytes, qint64 total)
{
    const QLocale locale;
    return ClipController::tr("Copying clips: %1 of %2").arg(shownSize(bytes), shownSize(total));
}

} // namespace

ClipController::ClipController(
    TaskStore& store, QSettings& settings, TaskPanel& panel, NoticeBoard& board, QWidget* window)
    : QObject(window)
    , m_store(store)
    , m_settings(settings)
    , m_panel(panel)
    , m_board(board)
    , m_window(window)
{}

/// The existing files of the tasks that have a clip. Shows a message if files are missing or no task has a clip.
QStringList ClipController::filesOf(const QList<TaskId>& ids)
{
    QStringList files;
    QStringList gone;
    for (const TaskId id : ids) {
        const auto task = m_store.task(id);
        if (!task || task->state != TaskState::Saved || task->file.isEmpty())
            continue;
        if (task->marks.recycledAt.isValid()) {
            Q_EMIT said(MessageBar::Kind::Information,
                tr("Take %1 is in the Trash. Restore brings it back with its clip.").arg(id), {});
            return {};
        }
        (QFileInfo(task->file).isFile() ? files : gone).append(task->file);
    }
    if (gone.isEmpty()) {
        if (files.isEmpty())
            Q_EMIT said(MessageBar::Kind::Information, tr("None of these takes has a clip yet."), {});
        return files;
    }
    const QString first = plainText(QFileInfo(gone.constFirst()).fileName());
    Q_EMIT said(MessageBar::Kind::Warning,
        gone.size() == 1
            ? tr("This clip is no longer on disk: %1.").arg(first)
            : tr("%n clips are no longer on disk, including %1.", nullptr, static_cast<int>(gone.size())).arg(first),
        {});
    return files;
}

void ClipController::saveAs(const QList<TaskId>& ids)
{
    const QStringList files = filesOf(ids);
    if (files.size() == 1)
        chooseName(files.constFirst());
    else if (!files.isEmpty())
        chooseFolder(files);
}

void ClipController::chooseName(const QString& file)
{
    auto* dialog =
        rememberingFileDialog(m_settings, saveFolderKey, QStandardPaths::MoviesLocation, tr("Save clip as"), m_window);
    dialog->setObjectName(u"clipFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString suffix = QFileInfo(file).suffix();
    dialog->setNameFilters({tr("Clips (*.%1)").arg(suffix.isEmpty() ? u"mp4"_s : suffix), tr("All files (*)")});
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QFileInfo(file).fileName());
    openForFile(dialog, this, [this, file](const QString& to) {
        // The dialog has asked before replacing an existing file. A file that appears later is not replaced.
        copy({{file, to, QFileInfo::exists(to)}});
    });
}

void ClipController::chooseFolder(const QStringList& files)
{
    auto* dialog = rememberingFileDialog(m_settings, saveFolderKey, QStandardPaths::MoviesLocation,
        tr("Save %n clips in a folder", nullptr, static_cast<int>(files.size())), m_window);
    dialog->setObjectName(u"clipFolderDialog"_s);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    openForFile(dialog, this, [this, files](const QString& folder) {
        QList<ClipCopy::Job> jobs;
        for (const QString& file : files)
            jobs.append({file, QDir(folder).filePath(QFileInfo(file).fileName()), false});
        copy(jobs);
    });
}

void ClipController::copy(const QList<ClipCopy::Job>& jobs)
{
    auto* work = new ClipCopy(jobs, this);
    auto* notice = new WorkNotice(
        m_board, tr("Copying %n clips…", nullptr, static_cast<int>(jobs.size())), [work] { work->stop(); }, work);
    connect(work, &ClipCopy::progressed, notice,
        [notice](qint64 bytes, qint64 total) { notice->update(progressWords(bytes, total)); });
    connect(work, &ClipCopy::finished, this, [this, work](const ClipCopy::Outcome& outcome) {
        work->deleteLater();
        copied(outcome);
    });
    work->start();
}

void ClipController::copied(const ClipCopy::Outcome& outcome)
{
    QStringList sentences;
    for (const Error& trouble : outcome.troubles.mid(0, 2))
        sentences.append(plainText(trouble.message));
    if (outcome.troubles.size() > 2)
        sentences.append(tr("%n more weren't copied.", nullptr, static_cast<int>(outcome.troubles.size() - 2)));
    const int written = static_cast<int>(outcome.written.size());
    QList<MessageAction> actions;
    if (written > 0) {
        const QString folder = QFileInfo(outcome.written.constFirst()).absolutePath();
        actions.append({tr("Open folder"), [this, folder] { openFolder(folder, this); }});
        const QString name = plainText(QFileInfo(outcome.written.constFirst()).fileName());
        sentences.prepend(written == 1 ? tr("Saved as %1.").arg(name) : tr("%n clips copied.", nullptr, written));
    } else if (outcome.stopped) {
        sentences.prepend(tr("Nothing was copied."));
    }
    const auto kind = outcome.troubles.isEmpty() ? MessageBar::Kind::Information : MessageBar::Kind::Bad;
    Q_EMIT said(kind, joinedSentences(sentences), actions);
}

void ClipController::copyFiles(const QList<TaskId>& ids)
{
    const QStringList files = filesOf(ids);
    if (files.isEmpty())
        return;
    QGuiApplication::clipboard()->setMimeData(copiedFiles(files).release());
}

void ClipController::drag(const QList<TaskId>& ids)
{
    const QStringList files = filesOf(ids);
    if (files.isEmpty())
        return;
    auto* drag = new QDrag(&m_panel);
    drag->setMimeData(draggedFiles(files).release());
    const std::optional<VideoTask> first = m_store.task(ids.constFirst());
    const QImage thumbnail = first && hasVideo(*first) ? m_panel.thumbnail(first->file) : QImage();
    drag->setPixmap(dragPicture(thumbnail, static_cast<int>(files.size()), m_panel));
    drag->setHotSpot({dragSize.width() / 2, dragSize.height() / 2});
    drag->exec(Qt::CopyAction); // blocks, as Qt has no other way; a copy never removes the clips
}

QPixmap ClipController::dragPicture(const QImage& picture, int count, const QWidget& on)
{
    QPixmap shown(dragSize * on.devicePixelRatioF());
    shown.setDevicePixelRatio(on.devicePixelRatioF());
    shown.fill(Qt::transparent);
    QPainter painter(&shown);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF whole(0, 0, dragSize.width(), dragSize.height());
    QPainterPath outline;
    outline.addRoundedRect(whole, 4, 4);
    painter.setClipPath(outline);
    painter.fillPath(outline, tone(on.palette(), Tone::PictureGround));
    if (!picture.isNull()) {
        QRectF place(QPointF(), QSizeF(picture.size()).scaled(whole.size(), Qt::KeepAspectRatio));
        place.moveCenter(whole.center());
        painter.drawImage(place, picture);
    }
    if (count > 1) {
        painter.setFont(semiboldFont(on.font()));
        const QString words = QLocale().toString(count);
        const int side = std::max(painter.fontMetrics().horizontalAdvance(words) + 12, 20);
        const QRectF badge(whole.right() - side - 4, 4, side, 20);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(on.palette(), Tone::Accent));
        painter.drawRoundedRect(badge, 10, 10);
        painter.setPen(tone(on.palette(), Tone::OnAccent));
        painter.drawText(badge, Qt::AlignCenter, words);
    }
    return shown;
}

} // namespace Dailies
