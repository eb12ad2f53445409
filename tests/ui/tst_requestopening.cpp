// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/request/requestjson.h"
#include "app/service/text/curlcommand.h"
#include "app/service/text/requestimport.h"
#include "app/service/wire/wire.h"
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/requestsamples.h"
#include "tests/ui/windowbench.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/drafts/draftstore.h"
#include "ui/style/applylook.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Opening requests in the real window from files, the clipboard and drops.
class TestRequestOpening final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void opensAFile();
    void remembersTheFolder();
    void cancelledDialogChangesNothing();
    void pastesEveryKind_data();
    void pastesEveryKind();
    void pastesACopiedFile();
    void keys();
    void bringsBackWhatWasThere();
    void bringsBackWhatTheFormWasEmptiedOf();
    void saysWhatWasLeftOut();
    void speaksOfAnotherAddress_data();
    void speaksOfAnotherAddress();
    void losesNothing_data();
    void losesNothing();
    void errorGoesWithTheNextGoodOne();
    void dropsAnywhereOnCompose();
    void otherDropsGoWhereTheyBelong();
    void notWithoutAForm();
    void whatIsLoadedIsSeen_data();
    void whatIsLoadedIsSeen();

private:
    QString write(const QString& name, const QByteArray& bytes) const;
    QString said() const { return m_bench->message()->isVisible() ? m_bench->message()->text() : QString(); }
    void paste(const QString& text) const
    {
        QApplication::clipboard()->setText(text);
        m_bench->menuAction(u"Paste request"_s)->trigger();
    }
    QFileDialog* openDialog() const
    {
        m_bench->menuAction(u"Open request…"_s)->trigger();
        return m_bench->window->findChild<QFileDialog*>(u"requestFileDialog"_s);
    }
    QPushButton* bringBack() const
    {
        for (QPushButton* each : m_bench->message()->findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text() == u"Undo"_s)
                return each;
        }
        return nullptr;
    }
    bool drop(QWidget* on, const QMimeData& data) const;
    static VideoRequest textRequest(const QString& prompt)
    {
        VideoRequest request = Samples::minimal(Samples::textA30);
        request.prompt = prompt;
        return request;
    }
    static QByteArray bytes(const VideoRequest& request) { return QJsonDocument(encodeCreate(request)).toJson(); }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

void TestRequestOpening::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "sk-canary"));
}

QString TestRequestOpening::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

