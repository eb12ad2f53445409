// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keychainstore.h"

#include "app/keys/keychainprobe.h"

#include <QTimer>

#include <qt6keychain/keychain.h>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

const QString serviceName = u"Dailies"_s;
constexpr int probeMs = 3000;

QString sentence(KeychainState state)
{
    switch (state) {
    case KeychainState::NoService:
        return KeychainStore::tr("No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is "
                                 "running. Start one, or continue with a key for this session only.");
    case KeychainState::Locked: return KeychainStore::tr("The keychain is locked. Unlock it and try again.");
    case KeychainState::Silent:
        return KeychainStore::tr("The keychain isn't responding; nothing was changed. Try again. If that doesn't help, "
                                 "log out and back in.");
    case KeychainState::Unknown: break;
    }
    return {};
}

QString noKeySentence()
{
    return KeychainStore::tr("No key is stored for this account and URL. Enter it again.");
}

QString deniedSentence()
{
    return KeychainStore::tr("The keychain denied access. Allow Dailies to use it, and try again.");
}

/// A key on its way into the store. Wiped when it is no longer used.
struct Secret {
    explicit Secret(const QByteArray& key) : bytes(ownCopy(key)) {}
    ~Secret() { wipe(bytes); }
    Q_DISABLE_COPY_MOVE(Secret)

    QByteArray bytes;
};

/// An entry consists of the origin, a line feed and the key. Neither contains a line feed.
QByteArray entryOf(const QString& origin, const QByteArray& key)
{
    return origin.toUtf8() + '\n' + key;
}

/// The name of the entry for a new key, until it replaces the old one.
QString onItsWay(const QString& accountId)
{
    return accountId + u"/new"_s;
}

} // namespace

/// One operation of the key store, until it has been answered.
struct KeychainStore::Operation {
    std::function<QKeychain::Job*()> make;
    QPointer<QObject> context;
    Answer answer; ///< empty once it has been called

    void give(const Result<QByteArray>& result)
    {
        const Answer call = std::exchange(answer, {});
        if (call && context)
            call(result);
    }
};

KeychainStore::KeychainStore(std::chrono::milliseconds patience, QObject* parent)
    : KeyStore(parent)
    , m_patience(patience)
{}

KeychainStore::~KeychainStore() = default;

void KeychainStore::read(const QString& accountId, const QString& origin, QObject* context, Read answer)
{
    QPointer<QObject> asker = context;
    readEntry(accountId, origin, context, [=, this, answer = std::move(answer)](const Result<QByteArray>& key) {
        if (key || key.error().kind != ErrorKind::KeyProblem || !asker)
            return answer(key);
        // An earlier run may have ended while it was replacing the key.
        readEntry(onItsWay(accountId), origin, asker, answer);
    });
}

void KeychainStore::write(
    const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer)
{
    if (const auto problem = passwordProblem(key)) {
        QMetaObject::invokeMethod(
            context, [answer = std::move(answer), problem] { answer(failure(ErrorKind::BadInput, *problem)); },
            Qt::QueuedConnection);
        return;
    }
    const auto secret = std::make_shared<Secret>(key);
    QPointer<QObject> asker = context;
    const QString trial = onItsWay(accountId);
    writeEntry(trial, origin, key, context, [=, this, answer = std::move(answer)](const Result<void>& proved) {
        if (!proved || !asker)
            return answer(proved);
        writeEntry(accountId, origin, secret->bytes, asker, [=, this](const Result<void>& written) {
            // The second entry is no longer needed, whatever the result.
            if (!asker)
                return;
            removeEntry(trial, asker, [written, answer](const Result<void>&) { answer(written); });
        });
    });
}

void KeychainStore::remove(const QString& accountId, QObject* context, Done answer)
{
    QPointer<QObject> asker = context;
    removeEntry(onItsWay(accountId), context, [=, this, answer = std::move(answer)](const Result<void>& removed) {
        if (!removed || !asker)
            return answer(removed);
        removeEntry(accountId, asker, answer);
    });
}

void KeychainStore::readEntry(const QString& name, const QString& origin, QObject* context, Read answer)
{
    const auto make = [name]() -> QKeychain::Job* {
        auto* job = new QKeychain::ReadPasswordJob(serviceName);
        job->setKey(name);
        return job;
    };
    enqueue(make, context, [origin, answer = std::move(answer)](const Result<QByteArray>& entry) {
        if (!entry)
            return answer(tl::unexpected(entry.error()));
        const QByteArray start = entryOf(origin, {});
        if (!entry->startsWith(start) || entry->size() == start.size())
            return answer(failure(ErrorKind::KeyProblem, noKeySentence()));
        QByteArray key = entry->mid(start.size());
        answer(key);
        wipe(key); // unless the caller still shares it
    });
}

