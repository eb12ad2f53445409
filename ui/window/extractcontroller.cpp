// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/extractcontroller.h"

#include "app/common/redact.h"
#include "ui/tasks/panel/clipcontroller.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/gifdialog.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/folderopening.h"
#include "ui/widgets/worknotice.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto widthKey = "viewer/gifWidth";
constexpr auto rateKey = "viewer/gifRate";

/// Minutes, seconds and milliseconds as a part of a file name, which has no colons on every system.
QString timeInName(qint64 us)
{
    const qint64 ms = us / 1000;
    return u"%1-%2.%3"_s.arg(ms / 60'000, 2, 10, QChar(u'0'))
        .arg(ms / 1000 % 60, 2, 10, QChar(u'0'))
        .arg(ms % 1000, 3, 10, QChar(u'0'));
}

QString suffixOf(ExtractOrder::Kind kind)
{
    switch (kind) {
    case ExtractOrder::Kind::Film: return u"mp4"_s;
    case ExtractOrder::Kind::Gif: return u"gif"_s;
    case ExtractOrder::Kind::Sound: return u"wav"_s;
    }
    return {};
}

} // namespace

ExtractController::ExtractController(QSettings& settings, PlayerWidget& player, NoticeBoard& board, QWidget* window)
    : QObject(window)
    , m_settings(settings)
    , m_player(player)
    , m_board(board)
    , m_window(window)
{
    connect(player.frameActions(), &FrameActions::extractRequested, this, &ExtractController::begin);
}

void ExtractController::begin(ExtractOrder::Kind kind)
{
    if (kind == ExtractOrder::Kind::Film && m_player.player()->range() == PlayRange()) {
        Q_EMIT said(MessageBar::Kind::Information, m_player.frameActions()->withoutRange(), {});
        return;
    }
    m_player.pause();
    ExtractOrder order{.kind = kind, .from = m_player.path()};
    const PlayRange range = m_player.player()->range().ordered();
    order.firstUs = range.inUs;
    order.lastUs = range.outUs;
    if (kind == ExtractOrder::Kind::Gif)
        chooseGif(order);
    else
        chooseFile(order);
}

void ExtractController::chooseGif(const ExtractOrder& order)
{
    const ClipTiming timing = m_player.player()->timing();
    const qint64 fromUs = order.firstUs.value_or(0);
    const qint64 toUs = order.lastUs ? timing.frameEnd(timing.frameAt(*order.lastUs)) : timing.durationUs;
    auto* dialog = new GifDialog(m_player.player()->shape().shown, double(toUs - fromUs) / 1e6,
        m_settings.value(QLatin1StringView(widthKey), order.width).toInt(),
        m_settings.value(QLatin1StringView(rateKey), order.fps).toInt(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, order] {
        ExtractOrder chosen = order;
        chosen.width = dialog->chosenWidth();
        chosen.fps = dialog->chosenFps();
        m_settings.setValue(QLatin1StringView(widthKey), chosen.width);
        m_settings.setValue(QLatin1StringView(rateKey), chosen.fps);
        chooseFile(chosen);
    });
    dialog->open();
}

QString ExtractController::suggestedName(const ExtractOrder& order) const
{
    const QString suffix = suffixOf(order.kind);
    if (!order.firstUs && !order.lastUs)
        return tr("Take %1.%2", "name of a file").arg(m_task).arg(suffix);
    const ClipTiming timing = m_player.player()->timing();
    const qint64 toUs = order.lastUs ? timing.frameEnd(timing.frameAt(*order.lastUs)) : timing.durationUs;
    return tr("Take %1, %2 to %3.%4", "name of a file: part of a take by its times")
        .arg(QString::number(m_task), timeInName(order.firstUs.value_or(0)), timeInName(toUs), suffix);
}

void ExtractController::chooseFile(const ExtractOrder& order)
{
    const bool isSound = order.kind == ExtractOrder::Kind::Sound;
    const QString title = isSound               ? tr("Save sound")
        : order.kind == ExtractOrder::Kind::Gif ? tr("Save GIF")
                                                : tr("Save range");
    auto* dialog = rememberingFileDialog(
        m_settings, ClipController::saveFolderKey, QStandardPaths::MoviesLocation, title, m_window);
    dialog->setObjectName(u"extractFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    if (isSound)
        dialog->setNameFilters({tr("WAV sound (*.wav)"), tr("M4A sound (*.m4a)")});
    else if (order.kind == ExtractOrder::Kind::Gif)
        dialog->setNameFilters({tr("GIF pictures (*.gif)")});
    else
        dialog->setNameFilters({tr("MP4 clips (*.mp4)")});
    dialog->setDefaultSuffix(suffixOf(order.kind));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(u".m4a"_s) ? u"m4a"_s : u"wav"_s);
    });
    dialog->selectFile(suggestedName(order));
    openForFile(dialog, this, [this, order](const QString& to) {
        ExtractOrder chosen = order;
        chosen.to = to;
        // The dialog has asked before replacing an existing file. A file that appears later is not replaced.
        chosen.replaces = QFileInfo::exists(to);
        run(chosen);
    });
}

void ExtractController::run(const ExtractOrder& order)
{
    auto* work = new ClipExtract(order, this);
    const QString name = plainText(QFileInfo(order.to).fileName());
    auto* notice = new WorkNotice(
        m_board, tr("Saving %1…").arg(name), [work] { work->stop(); }, work);
    connect(work, &ClipExtract::progressed, notice,
        [notice, name](int percent) { notice->update(tr("Saving %1: %2 %").arg(name).arg(percent)); });
    connect(work, &ClipExtract::finished, this, [this, work](const Result<QString>& made) {
        work->deleteLater();
        tell(made);
    });
    work->start();
}

void ExtractController::tell(const Result<QString>& made)
{
    if (!made) {
        const bool isStopped = made.error().kind == ErrorKind::Stopped;
        Q_EMIT said(
            isStopped ? MessageBar::Kind::Information : MessageBar::Kind::Bad, plainText(made.error().message), {});
        return;
    }
    const QFileInfo file(*made);
    Q_EMIT said(MessageBar::Kind::Information, tr("Saved as %1.").arg(plainText(file.fileName())),
        {{tr("Open folder"), [this, folder = file.absolutePath()] { openFolder(folder, this); }}});
}

} // namespace Dailies
