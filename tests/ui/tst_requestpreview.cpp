// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "tests/support/patience.h"
#include "ui/compose/form/previewtext.h"
#include "ui/compose/form/requestpreview.h"

#include "app/service/text/curlcommand.h"
#include "app/service/wire/wire.h"
#include "tests/ui/requestsamples.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/elidedlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QUrl studio(u"https://me:sk-canary@video.example/v1"_s);

} // namespace

class TestRequestPreview final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void everyKind_data();
    void everyKind();
    void saysWhereItGoes();
    void withoutAnAccount();
    void staysBehindTypingAndSettles();
    void longTextsWaitForAPause();
    void doesNothingWhileHidden();
    void keepsThePlace();
    void anyChangeIsFollowed();
    void whatOthersWriteGoes();
    void shortensData_data();
    void shortensData();
    void localFiles();
    void copiesTheWholeBody();
    void copiesACommand();
    void tellsWhyNothingWasCopied();
    void colours();

private:
    QPlainTextEdit* text() const { return m_preview->findChild<QPlainTextEdit*>(u"requestPreview"_s); }
    QString shown() const { return text()->toPlainText(); }
    QString told() const
    {
        const auto* label = m_preview->findChild<QLabel*>(u"previewTold"_s);
        return label->isVisible() ? label->text() : QString();
    }
    void click(const QString& name) const { m_preview->findChild<QPushButton*>(name)->click(); }
    QString write(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
    std::unique_ptr<RequestPreview> m_preview;
};

void TestRequestPreview::init()
{
    QApplication::clipboard()->clear();
    m_preview = std::make_unique<RequestPreview>();
    m_preview->resize(380, 320);
    m_preview->show();
}

QString TestRequestPreview::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return QUrl::fromLocalFile(file.fileName()).toString();
}

void TestRequestPreview::everyKind_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestRequestPreview::everyKind()
{
    QFETCH(const int, kind);
    for (VideoRequest request : {Samples::minimal(allKinds().at(kind)), Samples::maximal(allKinds().at(kind))}) {
        m_preview->setCall(studio, request);
        TRY_COMPARE(QJsonDocument::fromJson(shown().toUtf8()).object(), encodeCreate(request));
        QVERIFY(shown().contains(u"\n    \"model\": "_s)); // indented, to be readable
    }
}

void TestRequestPreview::saysWhereItGoes()
{
    m_preview->setCall(studio, Samples::minimal(Samples::multiB));
    const auto* address = m_preview->findChild<ElidedLabel*>(u"previewAddress"_s);
    TRY_COMPARE(address->text(), u"POST https://video.example/v1/video/generations/MultiImageToVideo"_s);
    QCOMPARE(m_preview->findChild<QLabel*>(u"previewHeaders"_s)->text(),
        u"Authorization: Bearer ••••\nContent-Type: application/json"_s);
    for (const QLabel* label : m_preview->findChildren<QLabel*>())
        QVERIFY(!label->text().contains(u"canary"_s));
}

void TestRequestPreview::withoutAnAccount()
{
    m_preview->setCall({}, Samples::minimal(Samples::textA30));
    const auto* address = m_preview->findChild<ElidedLabel*>(u"previewAddress"_s);
    TRY_COMPARE(address->text(), u"POST …/video/generations/TextToVideo"_s);
    click(u"copyCurlButton"_s);
    QVERIFY(QApplication::clipboard()->text().contains(u"\"$BASE_URL/video/generations/TextToVideo\""_s));
}

void TestRequestPreview::staysBehindTypingAndSettles()
{
    VideoRequest request = Samples::minimal(Samples::textA30);
    const QSignalSpy changes(text()->document(), &QTextDocument::contentsChanged);
    for (int i = 0; i < 40; ++i) {
        request.prompt += u'x';
        m_preview->setCall(studio, request);
    }
    QCOMPARE(changes.size(), 0);
    TRY_VERIFY(shown().contains(request.prompt));
    QVERIFY(changes.size() <= 2);
    const auto before = changes.size();
    m_preview->setCall(studio, request); // the same again
    QTest::qWait(200);
    QCOMPARE(changes.size(), before);
}

void TestRequestPreview::longTextsWaitForAPause()
{
    VideoRequest request = Samples::minimal(Samples::textA30);
    request.prompt = u"The kite climbs. "_s.repeated(1200);
    m_preview->setCall(studio, request);
    TRY_VERIFY(shown().contains(request.prompt));
    const QSignalSpy changes(text()->document(), &QTextDocument::contentsChanged);
    for (int i = 0; i < 20; ++i) {
        request.prompt.insert(i * 500, u'x');
        m_preview->setCall(studio, request);
        QTest::qWait(5);
    }
    QCOMPARE(changes.size(), 0);
    TRY_VERIFY(shown().contains(request.prompt));
    QCOMPARE(changes.size(), 1);
}

