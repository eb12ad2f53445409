// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsdialog.h"

#include "ui/settings/keylist.h"
#include "ui/settings/preferencerow.h"
#include "ui/style/icons.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/formparts.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int placesWidth = 148;
constexpr int sheetMargin = 20;
constexpr int betweenSections = 12;
constexpr int placeHeight = 32;

} // namespace

SettingsDialog::SettingsDialog(Preferences& preferences, const QString& usualFolder, QWidget* parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_places(new QListWidget(this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(u"settingsDialog"_s);
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(720, 560);
    m_search->setObjectName(u"settingsSearch"_s);
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(m_search->placeholderText());
    addClearButton(m_search);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_places->setObjectName(u"settingsPlaces"_s);
    m_places->setAccessibleName(tr("Settings categories"));
    m_places->setFixedWidth(placesWidth);
    m_places->setContentsMargins(8, 8, 8, 8);
    m_places->setFrameShape(QFrame::NoFrame);
    scrollDown(m_scroll, newSheet(preferences, usualFolder));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_places);
    middle->addWidget(dividingLine(Qt::Vertical, this));
    middle->addWidget(m_scroll, 1);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 12, 12, 12);
    head->addWidget(m_search);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 12, 12, 12);
    foot->addWidget(buttons);
    QVBoxLayout* layout = bareColumn(this);
    layout->addLayout(head);
    layout->addWidget(dividingLine(Qt::Horizontal, this));
    layout->addLayout(middle, 1);
    layout->addWidget(dividingLine(Qt::Horizontal, this));
    layout->addLayout(foot);
    const auto follow = [this, &preferences] {
        const QString proxy = preferences.text(Preference::Proxy);
        m_rows[Preference::ProxyAddress]->setEnabled(proxy == "http"_L1 || proxy == "socks5"_L1);
        const bool isQuiet = preferences.isOn(Preference::QuietHours);
        m_rows[Preference::QuietFrom]->setEnabled(isQuiet);
        m_rows[Preference::QuietUntil]->setEnabled(isQuiet);
        const bool hasHours = preferences.isOn(Preference::SendHours);
        m_rows[Preference::SendFrom]->setEnabled(hasHours);
        m_rows[Preference::SendUntil]->setEnabled(hasHours);
        m_rows[Preference::LongestPause]->setEnabled(preferences.isOn(Preference::LearnedPace));
    };
    connect(&preferences, &Preferences::changed, this, follow);
    follow();
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
    m_places->setCurrentRow(0); // otherwise the Tab key would choose a row, which ends the search
    connect(m_places, &QListWidget::currentRowChanged, this, &SettingsDialog::goTo);
    connect(m_places, &QListWidget::itemClicked, this, [this] { goTo(m_places->currentRow()); });
    m_search->setFocus(Qt::OtherFocusReason);
}

QWidget* SettingsDialog::newSheet(Preferences& preferences, const QString& usualFolder)
{
    auto* sheet = new QWidget;
    makeBar(sheet);
    auto* layout = new QVBoxLayout(sheet);
    layout->setContentsMargins(sheetMargin, sheetMargin, sheetMargin, sheetMargin);
    layout->setSpacing(20);
    m_nothing = wrappedText({}, sheet);
    m_nothing->hide();
    layout->addWidget(m_nothing);
    std::optional<PreferencePage> page;
    for (const PreferenceInfo& info : allPreferences()) {
        if (std::exchange(page, info.page) != info.page)
            addSection(pageLabel(info.page), sheet);
        auto* row = new PreferenceRow(info, preferences, usualFolder, sheet);
        m_sections.last().rows.append(row);
        m_rows.insert(info.preference, row);
        layout->addWidget(row);
    }
    layout->addStretch();
    return sheet;
}

void SettingsDialog::addSection(const QString& words, QWidget* sheet)
{
    auto* title = new QLabel(words, sheet);
    title->setFont(semiboldFont(title->font()));
    if (!m_sections.isEmpty())
        title->setContentsMargins(0, betweenSections, 0, 0);
    sheet->layout()->addWidget(title);
    auto* place = new QListWidgetItem(words, m_places);
    place->setSizeHint({0, placeHeight});
    m_sections.append(Section{title, {}});
}

void SettingsDialog::addKeys(KeyMap& keys, const QList<KeyGroup>& groups)
{
    addSection(tr("Keyboard"), m_scroll->widget());
    m_sections.last().keys = new KeyList(keys, groups, m_scroll->widget());
    addPart(m_sections.last().keys);
}

