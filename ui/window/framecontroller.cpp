// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/framecontroller.h"

#include "app/common/sentences.h"
#include "app/engine/engine.h"
#include "app/tasks/run/requestupload.h"
#include "ui/compose/form/requestform.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/filedialogs.h"
#include "ui/window/chargednote.h"
#include "ui/window/formcontroller.h"
#include "ui/window/formhistory.h"
#include "ui/window/takerequests.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto frameFolderKey = "viewer/frameFolder"_L1;
constexpr int variations = RequestForm::usualVariations;

} // namespace

FrameController::FrameController(
    Engine& engine, QSettings& settings, PlayerWidget& player, RequestForm& form, FormHistory& history, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_settings(settings)
    , m_player(player)
    , m_form(form)
    , m_history(history)
    , m_window(window)
{
    m_pictures.setFolder(engine.profile().root + u"/inputs"_s);
    connect(player.frameActions(), &FrameActions::triggered, this, &FrameController::execute);
    connect(&form, &RequestForm::frameWanted, this,
        [this](const QString& source, int slot) { useVideo(source, slot == 0 ? FrameUse::First : FrameUse::Last); });
}

void FrameController::tell(const Error& error)
{
    Q_EMIT said(MessageBar::Kind::Bad, error.message, {});
}

void FrameController::execute(FrameCommand command)
{
    m_player.pause();
    // The player may show another take when the frame arrives.
    const TaskId task = m_task;
    const auto take = [this, command, task](const GrabbedFrame& frame) {
        switch (command) {
        case FrameCommand::Save: chooseFile(frame, task); break;
        case FrameCommand::Copy: copy(frame); break;
        case FrameCommand::UseAsFirst:
            use(FrameUse::First, frame, task, tr("Frame %1 set as the first frame.").arg(frame.number));
            break;
        case FrameCommand::UseAsLast:
            use(FrameUse::Last, frame, task, tr("Frame %1 set as the last frame.").arg(frame.number));
            break;
        case FrameCommand::UseAsReference:
            use(FrameUse::Reference, frame, task, tr("Frame %1 added as a reference.").arg(frame.number));
            break;
        }
    };
    auto* grabber = new FrameGrabber(this);
    grabber->grabAt(m_player.path(), m_player.player()->positionUs(), answerTo(grabber, take));
}

void FrameController::continueTake(TaskId id)
{
    const auto task = m_engine.store().task(id);
    if (!task)
        return;
    auto* grabber = new FrameGrabber(this);
    grabber->grab(task->file, FrameGrabber::lastFrame,
        answerTo(grabber, [this, id](const GrabbedFrame& frame) { continueFrom(frame, id); }));
}

// One grabber for each command, because a grabber drops all but the newest request.
FrameGrabber::Answer FrameController::answerTo(FrameGrabber* grabber, Grabbed take)
{
    return [this, grabber, take = std::move(take)](const Result<GrabbedFrame>& grabbed) {
        grabber->deleteLater();
        if (grabbed)
            take(*grabbed);
        else
            tell(grabbed.error());
    };
}

void FrameController::chooseFile(const GrabbedFrame& frame, TaskId task)
{
    auto* dialog =
        rememberingFileDialog(m_settings, frameFolderKey, QStandardPaths::PicturesLocation, tr("Save frame"), m_window);
    dialog->setObjectName(u"frameFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG pictures (*.png)"), tr("JPEG pictures (*.jpg *.jpeg)")});
    dialog->setDefaultSuffix(u"png"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(u"*.png"_s) ? u"png"_s : u"jpg"_s);
    });
    dialog->selectFile(tr("Take %1, frame %2.png", "name of a file").arg(task).arg(frame.number));
    openForFile(dialog, this, [this, picture = frame.picture](const QString& file) { write(picture, file); });
}

void FrameController::write(const QImage& picture, const QString& file)
{
    m_pictures.save(picture, file, [this](const Result<QString>& saved) {
        if (!saved)
            tell(saved.error());
    });
}

void FrameController::copy(const GrabbedFrame& frame)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    frame.picture.save(&buffer, "PNG");
    auto* copied = new QMimeData;
    copied->setImageData(frame.picture);
    copied->setData(u"image/png"_s, png); // for programs that do not use Qt
    QGuiApplication::clipboard()->setMimeData(copied);
    Q_EMIT said(MessageBar::Kind::Information, tr("Frame %1 copied.").arg(frame.number), {});
}

void FrameController::keep(const GrabbedFrame& frame, TaskId task, std::function<void(const QString& source)> then)
{
    const auto done = [this, then = std::move(then)](const Result<QString>& kept) {
        if (kept)
            then(QUrl::fromLocalFile(*kept).toString());
        else
            tell(kept.error());
    };
    m_pictures.keep(frame.picture, done, SavedFrame{task, frame.number});
}

void FrameController::use(FrameUse use, const GrabbedFrame& frame, TaskId task, const QString& sentence)
{
    keep(frame, task, [this, use, task, sentence](const QString& source) {
        const QString account = m_form.accountId();
        const RequestOrigin origin =
            use == FrameUse::First ? RequestOrigin{task, source, m_form.origin().brought} : m_form.origin();
        change(FrameRequest::with(m_form.request(), use, source, modelsOf(account)), account, origin, sentence);
    });
}

