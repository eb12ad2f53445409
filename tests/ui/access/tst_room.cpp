// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/translations.h"
#include "tests/ui/access/pseudotranslator.h"
#include "tests/ui/access/screens.h"
#include "ui/style/applylook.h"
#include "ui/viewer/transportbar.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QDir>
#include <QLayout>
#include <QRadioButton>
#include <QScrollBar>
#include <QTabBar>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QStringList spoken{u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"ja"_s, u"ko"_s, u"zh_CN"_s};
const QString longer = u"longer"_s; ///< 40 % longer than English
const QString rightToLeft = u"rightToLeft"_s; ///< also from right to left

const QAbstractScrollArea* scrolledBy(const QWidget* widget)
{
    for (const QWidget* at = widget->parentWidget(); at != nullptr; at = at->parentWidget()) {
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(at))
            return area;
    }
    return nullptr;
}

/// The size that a widget's text needs; empty if the widget may elide it, or has none.
QSize neededBy(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (label->text().isEmpty())
            return {};
        return label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->minimumSizeHint();
    }
    // A flat button may be as low as its line of text.
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text().isEmpty() ? QSize()
                                        : QSize(button->minimumSizeHint().width(), button->fontMetrics().height());
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
        const QRect last = tabs->tabRect(tabs->count() - 1).united(tabs->tabRect(0));
        return {last.width(), last.height()};
    }
    return {};
}

} // namespace

// No text is cut off in the smallest window: in any language, in one that is 40 % longer than English, and from right
// to left. DAILIES_PICTURES names a folder for screenshots of all of it.
class TestRoom final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void cleanup()
    {
        m_screens.reset();
        QApplication::setLayoutDirection(Qt::LeftToRight);
        for (auto* each : qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly))
            delete each;
        m_pseudo.reset();
        QLocale::setDefault(QLocale(u"en"_s));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& each : spoken + QStringList{longer, rightToLeft})
            QTest::newRow(qPrintable(each)) << each;
    }
    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        speak(language);
        m_found.clear();
        m_screens = std::make_unique<Screens>();
        QVERIFY(m_screens->open());
        m_screens->bench().window->resize(Screens::smallest);
        const auto each = [&](const QString& name, QWidget* window) {
            window->resize(qobject_cast<QDialog*>(window) != nullptr ? wanted(window) : Screens::smallest);
            settle();
            lookAt(name, window);
            keepPicture(language + u' ' + name, window);
        };
        m_screens->each(each);
        m_screens->firstStart(Screens::smallest, each);
        for (auto [what, screen] : m_found.asKeyValueRange())
            qWarning("%s (%s)", qPrintable(what), qPrintable(screen));
        QCOMPARE(m_found.size(), 0);
    }

    void timeRunsToTheRight()
    {
        speak(rightToLeft);
        m_screens = std::make_unique<Screens>();
        QVERIFY(m_screens->open());
        QWidget* window = m_screens->bench().window.get();
        QCOMPARE(window->layoutDirection(), Qt::RightToLeft);
        auto* transport = window->findChild<TransportBar*>();
        QCOMPARE(transport->layoutDirection(), Qt::LeftToRight);
        for (auto* slider : transport->findChildren<QSlider*>())
            QCOMPARE(slider->layoutDirection(), Qt::LeftToRight);
        for (auto* label : transport->findChildren<QLabel*>())
            QCOMPARE(label->layoutDirection(), Qt::LeftToRight);
        // Compose is on the side where reading begins.
        QVERIFY(m_screens->bench().form()->mapTo(window, QPoint()).x()
            > m_screens->bench().player()->mapTo(window, QPoint()).x());
    }

    /// Text that is cut off is detected.
    void aButtonWithTooLittleRoomIsFound()
    {
        QWidget window;
        auto* button = new QPushButton(u"A button with many words"_s, &window);
        button->setGeometry(0, 0, 60, 28);
        window.resize(300, 100);
        window.show();
        QCOMPARE(faultsIn(&window, u"narrow"_s), 1);
        button->setGeometry(200, 0, 250, 28); // half of it is beyond the edge
        QCOMPARE(faultsIn(&window, u"outside"_s), 1);
        button->setGeometry(0, 0, 250, 28);
        QCOMPARE(faultsIn(&window, u"wide"_s), 0);
    }

    void buttonsThatTouchAreFound()
    {
        QWidget window;
        auto* cancel = new QPushButton(u"Cancel"_s, &window);
        auto* save = new QPushButton(u"Save"_s, &window);
        cancel->setGeometry(0, 0, 100, 28);
        save->setGeometry(100, 0, 100, 28);
        window.resize(300, 100);
        window.show();
        QCOMPARE(faultsIn(&window, u"touching"_s), 1);
        save->move(108, 0);
        QCOMPARE(faultsIn(&window, u"apart"_s), 0);
    }

