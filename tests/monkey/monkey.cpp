// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/monkey.h"

#include "ui/style/applylook.h"

#include "tests/ui/windowbench.h"

#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/table/taskview.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QPointer>
#include <QWheelEvent>

namespace Dailies {

namespace {

const QList<Qt::Key> keys{Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Escape, Qt::Key_Space,
    Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown,
    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Backslash, Qt::Key_E, Qt::Key_G, Qt::Key_S, Qt::Key_U, Qt::Key_X,
    Qt::Key_Y, Qt::Key_F11, Qt::Key_F2, Qt::Key_F5, Qt::Key_Menu, Qt::Key_A, Qt::Key_B, Qt::Key_C, Qt::Key_F, Qt::Key_I,
    Qt::Key_J, Qt::Key_K, Qt::Key_L, Qt::Key_M, Qt::Key_N, Qt::Key_O, Qt::Key_R, Qt::Key_V, Qt::Key_Z, Qt::Key_0,
    Qt::Key_1, Qt::Key_3, Qt::Key_5, Qt::Key_9, Qt::Key_Comma, Qt::Key_Period, Qt::Key_Question, Qt::Key_Plus,
    Qt::Key_Minus, Qt::Key_BracketLeft, Qt::Key_BracketRight};
const QList<Qt::KeyboardModifiers> modifiers{Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
    Qt::ControlModifier, Qt::ControlModifier | Qt::ShiftModifier, Qt::AltModifier};
const QStringList words{u"A paper boat turns in a rain gutter"_s, u"[fail]"_s, u"[refuse]"_s, u"[unknown]"_s,
    u"[lost answer]"_s, u"猫が走る"_s, u"Image 1 looks at @"_s, u"\u202egnp.exe\u0000\n\n"_s,
    u"https://media.example/a.png"_s, u"{\"model\":\"m\",\"input\":{\"prompt\":\"x\"}}"_s, u"-1"_s, u"1e99"_s,
    u"👩‍👩‍👧‍👦"_s};

} // namespace

Monkey::Monkey(WindowBench& bench, quint32 seed, const QString& files) : m_bench(bench), m_chance(seed), m_files(files)
{}

const char* Monkey::name(Kind kind)
{
    const char* names[] = {"clicks", "keys", "words", "drags", "wheel turns", "drops", "takes", "desk parts",
        "palette commands", "resizes", "themes", "accounts", "request kinds", "submits", "restarts"};
    return names[int(kind)];
}

Monkey::Kind Monkey::choose()
{
    const struct {
        Kind kind;
        int perThousand;
    } shares[] = {{Kind::Click, 300}, {Kind::Key, 290}, {Kind::Word, 60}, {Kind::Drag, 60}, {Kind::Wheel, 50},
        {Kind::Drop, 40}, {Kind::Take, 50}, {Kind::Desk, 30}, {Kind::Palette, 10}, {Kind::Resize, 29},
        {Kind::Theme, 10}, {Kind::Account, 15}, {Kind::RequestKind, 15}, {Kind::Submit, 40}};
    int chance = below(1000);
    for (const auto& share : shares) {
        chance -= share.perThousand;
        if (chance < 0)
            return share.kind;
    }
    return Kind::Restart;
}

QString Monkey::act(Kind kind)
{
    switch (kind) {
    case Kind::Click: return click();
    case Kind::Key: return key();
    case Kind::Word: return word();
    case Kind::Drag: return drag();
    case Kind::Wheel: return wheel();
    case Kind::Drop: return drop();
    case Kind::Take: return take();
    case Kind::Desk: return desk();
    case Kind::Palette: return palette();
    case Kind::Resize: return resize();
    case Kind::Theme: return theme();
    case Kind::Account: return account();
    case Kind::RequestKind: return requestKind();
    case Kind::Submit: return submit();
    case Kind::Restart: break;
    }
    return escape();
}

QString Monkey::escape()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    else if (QWidget* modal = QApplication::activeModalWidget())
        modal->close();
    else
        QTest::keyClick(m_bench.window.get(), Qt::Key_Escape); // cancels a drag
    return u"escape"_s;
}

QString Monkey::language()
{
    const QStringList all{u"de"_s, u"en"_s, u"es"_s, u"fr"_s, u"ja"_s, u"ko"_s, u"zh_CN"_s};
    return all.at(below(int(all.size())));
}

QWidget* Monkey::place()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    // Now and then a window beside the main one, such as the list of shortcuts.
    const QWidgetList all = QApplication::topLevelWidgets();
    QWidget* other = all.at(below(int(all.size())));
    return other->isVisible() && below(4) == 0 ? other : m_bench.window.get();
}

QWidget* Monkey::widgetIn(QWidget* place)
{
    QList<QWidget*> shown;
    for (QWidget* widget : place->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == place->window())
            shown.append(widget);
    }
    return shown.isEmpty() ? place : shown.at(below(int(shown.size())));
}

