// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/uploadbench.h"

#include <QNetworkProxy>

using namespace Dailies;
using namespace Qt::StringLiterals;

using CheckFor = TaskRunner::CheckFor;

namespace {

const QByteArray picture = "\x89PNG\r\n\x1A\nthe first picture";
const QByteArray otherPicture = "\x89PNG\r\n\x1A\nthe other picture"; // as long

} // namespace

/// A request whose file has changed since the user asked for the clip goes only by a decision about this request.
class TestChangedInput final : public UploadBench {
    Q_OBJECT
private Q_SLOTS:
    void afterARefusedUpload();
    void afterAKillDuringTheUpload();
    void pictureInTheRequest_data();
    void pictureInTheRequest();
    void sameContentGoesOn_data();
    void sameContentGoesOn();
    void heldRequestIsComparedToo();

private:
    VideoRequest byLink() const;
    VideoRequest inlined() const;
    /// Sets another time for the file, as saving it again does.
    void touch();
    QString said(TaskId id) const { return m_bench->task(id).error.message; }
    bool isAskedAbout(TaskId id) const
    {
        return isHeld(id) && said(id).startsWith(u"frame.png has changed since you asked for this clip ("_s)
            && said(id).endsWith(u"). Nothing was charged. Send it with the file as it is now, or remove it."_s);
    }
};

VideoRequest TestChangedInput::byLink() const
{
    VideoRequest request = RunnerBench::textRequest(Family::B);
    request.kind.apiType = ApiType::ImageToVideo;
    request.imageAddress = QUrl::fromLocalFile(m_bench->folder.filePath(u"frame.png"_s)).toString();
    return request;
}

VideoRequest TestChangedInput::inlined() const
{
    VideoRequest request = RunnerBench::textRequest(Family::A);
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, QUrl::fromLocalFile(m_bench->folder.filePath(u"frame.png"_s)).toString(), {}}};
    return request;
}

void TestChangedInput::touch()
{
    QFile file(m_bench->folder.filePath(u"frame.png"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-5000), QFileDevice::FileModificationTime));
}

void TestChangedInput::afterARefusedUpload()
{
    RunnerBench& b = *m_bench;
    m_putStatus = 403;
    const TaskId id = b.submit(byLink());
    QVERIFY(b.until([&] { return isHeld(id); }));
    QVERIFY2(said(id).contains(u"frame.png wasn't uploaded."_s), qPrintable(said(id)));
    m_putStatus = 200;
    write("second content, longer");
    const int before = puts();
    // As by --send-waiting.
    QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    QVERIFY(b.until([&] { return isAskedAbout(id); }));
    // However often several are sent together.
    QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    b.pass(3);
    QVERIFY2(isAskedAbout(id), qPrintable(said(id)));
    QCOMPARE(puts(), before);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(m_files.values(), QByteArrayList{"second content, longer"});
}

void TestChangedInput::afterAKillDuringTheUpload()
{
    RunnerBench& b = *m_bench;
    m_holdsPuts = true;
    const TaskId id = b.submit(byLink());
    QVERIFY(b.until([&] { return m_storage->isHolding(); }));
    b.crash();
    m_holdsPuts = false;
    m_files.clear();
    write("other content"); // as long
    touch();
    b.start();
    b.runner->resume();
    // As by the window's "1 request from last time wasn't sent."
    QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    QVERIFY(b.until([&] { return isAskedAbout(id); }));
    QCOMPARE(b.creates(), 0);
    QVERIFY(m_files.isEmpty());
    write("first content");
    QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(m_files.values(), QByteArrayList{"first content"});
}

void TestChangedInput::pictureInTheRequest_data()
{
    QTest::addColumn<bool>("restarts");
    QTest::newRow("sent again by itself") << false;
    QTest::newRow("sent after a restart") << true;
}

void TestChangedInput::pictureInTheRequest()
{
    QFETCH(const bool, restarts);
    RunnerBench& b = *m_bench;
    write(picture);
    const QNetworkProxy nowhere(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1);
    b.createCalls.setProxy(nowhere);
    const TaskId id = b.submit(inlined());
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 1; }));
    write(otherPicture);
    touch();
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    if (restarts) {
        b.crash();
        b.start();
        b.runner->resume();
        QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    }
    QVERIFY(b.until([&] { return isHeld(id) || b.creates() > 0; }));
    QVERIFY2(isAskedAbout(id), qPrintable(said(id)));
    b.pass(90);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QVERIFY(bodySent(0).contains(otherPicture.toBase64()));
}

void TestChangedInput::sameContentGoesOn_data()
{
    QTest::addColumn<bool>("isInline");
    QTest::newRow("by link") << false;
    QTest::newRow("in the request") << true;
}

void TestChangedInput::sameContentGoesOn()
{
    QFETCH(const bool, isInline);
    RunnerBench& b = *m_bench;
    write(picture);
    const QNetworkProxy nowhere(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1);
    b.createCalls.setProxy(nowhere);
    m_putStatus = 503;
    const TaskId id = b.submit(isInline ? inlined() : byLink());
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 1; }));
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    m_putStatus = 200;
    write(picture);
    touch();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

/// Held from the start, as the rows of a sheet.
void TestChangedInput::heldRequestIsComparedToo()
{
    RunnerBench& b = *m_bench;
    SendWish wish{.account = b.account, .request = byLink()};
    wish.held = true;
    const auto ids = b.runner->submit(wish);
    QVERIFY(ids);
    const TaskId id = ids->constFirst();
    write("second content");
    QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    QVERIFY(b.until([&] { return isAskedAbout(id); }));
    QCOMPARE(puts(), 0);
    // Brought back to the queue after a look at it in the form, it is still the first version that is meant.
    const auto before = b.runner->toPutBack(id);
    QVERIFY(b.runner->withdraw(id));
    QVERIFY(b.runner->putBack(*before));
    QVERIFY(isAskedAbout(id));
    QVERIFY(b.runner->checkNow(id, CheckFor::OneOfMany));
    QVERIFY(b.until([&] { return isAskedAbout(id); }));
    QCOMPARE(puts(), 0);
}

QTEST_GUILESS_MAIN(TestChangedInput)
#include "tst_changedinput.moc"
