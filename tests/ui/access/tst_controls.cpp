// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access/screens.h"
#include "ui/style/applylook.h"
#include "ui/style/focusring.h"
#include "ui/widgets/accessibility.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDateTimeEdit>
#include <QGroupBox>
#include <QMenu>
#include <QShortcut>
#include <QTest>
#include <QTextBrowser>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostStops = 300;
constexpr int mostParts = 80;
constexpr int caretPixels = 30; ///< a caret alone is not a focus that users notice

bool isWithin(const QObject* object, const QObject* part)
{
    while (object != nullptr && object != part)
        object = object->parent();
    return object != nullptr;
}

/// One key and its scope.
struct Key {
    QKeySequence sequence;
    const QWidget* host;
    Qt::ShortcutContext context;
    QString words;

    bool meets(const Key& other) const
    {
        if (sequence != other.sequence || words == other.words)
            return false;
        const auto isEverywhere = [](const Key& key) {
            return key.context == Qt::WindowShortcut || key.context == Qt::ApplicationShortcut;
        };
        const auto reaches = [&](const Key& key, const Key& there) {
            return isEverywhere(key) || key.host == there.host
                || (key.context == Qt::WidgetWithChildrenShortcut && isWithin(there.host, key.host));
        };
        return reaches(*this, other) || reaches(other, *this);
    }
};

QList<Key> keysOf(const QWidget* window)
{
    QList<Key> keys;
    QList<const QWidget*> widgets{window};
    for (const QWidget* each : window->findChildren<QWidget*>())
        widgets.append(each);
    for (const QWidget* widget : std::as_const(widgets)) {
        if (!widget->isVisible() || widget->window() != window)
            continue;
        for (const QAction* action : widget->actions()) {
            for (const QKeySequence& key : action->shortcuts()) {
                if (action->isEnabled() && action->isVisible())
                    keys.append({key, widget, action->shortcutContext(), action->text()});
            }
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
            button != nullptr && !button->shortcut().isEmpty() && button->isEnabled())
            keys.append({button->shortcut(), button, Qt::WindowShortcut, button->text()});
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->buddy() != nullptr) {
            if (const QKeySequence key = QKeySequence::mnemonic(label->text()); !key.isEmpty())
                keys.append({key, label, Qt::WindowShortcut, label->text()});
        }
    }
    for (const QShortcut* shortcut : window->findChildren<QShortcut*>()) {
        const auto* host = qobject_cast<const QWidget*>(shortcut->parent());
        if (host != nullptr && host->isVisible() && shortcut->isEnabled())
            keys.append({shortcut->key(), host, shortcut->context(), shortcut->whatsThis() + shortcut->objectName()});
    }
    return keys;
}

int differentPixels(const QImage& one, const QImage& two)
{
    if (one.size() != two.size())
        return one.width() * one.height();
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != two.pixel(x, y) ? 1 : 0;
    }
    return count;
}

QString nameOf(QWidget* control)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(control);
    if (interface == nullptr)
        return {};
    // Qt names a combo box after its value. Only its label or an explicit name identifies it.
    if (qobject_cast<QComboBox*>(control) != nullptr && !control->accessibleName().isEmpty())
        return control->accessibleName();
    for (const auto& [other, relation] : interface->relations(QAccessible::Label))
        return other->text(QAccessible::Name);
    return qobject_cast<QComboBox*>(control) != nullptr ? QString() : interface->text(QAccessible::Name);
}

} // namespace

// What users without a mouse need: Tab reaches and leaves each control of each screen, the control shows its focus, and
// it has a name.
class TestControls final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        installAccessibleInterfaces();
        applyLook(*qApp, Theme::Light);
        QApplication::setCursorFlashTime(0);
        QAccessible::setActive(true);
        QVERIFY(m_screens.open());
        m_screens.bench().window->resize(1600, 1000);
    }
    void cleanupTestCase() { m_screens.close(); }
    void init() { m_found.clear(); }

    void everyControlIsNamed() { everywhere(&TestControls::lookAtNames); }
    void everyControlIsReachedByTabAndLeftAgain() { everywhere(&TestControls::walk); }
    void theFocusIsSeen() { everywhere(&TestControls::lookAtFocus); }
    void noScreenShowsTheKey() { everywhere(&TestControls::lookForTheKey); }
    void noDescriptionIsMarkup() { everywhere(&TestControls::lookForMarkup); }
    void noKeyMeansTwoThings() { everywhere(&TestControls::lookAtKeys); }
    void enterPressesTheMainButtonOrCloses() { everywhere(&TestControls::lookAtTheDefault); }

