// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/mediabench.h"

#include "ui/style/applylook.h"

#include <QDir>
#include <QMenu>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind reference{Family::A, Generation::G30, ApiType::ReferenceToVideo};
const RequestKind several{Family::B, Generation::None, ApiType::MultiImageToVideo};

QImage someImage(Qt::GlobalColor colour = Qt::red)
{
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

} // namespace

// What can be added to the media list: dropped, pasted, rejected.
class TestMediaInput final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MediaBench> m_bench;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString made(const QString& name, const QByteArray& content = "x") const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
        return QUrl::fromLocalFile(file.fileName()).toString();
    }
    static void setClipboard(QMimeData* mime) { QGuiApplication::clipboard()->setMimeData(mime); }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_bench = std::make_unique<MediaBench>();
        m_bench->offer(reference);
        QVERIFY(m_bench->isReady());
        QGuiApplication::clipboard()->clear();
    }
    void cleanup() { m_bench.reset(); }

    void takesFilesOfAFileManager()
    {
        QVERIFY(m_bench->drop(MediaBench::urls({made(u"a b.png"_s), made(u"50% #1.mp4"_s), made(u"c.pdf"_s)})));
        QCOMPARE(m_bench->types(), QStringList({u"reference_image"_s, u"reference_video"_s, u"file"_s}));
        QCOMPARE(localPath(m_bench->items().at(1).source), m_folder->filePath(u"50% #1.mp4"_s));
        QCOMPARE(m_bench->lastAction, Qt::CopyAction); // never moved
        QCOMPARE(m_bench->notice, QString());
        QVERIFY(m_bench->row(1)->hasFocus());
        MediaBench::undo(MediaBench::focus()); // all of them at once
        QVERIFY(m_bench->items().isEmpty());
    }

    void neverTakesFilesAway()
    {
        QVERIFY(m_bench->drop(MediaBench::urls({made(u"a.png"_s)}), 0, Qt::MoveAction | Qt::LinkAction));
        QCOMPARE(m_bench->lastAction, Qt::LinkAction);
    }

    void dropsBetweenRows()
    {
        m_bench->fill(u"a b c"_s);
        QVERIFY(m_bench->drop(MediaBench::urls({u"https://x.example/y"_s, u"https://x.example/z"_s}), 2));
        QCOMPARE(m_bench->sources(), u"a y z b c"_s);
        QVERIFY(m_bench->drop(MediaBench::urls({u"https://x.example/last"_s})));
        QCOMPARE(m_bench->sources(), u"a y z b c last"_s);
        QVERIFY(m_bench->drop(MediaBench::urls({u"https://x.example/first"_s}), 1));
        QCOMPARE(m_bench->sources(), u"first a y z b c last"_s);
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("addresses");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("sentence"); // a part of it
        const QStringList none;
        QTest::newRow("a folder") << QStringList{u"FOLDER"_s} << QString() << QString() << u"is a folder"_s;
        QTest::newRow("a folder among others")
            << QStringList{u"FOLDER"_s, u"https://x.example/y"_s} << QString() << u"y"_s << u"is a folder"_s;
        QTest::newRow("a page of the browser")
            << QStringList{u"about:config"_s} << QString() << QString() << u"a web link"_s;
        QTest::newRow("mail") << QStringList{u"mailto:me@x.example"_s} << QString() << QString() << u"a web link"_s;
        QTest::newRow("a script") << QStringList{u"javascript:alert(1)"_s} << QString() << QString() << u"a web link"_s;
        QTest::newRow("words") << none << u"a paper boat"_s << QString() << u"This text isn't a link: “a paper boat”"_s;
        QTest::newRow("one word") << none << u"boat"_s << QString() << u"isn't a link"_s;
        QTest::newRow("a path that is not there") << none << u"/no/such/file.png"_s << QString() << u"isn't a link"_s;
        QTest::newRow("no host") << none << u"https:///x.png"_s << QString() << u"isn't a link"_s;
        QTest::newRow("data without data") << none << u"data:nonsense"_s << QString() << u"isn't a link"_s;
        QTest::newRow("words and addresses")
            << none << u"see\nhttps://x.example/y\n\nhttps://x.example/z"_s << u"y z"_s << u"“see”"_s;
        QTest::newRow("very long") << none << QString(5000, u'w') << QString() << u"www…”"_s;
        QTest::newRow("blank") << none << u"  \n "_s << QString() << u"no file, picture or link"_s;
        QTest::newRow("address") << none << u" https://x.example/y?a=b%20c \n"_s << u"y?a=b%20c"_s << QString();
        QTest::newRow("bucket") << none << u"oss://bucket/y"_s << u"y"_s << QString();
        QTest::newRow("inline") << none << u"data:image/png;base64,AAAA"_s << u"png;base64,AAAA"_s << QString();
    }
    void refuses()
    {
        QFETCH(QStringList, addresses);
        QFETCH(QString, text);
        QFETCH(QString, taken);
        QFETCH(QString, sentence);
        addresses.replaceInStrings(u"FOLDER"_s, QUrl::fromLocalFile(m_folder->path()).toString());
        const auto mime = [&] { return text.isEmpty() ? MediaBench::urls(addresses) : MediaBench::text(text); };
        QVERIFY(m_bench->drop(mime()));
        QCOMPARE(m_bench->sources(), taken);
        QVERIFY2(m_bench->notice.contains(sentence), qPrintable(m_bench->notice));
        QCOMPARE(m_bench->notice.isEmpty(), sentence.isEmpty());
        // The same with the keyboard.
        m_bench->editor->setValue({});
        setClipboard(mime());
        m_bench->find(u"addFileButton"_s)->setFocus();
        QTest::keyClick(MediaBench::focus(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_bench->sources(), taken);
        QCOMPARE(m_bench->notice.isEmpty(), sentence.isEmpty());
        m_bench->click(u"addAddressButton"_s);
        QCOMPARE(m_bench->notice, QString()); // the user continued
    }

    void ignoresWhatIsNeither()
    {
        auto* mime = new QMimeData;
        mime->setData(u"application/x-something"_s, "1");
        QVERIFY(!m_bench->drop(mime));
        QVERIFY(m_bench->items().isEmpty());
        QCOMPARE(m_bench->notice, QString());
    }

    void takesTheAddressOfABrowsersPicture()
    {
        QMimeData* mime = MediaBench::urls({u"https://x.example/y.jpg"_s});
        mime->setImageData(someImage());
        mime->setText(u"https://x.example/y.jpg"_s);
        mime->setHtml(u"<img src='https://x.example/y.jpg'>"_s);
        QVERIFY(m_bench->drop(mime));
        QCOMPARE(m_bench->sources(), u"y.jpg"_s);
    }

    void keepsPicturesWithoutAFile()
    {
        const QString folder = m_folder->filePath(u"new/inputs"_s);
        m_bench->editor->setInputsFolder(folder);
        m_bench->fill(u"a b"_s);
        QVERIFY(m_bench->drop(MediaBench::picture(someImage()), 2));
        TRY_COMPARE(m_bench->items().size(), 3);
        const QString path = localPath(m_bench->items().at(1).source);
        QVERIFY(QFileInfo(path).absolutePath() == QFileInfo(folder).absoluteFilePath());
        QCOMPARE(QImage(path).size(), QSize(40, 30));
        QCOMPARE(m_bench->types().at(1), u"reference_image"_s);
        setClipboard(MediaBench::picture(someImage()));
        m_bench->row(1)->setFocus();
        QTest::keyClick(MediaBench::focus(), Qt::Key_V, Qt::ControlModifier);
        TRY_COMPARE(m_bench->items().size(), 4);
        QCOMPARE(localPath(m_bench->items().at(3).source), path); // the same picture is stored once
        QVERIFY(m_bench->drop(MediaBench::picture(someImage(Qt::blue))));
        TRY_COMPARE(m_bench->items().size(), 5);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 2);
    }

    void leavesTheCursorToWhoIsWriting()
    {
        m_bench->editor->setInputsFolder(m_folder->path());
        m_bench->prompt->setFocus();
        QVERIFY(m_bench->drop(MediaBench::picture(someImage())));
        TRY_COMPARE(m_bench->items().size(), 1);
        QVERIFY(m_bench->prompt->hasFocus());
    }

    void takesAPictureWithAnAddressThatIsNone()
    {
        m_bench->editor->setInputsFolder(m_folder->path());
        QMimeData* mime = MediaBench::urls({u"blob:https://x.example/1-2"_s});
        mime->setImageData(someImage());
        QVERIFY(m_bench->drop(mime));
        TRY_COMPARE(m_bench->items().size(), 1);
        QVERIFY(isLocalFile(m_bench->items().first().source));
        QCOMPARE(m_bench->notice, QString());
    }

    void saysWhyAPictureIsNotKept_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("no folder known") << QString();
        QTest::newRow("below a file") << u"file/inputs"_s;
    }
    void saysWhyAPictureIsNotKept()
    {
        QFETCH(QString, folder);
        made(u"file"_s);
        m_bench->editor->setInputsFolder(folder.isEmpty() ? QString() : m_folder->filePath(folder));
        QVERIFY(m_bench->drop(MediaBench::picture(someImage())));
        TRY_VERIFY(m_bench->notice.startsWith(u"The picture couldn't be saved:"_s));
        QVERIFY(m_bench->items().isEmpty());
    }

    void survivesBeingClosedWhileAPictureIsWritten()
    {
        m_bench->editor->setInputsFolder(m_folder->path());
        QVERIFY(m_bench->drop(MediaBench::picture(QImage(3000, 2000, QImage::Format_RGB32))));
        m_bench.reset();
        QCoreApplication::sendPostedEvents();
    }

    void pastesTextIntoATextFieldAsText()
    {
        m_bench->fill(u"a"_s);
        QLineEdit* line = m_bench->address(1);
        line->setFocus();
        line->selectAll();
        setClipboard(MediaBench::text(u"https://x.example/pasted"_s));
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_bench->sources(), u"pasted"_s);
        QCOMPARE(m_bench->items().size(), 1);
    }

    void pastesIntoTheSlotThatHasTheFocus()
    {
        m_bench->offer({Family::A, Generation::G30, ApiType::ImageToVideo});
        setClipboard(MediaBench::text(u"https://x.example/end.png"_s));
        MediaBench::press(m_bench->find(u"lastFrameSlot"_s), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_bench->types(), QStringList({u"last_frame"_s}));
        MediaBench::press(m_bench->row(1), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_bench->types().size(), 2);
    }

    void pastesAPictureIntoTheListWhereverTheCursorIs()
    {
        m_bench->editor->setInputsFolder(m_folder->path());
        m_bench->fill(u"a"_s);
        m_bench->address(1)->setFocus();
        setClipboard(MediaBench::picture(someImage()));
        QTest::keyClick(m_bench->address(1), Qt::Key_V, Qt::ControlModifier);
        TRY_COMPARE(m_bench->items().size(), 2);
        QCOMPARE(m_bench->address(1)->text(), u"https://a.example/a"_s);
    }

    void pastesByTheMenu()
    {
        m_bench->fill(u"a b"_s);
        setClipboard(MediaBench::text(u"https://x.example/c"_s));
        m_bench->click(u"rowMenuButton"_s, 1);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QStringList words;
        for (const QAction* action : menu->actions()) {
            if (!action->isSeparator())
                words.append(action->text());
        }
        QCOMPARE(words,
            QStringList({u"Replace…"_s, u"Edit link…"_s, u"Type"_s, u"Insert Image 1 into the prompt"_s, u"Look up"_s,
                u"Copy link"_s, u"Move left"_s, u"Move right"_s, u"Remove"_s, u"Add file…"_s, u"Add link…"_s,
                u"Paste"_s, u"Undo"_s, u"Redo"_s}));
        QTest::keyClick(menu, Qt::Key_Escape);
        m_bench->choose(1, u"Paste"_s);
        QCOMPARE(m_bench->sources(), u"a b c"_s);
    }

    void aFileIsNotCalledALink()
    {
        const QString file = m_folder->filePath(u"a picture.png"_s);
        QVERIFY(someImage().save(file));
        QVERIFY(m_bench->drop(MediaBench::urls({QUrl::fromLocalFile(file).toString()})));
        QCOMPARE(m_bench->items().size(), 1);
        m_bench->choose(1, u"Copy path"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), file);
        m_bench->click(u"rowMenuButton"_s, 1);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (const QAction* action : menu->actions()) {
            if (action->text() != u"Add link…"_s)
                QVERIFY2(!action->text().contains(u"link"_s), qPrintable(action->text()));
        }
        QTest::keyClick(menu, Qt::Key_Escape);
    }

    void marksWhereADropWouldGo()
    {
        m_bench->fill(u"a b"_s);
        const auto image = [this] { return m_bench->editor->grab().toImage(); };
        const QImage before = image();
        const std::unique_ptr<QMimeData> mime(MediaBench::urls({u"https://x.example/y"_s}));
        const QPoint at = m_bench->row(2)->mapTo(m_bench->editor, QPoint(20, 2));
        QDragEnterEvent enter(at, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_bench->editor, &enter);
        QDragMoveEvent move(at, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_bench->editor, &move);
        QVERIFY(image() != before);
        QDragLeaveEvent leave;
        QApplication::sendEvent(m_bench->editor, &leave);
        QCOMPARE(image(), before);
        QCOMPARE(m_bench->sources(), u"a b"_s);
    }

    void looksUpAnAddressWhenAskedTo()
    {
        m_bench->fill(u"a b"_s);
        QSignalSpy asked(m_bench->editor, &MediaEditor::lookupRequested);
        m_bench->choose(2, u"Look up"_s);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first(), QVariant(u"https://a.example/b"_s));
        QCOMPARE(m_bench->facts(2), u"Looking up…"_s);
        QCOMPARE(m_bench->facts(1), QString());
    }

    void takesAddressesIntoAnImageList()
    {
        m_bench = std::make_unique<MediaBench>(Field::Images);
        m_bench->offer(several);
        QVERIFY(m_bench->isReady());
        QVERIFY(m_bench->drop(MediaBench::urls({u"https://x.example/1.png"_s, u"https://x.example/2.png"_s})));
        QVERIFY(m_bench->drop(MediaBench::text(u"https://x.example/0.png"_s), 1));
        const auto addresses = [this] { return valueOrEmpty<QStringList>(m_bench->editor->value()); };
        QCOMPARE(addresses(),
            QStringList({u"https://x.example/0.png"_s, u"https://x.example/1.png"_s, u"https://x.example/2.png"_s}));
        MediaBench::press(m_bench->row(3), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(addresses().at(1), u"https://x.example/2.png"_s);
        MediaBench::undo(MediaBench::focus());
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(addresses(), QStringList({u"https://x.example/1.png"_s, u"https://x.example/2.png"_s}));
        // A picture without a file becomes one, as for other kinds.
        m_bench->editor->setInputsFolder(m_folder->filePath(u"inputs"_s));
        QVERIFY(m_bench->drop(MediaBench::picture(someImage())));
        TRY_COMPARE(addresses().size(), 3);
        QVERIFY2(addresses().constLast().startsWith(u"file:"_s), qPrintable(addresses().constLast()));
        QCOMPARE(m_bench->notice, QString());
        const QString file = made(u"a.png"_s);
        QVERIFY(m_bench->drop(MediaBench::urls({file})));
        TRY_COMPARE(addresses().size(), 4);
        QCOMPARE(addresses().constLast(), file);
        MediaBench::undo(m_bench->row(4));
        QCOMPARE(addresses().size(), 3);
    }
};

QTEST_MAIN(TestMediaInput)
#include "tst_mediainput.moc"
