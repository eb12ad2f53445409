// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/requestkeys.h"

#include "app/common/redact.h"
#include "app/service/call/keyhiding.h"

#include <QPointer>

#include <algorithm>
#include <memory>
#include <utility>

namespace Dailies {

namespace {

constexpr qint64 patienceMs = 10'000; ///< until what the user wrote is more important than a silent key store

/// Whether the text has a word as long as the keys of most services. Without one, the key store need not be asked,
/// which may prompt the user.
bool mayHaveKey(const QByteArray& text)
{
    constexpr qsizetype shortestKey = 16;
    qsizetype length = 0;
    return std::ranges::any_of(text, [&length](char c) {
        const bool isPart = c > ' ' && c != '"' && c != '\x7f';
        length = isPart ? length + 1 : 0;
        return length == shortestKey;
    });
}

VideoRequest withoutAny(VideoRequest request, const QByteArrayList& keys)
{
    for (const QByteArray& key : keys)
        request = withoutKey(request, key);
    return request;
}

} // namespace

RequestKeys::RequestKeys(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
    , m_accounts(accounts)
{}

QByteArrayList RequestKeys::known() const
{
    return m_accounts.knownKeys() + m_dependencies.keys.sessionKeys();
}

bool RequestKeys::areIn(const VideoRequest& request) const
{
    return repeatsKey(textWithoutFiles(request), known());
}

bool RequestKeys::areIn(const QString& text) const
{
    return repeatsKey(text.toUtf8(), known());
}

VideoRequest RequestKeys::without(const VideoRequest& request) const
{
    const QByteArrayList keys = known();
    return repeatsKey(textWithoutFiles(request), keys) ? withoutAny(request, keys) : request;
}

void RequestKeys::look(const QString& text, std::function<void(bool repeats)> then)
{
    const QByteArray bytes = text.toUtf8();
    if (const bool repeats = repeatsKey(bytes, known()); repeats || !mayHaveKey(bytes))
        return then(repeats);
    const auto look = std::make_shared<Look>(Look{bytes, std::move(then)});
    m_looks.append(look);
    m_dependencies.clock.after(patienceMs, &m_alive, [this, look] { answer(look); });
    m_accounts.withKeys(m_dependencies.accounts(), [this, alive = QPointer<QObject>(&m_alive), look] {
        if (alive)
            answer(look);
    });
}

void RequestKeys::answer(const std::shared_ptr<Look>& look)
{
    if (m_looks.removeOne(look)) // once
        look->then(repeatsKey(look->text, known()));
}

void RequestKeys::answerNow()
{
    for (const auto& look : QList(m_looks))
        answer(look);
}

void RequestKeys::read(const VideoTask& task, std::function<void()> done)
{
    if (isPractice(task) || !mayHaveKey(textWithoutFiles(task.request)))
        return done();
    m_accounts.withKeys(m_dependencies.accounts(), [alive = QPointer<QObject>(&m_alive), then = std::move(done)] {
        if (alive)
            then();
    });
}

void RequestKeys::checkStored(const VideoTask& task)
{
    read(task, [this, id = task.id] {
        // If it can't be replaced now, it is found again before it is sent.
        const std::optional<VideoTask> stored = m_dependencies.store.task(id);
        if (stored && (stored->state == TaskState::Waiting || stored->state == TaskState::Uploading))
            (void)hold(*stored, {});
    });
}

Result<bool> RequestKeys::hold(const VideoTask& task, const QByteArray& key)
{
    const QByteArrayList keys = known() + QByteArrayList{key};
    if (!repeatsKey(textWithoutFiles(task.request), keys))
        return false;
    VideoTask keyless = task;
    keyless.request = withoutAny(task.request, keys);
    if (auto replaced = m_dependencies.store.replaceRequest(keyless, TaskStore::EarlierWords::Removed); !replaced)
        return failure(replaced.error());
    const QString reason = task.lostCall
        ? tr(
            "The request contained your API key, so it wasn't sent again. An earlier call got no response and may have "
            "been charged.")
        : tr("The request contained your API key. Nothing was sent or charged. The key was replaced with ***. "
             "Remove this request, and generate a corrected one.");
    m_dispatcher.applyEvent(
        task.id, TaskEvent::Held{{ErrorKind::KeyInRequest, reason}, true}, {m_dispatcher.note(reason)});
    return true;
}

} // namespace Dailies
