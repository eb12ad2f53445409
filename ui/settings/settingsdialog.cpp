// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsdialog.h"

#include "ui/settings/preferencerow.h"
#include "ui/style/icons.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

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
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_places->setObjectName(u"settingsPlaces"_s);
    m_places->setAccessibleName(tr("Settings categories"));
    m_places->setFixedWidth(placesWidth);
    m_places->setContentsMargins(8, 8, 8, 8);
    m_places->setFrameShape(QFrame::NoFrame);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(newSheet(preferences, usualFolder));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
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
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
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
        m_rows[Preference::LongestPause]->setEnabled(preferences.isOn(Preference::LearnedPace));
    };
    connect(&preferences, &Preferences::changed, this, follow);
    follow();
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
    connect(m_places, &QListWidget::currentRowChanged, this, &SettingsDialog::goTo);
    m_search->setFocus(Qt::OtherFocusReason);
}

QWidget* SettingsDialog::newSheet(Preferences& preferences, const QString& usualFolder)
{
    auto* sheet = new QWidget;
    makeBar(sheet);
    auto* layout = new QVBoxLayout(sheet);
    layout->setContentsMargins(sheetMargin, sheetMargin, sheetMargin, sheetMargin);
    layout->setSpacing(20);
    m_nothing = new QLabel(sheet);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    layout->addWidget(m_nothing);
    for (const PreferenceInfo& info : allPreferences()) {
        if (m_sections.isEmpty() || m_sections.constLast().page != info.page) {
            auto* title = new QLabel(pageLabel(info.page), sheet);
            title->setFont(semiboldFont(title->font()));
            if (!m_sections.isEmpty())
                title->setContentsMargins(0, betweenSections, 0, 0);
            layout->addWidget(title);
            auto* place = new QListWidgetItem(title->text(), m_places);
            place->setSizeHint({0, placeHeight});
            m_sections.append({info.page, title, {}});
        }
        auto* row = new PreferenceRow(info, preferences, usualFolder, sheet);
        m_sections.last().rows.append(row);
        m_rows.insert(info.preference, row);
        layout->addWidget(row);
    }
    layout->addStretch();
    return sheet;
}

void SettingsDialog::search(const QString& words)
{
    bool found = false;
    for (const Section& section : std::as_const(m_sections)) {
        bool any = false;
        for (PreferenceRow* row : section.rows) {
            const bool matches = row->matches(words);
            row->setVisible(matches);
            any = any || matches;
        }
        section.title->setVisible(any);
        found = found || any;
    }
    m_nothing->setText(tr("No settings match “%1”.").arg(words.trimmed()));
    m_nothing->setVisible(!found);
}

void SettingsDialog::goTo(int place)
{
    if (place < 0 || place >= m_sections.size())
        return;
    m_search->clear();
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
