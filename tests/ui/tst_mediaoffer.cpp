// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/mediabench.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"

#include <QDropEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

// Files, links and pictures that are dropped or pasted anywhere on the form.
class TestMediaOffer final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;
    std::unique_ptr<QTemporaryDir> m_folder;

    QWidget* find(const QString& name) const
    {
        auto* found = m_form->findChild<QWidget*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    QString made(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write("x") != 1)
            qFatal("cannot write %s", qPrintable(name));
        return QUrl::fromLocalFile(file.fileName()).toString();
    }
    // Returns whether the drop was accepted by this widget or one around it.
    static bool drop(QWidget* at, QMimeData* mime)
    {
        const std::unique_ptr<QMimeData> owned(mime);
        const QPoint place = at->rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction | Qt::MoveAction, mime, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(at, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent drop(place, Qt::CopyAction | Qt::MoveAction, mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(at, &drop);
        return drop.isAccepted() && drop.dropAction() == Qt::CopyAction;
    }
    static QMenu* menu()
    {
        if (!QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, patienceMs))
            return nullptr;
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    static QStringList entries(const QMenu* menu)
    {
        QStringList words;
        for (const QAction* action : menu->actions())
            words.append(action->text());
        return words;
    }
    static void choose(QMenu* menu, const QString& entry)
    {
        for (QAction* action : menu->actions()) {
            if (action->text() == entry) {
                QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
                return;
            }
        }
        QFAIL("there is no such entry");
    }
    QStringList media() const
    {
        QStringList all;
        for (const MediaItem& item : m_form->request().media)
            all.append(item.type + u' ' + item.source.section(u'/', -1));
        return all;
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->chooser()->setAccounts({Samples::practice()});
        m_form->setInputsFolder(m_folder->path());
        m_form->resize(400, 900);
        m_form->show();
        QVERIFY(waitForActive(m_form.get()));
    }
    void cleanup() { m_form.reset(); }

    void takesAFileOnAnyFieldOfAKindThatUsesIt()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QVERIFY(drop(find(u"accountCombo"_s), MediaBench::urls({made(u"a.png"_s)})));
        TRY_COMPARE(media(), QStringList({u"first_frame a.png"_s}));
        auto* prompt = m_form->findChild<QPlainTextEdit*>(u"promptEdit"_s);
        const QString before = prompt->toPlainText();
        QVERIFY(drop(prompt->viewport(), MediaBench::urls({made(u"b.png"_s)})));
        TRY_COMPARE(media(), QStringList({u"first_frame a.png"_s, u"last_frame b.png"_s}));
        QCOMPARE(prompt->toPlainText(), before);
    }

    void marksWhereADraggedFileLands()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QWidget* first = find(u"firstFrameSlot"_s);
        QWidget* last = find(u"lastFrameSlot"_s);
        const QImage idle = first->grab().toImage();
        const QImage other = last->grab().toImage();
        const std::unique_ptr<QMimeData> picture(MediaBench::urls({made(u"a.png"_s)}));
        QWidget* over = find(u"accountCombo"_s);
        QDragEnterEvent enter(over->rect().center(), Qt::CopyAction, picture.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(over, &enter);
        QVERIFY(first->grab().toImage() != idle);
        QCOMPARE(last->grab().toImage(), other);
        QDragLeaveEvent leave;
        QApplication::sendEvent(over, &leave);
        QCOMPARE(first->grab().toImage(), idle);
        QApplication::sendEvent(over, &enter);
        QDropEvent drop(over->rect().center(), Qt::CopyAction, picture.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(over, &drop);
        TRY_COMPARE(media(), QStringList({u"first_frame a.png"_s}));
        QCOMPARE(last->grab().toImage(), other);
        QApplication::sendEvent(over, &enter);
        QVERIFY(last->grab().toImage() != other);
    }

    void offersTheKindsThatCanUseAFile()
    {
        VideoRequest request = Samples::minimal(Samples::textA30);
        request.prompt = u"A kite"_s;
        m_form->setRequest(request);
        QVERIFY(drop(find(u"promptEdit"_s), MediaBench::urls({made(u"a.png"_s), made(u"b.png"_s)})));
        QMenu* offer = menu();
        QVERIFY(offer);
        QCOMPARE(entries(offer),
            QStringList(
                {u"Use as first frame (Image)"_s, u"Use as last frame (Image)"_s, u"Add as reference (Reference)"_s}));
        choose(offer, u"Add as reference (Reference)"_s);
        QCOMPARE(m_form->request().kind.apiType, ApiType::ReferenceToVideo);
        QCOMPARE(media(), QStringList({u"reference_image a.png"_s, u"reference_image b.png"_s}));
        QCOMPARE(m_form->request().prompt, u"A kite"_s); // the rest is kept
    }

    void aSinglePictureIsTheFirstFrame()
    {
        VideoRequest request = Samples::minimal(Samples::textA30);
        request.prompt = u"A kite"_s;
        m_form->setRequest(request);
        const Draft before = m_form->draft();
        QSignalSpy changing(m_form.get(), &RequestForm::kindChanged);
        QVERIFY(drop(find(u"promptEdit"_s), MediaBench::urls({made(u"a.png"_s)})));
        TRY_COMPARE(media(), QStringList({u"first_frame a.png"_s}));
        QCOMPARE(m_form->request().kind.apiType, ApiType::ImageToVideo);
        QCOMPARE(m_form->request().prompt, u"A kite"_s);
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        QCOMPARE(changing.size(), 1);
        m_form->setDraft(changing.constFirst().constFirst().value<Draft>());
        QCOMPARE(m_form->draft(), before);
    }

    void aPictureThatCannotBeSavedChangesNothing()
    {
        VideoRequest request = Samples::minimal(Samples::textA30);
        request.prompt = u"A kite"_s;
        m_form->setRequest(request);
        const Draft before = m_form->draft();
        m_form->setInputsFolder(QUrl(made(u"no-folder"_s)).toLocalFile());
        QSignalSpy changing(m_form.get(), &RequestForm::kindChanged);
        auto* list = m_form->findChild<MediaEditor*>(u"mediaEditor"_s);
        QSignalSpy refused(list, &MediaEditor::refused);
        QImage red(32, 32, QImage::Format_RGB32);
        red.fill(Qt::red);
        QGuiApplication::clipboard()->setMimeData(MediaBench::picture(red));
        find(u"promptEdit"_s)->setFocus();
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_form->request().kind.apiType, ApiType::ImageToVideo); // while it is stored
        TRY_COMPARE(refused.size(), 1);
        QCOMPARE(m_form->draft(), before);
        // The next file has an undo of its own.
        VideoRequest image = Samples::minimal(Samples::imageA30);
        image.media.clear();
        m_form->setRequest(image);
        QVERIFY(drop(find(u"promptEdit"_s), MediaBench::urls({made(u"a.png"_s)})));
        TRY_COMPARE(media(), QStringList({u"first_frame a.png"_s}));
        QVERIFY(changing.isEmpty());
    }

    void aPictureForAnEditIsAReference()
    {
        VideoRequest request = Samples::minimal({Family::A, Generation::G30, ApiType::VideoEdit});
        request.media = {{u"reference_video"_s, made(u"clip.mp4"_s), {}}};
        m_form->setRequest(request);
        QVERIFY(drop(find(u"promptEdit"_s), MediaBench::urls({made(u"a.png"_s)})));
        TRY_COMPARE(media(), QStringList({u"reference_video clip.mp4"_s, u"reference_image a.png"_s}));
        QCOMPARE(m_form->request().kind, request.kind);
    }

    void anEditWithoutPicturesOffersOtherKinds()
    {
        VideoRequest request = Samples::minimal({Family::A, Generation::G27, ApiType::VideoEdit});
        request.media = {{u"video"_s, made(u"clip.mp4"_s), {}}};
        m_form->setRequest(request);
        request = m_form->request();
        QVERIFY(drop(find(u"promptEdit"_s), MediaBench::urls({made(u"a.png"_s)})));
        QMenu* offer = menu();
        QVERIFY(offer);
        QCOMPARE(m_form->request(), request);
        QSignalSpy changed(m_form.get(), &RequestForm::kindChanged);
        choose(offer, u"Add as reference (Reference)"_s);
        QCOMPARE(m_form->request().kind.apiType, ApiType::ReferenceToVideo);
        TRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.constFirst().constFirst().value<Draft>().request, request);
    }

    void theEmptyPromptAsksForTheChange()
    {
        auto* prompt = m_form->findChild<QPlainTextEdit*>(u"promptEdit"_s);
        m_form->setRequest(Samples::minimal(Samples::textA30));
        QVERIFY(prompt->placeholderText().startsWith(u"Describe the shot"_s));
        m_form->setRequest(Samples::minimal({Family::A, Generation::G30, ApiType::VideoEdit}));
        QVERIFY(prompt->placeholderText().startsWith(u"Describe the change"_s));
    }

    void offersTheKindsForAVideoThatTheKindCannotUse()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QVERIFY(drop(find(u"accountCombo"_s), MediaBench::urls({made(u"a.mp4"_s)})));
        QMenu* offer = menu();
        QVERIFY(offer);
        QCOMPARE(entries(offer), QStringList({u"Edit this video (Edit)"_s, u"Add as reference (Reference)"_s}));
        choose(offer, u"Edit this video (Edit)"_s);
        QCOMPARE(m_form->request().kind.apiType, ApiType::VideoEdit);
        QCOMPARE(media(), QStringList({u"reference_video a.mp4"_s}));
    }

    void alsoOnTheTilesOfAnotherKind()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QSignalSpy changing(m_form.get(), &RequestForm::kindChanged);
        QVERIFY(drop(find(u"mediaEditor"_s), MediaBench::urls({made(u"a.pdf"_s)})));
        TRY_COMPARE(m_form->request().kind.apiType, ApiType::ReferenceToVideo); // the only kind that can use it
        QCOMPARE(media(), QStringList({u"file a.pdf"_s}));
        QCOMPARE(changing.size(), 1);
    }

    void aVideoOnAFramesTileIsNoVideoOfTheRequest()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QSignalSpy wanted(m_form.get(), &RequestForm::frameWanted);
        const QString clip = made(u"clip.mp4"_s);
        for (const QString& tile : {u"firstFrameSlot"_s, u"lastFrameSlot"_s}) {
            QWidget* list = find(u"mediaEditor"_s);
            QWidget* slot = find(tile);
            const QImage before = slot->grab().toImage();
            const std::unique_ptr<QMimeData> mime(MediaBench::urls({clip}));
            const QPoint at = slot->mapTo(list, slot->rect().center());
            QDragEnterEvent enter(at, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(list, &enter);
            QDragMoveEvent move(at, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(list, &move);
            QVERIFY(slot->grab().toImage() != before);
            QDropEvent drop(at, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(list, &drop);
            QVERIFY2(slot->grab().toImage() == before, "the tile is no longer lit");
        }
        QCOMPARE(wanted, (QList<QVariantList>{{clip, 0}, {clip, 1}}));
        QCOMPARE(media(), QStringList());
        QVERIFY(QApplication::activePopupWidget() == nullptr);
    }

    /// A request has two frames at most. Where the third picture goes is for the user to say.
    void aThirdFrameIsOffered_data()
    {
        QTest::addColumn<bool>("isPasted");
        QTest::newRow("dropped on the form") << false;
        QTest::newRow("pasted in the prompt") << true;
    }
    void aThirdFrameIsOffered()
    {
        QFETCH(const bool, isPasted);
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media = {{u"first_frame"_s, made(u"a.png"_s), {}}, {u"last_frame"_s, made(u"b.png"_s), {}}};
        m_form->setRequest(request);
        request = m_form->request();
        QSignalSpy changing(m_form.get(), &RequestForm::kindChanged);
        const auto bring = [this, isPasted] {
            if (!isPasted) {
                drop(find(u"accountCombo"_s), MediaBench::urls({made(u"c.png"_s)}));
                return;
            }
            QGuiApplication::clipboard()->setMimeData(MediaBench::urls({made(u"c.png"_s)}));
            find(u"promptEdit"_s)->setFocus();
            QTest::keyClick(find(u"promptEdit"_s), Qt::Key_V, Qt::ControlModifier);
        };
        bring();
        QMenu* offer = menu();
        QVERIFY(offer);
        QCOMPARE(entries(offer),
            QStringList(
                {u"Use as first frame (Image)"_s, u"Use as last frame (Image)"_s, u"Add as reference (Reference)"_s}));
        QTest::keyClick(offer, Qt::Key_Escape);
        QCOMPARE(m_form->request(), request);
        bring();
        QVERIFY(menu());
        choose(menu(), u"Use as last frame (Image)"_s);
        QCOMPARE(media(), QStringList({u"first_frame a.png"_s, u"last_frame c.png"_s}));
        QVERIFY(changing.isEmpty());
        bring();
        QVERIFY(menu());
        choose(menu(), u"Add as reference (Reference)"_s);
        QCOMPARE(m_form->request().kind.apiType, ApiType::ReferenceToVideo);
        QCOMPARE(
            media(), QStringList({u"reference_image a.png"_s, u"reference_image c.png"_s, u"reference_image c.png"_s}));
        QCOMPARE(changing.size(), 1);
    }

    void severalPicturesAreMoreThanFrames()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QVERIFY(drop(find(u"promptEdit"_s), MediaBench::urls({made(u"a.png"_s), made(u"b.png"_s), made(u"c.png"_s)})));
        TRY_COMPARE(m_form->request().kind.apiType, ApiType::ReferenceToVideo); // the only kind that can use them
        QCOMPARE(media().size(), 3);
    }

    void keepsTheRequestWhenNothingIsChosen()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        const VideoRequest before = m_form->request();
        QVERIFY(drop(find(u"accountCombo"_s), MediaBench::urls({made(u"a.mp4"_s)})));
        QMenu* offer = menu();
        QVERIFY(offer);
        QCOMPARE(entries(offer), QStringList({u"Edit this video (Edit)"_s, u"Add as reference (Reference)"_s}));
        QTest::keyClick(offer, Qt::Key_Escape);
        QCOMPARE(m_form->request(), before);
    }

    void pastesFilesAndPicturesEvenIntoThePrompt()
    {
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.media.clear();
        m_form->setRequest(request);
        auto* prompt = m_form->findChild<QPlainTextEdit*>(u"promptEdit"_s);
        const QString before = prompt->toPlainText();
        prompt->setFocus();
        QMimeData* file = MediaBench::urls({made(u"a.png"_s)});
        file->setText(u"/somewhere/a.png"_s); // as file managers do
        QGuiApplication::clipboard()->setMimeData(file);
        QTest::keyClick(prompt, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(media(), QStringList({u"reference_image a.png"_s}));
        prompt->setFocus();
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QGuiApplication::clipboard()->setMimeData(MediaBench::picture(picture));
        QTest::keyClick(prompt, Qt::Key_V, Qt::ControlModifier);
        TRY_COMPARE(media().size(), 2);
        QCOMPARE(prompt->toPlainText(), before);
        prompt->setFocus();
        prompt->selectAll();
        QGuiApplication::clipboard()->setText(u"https://a.example/b.png"_s);
        QTest::keyClick(prompt, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(prompt->toPlainText(), u"https://a.example/b.png"_s); // text stays text
        QCOMPARE(media().size(), 2);
        find(u"referenceToVideoButton"_s)->setFocus(); // no text field
        QTest::keyClick(find(u"referenceToVideoButton"_s), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(media().last(), u"reference_image b.png"_s);
    }

    void takesWhatCanBeUsedAndNamesTheRest_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QStringList>("taken");
        QTest::addColumn<QString>("said");
        const QString one = u"1 files can't be used and weren't added: "_s; // without a translation
        QTest::newRow("one among pictures")
            << QStringList{u"a.png"_s, u"notes.csv"_s, u"b.png"_s}
            << QStringList{u"reference_image a.png"_s, u"reference_image b.png"_s} << one + u"notes.csv"_s;
        QTest::newRow("alone") << QStringList{u"notes.csv"_s} << QStringList() << one + u"notes.csv"_s;
        QTest::newRow("many") << QStringList{u"a.png"_s, u"1.csv"_s, u"2.csv"_s, u"3.csv"_s, u"4.csv"_s}
                              << QStringList{u"reference_image a.png"_s}
                              << u"4 files can't be used and weren't added: 1.csv, 2.csv, 3.csv, …"_s;
    }
    void takesWhatCanBeUsedAndNamesTheRest()
    {
        QFETCH(const QStringList, files);
        QFETCH(const QStringList, taken);
        QFETCH(const QString, said);
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.media.clear();
        m_form->setRequest(request);
        QStringList sentences;
        for (const MediaEditor* list : m_form->findChildren<MediaEditor*>())
            connect(list, &MediaEditor::refused, this, [&sentences](const QString& each) { sentences.append(each); });
        QStringList urls;
        for (const QString& file : files)
            urls.append(made(file));
        auto* prompt = m_form->findChild<QPlainTextEdit*>(u"promptEdit"_s);
        prompt->setFocus();
        QGuiApplication::clipboard()->setMimeData(MediaBench::urls(urls));
        QTest::keyClick(prompt, Qt::Key_V, Qt::ControlModifier);
        TRY_COMPARE(media(), taken);
        QCOMPARE(sentences, QStringList{said});
    }

    void leavesDroppedTextToTextFields()
    {
        m_form->setRequest(Samples::minimal(Samples::referenceA27));
        const QStringList before = media();
        auto* prompt = m_form->findChild<QPlainTextEdit*>(u"promptEdit"_s);
        prompt->clear();
        drop(prompt->viewport(), MediaBench::text(u"https://a.example/b.png"_s));
        QCoreApplication::processEvents();
        QCOMPARE(prompt->toPlainText(), u"https://a.example/b.png"_s);
        QCOMPARE(media(), before);
        QVERIFY(!drop(find(u"accountCombo"_s), MediaBench::text(u"only words"_s)));
    }
};

QTEST_MAIN(TestMediaOffer)
#include "tst_mediaoffer.moc"