void TestRequestPreview::doesNothingWhileHidden()
{
    m_preview->hide();
    m_preview->setCall(studio, Samples::minimal(Samples::textA30));
    QTest::qWait(200);
    QVERIFY(!shown().contains(u"A paper boat"_s));
    m_preview->show();
    QVERIFY(shown().contains(u"A paper boat"_s)); // at once
}

void TestRequestPreview::keepsThePlace()
{
    VideoRequest request = Samples::maximal(Samples::imageA30);
    for (int i = 0; i < 30; ++i)
        request.media.append({u"reference_image"_s, u"https://pictures.example/%1.png"_s.arg(i), {}});
    m_preview->setCall(studio, request);
    TRY_VERIFY(shown().contains(u"/29.png"_s));
    QScrollBar* bar = text()->verticalScrollBar();
    bar->setValue(bar->maximum() / 2);
    const int place = bar->value();
    QVERIFY(place > 0);
    QTextCursor selection(text()->document()->find(u"/20.png"_s));
    text()->setTextCursor(selection);
    bar->setValue(place);
    request.prompt += u" and more"_s; // further down in the text
    request.resolution = u"480P"_s;
    m_preview->setCall(studio, request);
    TRY_VERIFY(shown().contains(u" and more"_s));
    QCOMPARE(bar->value(), place);
    QCOMPARE(text()->textCursor().selectedText(), u"/20.png"_s);
}

void TestRequestPreview::anyChangeIsFollowed()
{
    const QStringList prompts = {u"a"_s, u"aa"_s, u"aaa"_s, u"aa"_s, u"😀"_s, u"😁"_s, u"😀😁"_s, u"😁"_s,
        u"x\u2028y\u2029z"_s, u"x\u2029y\u2028z"_s, u"e\u0301"_s, u"e"_s, u"👩‍👩‍👧"_s, u"👩‍👧"_s,
        QString(), u"\n\n\t"_s, QString(3000, u'字')};
    for (const QString& prompt : prompts) {
        VideoRequest request = Samples::minimal(Samples::textB);
        request.prompt = prompt;
        m_preview->hide();
        m_preview->setCall(studio, request);
        m_preview->show();
        const QString expected = previewText(request);
        // The document shows every kind of line end as one.
        QCOMPARE(shown(), QString(expected).replace(QChar(0x2029), u'\n').replace(QChar(0x2028), u'\n'));
    }
}

/// Qt lets an input method write into a read-only text; the next change was then written to the wrong position.
void TestRequestPreview::whatOthersWriteGoes()
{
    VideoRequest request = Samples::maximal(Samples::imageA30);
    m_preview->setCall(studio, request);
    TRY_VERIFY(shown().contains(request.model));
    for (const bool isLonger : {true, false}) {
        QTextCursor all = text()->textCursor();
        all.movePosition(QTextCursor::End);
        if (!isLonger)
            all.setPosition(all.position() / 2, QTextCursor::KeepAnchor);
        text()->setTextCursor(all);
        QInputMethodEvent event;
        event.setCommitString(isLonger ? u"written by nobody"_s : u"x"_s);
        QApplication::sendEvent(text(), &event);
        request.prompt += u" again"_s;
        m_preview->setCall(studio, request);
        RequestPreview fresh;
        fresh.setCall(studio, request);
        fresh.show();
        TRY_COMPARE(shown(), fresh.findChild<QPlainTextEdit*>(u"requestPreview"_s)->toPlainText());
    }
}

void TestRequestPreview::shortensData_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("expected");
    const QString head = u"data:image/png;base64,"_s;
    QTest::newRow("data URI") << head + u"iVBORw0KGgoA"_s + QString(400'000, u'A') + u"Jggg=="_s
                              << head + u"iVBORw0KGgoA… 300.0 kB …Jggg=="_s;
    QTest::newRow("Base64 alone") << QString(4'000'000, u'Q') << u"QQQQQQQQQQQQ… 3.0 MB …QQQQQQ"_s;
    QTest::newRow("short data URI") << head + u"iVBORw0KGgoA"_s << head + u"iVBORw0KGgoA"_s;
    const QString words = u"Not data at all. "_s.repeated(100);
    QTest::newRow("long text") << words << words;
    const QString other = head + u"no Base64, "_s.repeated(100);
    QTest::newRow("broken data URI") << other << other;
    const QString chinese = QString(500, u'字');
    QTest::newRow("letters of another script") << chinese << chinese;
    const QString address = u"https://x.example/"_s + QString(500, u'a');
    QTest::newRow("long address") << address << address;
}

