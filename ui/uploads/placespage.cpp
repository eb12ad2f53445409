// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placespage.h"

#include "app/common/sentences.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/uploads/myuploadsdialog.h"
#include "ui/uploads/placedialog.h"
#include "ui/uploads/placelist.h"
#include "ui/uploads/placewords.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/wraplayout.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

PlacesPage::PlacesPage(const PlaceTools& tools, QWidget* parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_message(new MessageBar(this))
    , m_empty(new EmptyState(this))
    , m_whole(new QWidget(this))
    , m_list(new PlaceList(m_whole))
    , m_facts(quietNote({}, m_whole))
    , m_test(new PlaceTestPanel(
          tools, [this](const PlaceTestPanel::Take& take) { askForTest(take); }, m_whole))
{
    setObjectName(u"uploadsPage"_s);
    build();
    connect(&m_tools.places, &UploadPlaceStore::placesChanged, this, &PlacesPage::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, &PlacesPage::follow);
    connect(m_list, &PlaceList::editRequested, this, &PlacesPage::edit);
    connect(m_list, &PlaceList::removeRequested, this, &PlacesPage::askToRemove);
    connect(m_test, &PlaceTestPanel::resultsShown, this, [this] { reveal(m_test); });
    refresh();
}

void PlacesPage::build()
{
    m_message->setObjectName(u"uploadsMessage"_s);
    m_empty->setMessage(
        icon(u"upload"_s), tr("Video services fetch your files through links, so they need a place on the web."));
    m_empty->setHint(
        tr("Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a "
           "file there when a request needs it."));
    m_empty->setActions({tr("Add a place…")});
    auto* first = m_empty->findChild<QPushButton*>(u"emptyAction1"_s);
    makePrimary(first);
    connect(m_empty, &EmptyState::actionTriggered, this, &PlacesPage::add);
    m_facts->setObjectName(u"placeFacts"_s);
    auto* buttons = new WrapLayout(8);
    m_add = newButton(u"plus"_s, tr("Add…"), u"addPlaceButton"_s, &PlacesPage::add);
    m_edit = newButton(u"pencil"_s, tr("Edit…"), u"editPlaceButton"_s, &PlacesPage::edit);
    m_choose = newButton(u"check"_s, tr("Use"), u"choosePlaceButton"_s, &PlacesPage::choose);
    m_files = newButton(u"list"_s, tr("My uploads…"), u"myUploadsButton"_s, &PlacesPage::showFiles);
    m_remove = newButton(u"trash-2"_s, tr("Remove"), u"removePlaceButton"_s, &PlacesPage::askToRemove);
    m_choose->setToolTip(tr("Upload files to this place"));
    m_add->setToolTip(tr("Add an upload place"));
    m_add->setAccessibleName(tr("Add an upload place"));
    for (QPushButton* button : {m_add, m_edit, m_choose, m_files, m_remove})
        buttons->addWidget(button);
    QVBoxLayout* inner = bareColumn(m_whole, 8);
    inner->addWidget(m_list);
    inner->addWidget(m_facts);
    inner->addLayout(buttons);
    inner->addSpacing(4);
    inner->addWidget(m_test);
    inner->addStretch(1);
    QVBoxLayout* column = bareColumn(this, 8);
    column->addWidget(m_message);
    column->addWidget(m_empty);
    column->addWidget(m_whole);
    QWidget* before = m_list;
    for (QWidget* each : QList<QWidget*>{
             m_add, m_edit, m_choose, m_files, m_remove, m_test->findChild<QPushButton*>(u"testPlaceButton"_s)}) {
        setTabOrder(before, each);
        before = each;
    }
}

QPushButton* PlacesPage::newButton(
    const QString& iconName, const QString& text, const QString& name, void (PlacesPage::*act)())
{
    auto* button = new QPushButton(icon(iconName), text, m_whole);
    button->setObjectName(name);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

std::optional<UploadPlace> PlacesPage::current() const
{
    return m_tools.places.find(m_list->currentId());
}

void PlacesPage::refresh()
{
    const QList<UploadPlace>& places = m_tools.places.places();
    m_empty->setVisible(places.isEmpty());
    m_whole->setVisible(!places.isEmpty());
    m_test->reset();
    m_list->setPlaces(places, m_tools.places.chosen());
}

void PlacesPage::follow()
{
    const auto place = current();
    if (place && std::exchange(m_tested, place->id) != place->id)
        m_test->reset();
    const auto chosen = m_tools.places.chosen();
    const bool isFree = place && !m_isBusy;
    for (QPushButton* button : {m_edit, m_files, m_remove})
        button->setEnabled(isFree);
    m_choose->setEnabled(isFree && (!chosen || chosen->id != place->id));
    m_add->setEnabled(!m_isBusy);
    m_test->setEnabled(isFree);
    if (!place)
        return m_facts->clear();
    m_test->setProtocol(place->protocol);
    QStringList facts{placeAccess(*place)};
    if (m_tools.keys.isForThisSessionOnly(place->id))
        facts.append(tr("Its secret is in memory only, until you quit."));
    if (const QString far = distanceNote(*place, m_tools.serviceHosts); !far.isEmpty())
        facts.append(far);
    m_facts->setText(facts.join(u'\n'));
    m_list->setAccessibleDescription(m_facts->text());
}

void PlacesPage::test(const QString& placeId)
{
    if (!m_tools.places.find(placeId))
        return;
    m_list->setCurrentId(placeId);
    auto* button = m_test->findChild<QPushButton*>(u"testPlaceButton"_s);
    button->setFocus(Qt::OtherFocusReason);
    button->click();
    reveal(m_test);
}

void PlacesPage::add()
{
    openDialog(std::nullopt);
}

void PlacesPage::edit()
{
    if (const auto place = current(); place && !m_isBusy)
        openDialog(place);
}

void PlacesPage::openDialog(const std::optional<UploadPlace>& place)
{
    m_message->hide();
    m_test->reset();
    auto* dialog = new PlaceDialog(m_tools, place, window());
    connect(dialog, &PlaceDialog::placeSaved, this, [this](const QString& id, const QString& note) {
        m_list->setCurrentId(id);
        m_list->setFocus(Qt::OtherFocusReason);
        if (note.isEmpty())
            return;
        m_message->setStacked(false);
        m_message->setClosable(true);
        m_message->showMessage(MessageBar::Kind::Warning, note);
        reveal(m_message);
    });
    dialog->open();
}

void PlacesPage::choose()
{
    const auto place = current();
    if (!place)
        return;
    m_message->hide();
    if (const auto stored = m_tools.places.choose(place->id); !stored) {
        m_message->showMessage(MessageBar::Kind::Bad, stored.error().message);
        reveal(m_message);
    }
    m_list->setFocus(Qt::OtherFocusReason); // the button is disabled now
}

void PlacesPage::showFiles()
{
    const auto place = current();
    if (!place)
        return;
    m_message->hide();
    (new MyUploadsDialog(m_tools, *place, window()))->open();
}

void PlacesPage::askToRemove()
{
    const auto place = current();
    if (!place || m_isBusy)
        return;
    QStringList words{
        place->needsSecret() ? tr("Remove %1 and its secret?").arg(place->name) : tr("Remove %1?").arg(place->name),
        place->isPresigned() ? tr("The files you've uploaded stay there. Their links work until they expire.")
                             : tr("The files you've uploaded stay there, and so do their links.")};
    const auto chosen = m_tools.places.chosen();
    if (const int waiting = waitingUses(m_tools.uses(place->id).values()); waiting > 0)
        words.append(tr("%n waiting requests will need another place.", nullptr, waiting));
    else if (chosen && chosen->id == place->id)
        words.append(tr("Waiting requests whose files aren't uploaded yet will need another place."));
    m_message->setStacked(true); // room for its buttons
    m_message->setClosable(false);
    m_message->showMessage(MessageBar::Kind::Warning, joinedSentences(words),
        {{tr("Remove place"), [this, id = place->id] { remove(id); }},
            {tr("Cancel"), [this] { m_list->setFocus(Qt::OtherFocusReason); }}});
    m_message->focusLastAction(); // so that a second Enter does not confirm
    reveal(m_message);
}

void PlacesPage::remove(const QString& id)
{
    const auto place = m_tools.places.find(id);
    if (!place)
        return;
    m_test->reset();
    if (!place->needsSecret())
        return removed(*place, {});
    setBusy(true);
    m_tools.keys.remove(
        place->id, this, [this, place = *place](const Result<void>& result) { removed(place, result); });
}

void PlacesPage::removed(const UploadPlace& place, const Result<void>& secretRemoved)
{
    setBusy(false);
    m_tools.access.forget(place.id);
    m_message->setStacked(false);
    m_message->setClosable(true);
    // The secret goes first: without its place, it could not be found any more.
    const Result<void> gone = secretRemoved ? m_tools.places.remove(place.id) : secretRemoved;
    if (!secretRemoved)
        m_message->showMessage(MessageBar::Kind::Bad,
            tr("The upload place was kept, because its secret couldn't be removed. %1")
                .arg(secretRemoved.error().message));
    else if (!gone)
        m_message->showMessage(MessageBar::Kind::Bad, gone.error().message);
    else
        m_message->showMessage(MessageBar::Kind::Information, tr("Removed %1. Its files were kept.").arg(place.name));
    QWidget* next = m_list;
    if (m_tools.places.places().isEmpty())
        next = m_empty->findChild<QPushButton*>(u"emptyAction1"_s);
    next->setFocus(Qt::OtherFocusReason);
    reveal(m_message);
}

void PlacesPage::reveal(QWidget* part)
{
    // Its size is known once the layouts have followed.
    QTimer::singleShot(0, part, [part] {
        for (QWidget* at = part->parentWidget(); at != nullptr; at = at->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(at))
                return area->ensureWidgetVisible(part, 0, 12);
        }
    });
}

void PlacesPage::askForTest(const PlaceTestPanel::Take& take)
{
    const auto place = current();
    if (!place)
        return take(failure(ErrorKind::BadInput, tr("Choose a place.")));
    m_tools.access.open(*place, m_test, [place = *place, take](Result<std::unique_ptr<Uploader>> opened) {
        opened ? take(PlaceTestPanel::Question{place, *std::move(opened)}) : take(failure(opened.error()));
    });
}

void PlacesPage::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    follow();
}

} // namespace Dailies
