// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/requestupload.h"

#include "app/common/crashpoint.h"
#include "app/common/redact.h"
#include "app/request/localfiles.h"
#include "app/request/mediaitem.h"
#include "app/request/sourcename.h"
#include "app/tasks/store/taskreader.h"
#include "app/tasks/uploadstep.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace Dailies {

namespace {

/// What a place calls a file may be its link, with a signature of its own.
bool mayBeStored(const QString& name)
{
    const QUrl link(name);
    return link.query().isEmpty() && link.userInfo().isEmpty() && redacted(name) == name;
}

/// The task's error has to tell trouble that passes from trouble that needs the user, and must not look like trouble of
/// the account's key.
ErrorKind kindForTask(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Network:
    case ErrorKind::Throttled: return ErrorKind::Network;
    case ErrorKind::Media:
    case ErrorKind::BadInput:
    case ErrorKind::Keychain:
    case ErrorKind::Storage: return kind;
    default: return ErrorKind::NotSent;
    }
}

} // namespace

QString liveClipLink(const VideoTask& take, const QDateTime& now, qint64 seconds)
{
    const bool isKnown = take.state == TaskState::Saved && take.clip == ClipCondition::Playable
        && !take.report.videoUrl.isEmpty() && take.addressExpiresAt.isValid();
    return isKnown && serviceClock(take, now).secsTo(take.addressExpiresAt) >= seconds ? take.report.videoUrl
                                                                                       : QString();
}

QList<VideoTask> liveClips(const TaskReader& store, const QString& source, const QDateTime& now, bool forPractice)
{
    QList<VideoTask> takes;
    for (const TaskId id : store.savedAs(QFileInfo(localPath(source)).absoluteFilePath())) {
        const std::optional<VideoTask> take = store.task(id);
        // A practice clip is on this computer, where only the practice service can fetch it.
        if (take && isPractice(*take) == forPractice
            && !liveClipLink(*take, now, RequestUpload::clipLinkSeconds).isEmpty())
            takes.append(*take);
    }
    return takes;
}

RequestUpload::RequestUpload(const RunnerDependencies& parts, const VideoTask& task,
    const std::optional<UploadPlace>& place, QHash<QString, QString>& names, QObject* parent)
    : QObject(parent)
    , m_dependencies(parts)
    , m_task(task)
    , m_place(place)
    , m_names(names)
    , m_left(sourcesByLink(task.request))
    , m_uploads(task.uploads)
{
    if (m_place)
        m_place->linkSeconds = m_place->requestLinkSeconds();
    for (const QString& source : std::as_const(m_left))
        m_total += QFileInfo(localPath(source)).size();
    m_dependencies.clock.after(0, this, [this] { next(); });
}

void RequestUpload::abandon()
{
    m_isOver = true;
    disconnect();
}

void RequestUpload::next()
{
    if (m_isOver)
        return;
    if (m_left.isEmpty()) {
        Q_EMIT finished();
        return;
    }
    DAILIES_CRASH_POINT("upload.before-file");
    const QString source = m_left.constFirst();
    if (!useClip(source))
        open(source);
}

/// Whether the file is the saved clip of a take whose own link is tried now.
bool RequestUpload::useClip(const QString& source)
{
    if (m_noClips.contains(source))
        return false;
    const QList<VideoTask> takes =
        liveClips(m_dependencies.store, source, m_dependencies.clock.now(), isPractice(m_task));
    if (takes.isEmpty())
        return false;
    checkClip(takes.constFirst(), source);
    return true;
}

/// The file may have been replaced since it was saved. Its length and its beginning tell.
void RequestUpload::checkClip(const VideoTask& take, const QString& source)
{
    if (!m_dependencies.places) {
        m_noClips.append(source);
        return m_dependencies.clock.after(0, this, [this] { next(); });
    }
    QFile file(localPath(source));
    const qint64 bytes = file.size();
    auto* check =
        new LinkCheck(m_dependencies.places->network(), m_dependencies.clock, QUrl(take.report.videoUrl), bytes, this);
    if (file.open(QIODevice::ReadOnly))
        check->setBeginning(file.read(LinkCheck::beginningBytes));
    connect(check, &LinkCheck::finished, this, [this, id = take.id, source, bytes](const Result<LinkFacts>& facts) {
        if (facts && facts->bytes == bytes)
            return keep({source, {}, {}, {}, bytes, id});
        m_noClips.append(source);
        next();
    });
}

void RequestUpload::open(const QString& source)
{
    if (!m_place || !m_dependencies.places)
        return fail({ErrorKind::NotSent,
            tr("%1 has to be uploaded first, but there is no upload place. Add one in the settings.")
                .arg(sourceName(source))});
    // Whatever led here, nothing leaves this computer for a place that the user has not agreed to.
    if (const auto account = m_dependencies.account(m_task.accountId);
        m_dependencies.mayUpload && (!account || !m_dependencies.mayUpload(*account, *m_place)))
        return fail({ErrorKind::NotSent, tr("You haven't agreed to uploads to “%1” yet.").arg(m_place->name)});
    // One that was used before knows the storage's clock.
    if (m_uploader)
        return opened(source);
    m_dependencies.places->open(*m_place, this, [this, source](Result<std::unique_ptr<Uploader>> uploader) {
        if (!uploader)
            return fail(uploader.error());
        m_uploader = *std::move(uploader);
        opened(source);
    });
}