QString Monkey::key()
{
    QWidget* focused = QApplication::focusWidget();
    QWidget* target = focused && focused->isVisible() ? focused : place();
    const Qt::Key key = keys.at(below(int(keys.size())));
    const Qt::KeyboardModifiers with = modifiers.at(below(int(modifiers.size())));
    const QString what = u"key %1 to %2"_s.arg(QKeySequence(with | key).toString(), target->objectName());
    QTest::keyClick(target, key, with);
    return what;
}

QString Monkey::word()
{
    QWidget* target = QApplication::focusWidget();
    if (!target || !target->isVisible())
        target = m_bench.prompt();
    const QString text = words.at(below(int(words.size())));
    const QString what = u"words to %1: %2"_s.arg(target->objectName(), text);
    // An input method only writes into an editable widget.
    if (below(2) == 0 || !target->testAttribute(Qt::WA_InputMethodEnabled)) {
        QApplication::clipboard()->setText(text);
        QTest::keyClick(target, Qt::Key_V, Qt::ControlModifier);
    } else {
        // As input methods do: the composed text first, then the words that end the composition.
        const QPointer<QWidget> field = target;
        QInputMethodEvent writing(text.left(2), {});
        QApplication::sendEvent(field, &writing);
        QInputMethodEvent written;
        written.setCommitString(text);
        if (field)
            QApplication::sendEvent(field, &written);
    }
    return what;
}

QString Monkey::click()
{
    const QPointer<QWidget> target = widgetIn(place());
    const QPoint at(below(qMax(1, target->width())), below(qMax(1, target->height())));
    const Qt::MouseButton button = below(6) == 0 ? Qt::RightButton : Qt::LeftButton;
    const Qt::KeyboardModifiers with = modifiers.at(below(int(modifiers.size())));
    const bool isDouble = below(6) == 0;
    const QString what = u"%1 click on %2 %3"_s.arg(isDouble ? u"double"_s : u"single"_s,
        QLatin1StringView(target->metaObject()->className()), target->objectName());
    // Each one separately: the pressed widget may be gone before the release.
    QTest::mousePress(target, button, with, at);
    if (target)
        QTest::mouseRelease(target, button, with, at);
    if (target && isDouble)
        QTest::mouseDClick(target, button, with, at);
    return what;
}

QString Monkey::drag()
{
    const QPointer<QWidget> target = widgetIn(place());
    const QString what = u"drag in %1"_s.arg(target->objectName());
    QPoint at(below(qMax(1, target->width())), below(qMax(1, target->height())));
    QTest::mousePress(target, Qt::LeftButton, Qt::NoModifier, at);
    for (int i = 0; i < 4 && target; ++i) {
        // Stays close: a real drag to another program has an event loop of its own, which only the platform can end.
        at += QPoint(below(5) - 2, below(5) - 2);
        QTest::mouseMove(target, at);
    }
    if (target)
        QTest::mouseRelease(target, Qt::LeftButton, Qt::NoModifier, at);
    return what;
}

QString Monkey::wheel()
{
    QWidget* target = widgetIn(place());
    const QPointF at(target->width() / 2.0, target->height() / 2.0);
    QWheelEvent event(at, target->mapToGlobal(at), {}, QPoint(0, (below(2) ? 120 : -120) * (1 + below(5))),
        Qt::NoButton, modifiers.at(below(int(modifiers.size()))), Qt::NoScrollPhase, false);
    const QString what = u"wheel over %1"_s.arg(target->objectName());
    QApplication::sendEvent(target, &event);
    return what;
}

void Monkey::fill(QMimeData& data)
{
    const QFileInfoList files = QDir(m_files).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    switch (below(5)) {
    case 0: data.setText(words.at(below(int(words.size())))); break;
    case 1: {
        QImage picture(64, 48, QImage::Format_RGB32);
        picture.fill(QColor::fromHsv(below(360), 200, 200));
        data.setImageData(picture);
        break;
    }
    case 2: data.setUrls({QUrl(u"https://media.example/%1.png"_s.arg(below(100)))}); break;
    default: {
        QList<QUrl> urls;
        for (int i = 0, n = 1 + below(3); i < n; ++i)
            urls.append(QUrl::fromLocalFile(files.at(below(int(files.size()))).filePath()));
        data.setUrls(urls);
    }
    }
}

QString Monkey::drop()
{
    const QPointer<QWidget> target = widgetIn(place());
    const QString what = u"drop on %1"_s.arg(target->objectName());
    QMimeData data;
    fill(data);
    const QPoint at(below(qMax(1, target->width())), below(qMax(1, target->height())));
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    if (target)
        QApplication::sendEvent(target, &move);
    if (!target)
        return what;
    if (below(4) == 0) {
        QDragLeaveEvent leave;
        QApplication::sendEvent(target, &leave);
    } else {
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &drop);
    }
    return what;
}

