// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/taskstanding.h"

#include "app/common/redact.h"
#include "app/service/call/codeclass.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/takecost.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class Standing {
    Q_DECLARE_TR_FUNCTIONS(TaskStanding)
public:
    static QString meaning(const VideoTask& task);
    static QString unfinished(const VideoTask& task);
    static QString unsentAgain(const VideoTask& task);
    static QString earlierAttempt() { return tr("An earlier attempt may have been charged."); }
    static QString trouble(const VideoTask& task);
    static QString advice(const VideoTask& task);
    static QString clipAdvice(const VideoTask& task);
    static QString keyAdvice(const VideoTask& task);
    static QString errorWords(const Error& error);
    static QString join(const QString& first, const QString& second);
    // The two sentences with which createanswer.cpp begins.
    static QString dropped()
    {
        return QCoreApplication::translate("ServiceAnswer",
            "The connection dropped before the service replied. It may have accepted this request. We haven't resent "
            "it.");
    }
    static QString unconfirmed()
    {
        return QCoreApplication::translate("ServiceAnswer",
            "The service may have accepted this request, but didn't confirm it. We haven't resent it.");
    }
};

QString Standing::join(const QString& first, const QString& second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return tr("%1 %2", "two sentences").arg(first, second);
}

QString Standing::errorWords(const Error& error)
{
    const QString message = plainText(error.message);
    if (message.isEmpty() || error.code.isEmpty())
        return message;
    return tr("%1 (code %2)").arg(message, plainText(error.code.simplified()));
}

/// The first call may have been accepted. The task's error tells of it, too.
QString Standing::unsentAgain(const VideoTask& task)
{
    const bool isTold = isPractice(task) || !task.error.message.isEmpty();
    return join(task.resends > 0 ? QString() : tr("Not sent again yet."), isTold ? QString() : earlierAttempt());
}

QString Standing::unfinished(const VideoTask& task)
{
    switch (task.state) {
    case TaskState::Waiting:
        if (task.lostCall)
            return unsentAgain(task);
        if (task.resends > 0)
            return tr("Not accepted by the service yet.");
        if (isKeptBack(task))
            return tr("Not sent.");
        return tr("Not sent yet.");
    case TaskState::Uploading: return tr("Uploading the files. The request is sent after that.");
    case TaskState::Sending: return tr("Sending the request.");
    case TaskState::InProgress:
        if (task.suspect || task.hasEnteredId)
            return task.error.message.isEmpty() ? tr("The clip downloads automatically.") : QString();
        return task.report.state == RemoteState::Unknown
            ? tr("The service may not know a new task at once. The clip downloads automatically.")
            : tr("Generating. The clip downloads automatically.");
    case TaskState::Downloading: return tr("The clip is ready and downloading.");
    default: return {};
    }
}

QString Standing::meaning(const VideoTask& task)
{
    if (!task.watched && task.state != TaskState::NeedsReview)
        return isPractice(task) ? tr("Dailies no longer tracks it. It may still run at the service.")
                                : tr("Dailies no longer tracks it. It may still run at the service and be charged.");
    switch (task.state) {
    case TaskState::Refused:
        if (task.error.kind == ErrorKind::NotSent)
            return join(tr("This request wasn't sent."), chargeText(task));
        if (!isRejectedWithReason(task))
            return chargeText(task); // the error below says that it was rejected
        return join(task.error.kind == ErrorKind::KeyProblem ? tr("The service rejected the account's key.")
                                                             : tr("The service rejected this request."),
            chargeText(task));
    case TaskState::Failed: // a reason says it, too
        return join(
            task.error.message.isEmpty() ? tr("The service couldn't make this clip.") : QString(), chargeText(task));
    case TaskState::Canceled: return join(tr("The service canceled this task."), chargeText(task));
    case TaskState::Forgotten: return join(tr("The service no longer knows this task."), chargeText(task));
    case TaskState::Expired: return join(tr("The link to the clip expired."), chargeText(task));
    case TaskState::Saved:
        if (isClipGone(task) && task.marks.recycledAt.isValid())
            return tr("This take is in the Trash.");
        return isClipGone(task) ? tr("The clip is not where it was saved: %1.").arg(QFileInfo(task.file).fileName())
                                : clipRemark(task);
    default: return unfinished(task);
    }
}

/// Whether the service itself said why, in whatever language.
bool tellsInServiceWords(const VideoTask& task)
{
    const bool isOver = task.state == TaskState::Failed || task.state == TaskState::Canceled;
    return isRejectedWithReason(task)
        || (isOver && !task.report.message.isEmpty() && task.report.message == task.error.message);
}