private:
    void speak(const QString& language)
    {
        if (spoken.contains(language)) {
            installTranslations(*qApp, language);
            return;
        }
        const bool mirrored = language == rightToLeft;
        m_pseudo = std::make_unique<PseudoTranslator>(
            mirrored ? PseudoTranslator::Script::RightToLeft : PseudoTranslator::Script::Accented);
        QCoreApplication::installTranslator(m_pseudo.get());
        if (mirrored)
            QApplication::setLayoutDirection(Qt::RightToLeft);
    }

    /// The size that a dialog would have on the smallest screen; here it may be even smaller.
    static QSize wanted(const QWidget* dialog)
    {
        const QSize size = dialog->sizeHint().expandedTo(dialog->size()).boundedTo(Screens::smallest);
        const int height = dialog->layout() != nullptr ? dialog->layout()->totalHeightForWidth(size.width()) : 0;
        return {size.width(), std::min(std::max(size.height(), height), Screens::smallest.height())};
    }

    qsizetype faultsIn(QWidget* window, const QString& screen)
    {
        m_found.clear();
        lookAt(screen, window);
        return m_found.size();
    }

    void lookAt(const QString& screen, QWidget* window)
    {
        const auto tell = [&](const QString& what) {
            if (!m_found.contains(what))
                m_found.insert(what, screen);
        };
        const QSize least = window->minimumSizeHint().expandedTo(window->minimumSize());
        if (least.width() > Screens::smallest.width() || least.height() > Screens::smallest.height())
            tell(u"%1 needs %2x%3"_s.arg(wordsFor(window)).arg(least.width()).arg(least.height()));
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            const bool isOfAField = qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr; // Qt's own icons
            if (!widget->isVisible() || widget->window() != window || isOfAField)
                continue;
            lookForTheCause(widget, tell);
            lookForTouch(widget, tell);
            const QSize needed = neededBy(widget);
            if (!needed.isValid())
                continue;
            const QString text = widget->property("text").toString().left(40);
            if (widget->width() < needed.width() || widget->height() < needed.height())
                tell(u"%1 \"%2\" has %3x%4 for %5x%6"_s.arg(wordsFor(widget), text)
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(needed.width())
                         .arg(needed.height()));
            // A scroll area may continue below, but users do not expect it to continue sideways.
            const QAbstractScrollArea* area = scrolledBy(widget);
            const QWidget* room = area != nullptr ? area->viewport() : window;
            const QRect place(widget->mapTo(room, QPoint()), widget->size());
            const bool isInside =
                area != nullptr ? place.left() >= 0 && place.right() < room->width() : room->rect().contains(place);
            const bool isCanvas = area != nullptr && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
                && area->horizontalScrollBar()->maximum() > 0;
            if (!isInside && !isCanvas)
                tell(u"%1 \"%2\" is beyond the edge"_s.arg(wordsFor(widget), text));
            if (area != nullptr && isCanvas && !isInside)
                tell(u"%1 \"%2\" is only there after scrolling sideways"_s.arg(wordsFor(widget), text));
        }
    }

    /// Finds the innermost widget that makes the content of a scroll area wider than its viewport.
    template<typename Tell>
    static void lookForTheCause(const QWidget* widget, const Tell& tell)
    {
        const QAbstractScrollArea* area = scrolledBy(widget);
        if (qobject_cast<const QScrollArea*>(area) == nullptr)
            return;
        const auto isTooWide = [area](const QWidget* part) {
            return part->minimumSizeHint().width() > area->viewport()->width() && part->isVisible();
        };
        const QList<QWidget*> parts = widget->findChildren<QWidget*>();
        if (!isTooWide(widget) || std::any_of(parts.cbegin(), parts.cend(), isTooWide))
            return;
        QStringList widths;
        for (const QWidget* part : parts) {
            if (part->parentWidget() == widget && part->isVisible())
                widths.append(u"%1 %2"_s.arg(part->objectName()).arg(part->minimumSizeHint().width()));
        }
        tell(u"%1 needs a width of %2 in %3: %4"_s.arg(wordsFor(widget))
                 .arg(widget->minimumSizeHint().width())
                 .arg(area->viewport()->width())
                 .arg(widths.join(u", "_s)));
    }

    /// Adjacent buttons without a gap look like one, as those of one choice should.
    template<typename Tell>
    static void lookForTouch(const QWidget* widget, const Tell& tell)
    {
        constexpr int leastGap = 4;
        const auto* button = qobject_cast<const QPushButton*>(widget);
        if (button == nullptr || button->isCheckable())
            return;
        for (const auto* other : widget->parentWidget()->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly)) {
            const QRect room = other->geometry().adjusted(-leastGap, 0, leastGap, 0);
            if (other < button && other->isVisible() && !other->isCheckable() && room.intersects(widget->geometry()))
                tell(u"%1 \"%2\" touches \"%3\""_s.arg(wordsFor(widget), button->text(), other->text()));
        }
    }

    static void keepPicture(const QString& name, QWidget* window)
    {
        const QString folder = qEnvironmentVariable("DAILIES_PICTURES");
        if (folder.isEmpty())
            return;
        QDir().mkpath(folder);
        window->grab().save(folder + u'/' + name + u".png"_s);
    }

    std::unique_ptr<Screens> m_screens;
    std::unique_ptr<PseudoTranslator> m_pseudo;
    QMap<QString, QString> m_found;
};

QTEST_MAIN(TestRoom)
#include "tst_room.moc"
