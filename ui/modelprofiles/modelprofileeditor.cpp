// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/modelprofileeditor.h"

#include "app/request/models/modelline.h"
#include "ui/modelprofiles/profilejsonpage.h"
#include "ui/modelprofiles/profilelist.h"
#include "ui/modelprofiles/profilemediapage.h"
#include "ui/modelprofiles/profilemodelpage.h"
#include "ui/modelprofiles/profilevaluespage.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

ModelProfileEditor::ModelProfileEditor(
    ProfileCatalogue& catalogue, const std::optional<Error>& trouble, QWidget* parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_writable(!trouble)
    , m_message(new MessageBar(this))
    , m_list(new ProfileList(this))
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_modelPage(new ProfileModelPage)
    , m_jsonPage(new ProfileJsonPage)
    , m_problem(wrappedText({}, this))
{
    setObjectName(u"modelProfileEditor"_s);
    setWindowTitle(tr("Model profiles"));
    resize(920, 600); // fits a screen of 1024x640 with the title bar
    addPage(tr("Model"), u"modelPage"_s, m_modelPage);
    addPage(tr("Values"), u"valuesPage"_s, new ProfileValuesPage);
    addPage(tr("Media"), u"mediaPage"_s, new ProfileMediaPage);
    addPage(tr("As JSON"), u"jsonPage"_s, m_jsonPage);
    buildLayout();
    connect(m_list, &ProfileList::idChosen, this, &ModelProfileEditor::choose);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    const QList<ModelProfile>& profiles = catalogue.profiles();
    choose(profiles.isEmpty() ? QString() : profiles.first().id);
    if (trouble)
        m_message->showMessage(MessageBar::Kind::Bad, trouble->message);
}

void ModelProfileEditor::addPage(const QString& title, const QString& name, ProfilePage* page)
{
    page->setObjectName(name);
    m_pages.append(page);
    m_tabs->addTab(title);
    m_stack->addWidget(page);
    connect(page, &ProfilePage::edited, this, &ModelProfileEditor::takeEdit);
}

void ModelProfileEditor::buildLayout()
{
    m_tabs->setObjectName(u"profileTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    auto* panel = new QWidget(this);
    makeBar(panel);
    QVBoxLayout* pages = bareColumn(panel);
    pages->addWidget(m_tabs);
    pages->addWidget(dividingLine(Qt::Horizontal, panel));
    pages->addWidget(m_stack, 1);

    auto* upper = new QHBoxLayout;
    upper->setSpacing(0);
    upper->addLayout(buildSide());
    upper->addWidget(dividingLine(Qt::Vertical, this));
    upper->addWidget(panel, 1);
    QVBoxLayout* whole = bareColumn(this);
    whole->addWidget(m_message);
    whole->addLayout(upper, 1);
    whole->addWidget(dividingLine(Qt::Horizontal, this));
    whole->addLayout(buildFoot());
}

QLayout* ModelProfileEditor::buildSide()
{
    constexpr int sideWidth = 240;
    m_list->setFixedWidth(sideWidth);
    auto* side = new QVBoxLayout;
    side->setSpacing(4);
    side->addWidget(m_list, 1);
    const auto newButton = [this, side](const QString& iconName, const QString& text, const QString& name) {
        auto* button = new QPushButton(Dailies::icon(iconName), text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        auto* line = new QHBoxLayout;
        line->setContentsMargins(12, 0, 12, 0);
        line->addWidget(button);
        side->addLayout(line);
        return button;
    };
    QPushButton* create = newButton(u"plus"_s, tr("New profile"), u"newProfileButton"_s);
    create->setEnabled(m_writable);
    m_duplicate = newButton(u"copy"_s, tr("Duplicate"), u"duplicateButton"_s);
    m_restore = newButton(u"undo-2"_s, tr("Restore default"), u"restoreButton"_s);
    side->addSpacing(8);
    connect(create, &QPushButton::clicked, this, [this] {
        const EnabledModel whole = wholeModel({}, Family::A, Generation::G30);
        ModelProfile profile;
        profile.id = tr("new-profile");
        profile.apiTypes = whole.apiTypes;
        add(profile);
    });
    connect(m_duplicate, &QPushButton::clicked, this, &ModelProfileEditor::duplicate);
    connect(m_restore, &QPushButton::clicked, this, &ModelProfileEditor::restore);
    return side;
}

QLayout* ModelProfileEditor::buildFoot()
{
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 8, 12, 8);
    foot->setSpacing(8);
    m_problem->setObjectName(u"profileProblem"_s);
    foot->addWidget(m_problem, 1);
    const auto add = [this, foot](const QString& text, const QString& name) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        foot->addWidget(button);
        return button;
    };
    m_discard = add(tr("Discard changes"), u"discardButton"_s);
    QPushButton* close = add(tr("Close"), u"closeButton"_s);
    m_save = add(tr("Save"), u"saveButton"_s);
    m_save->setShortcut(QKeySequence::Save);
    makePrimary(m_save);
    connect(m_discard, &QPushButton::clicked, this, &ModelProfileEditor::discard);
    connect(close, &QPushButton::clicked, this, &ModelProfileEditor::reject);
    connect(m_save, &QPushButton::clicked, this, &ModelProfileEditor::save);
    return foot;
}

void ModelProfileEditor::showModel(const EnabledModel& model)
{
    const ModelProfile profile = m_catalogue.profileFor(model);
    if (!profile.id.isEmpty()) {
        choose(profile.id);
        return;
    }
    const QString words =
        tr("Nothing is known about %1 yet, so its requests aren't checked against values and limits.");
    if (!m_writable)
        return; // keep the message, which says why
    m_message->showMessage(MessageBar::Kind::Information, words.arg(model.code), {{tr("New profile"), [this, model] {
                                                                                       ModelProfile made;
                                                                                       made.id = model.code;
                                                                                       made.match = {u'=' + model.code};
                                                                                       made.family = model.family;
                                                                                       made.generation =
                                                                                           model.generation;
                                                                                       made.apiTypes = model.apiTypes;
                                                                                       add(made);
                                                                                   }}});
}

void ModelProfileEditor::choose(const QString& id)
{
    m_id = id;
    showChosen();
}

std::optional<ModelProfile> ModelProfileEditor::stored(const QString& id) const
{
    const QList<ModelProfile>& all = m_catalogue.profiles();
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const ModelProfile& profile) { return profile.id == id; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

ModelProfile ModelProfileEditor::current() const
{
    const auto draft = m_drafts.constFind(m_id);
    return draft != m_drafts.cend() ? draft->profile : stored(m_id).value_or(ModelProfile());
}

void ModelProfileEditor::showChosen()
{
    const ModelProfile profile = current();
    QStringList others;
    for (const ModelProfile& each : m_catalogue.profiles()) {
        if (each.id != m_id)
            others.append(each.id);
    }
    m_modelPage->setNames(m_id, others, !m_catalogue.isShipped(m_id));
    for (ProfilePage* page : std::as_const(m_pages)) {
        page->showProfile(profile);
        page->setEnabled(m_writable && !m_id.isEmpty());
    }
    if (const auto json = m_drafts.value(m_id).json)
        m_jsonPage->showText(*json);
    followState();
}

void ModelProfileEditor::takeEdit()
{
    auto* edited = m_pages.at(m_stack->currentIndex());
    Draft draft{current(), {}};
    edited->apply(draft.profile);
    if (edited == m_jsonPage && !m_jsonPage->isProfile())
        draft.json = m_jsonPage->text();
    if (!draft.json && draft.profile == stored(m_id))
        m_drafts.remove(m_id);
    else
        m_drafts.insert(m_id, draft);
    for (ProfilePage* page : std::as_const(m_pages)) {
        if (page != edited)
            page->showProfile(draft.profile);
    }
    followState();
}

QString ModelProfileEditor::problem()
{
    QString first;
    for (ProfilePage* page : std::as_const(m_pages)) {
        const QString sentence = page->problem(); // called for every page, so that each marks its errors
        if (first.isEmpty())
            first = sentence;
    }
    if (!first.isEmpty())
        return first;
    // The written profile must be readable at the next start.
    const auto again = profileFromJson(toJson(current()));
    return again ? QString() : again.error().message;
}

QString ModelProfileEditor::markOf(const QString& id) const
{
    const bool own = m_catalogue.isOwn(id);
    const QString mark = !own ? tr("default") : m_catalogue.isShipped(id) ? tr("changed") : tr("custom");
    return m_drafts.contains(id) ? tr("%1, unsaved").arg(mark) : mark;
}

void ModelProfileEditor::followState()
{
    const bool isDraft = m_drafts.contains(m_id);
    const bool isBroken = m_drafts.value(m_id).json.has_value();
    const QString sentence = m_id.isEmpty() ? QString() : problem();
    m_problem->setText(sentence);
    QPalette colours;
    colours.setColor(QPalette::WindowText, tone(palette(), Tone::Bad));
    m_problem->setPalette(colours);
    m_save->setEnabled(isDraft && sentence.isEmpty());
    m_discard->setEnabled(isDraft);
    m_duplicate->setEnabled(m_writable && !m_id.isEmpty() && !isBroken);
    const bool shipped = m_catalogue.isShipped(m_id);
    m_restore->setText(shipped || m_id.isEmpty() ? tr("Restore default") : tr("Delete"));
    m_restore->setIcon(Dailies::icon(shipped || m_id.isEmpty() ? u"undo-2"_s : u"trash-2"_s));
    m_restore->setEnabled(m_writable && m_catalogue.isOwn(m_id));
    // The other pages would not match the text.
    const int jsonTab = static_cast<int>(m_pages.indexOf(m_jsonPage));
    if (isBroken)
        m_tabs->setCurrentIndex(jsonTab);
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabEnabled(tab, tab == jsonTab || !isBroken);
    fillList();
}

void ModelProfileEditor::fillList()
{
    QList<ProfileList::Row> rows;
    for (const ModelProfile& each : m_catalogue.profiles()) {
        const ModelProfile& shown = m_drafts.contains(each.id) ? m_drafts[each.id].profile : each;
        rows.append(
            {each.id, shown.id, u"%1 · %2"_s.arg(placeWords({shown.family, shown.generation}), markOf(each.id))});
    }
    m_list->setRows(rows, m_id);
}

QString ModelProfileEditor::freeId(const QString& wanted) const
{
    QString id = wanted;
    for (int n = 2; stored(id); ++n)
        id = u"%1-%2"_s.arg(wanted).arg(n);
    return id;
}

void ModelProfileEditor::add(ModelProfile profile)
{
    profile.id = freeId(profile.id);
    const auto added = m_catalogue.put(profile);
    if (!added) {
        m_message->showMessage(MessageBar::Kind::Bad, added.error().message);
        return;
    }
    m_message->hide();
    choose(profile.id);
    m_modelPage->focusName();
    Q_EMIT profilesChanged();
}

void ModelProfileEditor::duplicate()
{
    ModelProfile copy = current();
    copy.id = tr("%1-copy").arg(copy.id);
    add(copy);
}

void ModelProfileEditor::restore()
{
    const QString id = m_id;
    const auto before = stored(id);
    const auto draft = m_drafts.constFind(id);
    const auto unsaved = draft != m_drafts.cend() ? std::optional(*draft) : std::nullopt;
    const auto restored = m_catalogue.restore(id);
    if (!before || !restored) {
        if (!restored)
            m_message->showMessage(MessageBar::Kind::Bad, restored.error().message);
        return;
    }
    m_drafts.remove(id);
    const bool shipped = m_catalogue.isShipped(id);
    choose(shipped ? id : m_catalogue.profiles().value(0).id);
    Q_EMIT profilesChanged();
    const auto undo = [this, before = *before, unsaved] {
        const auto put = m_catalogue.put(before);
        if (!put) {
            m_message->showMessage(MessageBar::Kind::Bad, put.error().message);
            return;
        }
        if (unsaved)
            m_drafts.insert(before.id, *unsaved);
        choose(before.id);
        Q_EMIT profilesChanged();
    };
    m_message->showMessage(MessageBar::Kind::Information,
        shipped ? tr("%1 was restored to its default.").arg(id) : tr("%1 deleted.").arg(id), {{tr("Undo"), undo}});
}

void ModelProfileEditor::discard()
{
    const QString id = m_id;
    const Draft draft = m_drafts.take(id);
    showChosen();
    m_message->showMessage(
        MessageBar::Kind::Information, tr("Changes to %1 discarded.").arg(id), {{tr("Undo"), [this, id, draft] {
                                                                                     m_drafts.insert(id, draft);
                                                                                     choose(id);
                                                                                 }}});
}

Result<void> ModelProfileEditor::store(const QString& id, const ModelProfile& profile)
{
    if (auto put = m_catalogue.put(profile); !put)
        return put;
    return profile.id == id ? Result<void>() : m_catalogue.restore(id);
}

bool ModelProfileEditor::save()
{
    if (!m_drafts.contains(m_id))
        return true;
    if (!problem().isEmpty())
        return false;
    const ModelProfile profile = current();
    const auto kept = store(m_id, profile);
    if (!kept) {
        m_message->showMessage(MessageBar::Kind::Bad, kept.error().message);
        return false;
    }
    m_message->hide();
    m_drafts.remove(m_id);
    choose(profile.id);
    Q_EMIT profilesChanged();
    return true;
}

void ModelProfileEditor::saveAllAndClose()
{
    const QStringList ids = m_drafts.keys();
    for (const QString& id : ids) {
        choose(id);
        if (!save())
            return; // the reason is shown at the bottom
    }
    QDialog::reject();
}

void ModelProfileEditor::reject()
{
    if (m_drafts.isEmpty()) {
        QDialog::reject();
        return;
    }
    const int count = static_cast<int>(m_drafts.size());
    m_message->showMessage(MessageBar::Kind::Warning,
        count == 1 ? tr("One profile has unsaved changes.") : tr("%n profiles have unsaved changes.", nullptr, count),
        {{tr("Save and close"), [this] { saveAllAndClose(); }},
            {tr("Close without saving"), [this] { QDialog::reject(); }}});
}

} // namespace Dailies