private:
    void everywhere(void (TestControls::*look)(QWidget*))
    {
        const auto each = [this, look](const QString& name, QWidget* window) {
            m_screen = name;
            (this->*look)(window);
        };
        m_screens.firstStart({1600, 1000}, each);
        m_screens.each(each);
        for (auto [what, screen] : m_found.asKeyValueRange())
            qWarning("%s (%s)", qPrintable(what), qPrintable(screen));
        QCOMPARE(m_found.size(), 0);
    }
    void tell(const QString& what)
    {
        if (!m_found.contains(what))
            m_found.insert(what, m_screen);
    }
    void lookAtNames(QWidget* window)
    {
        for (QWidget* control : tabStops(window)) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(control);
            if (nameOf(control).trimmed().isEmpty())
                tell(u"%1 has no name"_s.arg(wordsFor(control)));
            const QAccessible::Role role = interface != nullptr ? interface->role() : QAccessible::NoRole;
            if (role == QAccessible::NoRole || role == QAccessible::Client)
                tell(u"%1 has no role"_s.arg(wordsFor(control)));
        }
        if (window->windowTitle().isEmpty())
            tell(u"the window has no title"_s);
    }
    /// All widgets that Tab visits until it returns. Reports a widget that it cannot leave.
    QList<QWidget*> visited(Qt::KeyboardModifiers modifiers)
    {
        QList<QWidget*> all;
        int parts = 0;
        for (int i = 0; i < mostStops; ++i) {
            QWidget* before = QApplication::focusWidget();
            QTest::keyClick(before, modifiers != 0 ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
            QWidget* now = QApplication::focusWidget();
            // Tab visits each part of a date, and each link of a text, before it leaves the field.
            const bool hasParts =
                qobject_cast<QDateTimeEdit*>(now) != nullptr || qobject_cast<QTextBrowser*>(now) != nullptr;
            if (now == before && hasParts && ++parts < mostParts)
                continue;
            if (now == before && tabStops(now->window()).size() == 1)
                return {now}; // there is no other control
            if (now == before) {
                tell(u"%1 keeps the focus"_s.arg(wordsFor(before)));
                break;
            }
            if (all.contains(now))
                break;
            all.append(now);
        }
        return all;
    }
    void walk(QWidget* window)
    {
        const QList<QWidget*> stops = tabStops(window);
        if (stops.isEmpty())
            return;
        stops.first()->setFocus(Qt::TabFocusReason);
        for (const Qt::KeyboardModifiers modifiers :
            {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
            const QList<QWidget*> reached = visited(modifiers);
            for (QWidget* stop : tabStops(window)) {
                if (!reached.contains(stop))
                    tell(u"%1 is not reached by %2"_s.arg(wordsFor(stop), modifiers == 0 ? u"Tab"_s : u"Shift+Tab"_s));
            }
        }
    }
    void lookAtFocus(QWidget* window)
    {
        const QList<QWidget*> stops = tabStops(window);
        if (stops.isEmpty())
            return;
        stops.first()->setFocus(Qt::TabFocusReason);
        for (qsizetype i = 0; i <= stops.size() + 1; ++i) {
            QWidget* stop = QApplication::focusWidget();
            QTest::qWait(1); // scrolled widgets need a layout
            // A box around the control may show it.
            QWidget* shown = stop->property(ownRing).toBool() ? stop->parentWidget() : stop;
            const QImage with = shown->grab().toImage();
            QTest::keyClick(stop, Qt::Key_Tab);
            QTest::qWait(1);
            // The first one got the focus without a key.
            if (i > 0 && QApplication::focusWidget() != stop
                && differentPixels(with, shown->grab().toImage()) < caretPixels)
                tell(u"%1 does not show the focus"_s.arg(wordsFor(stop)));
        }
    }
    void lookForTheKey(QWidget* window)
    {
        for (QWidget* each : window->findChildren<QWidget*>()) {
            QString shown = each->toolTip() + each->whatsThis() + each->statusTip();
            for (const char* text : {"text", "displayText", "plainText", "title", "placeholderText"})
                shown += each->property(text).toString();
            if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(each)) {
                for (const auto text :
                    {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
                    shown += interface->text(text);
            }
            if (shown.contains(Screens::key))
                tell(u"%1 shows the key"_s.arg(wordsFor(each)));
        }
    }
    /// Without a description of a widget, Qt reads its tooltip out, tags and all.
    void lookForMarkup(QWidget* window)
    {
        for (QWidget* each : window->findChildren<QWidget*>()) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(each);
            if (interface != nullptr && interface->text(QAccessible::Description).contains(u"<p"_s))
                tell(u"%1 is described by markup"_s.arg(wordsFor(each)));
        }
    }
    void lookAtKeys(QWidget* window)
    {
        const QList<Key> keys = keysOf(window);
        for (qsizetype i = 0; i < keys.size(); ++i) {
            for (qsizetype j = i + 1; j < keys.size(); ++j) {
                if (keys.at(i).meets(keys.at(j)))
                    tell(u"%1 is both \"%2\" and \"%3\""_s.arg(
                        keys.at(i).sequence.toString(), keys.at(i).words, keys.at(j).words));
            }
        }
    }
    /// Qt makes the first button of a dialog the default one unless the dialog names another.
    void lookAtTheDefault(QWidget* window)
    {
        if (qobject_cast<QDialog*>(window) == nullptr)
            return;
        for (const QPushButton* button : window->findChildren<QPushButton*>()) {
            const bool isExpected = button->property("primary").toBool() || button->text().remove(u'&') == u"Close"_s;
            if (button->isDefault() && button->isVisible() && !button->hasFocus() && !isExpected)
                tell(u"Enter presses %1"_s.arg(wordsFor(button)));
        }
    }

    Screens m_screens;
    QString m_screen;
    QMap<QString, QString> m_found; ///< with the first screen on which it was seen
};

QTEST_MAIN(TestControls)
#include "tst_controls.moc"
