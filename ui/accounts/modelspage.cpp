// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/modelspage.h"

#include "app/request/kindfields.h"
#include "app/request/models/modelline.h"
#include "ui/accounts/codesedit.h"
#include "ui/accounts/pagefields.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tooltips.h"
#include "ui/widgets/twolinedelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr ApiType apiTypes[] = {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo,
    ApiType::VideoEdit, ApiType::MultiImageToVideo};
constexpr int codeRole = Qt::UserRole;

QString wordsOf(const EnabledModel& model)
{
    QStringList kinds;
    for (const ApiType apiType : model.apiTypes)
        kinds.append(apiTypeShortLabel(apiType));
    return u"%1 · %2"_s.arg(placeWords({model.family, model.generation}), kinds.join(u", "_s));
}

QToolButton* toolButton(const QString& iconName, const QString& words, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setToolTip(plainToolTip(words));
    button->setAccessibleName(words);
    return button;
}

/// A row of chips, one for each kind.
QWidget* chipRow(const QString& name, const std::function<void(ApiType, bool)>& clicked,
    QHash<ApiType, QAbstractButton*>& chips, QWidget* parent)
{
    auto* row = new QWidget(parent);
    QHBoxLayout* layout = bareRow(row, 4);
    for (const ApiType apiType : apiTypes) {
        auto* chip = new QPushButton(apiTypeShortLabel(apiType), row);
        chip->setObjectName(name + apiTypeName(apiType));
        chip->setCheckable(true);
        chip->setAutoDefault(false);
        chip->setToolTip(plainToolTip(apiTypeLabel(apiType)));
        makeChip(chip);
        QObject::connect(chip, &QPushButton::clicked, row, [clicked, apiType](bool on) { clicked(apiType, on); });
        layout->addWidget(chip);
        chips.insert(apiType, chip);
    }
    layout->addStretch();
    return row;
}

} // namespace

ModelsPage::ModelsPage(
    const Account& account, const KindChoices& choices, const ProfileCatalogue& profiles, QWidget* parent)
    : QWidget(parent)
    , m_profiles(profiles)
    , m_message(new MessageBar(this))
    , m_list(new QListWidget(this))
    , m_codes(new CodesEdit(profiles, this))
{
    m_first.models = account.models;
    for (auto choice = choices.cbegin(); choice != choices.cend(); ++choice) {
        if (choice->accountId == account.id)
            m_first.taken.insert(choice.key(), choice->model);
    }
    m_now = m_first;
    auto* layout = pageLayout(this);
    layout->addWidget(m_message);
    layout->addWidget(newList(), 1);
    layout->addWidget(newDetails());
    layout->addWidget(m_codes);
    connect(m_codes, &CodesEdit::added, this, &ModelsPage::addModels);
    auto* back = new QShortcut(QKeySequence::Undo, m_list, this, &ModelsPage::undo);
    back->setContext(Qt::WidgetShortcut);
    show(m_now.models.isEmpty() ? QString() : m_now.models.constFirst().code);
}

QWidget* ModelsPage::newList()
{
    auto* part = new QWidget(this);
    m_list->setParent(part);
    m_list->setObjectName(u"modelList"_s);
    m_list->setAccessibleName(tr("Models"));
    m_list->setMinimumHeight(96); // two rows
    m_list->setItemDelegate(new TwoLineDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_up = toolButton(u"arrow-up"_s, tr("Move up (Alt+Up)"), u"modelUp"_s, part);
    m_down = toolButton(u"arrow-down"_s, tr("Move down (Alt+Down)"), u"modelDown"_s, part);
    m_remove = toolButton(u"trash-2"_s, tr("Remove from the list (Delete)"), u"modelRemove"_s, part);
    QHBoxLayout* row = bareRow(part, 8);
    row->addWidget(m_list, 1);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(4);
    for (QToolButton* button : {m_up, m_down, m_remove})
        buttons->addWidget(button);
    buttons->addStretch();
    row->addLayout(buttons);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QToolButton::clicked, this, &ModelsPage::removeChosen);
    const auto key = [this](const QKeySequence& keys, auto command) {
        auto* shortcut = new QShortcut(keys, m_list, this, command);
        shortcut->setContext(Qt::WidgetShortcut);
    };
    key(Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    key(Qt::ALT | Qt::Key_Down, [this] { move(1); });
    key(QKeySequence::Delete, [this] { removeChosen(); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (!m_isShowing)
            showChosen();
    });
    // During a move the new rows are inserted before the old ones are removed.
    const auto moved = [this] {
        if (!m_isShowing)
            QMetaObject::invokeMethod(this, &ModelsPage::takeOrder, Qt::QueuedConnection);
    };
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, moved);
    connect(m_list->model(), &QAbstractItemModel::rowsRemoved, this, moved);
    return part;
}