QString Standing::trouble(const VideoTask& task)
{
    if (!tellsInServiceWords(task))
        return errorWords(task.error);
    Error words = task.error;
    words.message = tr("The service says: %1").arg(plainText(task.report.message).trimmed());
    return errorWords(words);
}

/// Empty if the clip can be played.
QString Standing::clipAdvice(const VideoTask& task)
{
    if (isClipGone(task) && task.marks.recycledAt.isValid())
        return tr("Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.");
    if (isClipGone(task))
        return isPractice(task) ? tr("If you moved it yourself, nothing is lost. Download again works while the "
                                     "service has it, usually for a day.")
                                : tr("If you moved it yourself, nothing is lost. Download again works while the "
                                     "service has it, usually for a day, and costs nothing.");
    if (task.clip == ClipCondition::Playable)
        return {};
    if (!mayGetBetterClip(task, QDateTime::currentDateTimeUtc()))
        return tr("Show in folder takes you to it. Its link has expired.");
    return isPractice(task) ? tr("Show in folder takes you to it. Dailies tries the download again while its link "
                                 "works; Download again does so now.")
                            : tr("Show in folder takes you to it. Dailies tries the download again while its link "
                                 "works; Download again does so now. It costs nothing.");
}

QString Standing::keyAdvice(const VideoTask& task)
{
    const bool isWaiting = task.state == TaskState::Waiting;
    if (tellsRemovedAccount(task.error))
        return isWaiting
            ? tr("Reuse loads the request into the form, where you can choose another account. Remove then takes this "
                 "one off the list.")
            : tr("Add an account with the same name and base URL to track it again. Services keep a clip for about a "
                 "day.");
    return isWaiting ? tr("Check the account's key. The request is then sent automatically.")
                     : tr("Check the account's key, then use Check now.");
}

QString Standing::advice(const VideoTask& task)
{
    if (!task.watched && task.state != TaskState::NeedsReview)
        return task.state == TaskState::Downloading ? tr("Download resumes it.") : tr("Check now resumes tracking.");
    switch (task.state) {
    case TaskState::Waiting:
        if (task.held && task.error.kind == ErrorKind::OverLimit)
            return tr("Send it now to go over the limit, or change the limit.");
        break;
    case TaskState::Uploading: return tr("Cancel upload stops it and keeps the request here, on hold.");
    case TaskState::Sending:
        return tr("Cancel sending stops it. If the whole request was already sent, the service may still accept it.");
    case TaskState::Refused:
        if (task.error.kind == ErrorKind::KeyProblem)
            return tr("Check the account's key, then generate again.");
        return maySendAgain(task) ? tr("Send now sends it again unchanged.") : codeHint(task.error.code);
    case TaskState::Failed:
    case TaskState::Canceled: return codeHint(task.error.code);
    case TaskState::Forgotten: return tr("Check now checks once more.");
    case TaskState::Expired: return tr("Try requesting a new one with Download again.");
    case TaskState::Saved: return clipAdvice(task);
    default: break;
    }
    const bool isKeyTrouble = task.error.kind == ErrorKind::KeyProblem && !task.error.message.isEmpty();
    return isKeyTrouble || tellsRemovedAccount(task.error) ? keyAdvice(task) : QString();
}

struct HintRow {
    const char* word; ///< lower case, letters and digits only
    const char* hint; ///< English
};

constexpr auto contentHint = QT_TRANSLATE_NOOP(
    "TaskStanding", "The content check objected to the prompt or a file. Reword the prompt or replace the file.");
constexpr auto creditHint =
    QT_TRANSLATE_NOOP("TaskStanding", "The account has no credit left. Top it up with the service.");
constexpr auto limitHint =
    QT_TRANSLATE_NOOP("TaskStanding", "The service is at its limit. Wait a little, then generate again.");
constexpr auto keyHint =
    QT_TRANSLATE_NOOP("TaskStanding", "Check the account's key, and whether it may use this model.");
constexpr auto modelHint = QT_TRANSLATE_NOOP("TaskStanding", "The service doesn't offer this model. Check its code.");
constexpr auto fileHint = QT_TRANSLATE_NOOP(
    "TaskStanding", "The service couldn't read a file. Check that its link opens without signing in.");
constexpr auto valueHint = QT_TRANSLATE_NOOP(
    "TaskStanding", "The service doesn't accept one of the settings. Compare them with the model's limits.");
constexpr auto serviceHint = QT_TRANSLATE_NOOP("TaskStanding", "The service had a problem. Try again later.");

