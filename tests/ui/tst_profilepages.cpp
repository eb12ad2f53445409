// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/translations.h"
#include "tests/support/patience.h"
#include "ui/modelprofiles/modelprofileeditor.h"
#include "ui/modelprofiles/profilelist.h"
#include "ui/style/applylook.h"
#include "ui/widgets/optionalspin.h"

#include <QApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

// The pages of the editor of model profiles: their room and their words.
class TestProfilePages final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void cleanup()
    {
        m_editor.reset();
        for (auto* each : qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly))
            delete each;
        QLocale::setDefault(QLocale(u"en"_s));
    }

    void fitsASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& each : {u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"ja"_s, u"ko"_s, u"zh_CN"_s})
            QTest::newRow(qPrintable(each)) << each;
    }
    /// A screen of 1024x640 with a title bar. Each profile has request kinds and media of its own.
    void fitsASmallScreen()
    {
        QFETCH(QString, language);
        installTranslations(*qApp, language);
        open();
        auto* list = m_editor->findChild<ProfileList*>();
        QVERIFY(list->count() > 3);
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            for (int i = 0; i < tabs()->count(); ++i) {
                tabs()->setCurrentIndex(i);
                QApplication::processEvents();
                const QSize size = m_editor->size().expandedTo(m_editor->minimumSizeHint());
                QVERIFY2(size.width() <= 920 && size.height() <= 600,
                    qPrintable(u"%1, %2: %3x%4"_s.arg(list->item(row)->text(), tabs()->tabText(i))
                                   .arg(size.width())
                                   .arg(size.height())));
            }
        }
    }

    /// In a low window, every field can be reached.
    void pagesScroll()
    {
        open();
        m_editor->resize(720, 340);
        QCOMPARE(m_editor->height(), 340);
        const char* names[] = {"modelPage", "valuesPage"};
        for (int i = 0; i < 2; ++i) {
            tabs()->setCurrentIndex(i);
            const auto* scroll = m_editor->findChild<QWidget*>(QLatin1StringView(names[i]))->findChild<QScrollArea*>();
            QVERIFY2(scroll != nullptr, names[i]);
            TRY_VERIFY2(scroll->verticalScrollBar()->maximum() > 0, names[i]);
        }
    }

    /// As in the form, which says "139 of 2,500".
    void thousandsAreGrouped()
    {
        open();
        tabs()->setCurrentIndex(1);
        auto* spin = m_editor->findChild<OptionalSpin*>(u"Prompt, characters"_s);
        spin->setNumber(2500);
        QCOMPARE(spin->findChild<QLineEdit*>()->text(), u"2,500"_s);
        for (const QString& typed : {u"3500"_s, u"3,500"_s}) {
            spin->setNumber(2500);
            spin->setFocus();
            spin->selectAll();
            QTest::keyClicks(spin, typed);
            QCOMPARE(spin->number(), std::optional<double>(3500));
        }
    }

    /// Each heading of numbers says their unit, and no two are the same.
    void headingsOfFilesSayTheirUnits()
    {
        open();
        const auto* files = m_editor->findChild<QTableWidget*>(u"fileLimits"_s);
        QStringList headings;
        for (int column = 2; column < files->columnCount(); ++column)
            headings.append(files->horizontalHeaderItem(column)->text());
        for (const QString& each : std::as_const(headings))
            QVERIFY2(each.contains(u", "_s), qPrintable(each));
        QCOMPARE(headings.removeDuplicates(), 0);
    }

private:
    void open()
    {
        QVERIFY(m_catalogue.load(m_dir.filePath(u"models.json"_s)));
        m_editor = std::make_unique<ModelProfileEditor>(m_catalogue, std::nullopt);
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
    }
    QTabBar* tabs() const { return m_editor->findChild<QTabBar*>(u"profileTabs"_s); }

    QTemporaryDir m_dir;
    ProfileCatalogue m_catalogue;
    std::unique_ptr<ModelProfileEditor> m_editor;
};

QTEST_MAIN(TestProfilePages)
#include "tst_profilepages.moc"
