// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/reportjson.h"

#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestReportJson final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFieldComesBack();
    void nothingSaidIsEmpty();
    void otherTypesCountAsNotSaid();
};

void TestReportJson::everyFieldComesBack()
{
    TaskReport report{u"id"_s, u"req"_s, RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/?a=1&b=2"_s, u"Code"_s,
        u"text\n\"q\""_s, u"2026-01-01 10:00:00.123"_s, u"s"_s, u"e"_s, u"提示"_s,
        {{u"duration"_s, 5.5}, {u"size"_s, QJsonValue::Null}}, u"v"_s, u"5.041"_s, u"4.5"_s, u"x"_s};
    QVERIFY(reportFromJson(toJson(report)) == report);
    for (RemoteState state : {RemoteState::Unsaid, RemoteState::InProgress, RemoteState::Failed, RemoteState::Canceled,
             RemoteState::Unknown}) {
        report.state = state;
        QVERIFY(reportFromJson(toJson(report)) == report);
    }
    report.answeredFamily = Family::B;
    report.otherUrls = {u"https://x/?a=1&b=3"_s, u"https://x/?a=1&b=4"_s};
    QVERIFY(reportFromJson(toJson(report)) == report);
}

void TestReportJson::nothingSaidIsEmpty()
{
    QVERIFY(toJson(TaskReport()).isEmpty());
    QVERIFY(reportFromJson({}) == TaskReport());
}

void TestReportJson::otherTypesCountAsNotSaid()
{
    QVERIFY(reportFromJson({{u"taskId"_s, 5}, {u"usage"_s, u"x"_s}, {u"state"_s, u"Dreaming"_s},
                {u"answeredFamily"_s, u"C"_s}, {u"future"_s, true}, {u"otherUrls"_s, QJsonArray{5}}})
        == TaskReport());
}

QTEST_GUILESS_MAIN(TestReportJson)
#include "tst_reportjson.moc"
