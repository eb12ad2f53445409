// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/wire.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "tests/ui/windowbench.h"
#include "ui/compose/form/formquestion.h"
#include "ui/style/applylook.h"

#include <QClipboard>
#include <QImage>
#include <QJsonDocument>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A pasted or opened request may name any file of this computer. None leaves it without a question.
class TestBroughtFiles final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void asksBeforeTheyAreSent();
    void asksAfterARestartToo();
    void asksBesideTheWordsOfAnExample();
    void doesNotAskAboutChosenFiles();

private:
    VideoRequest request() const;
    void paste() const;
    void pressCtrlEnter() const
    {
        QTest::keyClick(m_bench->prompt(), Qt::Key_Return, Qt::ControlModifier);
        m_bench->awaitSent();
    }
    MessageBar* question() const
    {
        return m_bench->form()->findChild<FormQuestion*>(u"formQuestion"_s)->findChild<MessageBar*>();
    }
    bool asks() const { return question()->isVisible() && question()->text().contains(m_picture); }
    qsizetype made() const { return m_bench->engine->store().ids().size(); }

    std::unique_ptr<WindowBench> m_bench;
    QString m_picture;
};

void TestBroughtFiles::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_picture = m_bench->dir.filePath(u"private.png"_s);
    QImage picture(360, 360, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(m_picture));
    QVERIFY(m_bench->openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "sk-test-0123456789"));
}

VideoRequest TestBroughtFiles::request() const
{
    VideoRequest request = Samples::minimal(Samples::imageA30);
    request.model = m_bench->form()->request().model;
    request.media = {{u"first_frame"_s, QUrl::fromLocalFile(m_picture).toString(), {}}};
    return request;
}

void TestBroughtFiles::paste() const
{
    QApplication::clipboard()->setText(
        QString::fromUtf8(QJsonDocument(encodeCreate(request())).toJson(QJsonDocument::Compact)));
    m_bench->menuAction(u"Paste request"_s)->trigger();
    QCOMPARE(m_bench->form()->request().media, request().media);
}

void TestBroughtFiles::asksBeforeTheyAreSent()
{
    paste();
    pressCtrlEnter();
    QVERIFY2(asks(), qPrintable(question()->text()));
    QCOMPARE(made(), 0);
    // Neither does pressing again answer it.
    pressCtrlEnter();
    QCOMPARE(made(), 0);
    for (QPushButton* each : question()->findChildren<QPushButton*>()) {
        if (each->text() == u"Send these files"_s)
            QTest::mouseClick(each, Qt::LeftButton);
    }
    m_bench->awaitSent();
    QCOMPARE(made(), 1);
}

void TestBroughtFiles::asksAfterARestartToo()
{
    paste();
    m_bench->close();
    QVERIFY(m_bench->openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "sk-test-0123456789"));
    QCOMPARE(m_bench->form()->request().media, request().media);
    pressCtrlEnter();
    QVERIFY2(asks(), qPrintable(question()->text()));
    QCOMPARE(made(), 0);
}

void TestBroughtFiles::asksBesideTheWordsOfAnExample()
{
    paste();
    auto* example = m_bench->window->findChild<QAbstractButton*>(u"emptyAction1"_s);
    QVERIFY(example != nullptr && example->isVisible());
    QTest::mouseClick(example, Qt::LeftButton);
    QVERIFY(!m_bench->form()->request().prompt.isEmpty());
    QCOMPARE(m_bench->form()->request().media, request().media);
    pressCtrlEnter();
    QVERIFY(asks());
    QCOMPARE(made(), 0);
}

void TestBroughtFiles::doesNotAskAboutChosenFiles()
{
    m_bench->form()->setRequest(request());
    pressCtrlEnter();
    QVERIFY(!asks());
    QCOMPARE(made(), 1);
}

QTEST_MAIN(TestBroughtFiles)
#include "tst_broughtfiles.moc"