void TestRequestPreview::shortensData()
{
    QFETCH(const QString, source);
    QFETCH(const QString, expected);
    VideoRequest request = Samples::minimal(Samples::imageA30);
    request.media = {{u"first_frame"_s, source, {}}};
    const QJsonObject body = QJsonDocument::fromJson(previewText(request).toUtf8()).object();
    QCOMPARE(body["input"_L1]["media"_L1][0]["url"_L1].toString(), expected);
}

void TestRequestPreview::localFiles()
{
    VideoRequest request = Samples::minimal(Samples::imageA30);
    request.media = {
        {u"first_frame"_s, write(u"it's \"a\".png"_s, "\x89PNG\r\n\x1A\n" + QByteArray(2'300'000, 'x')), {}},
        {u"last_frame"_s, u"file:///not/there.png"_s, {}}};
    const QString shownText = previewText(request);
    QVERIFY2(
        shownText.contains(u"\"data:image/png;base64,… 2.3 MB of it's \\\"a\\\".png …\""_s), qPrintable(shownText));
    QVERIFY(shownText.contains(u"\"file:///not/there.png\""_s));
}

void TestRequestPreview::copiesTheWholeBody()
{
    VideoRequest request = Samples::minimal(Samples::imageA30);
    const QByteArray picture = "\x89PNG\r\n\x1A\n" + QByteArray(300'000, 'x');
    const QString data = u"data:image/jpeg;base64,"_s + QString(4000, u'A');
    request.media = {{u"first_frame"_s, write(u"a.png"_s, picture), {}}, {u"last_frame"_s, data, {}}};
    m_preview->setCall(studio, request);
    click(u"copyJsonButton"_s); // also while the preview is outdated
    QCOMPARE(told(), u"Copied"_s);
    const QJsonObject body = QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8()).object();
    const QJsonValue media = body["input"_L1]["media"_L1];
    QCOMPARE(media[0]["url"_L1].toString(), u"data:image/png;base64,"_s + QString::fromLatin1(picture.toBase64()));
    QCOMPARE(media[1]["url"_L1].toString(), data);
    TRY_COMPARE(told(), QString());
}

void TestRequestPreview::copiesACommand()
{
    const VideoRequest request = Samples::maximal(Samples::textA30);
    m_preview->setCall(studio, request);
    click(u"copyCurlButton"_s);
    QCOMPARE(told(), u"Copied"_s);
    QCOMPARE(QApplication::clipboard()->text(), curlCommand(studio, request));
    QVERIFY(!QApplication::clipboard()->text().contains(u"canary"_s));
}

void TestRequestPreview::tellsWhyNothingWasCopied()
{
    QApplication::clipboard()->setText(u"before"_s);
    VideoRequest request = Samples::minimal(Samples::imageA30);
    const auto fails = [&](const QString& source, const QString& sentence) {
        request.media = {{u"first_frame"_s, source, {}}};
        m_preview->setCall(studio, request);
        click(u"copyJsonButton"_s);
        QVERIFY2(told().contains(sentence), qPrintable(told()));
        QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
    };
    fails(u"file:///not/there.png"_s, u"there.png no longer exists."_s);
    fails(write(u"a.txt"_s, "text"), u"a.txt can't be uploaded"_s);
    QFile large(m_folder.filePath(u"large.png"_s));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(70LL * 1024 * 1024));
    fails(QUrl::fromLocalFile(large.fileName()).toString(), u"too large to copy as text"_s);
    click(u"copyCurlButton"_s); // which reads no file
    QCOMPARE(told(), u"Copied"_s);
}

void TestRequestPreview::colours()
{
    m_preview->setCall(studio, Samples::minimal(Samples::textA30));
    TRY_VERIFY(shown().contains(u"A paper boat"_s));
    const auto colourOf = [this](const QString& word) {
        const QTextCursor found = text()->document()->find(word);
        const int place = found.selectionStart() - found.block().position();
        for (const QTextLayout::FormatRange& range : found.block().layout()->formats()) {
            if (place >= range.start && place < range.start + range.length)
                return range.format.foreground().color();
        }
        return QColor();
    };
    const QColor light = colourOf(u"model"_s);
    QVERIFY(light.isValid());
    QVERIFY(colourOf(u"A paper boat"_s) != light);
    applyLook(*qApp, Theme::Dark);
    TRY_VERIFY(colourOf(u"model"_s) != light);
    applyLook(*qApp, Theme::Light);
}

QTEST_MAIN(TestRequestPreview)
#include "tst_requestpreview.moc"
