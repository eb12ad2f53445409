// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commandpalette.h"

#include "ui/style/look.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"
#include "ui/window/windowmenu.h"

#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int KeysRole = Qt::UserRole;
constexpr int EntryRole = Qt::UserRole + 1; ///< the place of the entry in the list of all
constexpr QSize wantedSize(520, 420);

/// The text of a command with its shortcut at the end of the row.
class PaletteDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, option.fontMetrics.height() + 12});
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString keys = index.data(KeysRole).toString();
        QStyledItemDelegate::paint(painter, option, index);
        painter->save();
        painter->setPen(tone(option.palette, Tone::MutedText));
        painter->setFont(secondaryFont(option.font));
        painter->drawText(option.rect.adjusted(8, 0, -8, 0),
            QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter), keys);
        painter->restore();
    }
};

/// How well an entry's text matches what was typed. The smallest comes first; nullopt if it does not match.
std::optional<int> textRankOf(const PaletteEntry& entry, const QStringList& words)
{
    const auto areAll = [&words](const auto& isFound) { return std::all_of(words.cbegin(), words.cend(), isFound); };
    const QString whole = words.join(u' ');
    // "Speed: Slower" begins with "slower", too.
    const QString own = entry.text.section(u": "_s, -1);
    if (entry.text.compare(whole, Qt::CaseInsensitive) == 0 || own.compare(whole, Qt::CaseInsensitive) == 0)
        return 0;
    if (entry.text.startsWith(whole, Qt::CaseInsensitive) || own.startsWith(whole, Qt::CaseInsensitive))
        return 1;
    if (areAll([text = u' ' + entry.text](
                   const QString& word) { return text.contains(u' ' + word, Qt::CaseInsensitive); }))
        return 2;
    if (areAll([&entry](const QString& word) { return entry.text.contains(word, Qt::CaseInsensitive); }))
        return 3;
    return {};
}

/// The same, with the explanation, with the text as one word, and with what is destructive after what is not.
std::optional<int> rankOf(const PaletteEntry& entry, const QStringList& words)
{
    constexpr int byExplanation = 4;
    std::optional<int> rank = textRankOf(entry, words);
    const QString all = entry.text + u' ' + entry.more;
    if (!rank && std::all_of(words.cbegin(), words.cend(), [&all](const QString& word) {
            return all.contains(word, Qt::CaseInsensitive);
        }))
        rank = byExplanation;
    // Some write as one word what others write as two, such as "fullscreen".
    const QString joined = QString(entry.text).remove(u' ');
    if (!rank && words.size() == 1 && joined.contains(words.constFirst(), Qt::CaseInsensitive))
        rank = byExplanation;
    return rank ? std::optional(2 * *rank + (entry.isDestructive ? 1 : 0)) : std::nullopt;
}

/// Whether it belongs to the list of takes or to the stage.
bool isOfTakes(const QAction& action)
{
    for (const QObject* object = action.parent(); object != nullptr; object = object->parent()) {
        if (qobject_cast<const TaskPanel*>(object) != nullptr || qobject_cast<const PlayerWidget*>(object) != nullptr)
            return true;
    }
    return false;
}

bool isDestructive(const QAction& action)
{
    static const QStringList names{u"delete"_s, u"withdraw"_s, u"cancelSending"_s, u"removePracticeTakes"_s,
        u"deleteRejected"_s, u"deleteBadlyRated"_s};
    return names.contains(commandId(action)) || names.contains(action.objectName());
}

/// The place of an entry while nothing is typed.
int placeOf(const PaletteEntry& entry)
{
    static const QStringList frequent{u"generate"_s, u"continue"_s, u"reuse"_s, u"variations"_s, u"compareTakes"_s,
        u"screenTakes"_s, u"searchTakes"_s, u"spendPage"_s, u"settings"_s};
    if (const qsizetype place = frequent.indexOf(entry.id); place >= 0)
        return int(place);
    // Stars and speeds come after the words, and the choices of a menu after what stands for itself.
    const bool isChoice = entry.text.contains(u": "_s) || !entry.text.at(0).isLetter();
    return int(frequent.size()) + (isChoice ? 1 : 0);
}

/// What people call a command in other programs, so that they find it. Nobody reads these words.
QString otherWords(const QString& command)
{
    static const QHash<QString, const char*> all{
        {u"continue"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "extend longer")},
        {u"delete"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "remove trash bin")},
        {u"diskUse"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "storage space free up")},
        {u"exportForSupport"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "evidence proof")},
        {u"exportList"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "spreadsheet table csv json")},
        {u"groupTasks"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "stack stacks")},
        {u"keyboardShortcuts"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "keys hotkeys")},
        {u"quit"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "exit close")},
        {u"rates"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "price cost")},
        {u"reportProblem"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "bug feedback support")},
        {u"saveFrame"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "screenshot still picture")},
        {u"saveRange"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "trim cut shorten")},
        {u"settings"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "preferences options")},
        {u"spendPage"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "money cost price budget bill")},
        {u"spendingLimits"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "budget maximum")},
        {u"usePractice"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "demo test try")},
        {u"userGuide"_s, QT_TRANSLATE_NOOP("Dailies::CommandPalette", "help manual")},
    };
    const char* words = all.value(command);
    return words == nullptr ? QString() : CommandPalette::tr(words);
}

/// What a tooltip says, without its markup.
QString explanationOf(const QAction& action)
{
    static const QRegularExpression markup(u"<[^>]*>"_s);
    return action.toolTip().remove(markup);
}