void RequestUpload::opened(const QString& source)
{
    const TaskUpload earlier = uploadOf(m_uploads, source).value_or(TaskUpload());
    const bool isGone = !QFileInfo::exists(localPath(source));
    if (isGone && earlier.place == m_place->id && !earlier.name.isEmpty())
        checkUploaded(source, earlier);
    else
        upload(source);
}

/// The file is gone from this computer, but what the user submitted may still be in its place.
void RequestUpload::checkUploaded(const QString& source, const TaskUpload& earlier)
{
    auto* check = new LinkCheck(m_dependencies.places->network(), m_dependencies.clock,
        m_uploader->link(earlier.name).url, earlier.bytes, this);
    connect(check, &LinkCheck::finished, this, [this, source, earlier](const Result<LinkFacts>& facts) {
        if (facts)
            keep(earlier);
        else if (facts.error().kind == ErrorKind::Network)
            fail(facts.error());
        else
            upload(source); // says that the file is gone
    });
}

/// Whether the file is certainly not the one that the user asked for. `meant` is the digest of that one, if known.
bool RequestUpload::isOther(const QString& source, const QString& meant) const
{
    const auto input = inputOf(m_task.inputs, localPath(source));
    return input && looksChanged(*input) && (meant.isEmpty() || QFileInfo(input->file).size() != input->bytes);
}

void RequestUpload::upload(const QString& source)
{
    const auto input = inputOf(m_task.inputs, localPath(source));
    const QString meant =
        input && !input->sha256.isEmpty() ? input->sha256 : uploadOf(m_uploads, source).value_or(TaskUpload()).sha256;
    if (isOther(source, meant))
        return failChanged(source);
    auto* upload = new Upload(*m_place, std::move(m_uploader), m_dependencies.places->network(), m_dependencies.clock,
        localPath(source), this);
    upload->setWanted(meant);
    upload->setKnownName([this](const QString& sha256) {
        const QString name = m_names.value(nameKey(m_place->id, sha256));
        return name.isEmpty() ? m_dependencies.store.uploadedName(m_place->id, sha256) : name;
    });
    connect(upload, &Upload::progress, this,
        [this](qint64 sent, qint64) { Q_EMIT progress(m_done + sent, std::max(m_total, m_done + sent)); });
    connect(upload, &Upload::finished, this, [this, upload, source, meant](const Result<UploadedFile>& result) {
        upload->deleteLater();
        const ErrorKind problem = result ? ErrorKind::Stopped : result.error().kind;
        // The next use reads the secret again, which the user may have corrected by then.
        if (problem == ErrorKind::KeyProblem)
            m_dependencies.places->forget(m_place->id);
        // It may also have changed while it was read or uploaded.
        if (problem == ErrorKind::BadInput || ((result || problem == ErrorKind::Media) && isOther(source, meant)))
            return failChanged(source);
        if (!result) {
            // It is there, and only its link couldn't be tried yet.
            if (problem == ErrorKind::Network && !upload->storedName().isEmpty())
                (void)remember({source, m_place->id, {}, upload->sha256(), upload->bytes(), 0}, upload->storedName());
            return fail(result.error());
        }
        m_uploader = upload->takeUploader();
        uploaded(source, *result);
    });
}

void RequestUpload::failChanged(const QString& source)
{
    fail({ErrorKind::BadInput, changedSentence(localPath(source))});
}

void RequestUpload::uploaded(const QString& source, const UploadedFile& file)
{
    keep(remember({source, m_place->id, {}, file.sha256, file.bytes, 0}, file.name));
}

/// Remembers the name of a content, so that it is not uploaded again. Returns the upload with its name, if that may be
/// stored.
TaskUpload RequestUpload::remember(TaskUpload upload, const QString& name)
{
    m_names.insert(nameKey(upload.place, upload.sha256), name);
    if (mayBeStored(name)) {
        upload.name = name;
        DAILIES_CRASH_POINT("upload.before-name");
        // Without the name, the content may only be uploaded once more.
        (void)m_dependencies.store.rememberUpload(upload, m_dependencies.clock.now());
    }
    return upload;
}

void RequestUpload::keep(const TaskUpload& upload)
{
    m_uploads.removeIf([&upload](const TaskUpload& each) { return each.source == upload.source; });
    m_uploads.append(upload);
    m_done += upload.bytes;
    m_left.removeFirst();
    Q_EMIT kept();
    next();
}

void RequestUpload::fail(const Error& error)
{
    Q_EMIT failed({.kind = kindForTask(error.kind), .message = error.message, .pauseSeconds = error.pauseSeconds});
}

} // namespace Dailies