/// Clicks a tile, a band or a stack's badge of the grid, or a row of the list, alone or added to the selection.
QString Monkey::take()
{
    QAbstractItemView* view = m_bench.window->findChild<TakeGrid*>();
    if (!view->isVisible())
        view = m_bench.window->findChild<TaskView*>();
    if (place() != m_bench.window.get() || !view->isVisible() || view->model()->rowCount() == 0)
        return escape();
    const QModelIndex index = view->model()->index(below(view->model()->rowCount()), 2);
    view->scrollTo(index);
    const QRect room = view->visualRect(index);
    auto* grid = qobject_cast<TakeGrid*>(view);
    const QRect badge = grid != nullptr ? grid->badgeOf(index) : QRect();
    const QRect link = grid != nullptr ? grid->linkOf(index) : QRect();
    const QPoint at = !badge.isEmpty() && below(2) == 0 ? badge.center()
        : !link.isEmpty() && below(2) == 0              ? link.center()
                                                        : room.center();
    const QString what = u"click on the take of row %1"_s.arg(index.row());
    if (below(8) == 0)
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    else
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers.at(below(int(modifiers.size()))), at);
    return what;
}

/// Uses a part of the desk by its name: rail, view switch, tile size, action row, selection bar, stage, messages.
QString Monkey::desk()
{
    const QStringList names{u"menuButton"_s, u"takesPageButton"_s, u"gridViewButton"_s, u"listViewButton"_s,
        u"filterButton"_s, u"searchButton"_s, u"tileSizeSlider"_s, u"continueButton"_s, u"editClipButton"_s,
        u"reuseButton"_s, u"variationsButton"_s, u"rejectButton"_s, u"restoreButton"_s, u"checkNowButton"_s,
        u"stopTrackingButton"_s, u"clearSelection"_s, u"compareSelected"_s, u"tagSelected"_s, u"deleteSelected"_s,
        u"againSelected"_s, u"rescueClose"_s, u"messageAction1"_s, u"messageAction2"_s, u"messageClose"_s,
        u"detailsActionButton"_s, u"attachButton"_s, u"resubmitButton"_s, u"leaveButton"_s, u"emptyBinButton"_s};
    const QString name = names.at(below(int(names.size())));
    QList<QWidget*> found = place()->findChildren<QWidget*>(name);
    found.removeIf([](const QWidget* widget) { return !widget->isVisible() || !widget->isEnabled(); });
    if (found.isEmpty())
        return u"no "_s + name;
    QWidget* part = found.at(below(int(found.size())));
    QTest::mouseClick(part, Qt::LeftButton, Qt::NoModifier, QPoint(below(qMax(1, part->width())), part->height() / 2));
    return u"click on "_s + name;
}

QString Monkey::palette()
{
    if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr)
        return escape();
    QTest::keyClick(m_bench.window.get(), Qt::Key_K, Qt::ControlModifier);
    const QPointer<QLineEdit> field = m_bench.window->findChild<QLineEdit*>(u"paletteWords"_s);
    if (field == nullptr)
        return u"no palette"_s;
    const QStringList beginnings{u"r"_s, u"ta"_s, u"account"_s, u"zzz"_s, u"s"_s, u"co"_s};
    QTest::keyClicks(field, beginnings.at(below(int(beginnings.size()))));
    for (int i = below(6); i > 0 && field != nullptr; --i)
        QTest::keyClick(field, Qt::Key_Down);
    if (field != nullptr)
        QTest::keyClick(field, below(4) == 0 ? Qt::Key_Escape : Qt::Key_Return);
    return u"palette"_s;
}

QString Monkey::resize()
{
    const QSize size(1024 + below(900), 640 + below(440));
    m_bench.window->resize(size);
    return u"resize to %1x%2"_s.arg(size.width()).arg(size.height());
}

QString Monkey::theme()
{
    const Theme theme = below(2) ? Theme::Light : Theme::Dark;
    applyLook(*qApp, theme);
    return u"theme %1"_s.arg(int(theme));
}

QString Monkey::account()
{
    QComboBox* combo = m_bench.accountCombo();
    if (!combo || !combo->isVisible() || combo->count() == 0)
        return u"no account"_s;
    const int index = below(combo->count());
    combo->setCurrentIndex(index);
    Q_EMIT combo->activated(index);
    return u"account %1"_s.arg(index);
}

QString Monkey::requestKind()
{
    QList<QAbstractButton*> kinds;
    for (QAbstractButton* button : m_bench.form()->findChildren<QAbstractButton*>()) {
        if (button->isCheckable() && button->isVisible() && button->isEnabled())
            kinds.append(button);
    }
    if (!kinds.isEmpty())
        kinds.at(below(int(kinds.size())))->click();
    return u"another kind"_s;
}

QString Monkey::submit()
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return escape();
    // As a user who starts over, with the failing service as often as with the other.
    m_bench.newRequest()->click();
    QComboBox* combo = m_bench.accountCombo();
    if (combo && combo->isVisible() && combo->count() > 0 && below(2) == 0)
        account();
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    request.model = u"practice-a-3.0"_s;
    request.prompt = words.at(below(5)) + u' ' + QString::number(below(1'000'000));
    request.durationSeconds = 3;
    m_bench.form()->setRequest(request);
    m_bench.submit();
    return u"submit"_s;
}

} // namespace Dailies