bool TestRequestOpening::drop(QWidget* on, const QMimeData& data) const
{
    const QPoint middle = on->rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(on, &enter);
    if (!enter.isAccepted())
        return false;
    QDragMoveEvent move(middle, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(on, &move);
    QDropEvent drop(middle, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(on, &drop);
    return drop.isAccepted();
}

void TestRequestOpening::opensAFile()
{
    const QString take =
        write(u"take.mp4.json"_s, QJsonDocument(takeJson(textRequest(u"From a sidecar"_s), {})).toJson());
    QFileDialog* dialog = openDialog();
    QVERIFY(dialog);
    QVERIFY(!dialog->isHidden());
    FileDialogHands::givePath(dialog, take);
    QCOMPARE(m_bench->form()->request(), textRequest(u"From a sidecar"_s));
    QCOMPARE(m_bench->prompt()->toPlainText(), u"From a sidecar"_s);
    QCOMPARE(said(), QString());
}

void TestRequestOpening::remembersTheFolder()
{
    QFileDialog* dialog = openDialog();
    FileDialogHands::givePath(dialog, write(u"a.json"_s, bytes(textRequest(u"a"_s))));
    TRY_VERIFY(!m_bench->window->findChild<QFileDialog*>(u"requestFileDialog"_s));
    dialog = openDialog();
    QCOMPARE(QDir(dialog->directory()).canonicalPath(), QDir(m_folder.path()).canonicalPath());
    dialog->close();
}

void TestRequestOpening::cancelledDialogChangesNothing()
{
    m_bench->write(u"Mine"_s, 3);
    QFileDialog* dialog = openDialog();
    dialog->reject();
    QCOMPARE(m_bench->form()->request().prompt, u"Mine"_s);
    QCOMPARE(said(), QString());
}

void TestRequestOpening::pastesEveryKind_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestRequestOpening::pastesEveryKind()
{
    QFETCH(const int, kind);
    const VideoRequest request = Samples::minimal(allKinds().at(kind));
    paste(curlCommand(QUrl(u"http://127.0.0.1:9/v1"_s), request));
    QCOMPARE(m_bench->form()->request(), request);
    QCOMPARE(said(), QString());
    paste(QString::fromUtf8(QJsonDocument(toJson(request)).toJson()));
    QCOMPARE(m_bench->form()->request(), request);
    paste(QString::fromUtf8(bytes(request)));
    QCOMPARE(encodeCreate(m_bench->form()->request()), encodeCreate(request));
}

void TestRequestOpening::pastesACopiedFile()
{
    auto* copied = new QMimeData; // the clipboard takes ownership
    copied->setUrls({QUrl::fromLocalFile(write(u"b.json"_s, bytes(textRequest(u"By file"_s))))});
    QApplication::clipboard()->setMimeData(copied);
    m_bench->menuAction(u"Paste request"_s)->trigger();
    QCOMPARE(m_bench->form()->request().prompt, u"By file"_s);
}

void TestRequestOpening::keys()
{
    QApplication::clipboard()->setText(QString::fromUtf8(bytes(textRequest(u"By key"_s))));
    m_bench->prompt()->setFocus();
    QTest::keyClick(m_bench->prompt(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->form()->request().prompt, u"By key"_s);
    QTest::keyClick(m_bench->prompt(), Qt::Key_O, Qt::ControlModifier);
    auto* dialog = m_bench->window->findChild<QFileDialog*>(u"requestFileDialog"_s);
    QVERIFY(dialog);
    dialog->close();
}

void TestRequestOpening::bringsBackWhatWasThere()
{
    m_bench->write(u"Typed for an hour"_s, 7);
    const VideoRequest before = m_bench->form()->request();
    paste(QString::fromUtf8(bytes(textRequest(u"Pasted"_s))));
    QCOMPARE(said(), u"Request loaded."_s);
    QVERIFY(bringBack());
    bringBack()->click();
    QCOMPARE(m_bench->form()->request(), before);
    QCOMPARE(said(), QString());
    QVERIFY(!bringBack());
}

void TestRequestOpening::bringsBackWhatTheFormWasEmptiedOf()
{
    m_bench->write(u"Typed for an hour"_s, 7);
    const VideoRequest before = m_bench->form()->request();
    m_bench->newRequest()->click();
    paste(QString::fromUtf8(bytes(textRequest(u"Pasted"_s)))); // without notes of its own
    QVERIFY(bringBack());
    m_bench->newRequest()->click();
    bringBack()->click();
    QCOMPARE(m_bench->form()->request(), textRequest(u"Pasted"_s));
    m_bench->form()->setRequest(before);
    m_bench->newRequest()->click();
    QString command = curlCommand(QUrl(u"http://127.0.0.1:9/v1"_s), textRequest(u"a"_s));
    paste(command.replace(u"$API_KEY"_s, u"sk-other-canary"_s)); // with notes
    QCOMPARE(said(), u"Ignored the key in the command."_s);
    QVERIFY(bringBack());
    bringBack()->click();
    QCOMPARE(m_bench->form()->request(), before);
}

void TestRequestOpening::saysWhatWasLeftOut()
{
    QString command = curlCommand(QUrl(u"http://127.0.0.1:9/v1"_s), textRequest(u"a"_s));
    command.replace(u"$API_KEY"_s, u"sk-other-canary"_s);
    paste(command);
    QCOMPARE(said(), u"Ignored the key in the command."_s);
    VideoRequest unknown = Samples::minimal(Samples::imageA30);
    unknown.model = u"house-model"_s;
    paste(QString::fromUtf8(bytes(unknown)));
    QCOMPARE(said(), u"Request loaded. Guessed the request kind: A 3.0 ImageToVideo."_s);
    m_bench->window->close();
    for (const QString& name : {u"draft.json"_s, u"settings.ini"_s}) {
        QFile file(m_bench->dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            QVERIFY(!file.readAll().contains("other-canary"));
    }
}

void TestRequestOpening::speaksOfAnotherAddress_data()
{
    QTest::addColumn<QUrl>("address");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("its own") << QUrl(u"http://127.0.0.1:9/v1"_s) << QString();
    QTest::newRow("its own, with a slash") << QUrl(u"http://127.0.0.1:9/v1/"_s) << QString();
    QTest::newRow("unknown host") << QUrl(u"https://elsewhere.example/v1"_s)
                                  << u"The command was for elsewhere.example; the selected account stays."_s;
    QTest::newRow("another port") << QUrl(u"http://127.0.0.1:10/v1"_s)
                                  << u"The command was for 127.0.0.1:10; the selected account stays."_s;
    QTest::newRow("another account") << QUrl(u"https://second.example/v1"_s)
                                     << u"The command was for Second; the selected account stays."_s;
    QTest::newRow("not said") << QUrl() << QString();
}

void TestRequestOpening::speaksOfAnotherAddress()
{
    QFETCH(const QUrl, address);
    QFETCH(const QString, sentence);
    Account second;
    second.id = u"second"_s;
    second.name = u"Second"_s;
    second.baseUrl = QUrl(u"https://second.example/v1"_s);
    QVERIFY(m_bench->engine->accounts().put(second));
    m_bench->form()->chooser()->setAccountId(u"studio"_s);
    paste(curlCommand(address, textRequest(u"a"_s)));
    QCOMPARE(said(), sentence);
    QCOMPARE(m_bench->form()->accountId(), u"studio"_s);
    QCOMPARE(m_bench->form()->request().prompt, u"a"_s);
}

void TestRequestOpening::losesNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << QString() << u"No text on the clipboard"_s;
    QTest::newRow("spaces") << u" \n"_s << u"No text on the clipboard"_s;
    QTest::newRow("words") << u"a cat"_s << u"This isn't a request: it's neither JSON nor a cURL command."_s;
    QTest::newRow("broken JSON") << u"{\"model\": }"_s << u"line 1"_s;
    QTest::newRow("other JSON") << u"{\"a\": 1}"_s << u"none of a request's fields"_s;
    QTest::newRow("other command") << u"curl https://x"_s << u"-d or --json is missing"_s;
    QTest::newRow("command that runs another") << u"curl https://x -d \"$(cat key)\""_s << u"doesn't run"_s;
    QTest::newRow("newer sidecar") << u"{\"format\": \"dailies-take\", \"version\": 9, \"request\": {}}"_s
                                   << u"newer version"_s;
}

void TestRequestOpening::losesNothing()
{
    QFETCH(const QString, text);
    QFETCH(const QString, sentence);
    m_bench->write(u"Mine"_s, 7);
    const VideoRequest before = m_bench->form()->request();
    if (text.isEmpty())
        QApplication::clipboard()->clear();
    else
        QApplication::clipboard()->setText(text);
    m_bench->menuAction(u"Paste request"_s)->trigger();
    QVERIFY2(said().contains(sentence), qPrintable(said()));
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Bad);
    QCOMPARE(m_bench->form()->request(), before);
    QVERIFY(!QApplication::activeModalWidget());
}

void TestRequestOpening::errorGoesWithTheNextGoodOne()
{
    paste(u"a cat"_s);
    QVERIFY(!said().isEmpty());
    paste(QString::fromUtf8(bytes(textRequest(u"Good"_s))));
    QCOMPARE(said(), QString());
}

void TestRequestOpening::dropsAnywhereOnCompose()
{
    QMimeData data;
    int number = 0;
    for (QWidget* on : {static_cast<QWidget*>(m_bench->form()), m_bench->prompt()->viewport(),
             m_bench->form()->findChild<QWidget*>(u"submitButton"_s)}) {
        const QString prompt = u"Dropped %1"_s.arg(++number);
        data.setUrls({QUrl::fromLocalFile(write(u"c%1.JSON"_s.arg(number), bytes(textRequest(prompt))))});
        QVERIFY(drop(on, data));
        TRY_COMPARE(m_bench->form()->request().prompt, prompt);
        QCOMPARE(m_bench->prompt()->toPlainText(), prompt);
    }
    data.setUrls({QUrl::fromLocalFile(m_folder.filePath(u"gone.json"_s))});
    QVERIFY(drop(m_bench->form(), data));
    TRY_COMPARE(said(), u"gone.json no longer exists."_s);
}

void TestRequestOpening::otherDropsGoWhereTheyBelong()
{
    m_bench->write(u"Mine"_s, 7);
    QMimeData data;
    const QString one = write(u"d.json"_s, bytes(textRequest(u"One"_s)));
    for (const QList<QUrl>& urls : {QList<QUrl>{QUrl::fromLocalFile(one), QUrl::fromLocalFile(one)},
             QList<QUrl>{QUrl(u"https://x.example/a.json"_s)},
             QList<QUrl>{QUrl::fromLocalFile(m_folder.filePath(u"a.zip"_s))}}) {
        data.setUrls(urls);
        QVERIFY(!drop(m_bench->form(), data));
    }
    // The same for other parts of the window.
    data.setUrls({QUrl::fromLocalFile(one)});
    QVERIFY(!drop(m_bench->player(), data));
    QTest::qWait(20);
    QCOMPARE(m_bench->form()->request().prompt, u"Mine"_s);
    QCOMPARE(said(), QString());
}

void TestRequestOpening::notWithoutAForm()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->open()); // no account yet: the welcome page
    for (const QString& words : {u"Open request…"_s, u"Paste request"_s})
        QVERIFY(!m_bench->menuAction(words)->isEnabled());
}