void FrameController::useVideo(const QString& source, FrameUse use)
{
    const QString file = localPath(source);
    const TaskId task = m_engine.store().savedAs(QFileInfo(file).absoluteFilePath()).value(0);
    const bool isFirst = use == FrameUse::First;
    QString sentence = isFirst ? tr("Starts from the last frame of “%1”.") : tr("Ends on the first frame of “%1”.");
    if (task != 0)
        sentence = isFirst ? tr("Starts from the last frame of take %1.") : tr("Ends on the first frame of take %1.");
    const QString name = task != 0 ? QString::number(task) : QFileInfo(file).fileName();
    auto* grabber = new FrameGrabber(this);
    grabber->grab(file, isFirst ? FrameGrabber::lastFrame : 0,
        answerTo(grabber, [this, use, task, words = sentence.arg(name)](const GrabbedFrame& frame) {
            this->use(use, frame, task, words);
        }));
}

void FrameController::continueFrom(const GrabbedFrame& frame, TaskId id)
{
    keep(frame, id, [this, id](const QString& source) {
        const auto task = m_engine.store().task(id);
        const bool hasAccount = task && m_engine.account(task->accountId);
        const QString account = hasAccount ? task->accountId : m_form.accountId();
        const VideoRequest written = m_form.request();
        const auto next = FrameRequest::continued(task ? task->request : written, source, modelsOf(account));
        const QString sentence = tr("Ready to continue from the last frame of take %1.").arg(id);
        if (change(next, account, {id, source}, withReplacement(sentence, next), 1))
            m_form.beginPrompt(); // what happens next is written there
    });
}

void FrameController::editClip(TaskId id)
{
    const auto task = m_engine.store().task(id);
    if (!task)
        return;
    const QString account = m_engine.account(task->accountId) ? task->accountId : m_form.accountId();
    const QDateTime now = m_engine.clock().now();
    const bool isLive = hasLiveLink(*task, now);
    const bool isSaved = QFileInfo(task->file).isFile();
    const QString file = QUrl::fromLocalFile(task->file).toString();
    const auto owner = m_engine.account(account);
    // The file has a picture and a name, and is still there when the link has expired. It is sent by the clip's link
    // while that works.
    const bool canSendFile = isSaved && owner
        && (m_engine.uploadPlaceFor(*owner) || !liveClips(m_engine.store(), file, now, owner->isPractice()).isEmpty());
    if (!isLive && !canSendFile) {
        tellExpired(*task, isSaved && owner);
        return;
    }
    const QString source = canSendFile ? file : task->report.videoUrl;
    const auto next = TakeRequests::edit(*task, source, modelsOf(account));
    if (change(next, account, {}, withReplacement(tr("Describe what to change in take %1.").arg(id), next), 1))
        m_form.beginPrompt();
}

QString FrameController::withReplacement(const QString& sentence, const Result<VideoRequest>& next) const
{
    const QString written = m_form.request().prompt;
    const bool isReplaced = next && !written.isEmpty() && next->prompt != written;
    return isReplaced ? joinedSentences({FormController::tr("Request loaded."), sentence}) : sentence;
}

void FrameController::tellExpired(const VideoTask& task, bool needsPlace)
{
    const MessageAction setUp{tr("Set up uploads…"), [this] { Q_EMIT uploadsRequested(); }};
    if (!isPossible(TaskCommand::CheckNow, task)) {
        Q_EMIT said(MessageBar::Kind::Warning,
            needsPlace ? tr("The link to this clip has expired. To edit the saved clip, set up an upload place.")
                       : tr("The link to this clip has expired, and its file isn't there."),
            needsPlace ? QList<MessageAction>{setUp} : QList<MessageAction>());
        return;
    }
    const auto check = [this, id = task.id] {
        const Result<void> checked = m_engine.runner().checkNow(id);
        if (!checked && checked.error().kind != ErrorKind::Repeated)
            tell(checked.error());
    };
    QList<MessageAction> actions{{tr("Check now"), check}};
    if (needsPlace)
        actions.append(setUp);
    Q_EMIT said(MessageBar::Kind::Warning,
        needsPlace ? tr("The link to this clip has expired. Check for a new one, or set up an upload place to edit the "
                        "saved clip.")
                   : tr("The link to this clip has expired. Check for a new one."),
        actions);
}

void FrameController::vary(TaskId id)
{
    const auto task = m_engine.store().task(id);
    if (task)
        change(TakeRequests::variation(task->request), task->accountId, RequestOrigin::of(task->parent, task->request),
            tr("Request of take %1 loaded. Press Generate for %2 new takes.").arg(id).arg(variations), variations);
}

bool FrameController::change(const Result<VideoRequest>& request, const QString& accountId, const RequestOrigin& origin,
    const QString& sentence, std::optional<int> copies)
{
    if (!request) {
        tell(request.error());
        return false;
    }
    const Draft before = m_form.draft();
    const int copiesBefore = m_form.copies();
    const Draft after{accountId, *request, origin};
    if (before == after && copies.value_or(copiesBefore) == copiesBefore)
        return true;
    m_form.setDraft(after);
    m_form.setCopies(copies.value_or(copiesBefore));
    Q_EMIT said(MessageBar::Kind::Information,
        joinedSentences({sentence, chargedNote(m_engine, before.accountId, m_form.accountId())}),
        {m_history.replaced(tr("Load request"), before, copiesBefore)});
    return true;
}

QList<EnabledModel> FrameController::modelsOf(const QString& accountId) const
{
    const auto account = m_engine.account(accountId);
    return account ? account->models : QList<EnabledModel>();
}

} // namespace Dailies
