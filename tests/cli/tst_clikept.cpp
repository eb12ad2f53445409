// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The command line names a clip that was kept although it is not a known video.
class tst_CliKept final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tasksAndShow_data();
    void tasksAndShow();
};

void tst_CliKept::tasksAndShow_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<ClipCondition>("condition");
    QTest::addColumn<QString>("clip");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("remark");
    QTest::newRow("plays") << TaskState::Saved << ClipCondition::Playable << u"Playable"_s << QByteArray("Saved")
                           << QByteArray();
    QTest::newRow("not known") << TaskState::Saved << ClipCondition::Unrecognised << u"Unrecognised"_s
                               << QByteArray("Kept, unknown file type")
                               << QByteArray("This file isn't a known video type. You paid for it, so it was kept.");
    QTest::newRow("cannot be played") << TaskState::Saved << ClipCondition::Unplayable << u"Unplayable"_s
                                      << QByteArray("Saved, can't be played")
                                      << QByteArray("This clip can't be played. You paid for it, so it was kept.");
    QTest::newRow("no clip") << TaskState::Failed << ClipCondition::Playable << QString() << QByteArray("Failed")
                             << QByteArray();
}

void tst_CliKept::tasksAndShow()
{
    QFETCH(const TaskState, state);
    QFETCH(const ClipCondition, condition);
    QFETCH(const QString, clip);
    QFETCH(const QByteArray, word);
    QFETCH(const QByteArray, remark);
    const QTemporaryDir profile;
    TaskStore store;
    QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
    VideoTask task;
    task.accountId = u"somebody"_s;
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.prompt = u"A gull"_s;
    task.state = state;
    task.remoteId = u"job-1"_s;
    task.file = state == TaskState::Saved ? u"/clips/take.mp4"_s : QString();
    task.clip = condition;
    task.createdAt = QDateTime::currentDateTimeUtc();
    QVERIFY(store.add(task));
    store.close();
    const QStringList place{u"--profile"_s, profile.path()};
    for (const QStringList& command : {QStringList{u"tasks"_s}, {u"show"_s, u"1"_s}}) {
        const CliResult json = runCli(command + place + QStringList{u"--json"_s});
        QVERIFY2(json.lines().size() == 1, json.all().constData());
        QCOMPARE(json.lines().constFirst().value(u"clip"_s).toString(), clip);
        const CliResult text = runCli(command + place);
        QVERIFY2(text.out.contains(word), text.all().constData());
        if (command.size() > 1)
            QVERIFY2(text.out.contains(remark), text.all().constData());
    }
}

QTEST_GUILESS_MAIN(tst_CliKept)
#include "tst_clikept.moc"