/// Whether the part of the window that a menu belongs to is shown. That of the window's own menu always is.
bool isOfShownPart(const QMenu& menu)
{
    const QWidget* part = menu.parentWidget();
    while (qobject_cast<const QMenu*>(part) != nullptr)
        part = part->parentWidget();
    return part == nullptr || part->isVisible();
}

/// Whether the action is in a part that is shown, or in a menu of one. Menus of single controls have no titles, and
/// their entries say nothing without the control.
bool isOffered(const QAction& action)
{
    const QList<QObject*> objects = action.associatedObjects();
    return std::any_of(objects.cbegin(), objects.cend(), [](const QObject* object) {
        const auto* menu = qobject_cast<const QMenu*>(object);
        if (menu != nullptr && menu->parent() != nullptr && menu->parent()->objectName() == u"filterMenu"_s)
            return false; // made anew for each opening
        if (menu != nullptr)
            return (qobject_cast<const WindowMenu*>(menu) != nullptr || !menu->title().isEmpty())
                && isOfShownPart(*menu);
        const auto* widget = qobject_cast<const QWidget*>(object);
        return widget != nullptr && widget->isVisible() && widget->contextMenuPolicy() != Qt::ActionsContextMenu;
    });
}

} // namespace

QList<PaletteEntry> commandsOf(const QWidget& window)
{
    QList<PaletteEntry> entries;
    for (QAction* action : window.findChildren<QAction*>()) {
        const bool isCommand = !action->isSeparator() && action->menu() == nullptr && !action->text().isEmpty();
        if (!isCommand || !action->isEnabled() || !action->isVisible() || !isOffered(*action))
            continue;
        const QString text = commandText(*action);
        const auto isSame = [&text](const PaletteEntry& entry) { return entry.text == text; };
        if (std::any_of(entries.cbegin(), entries.cend(), isSame))
            continue;
        entries.append({text, keysText(*action),
            [action = QPointer<QAction>(action)] {
                if (action)
                    action->trigger();
            },
            Dailies::mayCharge(*action), explanationOf(*action) + u' ' + otherWords(commandId(*action)),
            commandId(*action), isDestructive(*action), isOfTakes(*action)});
    }
    std::sort(entries.begin(), entries.end(), [](const PaletteEntry& one, const PaletteEntry& other) {
        if (const int place = placeOf(one), next = placeOf(other); place != next)
            return place < next;
        return QString::localeAwareCompare(one.text, other.text) < 0;
    });
    return entries;
}

CommandPalette::CommandPalette(const QList<PaletteEntry>& entries, QWidget* parent)
    : QDialog(parent)
    , m_entries(entries)
    , m_words(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_found(new QStandardItemModel(this))
    , m_nothing(quietNote({}, this))
{
    setObjectName(u"commandPalette"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlags(Qt::Dialog | Qt::CustomizeWindowHint | Qt::WindowTitleHint | Qt::WindowCloseButtonHint);
    setWindowTitle(tr("Find a command"));
    m_nothing->setObjectName(u"paletteNothing"_s);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_words->setObjectName(u"paletteWords"_s);
    m_words->setPlaceholderText(tr("Type a command, account, draft or filter"));
    m_words->setAccessibleName(tr("Command"));
    addClearButton(m_words);
    m_words->installEventFilter(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_found);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::execute);
    connect(m_list, &QListView::activated, this, &CommandPalette::execute);
    resize(wantedSize.boundedTo(parent->window()->size() - QSize(48, 48)));
    find({});
}

void CommandPalette::find(const QString& words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QList<std::pair<int, int>> found; // rank and place
    for (int place = 0; place < m_entries.size(); ++place) {
        if (const std::optional<int> rank = rankOf(m_entries.at(place), wanted))
            found.append({*rank, place});
    }
    std::stable_sort(
        found.begin(), found.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
    m_found->clear();
    for (const auto& [rank, place] : std::as_const(found)) {
        const PaletteEntry& entry = m_entries.at(place);
        auto* row = new QStandardItem(entry.text);
        row->setData(entry.keys, KeysRole);
        row->setData(place, EntryRole);
        row->setData(
            entry.keys.isEmpty() ? entry.text : u"%1, %2"_s.arg(entry.text, entry.keys), Qt::AccessibleTextRole);
        m_found->appendRow(row);
    }
    m_list->setVisible(!found.isEmpty());
    m_nothing->setVisible(found.isEmpty());
    m_nothing->setText(tr("No command matches “%1”.").arg(words.trimmed()));
    const auto isMeant = [this, &wanted](int place) {
        const PaletteEntry& entry = m_entries.at(place);
        return (!entry.isDestructive && !entry.mayCharge) || (!wanted.isEmpty() && textRankOf(entry, wanted));
    };
    if (!found.isEmpty() && isMeant(found.constFirst().second))
        m_list->setCurrentIndex(m_found->index(0, 0));
}

void CommandPalette::dropTakes()
{
    m_entries.removeIf([](const PaletteEntry& entry) { return entry.isOfTakes; });
    find(m_words->text());
    m_list->setCurrentIndex({}); // Return may be on its way
}

void CommandPalette::execute()
{
    const QModelIndex chosen = m_list->currentIndex();
    if (!chosen.isValid())
        return;
    const PaletteEntry entry = m_entries.at(chosen.data(EntryRole).toInt());
    accept();
    // What is sent belongs to the press that is being handled. Other commands are executed after the dialog, so that
    // they find the focus where it was.
    if (entry.mayCharge)
        entry.execute();
    else
        QTimer::singleShot(0, parent(), entry.execute);
}

/// The arrow keys move in the list while the words have the focus.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace Dailies