void SettingsDialog::addPage(const QString& id, const QString& title, const QString& words, QWidget* page)
{
    addSection(title, m_scroll->widget());
    page->setParent(m_scroll->widget());
    m_sections.last().page = page;
    m_sections.last().id = id;
    m_sections.last().words = title + u' ' + words;
    addPart(page);
    page->show();
}

/// Appends a part of the page below its title.
void SettingsDialog::addPart(QWidget* part)
{
    auto* layout = static_cast<QVBoxLayout*>(m_scroll->widget()->layout());
    // The stretch stays at the end.
    for (int i = 0; i < layout->count(); ++i) {
        if (layout->itemAt(i)->spacerItem() != nullptr)
            delete layout->takeAt(i--);
    }
    layout->addWidget(part);
    layout->addStretch();
    // The Tab key reaches the button below last. Qt passes over the fields if only that button is moved.
    QWidget* close = findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
    const auto takesFocus = [](const QWidget* each) {
        return (each->focusPolicy() & Qt::TabFocus) != 0 && !each->focusProxy();
    };
    QWidget* last = m_places;
    QList<QWidget*> order; // as the part has it
    for (QWidget* each = m_places->nextInFocusChain(); each != m_places; each = each->nextInFocusChain()) {
        if (!takesFocus(each) || !m_scroll->isAncestorOf(each))
            continue;
        if (part->isAncestorOf(each))
            order.append(each);
        else
            last = each;
    }
    for (QWidget* each : order << close) {
        setTabOrder(last, each);
        last = each;
    }
}

void SettingsDialog::showPage(const QString& id)
{
    for (int place = 0; place < m_sections.size(); ++place) {
        if (m_sections.at(place).id != id)
            continue;
        // The positions are known once the dialog has its layout.
        QTimer::singleShot(0, this, [this, place] {
            m_places->setCurrentRow(place);
            goTo(place);
            m_places->setFocus(Qt::OtherFocusReason);
        });
    }
}

void SettingsDialog::showSetting(Preference preference)
{
    const PreferenceInfo& info = preferenceInfo(preference);
    m_search->setText(preferenceLabel(info));
    m_search->selectAll(); // where the value is disabled, the focus stays here
    if (auto* field = m_scroll->findChild<QWidget*>(QString::fromLatin1(info.key)))
        field->setFocus(Qt::ShortcutFocusReason);
}

void SettingsDialog::search(const QString& words)
{
    bool found = false;
    for (const Section& section : std::as_const(m_sections)) {
        bool any = section.keys != nullptr && section.keys->search(words, section.title->text());
        for (PreferenceRow* row : section.rows) {
            const bool matches = row->matches(words);
            row->setVisible(matches);
            any = any || matches;
        }
        if (section.page != nullptr) {
            const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
            any = std::all_of(wanted.cbegin(), wanted.cend(),
                [&section](const QString& word) { return section.words.contains(word, Qt::CaseInsensitive); });
            section.page->setVisible(any);
        }
        section.title->setVisible(any);
        found = found || any;
    }
    showPlaceOfResults();
    m_nothing->setText(tr("No settings match “%1”.").arg(words.trimmed()));
    m_nothing->setVisible(!found);
}

/// The first category with results is marked, or none.
void SettingsDialog::showPlaceOfResults()
{
    const auto first = std::find_if(
        m_sections.cbegin(), m_sections.cend(), [](const Section& section) { return !section.title->isHidden(); });
    const QSignalBlocker quiet(m_places); // choosing a category would end the search
    if (first == m_sections.cend())
        m_places->clearSelection();
    else
        m_places->setCurrentRow(static_cast<int>(first - m_sections.cbegin()));
}

void SettingsDialog::goTo(int place)
{
    if (place < 0 || place >= m_sections.size())
        return;
    m_search->clear();
    {
        const QSignalBlocker quiet(m_places); // the end of the search has marked the first category
        m_places->setCurrentRow(place);
    }
    m_scroll->verticalScrollBar()->setValue(m_sections.at(place).title->y() - sheetMargin);
}

Theme themeOf(const Preferences& preferences)
{
    return static_cast<Theme>(preferences.number(Preference::Theme));
}

void setTheme(Preferences& preferences, Theme theme)
{
    preferences.set(Preference::Theme, QString::number(static_cast<int>(theme)));
}

} // namespace Dailies
