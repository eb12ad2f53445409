// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/profilecatalogue.h"
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/mediabench.h"
#include "ui/accounts/codesedit.h"
#include "ui/settings/folderedit.h"
#include "ui/style/applylook.h"
#include "ui/widgets/filedialogs.h"

#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

// Picking files in Qt's own file dialog, which a desktop without a platform theme shows.
class TestFileDialogs final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MediaBench> m_bench;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString made(const QString& name) const
    {
        if (name.endsWith(".png"_L1)) {
            QImage picture(8, 8, QImage::Format_RGB32);
            picture.fill(Qt::red);
            picture.save(m_folder->filePath(name));
            return m_folder->filePath(name);
        }
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write("x") != 1)
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }
    QStringList paths() const
    {
        QStringList all;
        for (const MediaItem& item : m_bench->items())
            all.append(localPath(item.source));
        return all;
    }
    QFileDialog* opened() const
    {
        m_bench->click(u"addFileButton"_s);
        return shown();
    }
    QFileDialog* shown() const
    {
        auto* dialog = m_bench->editor->findChild<QFileDialog*>(u"addFileDialog"_s);
        return dialog != nullptr && waitForActive(dialog) ? dialog : nullptr;
    }
    bool isGone() const
    {
        return QTest::qWaitFor([this] { return m_bench->editor->findChild<QFileDialog*>() == nullptr; }, patienceMs);
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_bench = std::make_unique<MediaBench>();
        m_bench->offer({Family::A, Generation::G30, ApiType::ReferenceToVideo});
        QVERIFY(m_bench->isReady());
    }
    void cleanup() { m_bench.reset(); }

    void addsTheFileWhosePathWasTyped()
    {
        const QString path = made(u"50% #1 b.png"_s);
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, path);
        QCOMPARE(paths(), QStringList{path});
        QVERIFY(isGone());
        QCOMPARE(m_bench->window()->focusWidget(), m_bench->row(1)); // once the window is active again
    }

    void addsAllFilesThatWerePicked()
    {
        for (const QString& name : {u"a.png"_s, u"b.mp4"_s, u"c.png"_s})
            made(name);
        m_bench->fill(u"a"_s);
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, m_folder->path()); // opens the folder
        QVERIFY(dialog->isVisible());
        QVERIFY(FileDialogHands::pick(dialog, {u"a.png"_s, u"c.png"_s}));
        QCOMPARE(m_bench->items().size(), 3);
        QCOMPARE(paths().mid(1), QStringList({m_folder->filePath(u"a.png"_s), m_folder->filePath(u"c.png"_s)}));
        QVERIFY(isGone());
        m_bench->window()->activateWindow();
        QVERIFY(m_bench->isReady());
        MediaBench::undo(MediaBench::focus()); // both at once
        QCOMPARE(m_bench->items().size(), 1);
    }

    void fillsTheSlotWhoseKeyWasPressed()
    {
        m_bench->offer({Family::A, Generation::G30, ApiType::ImageToVideo});
        MediaBench::press(m_bench->find(u"lastFrameSlot"_s), Qt::Key_Return);
        TRY_VERIFY(m_bench->editor->findChild<QFileDialog*>(u"addFileDialog"_s) != nullptr);
        QFileDialog* dialog = shown();
        QVERIFY(dialog);
        const QString last = made(u"last.png"_s);
        FileDialogHands::givePath(dialog, last);
        TRY_COMPARE(paths(), QStringList{last});
        QCOMPARE(m_bench->types(), QStringList{u"last_frame"_s});
        QVERIFY(isGone());
        m_bench->click(u"firstFrameSlot"_s);
        dialog = shown();
        QVERIFY(dialog);
        const QString first = made(u"first.png"_s);
        FileDialogHands::givePath(dialog, first);
        TRY_COMPARE(paths(), QStringList({first, last}));
        QCOMPARE(m_bench->types(), QStringList({u"first_frame"_s, u"last_frame"_s}));
    }

    void takesNoOtherFileAsAFrame_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        QTest::newRow("text") << u"notes.txt"_s << u"“notes.txt” isn't an image, so it wasn't used."_s;
        QTest::newRow("text by another name") << u"fake.jpg"_s << u"“fake.jpg” isn't an image, so it wasn't used."_s;
        QTest::newRow("damaged") << u"cut.jpeg"_s << u"“cut.jpeg” is damaged, so it wasn't used."_s;
    }

    void takesNoOtherFileAsAFrame()
    {
        QFETCH(QString, name);
        QFETCH(QString, why);
        const RequestKind kind{Family::A, Generation::G30, ApiType::ImageToVideo};
        m_bench->offer(kind);
        QSignalSpy declined(m_bench->editor, &MediaEditor::declined);
        m_bench->click(u"firstFrameSlot"_s);
        QFileDialog* dialog = shown();
        QVERIFY(dialog);
        const QString path = made(name);
        if (name == "cut.jpeg"_L1) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("\xFF\xD8\xFF\xE0 and no more") > 0);
        }
        FileDialogHands::givePath(dialog, path);
        TRY_COMPARE(m_bench->notice, why);
        QVERIFY(m_bench->items().isEmpty());
        QCOMPARE(declined.size(), 0);
    }

    void beginsInTheLastFolder()
    {
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, made(u"a.png"_s));
        QVERIFY(isGone());
        dialog = opened();
        QVERIFY(dialog);
        QCOMPARE(
            QFileInfo(dialog->directory().path()).canonicalFilePath(), QFileInfo(m_folder->path()).canonicalFilePath());
    }

    void replacesTheFileOfATile()
    {
        m_bench->fill(u"x"_s);
        m_bench->drop(MediaBench::urls({QUrl::fromLocalFile(made(u"a.png"_s)).toString()}));
        MediaBench::press(m_bench->row(2), Qt::Key_Return);
        QFileDialog* dialog = shown();
        QVERIFY(dialog);
        const QString other = made(u"b.png"_s);
        FileDialogHands::givePath(dialog, other);
        TRY_COMPARE(paths().value(1), other);
        QCOMPARE(m_bench->items().size(), 2);
        QVERIFY(isGone());
        m_bench->window()->activateWindow();
        QVERIFY(m_bench->isReady());
        MediaBench::undo(m_bench->row(2));
        QCOMPARE(paths().at(1), m_folder->filePath(u"a.png"_s));
    }

    void addsEachFileOnce()
    {
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, made(u"a.png"_s));
        QVERIFY(isGone());
        dialog = opened();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, made(u"b.png"_s));
        QCOMPARE(m_bench->items().size(), 2);
    }

    void addsNothingWhenCancelled()
    {
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
        QTest::keyClicks(name, made(u"a.png"_s));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(isGone());
        QVERIFY(m_bench->items().isEmpty());
    }

    void addsNothingThatIsNotThere()
    {
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        QVERIFY(FileDialogHands::givePathAndAnswer(dialog, m_folder->filePath(u"no.png"_s), QMessageBox::Ok));
        QVERIFY(dialog->isVisible()); // so that the user can try another one
        QVERIFY(m_bench->items().isEmpty());
    }

    void addsWhatCannotBeReadForAFindingToSayWhy()
    {
        const QString path = m_folder->filePath(u"pipe.png"_s);
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, path);
        QCOMPARE(paths(), QStringList{path});
    }

    void endsWithItsEditor()
    {
        QFileDialog* dialog = opened();
        QVERIFY(dialog);
        m_bench.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void tellsNobodyWhoIsGone()
    {
        int told = 0;
        auto* dialog = new QFileDialog;
        {
            QObject receiver;
            openForFile(dialog, &receiver, [&told](const QString&) { ++told; });
        }
        FileDialogHands::givePath(dialog, made(u"a.png"_s));
        QCOMPARE(told, 0);
    }

    void readsModelCodesFromAFile()
    {
        const ProfileCatalogue profiles;
        CodesEdit edit(profiles);
        edit.show();
        QVERIFY(waitForActive(&edit));
        for (auto* button : edit.findChildren<QPushButton*>()) {
            if (button->text().endsWith(u'…'))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        auto* dialog = edit.findChild<QFileDialog*>();
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, made(u"codes.txt"_s));
        QCOMPARE(edit.text(), u"x"_s);
    }

    void choosesAFolder()
    {
        QDir(m_folder->path()).mkdir(u"clips"_s);
        FolderEdit edit(m_folder->path());
        edit.show();
        QVERIFY(waitForActive(&edit));
        QSignalSpy edited(&edit, &FolderEdit::edited);
        QTest::mouseClick(edit.findChild<QPushButton*>(), Qt::LeftButton);
        auto* dialog = edit.findChild<QFileDialog*>(u"folderDialog"_s);
        QVERIFY(dialog);
        FileDialogHands::givePath(dialog, m_folder->filePath(u"clips"_s));
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edit.folder(), m_folder->filePath(u"clips"_s));
    }
};

QTEST_MAIN(TestFileDialogs)
#include "tst_filedialogs.moc"