QWidget* ModelsPage::newDetails()
{
    m_details = new QWidget(this);
    QVBoxLayout* layout = bareColumn(m_details, 8);
    m_place = new QComboBox(m_details);
    m_place->setObjectName(u"modelPlaceCombo"_s);
    ignoreWheelWithoutFocus(m_place);
    for (const ModelLine& place : modelPlaces())
        m_place->addItem(placeWords(place));
    connect(m_place, &QComboBox::activated, this, &ModelsPage::setPlace);
    addField(layout, tr("Family of the selected model"), {m_place});
    addField(layout, tr("Available for"),
        {chipRow(
            u"serves"_s, [this](ApiType kind, bool on) { setServed(kind, on); }, m_served, m_details)});
    auto* taken = chipRow(
        u"takes"_s, [this](ApiType kind, bool on) { setTaken(kind, on); }, m_taken, m_details);
    taken->setToolTip(tr("Choosing this kind in Compose also chooses this account and model."));
    addField(layout, tr("Default in Compose for"), {taken});
    return m_details;
}

EnabledModel* ModelsPage::chosen(State& state) const
{
    const QListWidgetItem* item = m_list->currentItem();
    const QString code = item == nullptr ? QString() : item->data(codeRole).toString();
    const auto found = std::find_if(
        state.models.begin(), state.models.end(), [&code](const EnabledModel& model) { return model.code == code; });
    return found == state.models.end() ? nullptr : &*found;
}

void ModelsPage::become(const State& state, const QString& code, const QString& words)
{
    if (state == m_now)
        return showChosen();
    m_before.append(m_now);
    m_now = state;
    // Drop choices of models that no longer serve the kind.
    m_now.taken.removeIf([this](const auto& entry) {
        return std::none_of(m_now.models.begin(), m_now.models.end(), [&entry](const EnabledModel& model) {
            return model.code == entry.value() && model.apiTypes.contains(entry.key());
        });
    });
    show(code);
    if (words.isEmpty())
        m_message->hide();
    else
        m_message->showMessage(MessageBar::Kind::Information, words, {{tr("Undo"), [this] { undo(); }}});
    Q_EMIT changed();
}

void ModelsPage::undo()
{
    m_message->hide();
    if (m_before.isEmpty())
        return;
    const QListWidgetItem* item = m_list->currentItem();
    const QString code = item == nullptr ? QString() : item->data(codeRole).toString();
    m_now = m_before.takeLast();
    show(code);
    Q_EMIT changed();
}

void ModelsPage::show(const QString& code)
{
    m_isShowing = true;
    m_list->clear();
    for (const EnabledModel& model : std::as_const(m_now.models)) {
        auto* item = new QListWidgetItem(model.code, m_list);
        item->setData(codeRole, model.code);
        item->setData(TwoLineDelegate::wordsRole, wordsOf(model));
        item->setData(Qt::AccessibleDescriptionRole, wordsOf(model));
        item->setToolTip(plainToolTip(model.code));
        if (model.code == code)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentItem() == nullptr && m_list->count() > 0)
        m_list->setCurrentRow(0);
    m_isShowing = false;
    showChosen();
}