/// The first word that the code contains counts: InvalidParameter.DataInspection is about content.
constexpr std::array hintRows{
    HintRow{"inspection", contentHint},
    HintRow{"moderation", contentHint},
    HintRow{"sensitive", contentHint},
    HintRow{"inappropriate", contentHint},
    HintRow{"infringement", contentHint},
    HintRow{"arrear", creditHint},
    HintRow{"chargestatus", creditHint},
    HintRow{"balance", creditHint},
    HintRow{"insufficientcredit", creditHint},
    HintRow{"apikey", keyHint},
    HintRow{"unauthorized", keyHint},
    HintRow{"authfailure", keyHint},
    HintRow{"accessdenied", keyHint},
    HintRow{"modelnot", modelHint},
    HintRow{"modelunavailable", modelHint},
    HintRow{"invalidurl", fileHint},
    HintRow{"download", fileHint},
    HintRow{"decode", fileHint},
};

QString lettersOf(const QString& code)
{
    QString letters;
    std::copy_if(code.begin(), code.end(), std::back_inserter(letters), [](QChar c) { return c.isLetterOrNumber(); });
    return letters;
}

/// nullptr if the letters contain none of the words.
const HintRow* rowFor(const QString& letters)
{
    const auto row = std::ranges::find_if(hintRows, [&letters](const HintRow& each) {
        return letters.contains(QLatin1StringView(each.word), Qt::CaseInsensitive);
    });
    return row == hintRows.end() ? nullptr : &*row;
}

} // namespace

bool tellsFileTrouble(const VideoTask& task)
{
    const bool hasEnded =
        task.state == TaskState::Refused || task.state == TaskState::Failed || task.state == TaskState::Canceled;
    const HintRow* row = rowFor(lettersOf(task.error.code));
    return hasEnded && row != nullptr && row->hint == fileHint;
}

QString codeHint(const QString& code)
{
    if (code.isEmpty())
        return {};
    const QString letters = lettersOf(code);
    if (const HintRow* row = rowFor(letters))
        return Standing::tr(row->hint);
    switch (classOf(code)) {
    case CodeClass::Limit: return Standing::tr(limitHint);
    case CodeClass::Trouble: return Standing::tr(serviceHint);
    case CodeClass::NoSuchTask:
    case CodeClass::Other: break;
    }
    return letters.contains("invalid"_L1, Qt::CaseInsensitive) ? Standing::tr(valueHint) : QString();
}

QString chargeText(const VideoTask& task)
{
    if (isPractice(task) || !isTerminal(task.state))
        return {}; // practice tasks say so themselves
    if (task.state == TaskState::Saved || task.state == TaskState::Expired)
        return Standing::tr("The service made this clip, so it was probably charged.");
    if (task.lostCall)
        return Standing::earlierAttempt();
    if (task.state == TaskState::Refused)
        return Standing::tr("Nothing was charged.");
    // As the Spend page counts it.
    switch (costOf(task).state) {
    case CostState::NotBilled:
        return Standing::tr(
            "Counted as not charged, because the service reported no usage. Check your invoice to be sure.");
    case CostState::Billed: return Standing::tr("The service reported a charge for it.");
    default: return Standing::tr("It may have been charged.");
    }
}

QString lossSentence(const VideoTask& task)
{
    const QString dropped = Standing::dropped();
    return task.error.message.startsWith(dropped) ? dropped : Standing::unconfirmed();
}

QString lossText(const VideoTask& task)
{
    // The last one was stored by earlier versions.
    const QStringList known{Standing::dropped(), Standing::unconfirmed(),
        QCoreApplication::translate(
            "ServiceAnswer", "Answer lost: the service may have accepted this request. Nothing was sent again.")};
    Error error = task.error;
    for (const QString& sentence : known) {
        const QString rest = error.message.mid(sentence.size()).trimmed();
        if (error.message.startsWith(sentence) && !rest.startsWith(u'(')) // the rest would be a bare number
            error.message = rest;
    }
    return Standing::errorWords(error);
}

bool isKeptBack(const VideoTask& task)
{
    return task.state == TaskState::Waiting
        && (task.held || (task.error.kind == ErrorKind::Stopped && !task.error.message.isEmpty()));
}

TaskStanding standingOf(const VideoTask& task)
{
    if (task.state == TaskState::NeedsReview)
        return {lossSentence(task), {}, {}}; // the facts give the reason
    const QString meaning = Standing::meaning(task);
    if (meaning.isEmpty() && task.state == TaskState::Saved)
        return {};
    // The error of a kept clip can be the same sentence as its meaning.
    const QString trouble = task.error.message == meaning ? QString() : Standing::trouble(task);
    return {meaning, trouble, Standing::advice(task)};
}

} // namespace Dailies
