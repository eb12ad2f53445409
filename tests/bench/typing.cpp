// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What one edit of a large request costs the main thread: a prompt of 20,000 characters, 20 media (half of them local
// files), the preview open. Counts everything that an edit causes before the next key: findings, preview, layout,
// painting, timers. The time is the thread's CPU time, because other programs lengthen any other.

#include "app/request/models/profilecatalogue.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <QUrl>
#include <QWindow>

#include <algorithm>
#include <ctime>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int edits = 400;
constexpr int warmUp = 20;
constexpr int pauseMs = 60; // a fast typist's key every 60 ms

qint64 threadNs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

// Adds up the time that events take in the event loop.
class MeteredApplication final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth++ > 0) {
            const bool done = QApplication::notify(receiver, event);
            --m_depth;
            return done;
        }
        const qint64 before = threadNs();
        const bool done = QApplication::notify(receiver, event);
        const qint64 spent = threadNs() - before;
        m_busy += spent;
        m_longest = std::max(m_longest, spent);
        --m_depth;
        return done;
    }

    qint64 takeBusy() { return std::exchange(m_busy, 0); }
    qint64 takeLongest() { return std::exchange(m_longest, 0); }

private:
    qint64 m_busy = 0;
    qint64 m_longest = 0;
    int m_depth = 0;
};

VideoRequest largeRequest(const QString& folder)
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.model = u"wan3.0-video"_s;
    const QString sentence = u"Image 3 walks past Video 2 while a red kite climbs over the hill; 图1 waits. "_s;
    while (request.prompt.size() < 20000)
        request.prompt += sentence;
    request.prompt.truncate(20000);
    for (int i = 0; i < 20; ++i) {
        MediaItem item;
        item.type = i < 14 ? u"reference_image"_s : i < 18 ? u"reference_video"_s : u"reference_audio"_s;
        item.source = u"https://example.org/input-%1.bin"_s.arg(i);
        if (i < 10) {
            QImage picture(1280, 720, QImage::Format_RGB32);
            picture.fill(QColor::fromHsv(i * 35, 160, 200));
            const QString file = folder + u"/%1.png"_s.arg(i);
            picture.save(file);
            item.source = QUrl::fromLocalFile(file).toString();
        }
        request.media.append(item);
    }
    request.durationSeconds = 5;
    return request;
}

double percentile(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.at(
        std::min<qsizetype>(values.size() - 1, static_cast<qsizetype>(share * static_cast<double>(values.size()))));
}

} // namespace

int main(int argc, char** argv)
{
    MeteredApplication app(argc, argv);
    applyLook(app, Theme::Light);
    QTemporaryDir folder;
    const ProfileCatalogue profiles;
    RequestForm form(profiles);
    form.chooser()->setAccounts(
        {{u"bench"_s, u"Bench"_s, QUrl(u"https://video.example/v1"_s), {*profiles.guess(u"wan3.0-video"_s)}}});
    form.setRequest(largeRequest(folder.path()));
    form.resize(440, 1000);
    form.show();
    form.findChild<QAbstractButton*>(u"previewButton"_s)->click();
    auto* prompt = form.findChild<QPlainTextEdit*>(u"promptEdit"_s);
    prompt->setFocus();
    auto cursor = prompt->textCursor();
    cursor.setPosition(10000);
    prompt->setTextCursor(cursor);

    QList<double> costs;
    QList<double> longest;
    int done = -warmUp;
    QTimer keys;
    QObject::connect(&keys, &QTimer::timeout, &app, [&] {
        const double busy = static_cast<double>(app.takeBusy()) / 1e6;
        const double block = static_cast<double>(app.takeLongest()) / 1e6;
        if (++done > 1) { // the time spent since the previous key
            costs.append(busy);
            longest.append(block);
        }
        if (done > edits)
            return QCoreApplication::quit();
        // Words, now and then a mention, and a line that is deleted again.
        static const QString text = u"a quiet street, Image 12 turns; "_s;
        const QChar letter = text.at(done < 0 ? 0 : done % text.size());
        const int key = done % 10 == 9 ? Qt::Key_Backspace : 0;
        QCoreApplication::postEvent(
            prompt, new QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, key == 0 ? QString(letter) : QString()));
    });
    QTimer::singleShot(2000, &app, [&keys] { keys.start(pauseMs); });
    QApplication::exec();

    const QJsonObject result{{u"bench"_s, u"typing"_s}, {u"edits"_s, costs.size()},
        {u"medianMs"_s, percentile(costs, 0.5)}, {u"p99Ms"_s, percentile(costs, 0.99)},
        {u"longestBlockP99Ms"_s, percentile(longest, 0.99)}};
    QTextStream(stdout) << QJsonDocument(result).toJson(QJsonDocument::Compact) << Qt::endl;
    return 0;
}