void ModelsPage::showChosen()
{
    const EnabledModel* model = chosen(m_now);
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(model != nullptr && row + 1 < m_list->count());
    m_remove->setEnabled(model != nullptr);
    m_details->setEnabled(model != nullptr);
    if (model == nullptr)
        return;
    m_place->setCurrentIndex(static_cast<int>(modelPlaces().indexOf(ModelLine{model->family, model->generation})));
    for (const ApiType apiType : apiTypes) {
        const bool serves = model->apiTypes.contains(apiType);
        m_served.value(apiType)->setVisible(isOffered({model->family, model->generation, apiType}));
        m_served.value(apiType)->setChecked(serves);
        m_taken.value(apiType)->setVisible(serves);
        m_taken.value(apiType)->setChecked(m_now.taken.value(apiType) == model->code);
    }
}

void ModelsPage::addModels(const QList<EnabledModel>& models)
{
    State next = m_now;
    int count = 0;
    for (const EnabledModel& model : models) {
        const bool isThere = std::any_of(next.models.begin(), next.models.end(),
            [&model](const EnabledModel& each) { return each.code == model.code; });
        if (isThere)
            continue;
        next.models.append(model);
        ++count;
    }
    if (count == 0)
        m_message->showMessage(MessageBar::Kind::Information, tr("All these codes are already in the list."));
    else
        become(next, next.models.constLast().code, tr("%n codes added.", nullptr, count));
}

void ModelsPage::move(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_now.models.size())
        return;
    State next = m_now;
    next.models.move(from, to);
    become(next, next.models.at(to).code);
}

void ModelsPage::removeChosen()
{
    State next = m_now;
    const EnabledModel* model = chosen(next);
    if (model == nullptr)
        return;
    const QString code = model->code;
    const int row = m_list->currentRow();
    next.models.removeAt(row);
    const QString neighbour = next.models.value(std::min<qsizetype>(row, next.models.size() - 1)).code;
    become(next, neighbour, tr("%1 removed from the list.").arg(code));
}

void ModelsPage::takeOrder()
{
    State next;
    next.taken = m_now.taken;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString code = m_list->item(row)->data(codeRole).toString();
        const auto found = std::find_if(m_now.models.begin(), m_now.models.end(),
            [&code](const EnabledModel& model) { return model.code == code; });
        if (found != m_now.models.end())
            next.models.append(*found);
    }
    if (next.models.size() != m_now.models.size())
        return show({});
    const QListWidgetItem* item = m_list->currentItem();
    become(next, item == nullptr ? QString() : item->data(codeRole).toString());
}

void ModelsPage::setPlace(int index)
{
    State next = m_now;
    EnabledModel* model = chosen(next);
    if (model == nullptr)
        return;
    const ModelLine place = modelPlaces().at(index);
    const auto guessed = m_profiles.guess(model->code);
    const bool asGuessed = guessed && guessed->family == place.family && guessed->generation == place.generation;
    *model = asGuessed ? *guessed : wholeModel(model->code, place.family, place.generation);
    become(next, model->code);
}

void ModelsPage::setServed(ApiType apiType, bool on)
{
    State next = m_now;
    EnabledModel* model = chosen(next);
    if (model == nullptr)
        return;
    QList<ApiType> served;
    for (const ApiType each : apiTypes) {
        if (each == apiType ? on : model->apiTypes.contains(each))
            served.append(each);
    }
    // A model that serves no kind would be unusable.
    if (!served.isEmpty())
        model->apiTypes = served;
    become(next, model->code);
}

void ModelsPage::setTaken(ApiType apiType, bool on)
{
    State next = m_now;
    const EnabledModel* model = chosen(next);
    if (model == nullptr)
        return;
    if (on)
        next.taken.insert(apiType, model->code);
    else
        next.taken.remove(apiType);
    become(next, model->code);
}

} // namespace Dailies
