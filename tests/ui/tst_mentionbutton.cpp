// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/activewindow.h"

#include "ui/compose/fields/mentiondelegate.h"
#include "ui/compose/fields/promptedit.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QTest>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind reference{Family::A, Generation::G30, ApiType::ReferenceToVideo};

QList<MediaItem> items()
{
    return {{u"reference_image"_s, u"file:///tmp/a%20kite.png"_s, {}},
        {u"reference_video"_s, u"https://v.example/walk.mp4"_s, {}}};
}

QAbstractItemView* list()
{
    auto* popup = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
    return popup != nullptr && popup->isVisible() ? popup : nullptr;
}

} // namespace

/// The button below the prompt that offers the media to mention.
class TestMentionButton final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_editor = std::make_unique<LongTextEditor>(Field::Prompt, nullptr);
        m_editor->setOffer(reference, {});
        m_editor->resize(380, 200);
        m_editor->show();
        m_edit = m_editor->findChild<PromptEdit*>();
        QVERIFY(waitForActive(m_editor.get()));
    }
    void cleanup() { m_editor.reset(); }

    void buttonOffersTheMedia_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("mouse") << false;
        QTest::newRow("key") << true;
    }

    void buttonOffersTheMedia()
    {
        QFETCH(bool, byKey);
        auto* button = m_editor->findChild<QToolButton*>(u"promptMentionButton"_s);
        const auto pressButton = [button, byKey] {
            button->setFocus();
            if (byKey)
                QTest::keyClick(button, Qt::Key_Space);
            else
                QTest::mouseClick(button, Qt::LeftButton);
        };
        QVERIFY(button->isVisible());
        QVERIFY(!button->isEnabled()); // nothing to mention yet
        QVERIFY2(button->toolTip().contains(u"Add media first"_s), qPrintable(button->toolTip()));
        m_editor->setMentionable(items());
        QVERIFY(button->isEnabled());
        m_edit->setPictures([](const QString&) {
            QImage picture(48, 27, QImage::Format_RGB32);
            picture.fill(Qt::green);
            return picture;
        });
        m_edit->setPlainText(u"A walk with"_s);
        m_edit->moveCursor(QTextCursor::End);
        pressButton();
        QCOMPARE(m_edit->toPlainText(), u"A walk with @"_s);
        QCOMPARE(list()->model()->rowCount(), 2);
        QVERIFY(!list()->model()->index(0, 0).data(MentionDelegate::PictureRole).value<QImage>().isNull());
        QVERIFY(m_edit->hasFocus() || list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Escape);
        QCOMPARE(list(), nullptr);
        pressButton(); // the "@" is there already
        QCOMPARE(m_edit->toPlainText(), u"A walk with @"_s);
        QCOMPARE(list()->model()->rowCount(), 2);
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(m_edit->toPlainText(), u"A walk with Video 1"_s);
        m_editor->setMentionable({});
        QVERIFY(!button->isEnabled());
    }

    void namesFitLargeFonts()
    {
        m_editor->setMentionable(items());
        for (const double scale : {1.0, 1.5, 2.0}) {
            QFont font = QApplication::font();
            font.setPointSizeF(font.pointSizeF() * scale);
            m_editor->setFont(font);
            m_edit->clear();
            m_edit->beginMention();
            QVERIFY(list());
            const QFontMetrics metrics(semiboldFont(list()->font()));
            QVERIFY(list()->visualRect(list()->model()->index(0, 0)).height() >= metrics.height() + 4);
            QTest::keyClick(list(), Qt::Key_Escape);
        }
    }

private:
    std::unique_ptr<LongTextEditor> m_editor;
    PromptEdit* m_edit = nullptr;
};

QTEST_MAIN(TestMentionButton)
#include "tst_mentionbutton.moc"