void KeychainStore::writeEntry(
    const QString& name, const QString& origin, const QByteArray& key, QObject* context, Done answer)
{
    const auto secret = std::make_shared<Secret>(key);
    const auto make = [name, origin, secret]() -> QKeychain::Job* {
        auto* job = new QKeychain::WritePasswordJob(serviceName);
        job->setKey(name);
        job->setBinaryData(entryOf(origin, secret->bytes));
        return job;
    };
    QPointer<QObject> asker = context;
    enqueue(make, context, [=, this, answer = std::move(answer)](const Result<QByteArray>& written) {
        if (!written)
            return answer(tl::unexpected(written.error()));
        // Some stores have reported success without storing anything, so a key only counts as stored if it can be read
        // back.
        readEntry(name, origin, asker, [secret, answer](const Result<QByteArray>& kept) {
            if (kept && *kept == secret->bytes)
                return answer({});
            if (!kept && kept.error().kind == ErrorKind::Keychain)
                return answer(tl::unexpected(kept.error()));
            answer(failure(ErrorKind::Keychain, tr("The keychain couldn't store the key.")));
        });
    });
}

void KeychainStore::removeEntry(const QString& name, QObject* context, Done answer)
{
    const auto make = [name]() -> QKeychain::Job* {
        auto* job = new QKeychain::DeletePasswordJob(serviceName);
        job->setKey(name);
        return job;
    };
    enqueue(make, context, [answer = std::move(answer)](const Result<QByteArray>& removed) {
        if (!removed && removed.error().kind != ErrorKind::KeyProblem)
            return answer(tl::unexpected(removed.error()));
        answer({});
    });
}

void KeychainStore::enqueue(std::function<QKeychain::Job*()> make, QObject* context, Answer answer)
{
    auto operation = std::make_shared<Operation>(Operation{std::move(make), context, std::move(answer)});
    m_waiting.push_back(operation);
    QTimer::singleShot(m_patience, this, [this, operation] { giveUp(operation); });
    QTimer::singleShot(0, this, &KeychainStore::startNext);
}

void KeychainStore::startNext()
{
    while (!m_job && !m_waiting.empty()) {
        m_running = m_waiting.front();
        m_waiting.pop_front();
        if (!m_running->answer || !m_running->context) {
            m_running.reset();
            continue;
        }
        m_job = m_running->make();
        m_job->setInsecureFallback(false);
        connect(m_job, &QKeychain::Job::finished, this, &KeychainStore::jobFinished);
        m_job->start();
    }
}

void KeychainStore::jobFinished(QKeychain::Job* job)
{
    // The job deletes itself after this function returns.
    const std::shared_ptr<Operation> operation = std::exchange(m_running, {});
    m_job.clear();
    QTimer::singleShot(0, this, &KeychainStore::startNext);
    switch (job->error()) {
    case QKeychain::NoError: {
        Result<QByteArray> found;
        if (const auto* reading = qobject_cast<QKeychain::ReadPasswordJob*>(job))
            found = reading->binaryData();
        operation->give(found);
        break;
    }
    case QKeychain::EntryNotFound:
        // A locked store that could not be unlocked also reports that there is no entry.
        explain(operation, {ErrorKind::KeyProblem, noKeySentence()});
        break;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser: explain(operation, {ErrorKind::Keychain, deniedSentence()}); break;
    default: explain(operation, {ErrorKind::Keychain, tr("Keychain error: %1").arg(job->errorString())}); break;
    }
}

void KeychainStore::giveUp(const std::shared_ptr<Operation>& operation)
{
    // The job continues and ends at some point. Until then, the key store accepts no other.
    if (operation->answer)
        explain(operation, {ErrorKind::Keychain, sentence(KeychainState::Silent)});
}

void KeychainStore::explain(const std::shared_ptr<Operation>& operation, const Error& otherwise)
{
    probeKeychain(this, probeMs, [operation, otherwise](KeychainState state) {
        const QString known = sentence(state);
        operation->give(failure(known.isEmpty() ? otherwise : Error{ErrorKind::Keychain, known}));
    });
}

} // namespace Dailies