void TestRequestOpening::whatIsLoadedIsSeen_data()
{
    QTest::addColumn<QString>("way");
    for (const auto* way : {"file", "clipboard", "draft", "example"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

/// Another page may be in front.
void TestRequestOpening::whatIsLoadedIsSeen()
{
    QFETCH(const QString, way);
    m_bench->write(u"A gull"_s, 3);
    DraftStore drafts(m_bench->dir.filePath(u"drafts"_s), m_bench->engine->clock());
    QVERIFY(drafts.save(u"Heron"_s, {m_bench->form()->accountId(), textRequest(u"A heron"_s)}));
    QWidget* takes = m_bench->pages()->currentWidget();
    pressKey(m_bench->window.get(), Qt::Key_3, Qt::ControlModifier);
    TRY_VERIFY(!m_bench->form()->isVisible());
    if (way == "file"_L1) {
        FileDialogHands::givePath(openDialog(), write(u"a.json"_s, bytes(textRequest(u"a"_s))));
    } else if (way == "clipboard"_L1) {
        paste(QString::fromUtf8(bytes(textRequest(u"Pasted"_s))));
    } else {
        auto* menu = m_bench->window->findChild<QMenu*>(way == "draft"_L1 ? u"draftsMenu"_s : u"examplesMenu"_s);
        Q_EMIT menu->aboutToShow(); // which fills it
        const QList<QAction*> all = menu->actions();
        const auto entry = std::ranges::find_if(all, [&way](const QAction* each) {
            return !each->isSeparator() && each->isEnabled()
                && (way == "example"_L1 || each->text().startsWith(u"Heron"_s));
        });
        QVERIFY(entry != all.cend());
        (*entry)->trigger();
    }
    TRY_COMPARE(m_bench->pages()->currentWidget(), takes);
    QVERIFY(m_bench->prompt()->toPlainText() != u"A gull"_s);
}

QTEST_MAIN(TestRequestOpening)
#include "tst_requestopening.moc"
