// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/historymaker.h"

#include "app/service/wire/wire.h"
#include "app/tasks/store/taskstore.h"

#include <QTimeZone>

#include <random>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int promptLength = 200;
constexpr int tasksAtOnce = 2000;

class Maker {
public:
    explicit Maker(int running) : m_running(running) {}

    VideoTask next(int number, int last)
    {
        VideoTask task;
        task.accountId = below(3) == 0 ? u"studio"_s : u"home"_s;
        task.baseUrl = QUrl(u"https://service.example/v1"_s);
        task.request.kind = below(4) == 0 ? RequestKind{Family::B, Generation::None, ApiType::TextToVideo}
                                          : RequestKind{Family::A, Generation::G30, ApiType::ImageToVideo};
        task.request.model = u"wan3.0-video-%1"_s.arg(below(4));
        task.request.prompt = below(5) == 0 ? chinese() : english();
        task.request.resolution = u"1080P"_s;
        task.request.durationSeconds = 5 + below(6);
        task.request.media = {{u"first_frame"_s, u"https://cdn.example/%1.png"_s.arg(number), {}}};
        // A few minutes between takes make some years of daily work.
        static const QDateTime begin(QDate(2024, 1, 1), QTime(8, 0), QTimeZone::utc());
        task.createdAt = begin.addSecs(qint64(number) * 600);
        task.sentAt = task.createdAt.addSecs(1);
        task.acceptedAt = task.createdAt.addSecs(2);
        task.remoteId = u"%1-5ff8-4d82-9f0e-%2"_s.arg(m_random(), 8, 16, QChar(u'0')).arg(number, 12, 16, QChar(u'0'));
        task.report.taskId = task.remoteId;
        if (number > last - m_running) {
            task.state = TaskState::InProgress;
            task.report.word = u"PENDING"_s;
            return task;
        }
        const bool isSaved = below(10) > 0;
        task.state = isSaved ? TaskState::Saved : TaskState::Failed;
        task.report.word = isSaved ? u"SUCCEEDED"_s : u"FAILED"_s;
        task.finishedAt = task.createdAt.addSecs(60 + below(120));
        if (isSaved && task.request.kind.family == Family::A)
            task.report.usage = usageJson(0, int(*task.request.durationSeconds), 1, 1080);
        else if (isSaved)
            task.report.finalUnitDeduction = QString::number(int(*task.request.durationSeconds) * 2);
        if (isSaved)
            task.file = u"/clips/2026/take-%1.mp4"_s.arg(number);
        if (below(8) == 0)
            task.marks.rating = 1 + below(5);
        if (below(20) == 0)
            task.marks.tags = {english(1)};
        if (below(40) == 0)
            task.marks.note = english(8);
        return task;
    }

private:
    int below(int end) { return int(m_random() % unsigned(end)); }

    QString english(int words = 1000)
    {
        static const QStringList some{u"a"_s, u"slow"_s, u"camera"_s, u"kite"_s, u"climbs"_s, u"over"_s, u"the"_s,
            u"evening"_s, u"hill"_s, u"lantern"_s, u"rain"_s, u"neon"_s, u"library"_s, u"fish"_s, u"paper"_s, u"boat"_s,
            u"gutter"_s, u"macro"_s, u"shallow"_s, u"focus"_s, u"harbour"_s, u"storm"_s, u"lighthouse"_s, u"mountain"_s,
            u"river"_s, u"glass"_s, u"door"_s, u"opens"_s, u"quiet"_s, u"street"_s, u"morning"_s, u"light"_s};
        QString text;
        while (text.size() < promptLength && words-- > 0) {
            // One word in eight is rare, like a name or a number.
            const QString word =
                below(8) == 0 ? u"%1%2"_s.arg(some.at(below(32))).arg(below(5000)) : some.at(below(32));
            text += text.isEmpty() ? word : u' ' + word;
        }
        return text;
    }

    QString chinese()
    {
        static const QString common = u"一只猫在屋顶上看月亮慢镜头山水风筝红色灯笼雨夜城市街道安静老人孩子跑步大海船"_s;
        QString text;
        while (text.size() < promptLength)
            text += below(3) == 0 ? QChar(0x4E00 + below(3000)) : common.at(below(int(common.size())));
        return text;
    }

    std::mt19937 m_random{20260101};
    const int m_running;
};

} // namespace

void makeHistory(const QString& database, int tasks, int running)
{
    TaskStore store;
    if (const auto opened = store.open(database); !opened)
        qFatal("%s", qPrintable(opened.error().message));
    Maker maker(running);
    for (int made = 0; made < tasks;) {
        QList<VideoTask> some;
        while (some.size() < tasksAtOnce && made < tasks)
            some.append(maker.next(++made, tasks));
        if (const auto added = store.addAll(some); !added)
            qFatal("%s", qPrintable(added.error().message));
    }
}

} // namespace Dailies
