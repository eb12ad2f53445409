// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowbench.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include "tests/support/faultserver.h"
#include "ui/widgets/noticeboard.h"

namespace Dailies {

bool WindowBench::open()
{
    auto opened = Engine::open({dir.path(), {}});
    if (!opened)
        return false;
    engine = *std::move(opened);
    return show();
}

bool WindowBench::openWithPractice(double secondsPerTask)
{
    auto opened = Engine::open({dir.path(), {}});
    if (!opened || !(*opened)->startPractice(secondsPerTask))
        return false;
    engine = *std::move(opened);
    return show();
}

bool WindowBench::openWithAccount(const QUrl& baseUrl, const QByteArray& key)
{
    auto opened = Engine::open({dir.path(), {}});
    const Account account{u"studio"_s, u"Studio"_s, baseUrl, {*ProfileCatalogue().guess(u"practice-a-3.0"_s)}};
    if (!opened || !(*opened)->accounts().put(account))
        return false;
    engine = *std::move(opened);
    if (!key.isEmpty())
        engine->keys().keep(account.id, originOf(baseUrl), key);
    return show();
}

void WindowBench::close()
{
    if (window && window->isVisible() && !window->close())
        window->close(); // twice, so that it does not wait for tasks in progress
    window.reset();
    settings.reset();
    engine.reset();
}

void WindowBench::forgetKey(const QString& accountId) const
{
    bool gone = false;
    engine->keys().remove(accountId, window.get(), [&gone](const Result<void>&) { gone = true; });
    TRY_VERIFY(gone);
}

VideoTask WindowBench::task(TaskState state, const QString& accountId)
{
    VideoTask task;
    task.accountId = accountId;
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"practice-a-3.0"_s;
    task.request.prompt = u"A gull"_s;
    task.request.durationSeconds = 3;
    task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
    task.state = state;
    if (state != TaskState::Waiting && state != TaskState::NeedsReview && state != TaskState::Refused)
        task.remoteId = u"an-id"_s;
    if (state == TaskState::Saved)
        task.file = u"/clips/take.mp4"_s;
    return task;
}

QAction* WindowBench::menuAction(const QString& text) const
{
    for (QAction* each : window->findChild<WindowMenu*>()->findChildren<QAction*>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

void WindowBench::write(const QString& words, int seconds) const
{
    prompt()->setPlainText(words);
    VideoRequest request = form()->request();
    request.durationSeconds = seconds;
    form()->setRequest(request);
}

MessageBar* WindowBench::notice() const
{
    QList<MessageBar*> bars = window->findChild<NoticeBoard*>()->findChildren<MessageBar*>();
    bars.removeIf([](const MessageBar* bar) { return !bar->isVisible(); });
    return bars.size() == 1 ? bars.constFirst() : nullptr;
}

QStringList WindowBench::clipped() const
{
    QStringList found;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        const auto* label = qobject_cast<QLabel*>(widget);
        const auto* pushed = qobject_cast<QAbstractButton*>(widget);
        const bool worded = (label != nullptr && !label->text().isEmpty()) || pushed != nullptr;
        const bool ofAField = qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr; // Qt's own icons
        if (!worded || ofAField || !widget->isVisible() || isScrolled(widget))
            continue;
        const QSize needed = label != nullptr && label->wordWrap() ? QSize(0, label->heightForWidth(label->width()))
                                                                   : widget->minimumSizeHint();
        const QRect place(widget->mapTo(window.get(), QPoint()), widget->size());
        if (widget->width() < needed.width() || widget->height() < needed.height() || !window->rect().contains(place))
            found.append(
                u"%1 %2 of %3 \"%4\" %5x%6"_s
                    .arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName(),
                        widget->parentWidget()->objectName(), label != nullptr ? label->text() : pushed->text())
                    .arg(widget->width())
                    .arg(widget->height()));
    }
    return found;
}

QByteArray WindowBench::accepted(const char* id)
{
    return FaultServer::reply(
        200, QByteArray(R"({"output":{"task_id":")") + id + R"(","task_status":"PENDING"},"request_id":"r"})");
}

QStringList WindowBench::wordsOfActions(const MessageBar* message)
{
    QStringList words;
    for (const int i : {1, 2, 3}) {
        const auto* button = message ? message->findChild<QPushButton*>(u"messageAction%1"_s.arg(i)) : nullptr;
        if (button && button->isVisibleTo(message))
            words.append(button->text());
    }
    return words;
}

bool WindowBench::show()
{
    if (prepare)
        prepare(*engine);
    settings = std::make_unique<QSettings>(engine->profile().settings, QSettings::IniFormat);
    window = std::make_unique<MainWindow>(*engine, *settings);
    window->show();
    window->activateWindow();
    if (begins)
        window->begin();
    return waitForActive(window.get());
}

bool WindowBench::isScrolled(const QWidget* widget) const
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(widget))
            return true;
    }
    return false;
}

} // namespace Dailies
