// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/taskwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QScopeGuard>
#include <QUrl>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Show in folder, on desktops with and without a file manager.
class TestFolderOpening final : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void opened(const QUrl& url) { m_opened.append(url); }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void withoutAFileManagerThePathIsSaid_data();
    void withoutAFileManagerThePathIsSaid();

private:
    QList<QUrl> m_opened;
};

void TestFolderOpening::withoutAFileManagerThePathIsSaid_data()
{
    QTest::addColumn<QByteArray>("manager");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("one") << QByteArray("org.example.Files.desktop");
}

/// The desktop's opener always starts, but may find no program for folders.
void TestFolderOpening::withoutAFileManagerThePathIsSaid()
{
    QFETCH(const QByteArray, manager);
    TaskWindow window;
    const QString asked = window.dir.filePath(u"asked"_s);
    QFile script(window.dir.filePath(u"xdg-mime"_s));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\necho \"$*\" > '" + asked.toUtf8() + "'\necho " + manager + "\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", window.dir.path().toUtf8() + ':' + path);
    QDesktopServices::setUrlHandler(u"file"_s, this, "opened");
    const auto restore = qScopeGuard([&path] {
        qputenv("PATH", path);
        QDesktopServices::unsetUrlHandler(u"file"_s);
    });

    QVERIFY(QDir(window.dir.path()).mkdir(u"clips"_s));
    VideoTask task = taskIn(TaskState::Saved, u"here"_s);
    task.file = window.dir.filePath(u"clips/take.mp4"_s);
    QVERIFY(QFile(task.file).open(QIODevice::WriteOnly));
    window.panel->selectTask(window.add(task));
    m_opened.clear();
    window.action(TaskCommand::ShowInFolder)->trigger();
    const QString folder = window.dir.filePath(u"clips"_s);
    QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(folder)});
    TRY_VERIFY(QFileInfo(asked).size() > 0);
    QWidget* messages = window.panel->message();
    TRY_VERIFY(!messages->findChild<QProcess*>());
    const auto* bar = messages->findChild<MessageBar*>(u"taskMessage"_s);
    QCOMPARE(messages->isHidden(), !manager.isEmpty());
    if (!manager.isEmpty())
        return;
    QCOMPARE(bar->text(), u"No file manager was found to open %1."_s.arg(QDir::toNativeSeparators(folder)));
    bar->findChild<QPushButton*>(u"messageAction1"_s)->click();
    QCOMPARE(QApplication::clipboard()->text(), QDir::toNativeSeparators(folder));
}

QTEST_MAIN(TestFolderOpening)
#include "tst_folderopening.moc"
