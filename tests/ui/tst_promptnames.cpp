// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/activewindow.h"
#include "ui/compose/fields/promptedit.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Typing on after a name was chosen from the list of media.
class TestPromptNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typesOnAfterAName_data();
    void typesOnAfterAName();
};

void TestPromptNames::typesOnAfterAName_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("after");
    QTest::newRow("word") << u"walks on"_s << u"Image 1 walks on"_s;
    QTest::newRow("space") << u" walks"_s << u"Image 1 walks"_s;
    QTest::newRow("comma") << u", then"_s << u"Image 1, then"_s;
    QTest::newRow("another name") << u"@"_s << u"Image 1 @"_s;
    QTest::newRow("Chinese") << u"走"_s << u"Image 1走"_s;
}

void TestPromptNames::typesOnAfterAName()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, after);
    PromptEdit edit;
    edit.setMentionsOn(true);
    edit.setMentionable({{u"reference_image"_s, u"file:///tmp/a%20kite.png"_s, {}}});
    edit.resize(300, 200);
    edit.show();
    QVERIFY(waitForActive(&edit));
    edit.setFocus();
    const auto write = [&edit](const QString& text) {
        for (const QChar c : text)
            QTest::sendKeyEvent(QTest::Click, &edit, Qt::Key_unknown, QString(c), Qt::NoModifier);
    };
    edit.insertMention(u"Image 1"_s);
    QCOMPARE(edit.toPlainText(), u"Image 1"_s);
    write(typed);
    QCOMPARE(edit.toPlainText(), after);
    // Not where the cursor was put.
    edit.setPlainText(u"Image 1"_s);
    QTest::keyClick(&edit, Qt::Key_End);
    write(u"a"_s);
    QCOMPARE(edit.toPlainText(), u"Image 1a"_s);
}

QTEST_MAIN(TestPromptNames)
#include "tst_promptnames.moc"
