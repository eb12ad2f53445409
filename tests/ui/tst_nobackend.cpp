// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/playerwidget.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A computer without a backend for Qt Multimedia.
class TestNoBackend : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void saysSoAndLeavesTheFile();
    void anotherClipIsNoDifference();
};

void TestNoBackend::saysSoAndLeavesTheFile()
{
    const TestClips clips;
    const QString clip = clips.make(u"take.mp4"_s, u"-f lavfi -i testsrc=size=160x90:rate=25:duration=1"_s);
    const QByteArray before = clips.read(u"take.mp4"_s);
    PlayerWidget widget;
    widget.resize(640, 420);
    widget.show();
    QSignalSpy failures(&widget, &PlayerWidget::failed);
    widget.showFile(clip);
    TRY_COMPARE(widget.player()->state(), PlayerState::Broken);
    QCOMPARE(failures.size(), 1);
    const auto* message = widget.findChild<QLabel*>(u"viewerMessage"_s);
    QVERIFY(message->isVisible());
    QCOMPARE(message->text(), u"No media backend of Qt Multimedia is installed, so clips cannot be played here."_s);
    widget.play();
    QCOMPARE(widget.player()->state(), PlayerState::Broken);
    QVERIFY(clips.read(u"take.mp4"_s) == before);
}

void TestNoBackend::anotherClipIsNoDifference()
{
    const TestClips clips;
    const QString good = clips.make(u"good.mp4"_s, u"-f lavfi -i testsrc=size=160x90:rate=25:duration=1"_s);
    const QString bad = clips.write(u"bad.mp4"_s, QByteArray(5000, 'x'));
    PlayerWidget widget;
    widget.show();
    QSignalSpy failures(&widget, &PlayerWidget::failed);
    int count = 0;
    for (const QString& file : {good, bad, good}) {
        widget.showFile(file);
        ++count;
        TRY_COMPARE(failures.size(), count);
        QVERIFY(widget.findChild<QLabel*>(u"viewerMessage"_s)->text().size() > 20);
    }
    widget.clear();
    QCOMPARE(widget.player()->state(), PlayerState::Empty);
}

int main(int argc, char** argv)
{
    // Before Qt Multimedia looks for one.
    qputenv("QT_MEDIA_BACKEND", "none");
    QApplication application(argc, argv);
    TestNoBackend test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_nobackend.moc"
