// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/media/mediatile.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

// The lists of the compose column: media, images, voices, shots.
class TestRequestLists final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;

    template<typename T = QWidget>
    T* find(const QString& name, const QString& row = {}) const
    {
        QWidget* within = row.isEmpty() ? m_form.get() : m_form->findChild<QWidget*>(row);
        T* found = within != nullptr ? within->findChild<T*>(name) : nullptr;
        if (found == nullptr)
            qFatal("there is no %s in %s", qPrintable(name), qPrintable(row));
        return found;
    }
    void click(const QString& name, const QString& row = {}) const
    {
        QTest::mouseClick(find<QAbstractButton>(name, row), Qt::LeftButton);
    }
    QList<MediaItem> media() const { return m_form->request().media; }
    QStringList mediaTypesNow() const
    {
        QStringList types;
        for (const MediaItem& item : media())
            types.append(item.type);
        return types;
    }
    QString nameOf(int place) const { return find<MediaTile>(u"mediaRow%1"_s.arg(place))->name(); }
    // Presses a key on a tile of the media.
    void press(int place, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget* tile = find(u"mediaRow%1"_s.arg(place));
        tile->setFocus();
        QTest::keyClick(tile, key, modifiers);
    }
    // Clicks an entry of a tile's menu.
    void choose(const QString& tile, const QString& entry) const
    {
        click(u"rowMenuButton"_s, tile);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu->actions()) {
            if (action->text() == entry) {
                QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
                return;
            }
        }
        qFatal("the menu has no %s", qPrintable(entry));
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->chooser()->setAccounts({Samples::practice()});
        m_form->resize(400, 1400);
        m_form->show();
        QVERIFY(waitForActive(m_form.get()));
        QTest::mouseClick(m_form->findChild<QWidget*>(u"advancedButton"_s), Qt::LeftButton);
    }
    void cleanup() { m_form.reset(); }

    void addsMovesAndRemovesMedia()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.clear();
        m_form->setRequest(request);
        QCOMPARE(m_form->findings().size(), 1);
        for (int i = 1; i <= 3; ++i) {
            click(u"addAddressButton"_s, u"mediaEditor"_s);
            auto* edit = find<QLineEdit>(u"addressEdit"_s, u"mediaEditor"_s);
            QVERIFY(edit->hasFocus());
            QTest::keyClicks(edit, u"https://a.example/%1"_s.arg(i));
        }
        QCOMPARE(mediaTypesNow(), QStringList({u"first_frame"_s, u"last_frame"_s, u"reference_image"_s}));
        QCOMPARE(media().at(2).source, u"https://a.example/3"_s);
        QCOMPARE(nameOf(3), u"Image 3"_s);
        press(3, Qt::Key_Left, Qt::ControlModifier);
        press(2, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(mediaTypesNow(), QStringList({u"reference_image"_s, u"first_frame"_s, u"last_frame"_s}));
        press(1, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(mediaTypesNow(), QStringList({u"first_frame"_s, u"reference_image"_s, u"last_frame"_s}));
        press(1, Qt::Key_Right, Qt::ControlModifier); // the frames trade places
        QCOMPARE(mediaTypesNow(), QStringList({u"first_frame"_s, u"reference_image"_s, u"last_frame"_s}));
        QCOMPARE(media().first().source, u"https://a.example/2"_s);
        press(2, Qt::Key_Delete);
        QCOMPARE(mediaTypesNow(), QStringList({u"first_frame"_s, u"last_frame"_s}));
        QVERIFY(m_form->findChild<QWidget*>(u"mediaRow3"_s) == nullptr);
        const QJsonArray wire = encodeCreate(m_form->request())[u"input"_s][u"media"_s].toArray();
        QCOMPARE(wire.size(), 2);
        QCOMPARE(wire.first().toObject(),
            QJsonObject({{u"type"_s, u"first_frame"_s}, {u"url"_s, u"https://a.example/2"_s}}));
        press(1, Qt::Key_Delete);
        press(1, Qt::Key_Delete);
        QVERIFY(media().isEmpty());
        QVERIFY(find(u"firstFrameSlot"_s, u"mediaEditor"_s)->hasFocus());
    }

    void takesFilesByTheirMedium()
    {
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.media.clear();
        m_form->setRequest(request);
        find<MediaEditor>(u"mediaEditor"_s)
            ->take({{u"file:///tmp/a b.PNG"_s, u"file:///tmp/c.mp4"_s, u"file:///tmp/d.wav"_s,
                        u"file:///tmp/50%25 %231.pdf"_s, u"file:///tmp/unknown"_s},
                       {}, {}},
                {-1, -1});
        QCOMPARE(mediaTypesNow(),
            QStringList(
                {u"reference_image"_s, u"reference_video"_s, u"reference_audio"_s, u"file"_s, u"reference_image"_s}));
        QCOMPARE(localPath(media().at(0).source), u"/tmp/a b.PNG"_s);
        QCOMPARE(localPath(media().at(3).source), u"/tmp/50% #1.pdf"_s);
        QCOMPARE(nameOf(2), u"Video 1"_s);
        QCOMPARE(nameOf(5), u"Image 2"_s);
        // Only local images can be sent: a Stop for each of the other three, in its own row.
        QVERIFY(hasStop(m_form->findings()));
        QList<int> places;
        for (const Finding& finding : m_form->findings()) {
            if (finding.severity == Severity::Stop)
                places.append(finding.index);
        }
        QCOMPARE(places, QList<int>({1, 2, 3}));
    }

    void takesATypedPathAsAFile()
    {
        m_form->setRequest(Samples::minimal(Samples::imageA30));
        press(1, Qt::Key_F2);
        auto* edit = find<QLineEdit>(u"addressEdit"_s, u"mediaEditor"_s);
        QVERIFY(edit->hasFocus());
        edit->selectAll();
        QTest::keyClicks(edit, u"/tmp/kite.png"_s);
        find(u"promptEdit"_s)->setFocus();
        QCOMPARE(media().first().source, u"file:///tmp/kite.png"_s);
    }

    void keepsTypesOfItsOwnAndOffersTheKinds()
    {
        m_form->setRequest(Samples::minimal(Samples::imageA30));
        press(1, Qt::Key_F2);
        auto* type = find<QComboBox>(u"typeCombo"_s, u"mediaEditor"_s);
        QCOMPARE(type->count(), mediaTypesOf(Samples::imageA30).size());
        QCOMPARE(type->currentText(), u"First frame"_s);
        type->setFocus();
        QTest::keyClick(type, Qt::Key_Down);
        QCOMPARE(media().first().type, u"last_frame"_s);
        type->setEditText(u"depth_map"_s);
        QCOMPARE(media().first().type, u"depth_map"_s);
        QVERIFY(hasAsk(m_form->findings()));
        QTest::mouseClick(find<QAbstractButton>(u"referenceToVideoButton"_s), Qt::LeftButton);
        QCOMPARE(media().first().type, u"depth_map"_s);
        type->setEditText(u"Reference image"_s);
        QCOMPARE(media().first().type, u"reference_image"_s);
        type->setEditText(QString());
        QVERIFY(hasStop(m_form->findings()));
        QCOMPARE(nameOf(1), u"Item 1"_s);
    }

    void offersAReferenceVoiceWhereTheKindDoes()
    {
        m_form->setRequest(Samples::minimal(Samples::imageA30));
        press(1, Qt::Key_F2);
        QVERIFY(!find(u"referenceVoiceEdit"_s, u"mediaEditor"_s)->isVisible());
        m_form->setRequest(Samples::minimal(Samples::referenceA27));
        press(1, Qt::Key_F2);
        auto* voice = find<QLineEdit>(u"referenceVoiceEdit"_s, u"mediaEditor"_s);
        QVERIFY(voice->isVisible());
        QTest::keyClicks(voice, u"https://voices.example/1.wav"_s);
        QCOMPARE(encodeCreate(m_form->request())[u"input"_s][u"media"_s][0][u"reference_voice"_s],
            QJsonValue(u"https://voices.example/1.wav"_s));
    }

    void keepsInlineDataWhole()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.first().source = u"data:image/png;base64,"_s + QString(3000000, u'A');
        m_form->setRequest(request);
        QCOMPARE(m_form->request(), request);
        press(1, Qt::Key_F2);
        auto* edit = find<QLineEdit>(u"addressEdit"_s, u"mediaEditor"_s);
        QVERIFY(edit->text().size() < 200);
        QVERIFY(edit->isReadOnly());
        find<QComboBox>(u"typeCombo"_s, u"mediaEditor"_s)->setEditText(u"Last frame"_s);
        QCOMPARE(media().first().source, request.media.first().source);
        click(u"addAddressButton"_s, u"mediaEditor"_s);
        auto* second = find<QLineEdit>(u"addressEdit"_s, u"mediaEditor"_s);
        second->insert(request.media.first().source); // as pasting does
        QCOMPARE(media().at(1).source, request.media.first().source);
        QVERIFY(second->isReadOnly());
    }

    void marksTheRowThatIsMeant()
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.append({u"last_frame"_s, {}, {}});
        m_form->setRequest(request);
        QVERIFY(find(u"mediaRow2"_s)->accessibleDescription().isEmpty()); // not before the user has been there
        QTest::keyClick(m_form.get(), Qt::Key_Return, Qt::ControlModifier);
        auto* link = find<QLineEdit>(u"addressEdit"_s, u"mediaEditor"_s);
        QVERIFY(link->property("invalid").toBool());
        QVERIFY(link->hasFocus());
        QCOMPARE(find<QLabel>(u"mediaLineName"_s)->text(), u"Image 2"_s);
        QVERIFY(find(u"mediaRow1"_s)->accessibleDescription().isEmpty());
        QVERIFY(!find(u"mediaRow2"_s)->accessibleDescription().isEmpty());
        QCOMPARE(link->accessibleDescription(), find(u"mediaRow2"_s)->accessibleDescription());
    }

    void namesItemsInThePromptAndKeepsTheirNumbers()
    {
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.prompt = u"waves to"_s;
        request.media = {
            {u"reference_image"_s, u"https://a.example/1"_s, {}}, {u"reference_image"_s, u"https://a.example/2"_s, {}}};
        m_form->setRequest(request);
        auto* prompt = static_cast<QPlainTextEdit*>(find(u"promptEdit"_s));
        prompt->moveCursor(QTextCursor::Start);
        choose(u"mediaRow2"_s, u"Insert Image 2 into the prompt"_s);
        prompt->moveCursor(QTextCursor::End);
        choose(u"mediaRow1"_s, u"Insert Image 1 into the prompt"_s);
        QCOMPARE(m_form->request().prompt, u"Image 2 waves to Image 1"_s);

        press(1, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_form->request().prompt, u"Image 2 waves to Image 1"_s); // not renumbered unless the user asks
        for (auto* button : find(u"renumberOffer"_s)->findChildren<QAbstractButton*>()) {
            if (button->text() == u"Renumber"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(m_form->request().prompt, u"Image 1 waves to Image 2"_s);
        find<MediaEditor>(u"mediaEditor"_s)->undo();
        QCOMPARE(m_form->request().prompt, u"Image 2 waves to Image 1"_s);
        QCOMPARE(media().first().source, u"https://a.example/1"_s);
        prompt->undo(); // of what came before; the renumbering alone would name other pictures
        QCOMPARE(m_form->request().prompt, u"Image 2 waves to"_s);
    }

    void editsImagesAndVoices()
    {
        m_form->setRequest(Samples::minimal(Samples::multiB));
        click(u"addAddressButton"_s, u"imagesEditor"_s);
        QTest::keyClicks(find(u"addressEdit"_s, u"imagesEditor"_s), u"https://a.example/2.png"_s);
        choose(u"imagesRow2"_s, u"Move left"_s);
        QCOMPARE(
            m_form->request().images, QStringList({u"https://a.example/2.png"_s, u"https://pictures.example/1.png"_s}));
        choose(u"imagesRow2"_s, u"Remove"_s);
        QCOMPARE(encodeCreate(m_form->request())[u"imageList"_s].toArray(),
            QJsonArray{QJsonObject({{u"image"_s, u"https://a.example/2.png"_s}})});

        m_form->setRequest(Samples::minimal({Family::B, Generation::None, ApiType::ImageToVideo}));
        click(u"addVoiceButton"_s, u"voicesEditor"_s);
        QVERIFY(hasStop(m_form->findings())); // each needs an identifier
        QTest::keyClicks(find(u"voiceEdit"_s, u"voicesRow1"_s), u"v1"_s);
        QCOMPARE(encodeCreate(m_form->request())[u"voiceList"_s].toArray(),
            QJsonArray{QJsonObject({{u"voiceId"_s, u"v1"_s}})});
        click(u"removeButton"_s, u"voicesRow1"_s);
        QVERIFY(!encodeCreate(m_form->request()).contains(u"voiceList"_s));
    }

    void numbersShotsAndAddsThemUp()
    {
        VideoRequest request = Samples::minimal(Samples::textB);
        m_form->setRequest(request);
        QVERIFY(!find(u"shotsEditor"_s)->isVisible());
        request.multiShot = true;
        request.shotType = u"customize"_s;
        m_form->setRequest(request);
        QVERIFY(find(u"shotsEditor"_s)->isVisible());
        auto* total = find<QLabel>(u"shotsNote"_s);
        QCOMPARE(total->text(), QString());
        for (int i = 1; i <= 2; ++i) {
            const QString row = u"shotsRow%1"_s.arg(i);
            click(u"addShotButton"_s, u"shotsEditor"_s);
            QTest::keyClicks(find(u"shotPromptEdit"_s, row), u"Shot words %1"_s.arg(i));
            auto* seconds = find<QDoubleSpinBox>(u"secondsSpin"_s, row);
            QTest::keyClicks(seconds, i == 1 ? u"2"_s : u"3"_s);
        }
        QCOMPARE(total->text(), u"2 of 6 shots · 5 of 5 s"_s);
        click(u"moveUpButton"_s, u"shotsRow2"_s);
        const QJsonArray wire = encodeCreate(m_form->request())[u"multiPrompt"_s].toArray();
        QCOMPARE(wire,
            QJsonArray({QJsonObject({{u"index"_s, 1}, {u"prompt"_s, u"Shot words 2"_s}, {u"duration"_s, u"3"_s}}),
                QJsonObject({{u"index"_s, 2}, {u"prompt"_s, u"Shot words 1"_s}, {u"duration"_s, u"2"_s}})}));
        click(u"removeButton"_s, u"shotsRow1"_s);
        QCOMPARE(m_form->request().shots, (QList<Shot>{{1, u"Shot words 1"_s, 2}}));
        QCOMPARE(total->text(), u"1 of 6 shots · 2 of 5 s"_s);
    }
};

QTEST_MAIN(TestRequestLists)
#include "tst_requestlists.moc"
