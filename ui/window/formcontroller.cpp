// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/formcontroller.h"

#include "app/common/sentences.h"
#include "app/common/shorttext.h"
#include "app/engine/engine.h"
#include "app/engine/requestways.h"
#include "app/practice/examplerequests.h"
#include "app/service/download/addressprobe.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/form/reusedialog.h"
#include "ui/compose/media/mediasources.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/drafts/draftstore.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/widgets/isolated.h"
#include "ui/window/chargednote.h"
#include "ui/window/formhistory.h"
#include "ui/window/medianotices.h"
#include "ui/window/windowmessages.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The settings key for the identifiers of recently used voices, latest first.
constexpr QLatin1StringView recentVoicesKey("compose/recentVoices");

constexpr QLatin1StringView mediaFolderKey("compose/mediaFolder");

/// The request of an empty form with the same kind and model.
VideoRequest emptyLike(const VideoRequest& request)
{
    VideoRequest empty;
    empty.kind = request.kind;
    empty.model = request.model;
    return empty;
}

} // namespace

FormController::FormController(
    Engine& engine, QSettings& settings, RequestForm& form, WindowMessages& messages, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_settings(settings)
    , m_form(form)
    , m_messages(messages)
    , m_history(new FormHistory(form, messages, this))
    , m_window(window)
    , m_keeper(engine.profile().root + u"/draft.json"_s)
    , m_last(settings)
{
    new MediaNotices(form, messages, this);
    form.setInputsFolder(engine.profile().root + u"/inputs"_s);
    for (MediaSources* each : form.findChildren<MediaSources*>()) {
        each->setLastFolder(settings.value(mediaFolderKey).toString());
        connect(each, &MediaSources::folderChosen, this, [this](const QString& folder) {
            m_settings.setValue(mediaFolderKey, folder);
            for (MediaSources* other : m_form.findChildren<MediaSources*>())
                other->setLastFolder(folder);
        });
    }
    form.setRecentVoices(settings.value(recentVoicesKey).toStringList());
    m_saving.setSingleShot(true);
    m_saving.setInterval(500);
    // Typing does not restart the timer, so a crash loses at most half a second of it.
    const auto saveSoon = [this] {
        if (!m_saving.isActive())
            m_saving.start();
    };
    connect(&form, &RequestForm::newRequestRequested, this, &FormController::begin);
    connect(&form, &RequestForm::submitRequested, this, [this] { m_last.keep(m_form.request()); });
    connect(&form, &RequestForm::requestChanged, this, &FormController::followChoice);
    connect(&form, &RequestForm::kindLeft, this, &FormController::fitDuration);
    connect(&form, &RequestForm::requestChanged, this, saveSoon);
    connect(&form, &RequestForm::accountChanged, this, saveSoon);
    connect(&form, &RequestForm::loading, this, &FormController::keepEdited);
    connect(&form, &RequestForm::lookupRequested, this, &FormController::lookUp);
    connect(&form, &RequestForm::kindChanged, this, [this](const Draft& before, ApiType to) {
        m_messages.show(MessageBar::Kind::Information, tr("Switched to %1.").arg(apiTypeShortLabel(to)),
            {m_history->replaced(tr("Switch to %1").arg(apiTypeShortLabel(to)), before, m_form.copies())});
    });
    connect(&m_saving, &QTimer::timeout, this, &FormController::save);
    connect(&m_keeper, &DraftKeeper::written, this, &FormController::draftWritten);
    connect(&messages, &WindowMessages::replaced, this, [this] { m_before.reset(); });
}

VideoRequest FormController::fresh() const
{
    return m_last.fresh(m_form.request().kind, m_form.request().model, m_form.chooser()->profile());
}

/// Whether the user has written nothing into the form.
bool FormController::isUntouched(const Draft& draft) const
{
    const VideoRequest& request = draft.request;
    VideoRequest other = m_fresh;
    other.kind = request.kind;
    other.model = request.model;
    return draft.broken.isEmpty() && (request == other || request == emptyLike(request));
}

/// A new request gets the parameters of the model and kind that are chosen for it.
void FormController::followChoice()
{
    const VideoRequest now = m_form.request();
    const bool isOther = now.kind != m_fresh.kind || now.model != m_fresh.model;
    if (!isOther || !isUntouched(m_form.draft()))
        return;
    m_fresh = fresh();
    if (m_fresh != now)
        m_form.setRequest(m_fresh);
}

/// An edit is as long as its clip, unless it says something else. A request of another kind has a duration of its own.
void FormController::fitDuration(const RequestKind& before)
{
    const VideoRequest now = m_form.request();
    const bool isEdit = now.kind.apiType == ApiType::VideoEdit;
    const bool wasEdit = before.apiType == ApiType::VideoEdit;
    if (wasEdit && !isEdit && !now.durationSeconds) {
        m_filledSeconds = fresh().durationSeconds;
        m_form.setDuration(m_filledSeconds);
    } else if (isEdit && !wasEdit && m_filledSeconds && now.durationSeconds == m_filledSeconds) {
        m_form.setDuration({});
    }
}

void FormController::begin()
{
    m_fresh = fresh();
    fill({m_form.accountId(), m_fresh});
    m_form.beginPrompt();
}

void FormController::fill(const Draft& draft, const QStringList& notes, const std::optional<Draft>& undone)
{
    Q_EMIT filling();
    const Draft before = undone.value_or(m_form.draft());
    const bool wasUntouched = isUntouched(before);
    const int copiesBefore = m_form.copies();
    const bool wasEdited = m_isEdited;
    m_form.setDraft(draft);
    m_form.setCopies(1); // several takes of one request are no wish for several of the next
    QStringList sentences = notes;
    if (wasEdited && !m_isEdited)
        sentences.prepend(tr("The edited request is in Drafts."));
    const Draft now = m_form.draft();
    const auto isOther = [&now](const Draft& each) { return each.request != now.request || each.broken != now.broken; };
    const bool isCleared = isUntouched(now);
    if (!wasUntouched && isOther(before))
        sentences.prepend(isCleared ? tr("Form cleared.") : tr("Request loaded."));
    if (const QString charged = chargedNote(m_engine, before.accountId, m_form.accountId()); !charged.isEmpty())
        sentences.append(charged);
    if (sentences.isEmpty())
        return;
    // If the form was empty, the request that was there before it was emptied is still offered.
    const bool isSameAccount = before.accountId == m_form.accountId();
    const std::optional<Draft> offered = wasUntouched && isSameAccount ? m_before : before;
    QList<MessageAction> actions;
    if (offered && isOther(*offered))
        actions.append(m_history->replaced(isCleared ? tr("Clear form") : tr("Load request"), *offered, copiesBefore));
    m_messages.show(MessageBar::Kind::Information, joinedSentences(sentences), actions);
    m_before = offered;
}

void FormController::loadExample()
{
    VideoRequest request = m_form.request();
    if (const auto example = exampleRequest(request.kind); example && m_form.accountId() == Account::practiceId()) {
        fill({m_form.accountId(), *example});
        return;
    }
    request.prompt = tr("A red kite climbs over the evening hill; the camera follows it in one slow move.");
    if (!request.durationSeconds)
        request.durationSeconds = 5;
    fill({m_form.accountId(), request, m_form.draft().origin}); // it still has the media of that origin
}

std::optional<Draft> FormController::draftOf(TaskId id) const
{
    const auto task = m_engine.store().task(id);
    if (!task)
        return {};
    return Draft{task->accountId, withRenamedClips(task->request, m_engine.store()),
        RequestOrigin::of(task->parent, task->request)};
}

void FormController::useAgain(TaskId id)
{
    const auto task = m_engine.store().task(id);
    const auto then = draftOf(id);
    if (!then)
        return;
    fill(*then, m_form.draft() == *then ? QStringList{tr("This request is already in the form.")} : QStringList());
    if (likeliestCommand(*task) == TaskCommand::UseAgain) // "Edit and retry"
        m_form.beginPrompt();
}

void FormController::edit(const VideoTask& task, const std::function<Result<void>()>& putBack)
{
    const Draft before = m_form.draft();
    const int copiesBefore = m_form.copies();
    m_form.setDraft({task.accountId, task.request, RequestOrigin::of(task.parent, task.request)});
    m_form.setCopies(1);
    m_isEdited = true;
    m_keeper.keep(draftToKeep()); // the queue has it no more
    m_messages.show(MessageBar::Kind::Information,
        isPractice(task)
            ? tr("The request left the queue and is in the form. It wasn't sent. Generate puts it at the end of the "
                 "queue.")
            : tr("The request left the queue and is in the form. It wasn't sent and nothing was charged. Generate "
                 "puts it at the end of the queue."),
        {m_history->replaced(tr("Edit request"), before, copiesBefore, [this, putBack] {
            Result<void> back = putBack();
            m_isEdited = m_isEdited && !back;
            return back;
        })});
    m_form.beginPrompt();
}

/// A request that left the queue exists only in the form.
void FormController::keepEdited()
{
    if (!m_isEdited || !m_drafts)
        return;
    const QString prompt = m_form.request().prompt.simplified();
    const QString name = prompt.isEmpty() ? tr("Edited request") : beginningOf(prompt, DraftStore::longestName - 5);
    if (const auto kept = m_drafts->save(m_drafts->freeName(name), draftToKeep()); kept)
        m_isEdited = false;
    else
        m_messages.showFailure(kept);
}

void FormController::submitted()
{
    m_isEdited = false;
    m_history->sent();
    m_form.restoreCopies();
    keepVoices(m_form.request().voices);
    m_last.write(); // a program that is killed writes nothing at its end
    save();
}

void FormController::compareWithForm(TaskId id)
{
    const auto then = draftOf(id);
    if (!then)
        return;
    const Draft now = m_form.draft();
    const auto nameOf = [this](const QString& accountId) {
        const auto account = m_engine.account(accountId);
        return account ? account->name : QString();
    };
    if (!ReuseDialog::isNeeded(now, *then, nameOf)) {
        useAgain(id);
        return;
    }
    auto* dialog = new ReuseDialog(
        now, *then, tr("Load the settings of take %1? These fields will change:").arg(id), nameOf, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { fill(dialog->chosen()); });
    dialog->open();
}

void FormController::lookUp(const QString& address)
{
    const auto account = m_engine.account(m_form.accountId());
    auto* probe =
        new AddressProbe(m_engine.downloads(), m_engine.clock(), address, account ? account->baseUrl : QUrl(), this);
    connect(probe, &AddressProbe::finished, this, [this, address](const Result<AddressFacts>& found) {
        if (!found) {
            m_form.showLookup(address, found.error().message, true);
            return;
        }
        QStringList words;
        if (!found->contentType.isEmpty())
            words.append(found->contentType);
        if (found->bytes >= 0)
            words.append(shownSize(found->bytes));
        m_form.showLookup(address, words.isEmpty() ? tr("Found.") : words.join(u" · "_s), false);
    });
}

void FormController::keepVoices(const QStringList& used)
{
    constexpr int most = 20;
    QStringList voices = used + m_settings.value(recentVoicesKey).toStringList();
    voices.removeDuplicates();
    voices = voices.first(qMin(voices.size(), most));
    m_settings.setValue(recentVoicesKey, voices);
    m_form.setRecentVoices(voices);
}

void FormController::restore(DraftStore& drafts)
{
    m_drafts = &drafts;
    if (const auto draft = readDraft(m_keeper.file())) {
        m_form.setDraft(*draft);
        return;
    }
    m_fresh = fresh();
    m_form.setRequest(m_fresh);
    if (QFileInfo(m_keeper.file()).size() > 0) {
        // The next change of the form would overwrite it.
        const auto kept = drafts.takeIn(m_keeper.file());
        m_messages.show(MessageBar::Kind::Warning,
            kept ? tr("The form of the last session can't be read. Its file is in Drafts.") : kept.error().message);
    }
}

Draft FormController::draftToKeep() const
{
    Draft draft = m_form.draft();
    draft.request = m_engine.runner().withoutKeys(draft.request);
    for (QJsonValueRef text : draft.broken) {
        VideoRequest with; // keys are taken out of requests
        with.prompt = text.toString();
        text = m_engine.runner().withoutKeys(with).prompt;
    }
    return draft;
}

void FormController::save()
{
    m_keeper.keep(draftToKeep());
}

void FormController::saveAtEnd()
{
    keepEdited(); // the next start doesn't know that it is the only copy
    save();
}

void FormController::draftWritten(bool isKept)
{
    if (!isKept && m_isKept) // shown once, not for every typed word
        m_messages.show(MessageBar::Kind::Warning,
            tr("The form can't be saved to %1. What is in it will be lost when you quit.")
                .arg(QDir::toNativeSeparators(m_engine.profile().root)));
    m_isKept = isKept;
}

} // namespace Dailies
