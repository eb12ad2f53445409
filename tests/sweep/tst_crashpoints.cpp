// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/crashpoints.h"

#include "app/common/crashpoint.h"

#include <QRegularExpression>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

// A release is compiled like this file, without the macro that enables the crash points. They then generate no code at
// all, not even a call.
constexpr bool passesCrashPoint()
{
    DAILIES_CRASH_POINT("test.nowhere");
    return true;
}
static_assert(passesCrashPoint());

class TestCrashPoints final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void areEnough();
    void haveNamesOfTheirOwn();
    void reachEveryPart();

private:
    const QStringList m_names = crashPointNames(qEnvironmentVariable("DAILIES_SOURCE"));
};

void TestCrashPoints::areEnough()
{
    QVERIFY2(m_names.size() >= 40, qPrintable(QString::number(m_names.size())));
}

void TestCrashPoints::haveNamesOfTheirOwn()
{
    static const QRegularExpression form(u"^[a-z]+\\.[a-z]+(-[a-z]+)*$"_s);
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        QVERIFY2(form.match(m_names.at(i)).hasMatch(), qPrintable(m_names.at(i)));
        QVERIFY2(i == 0 || m_names.at(i) != m_names.at(i - 1), qPrintable(m_names.at(i) + u" stands there twice"_s));
    }
}

void TestCrashPoints::reachEveryPart()
{
    for (const QString& part : {u"submit"_s, u"send"_s, u"body"_s, u"call"_s, u"journal"_s, u"query"_s, u"download"_s,
             u"part"_s, u"sidecar"_s, u"store"_s, u"schema"_s, u"start"_s, u"clip"_s}) {
        QVERIFY2(std::any_of(m_names.cbegin(), m_names.cend(),
                     [&part](const QString& name) { return name.startsWith(part + u'.'); }),
            qPrintable(part));
    }
}

QTEST_GUILESS_MAIN(TestCrashPoints)
#include "tst_crashpoints.moc"
