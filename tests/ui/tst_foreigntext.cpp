// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"
#include "ui/tasks/table/taskview.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMessageBox>
#include <QTextDocument>
#include <QToolTip>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Dailies;

namespace {

const QString ourMarkup = u"<p style=\"white-space:pre-wrap\">"_s;

/// Whether Qt would interpret a text as markup from elsewhere.
bool isTakenForMarkup(const QString& text)
{
    const bool isOurs = text.startsWith(ourMarkup) && text.count(u'<') == 2;
    return Qt::mightBeRichText(text) && !isOurs;
}

/// Whether an action has no tooltip of its own. Menus then show none, and buttons are checked separately.
bool isMadeOfItsWords(const QAction* action)
{
    QString words = action->text();
    return action->toolTip().remove(u'&') == words.remove(u"..."_s).remove(u'&').trimmed();
}

} // namespace

/// Markup in foreign text is shown as it is, everywhere in the window, and opens nothing.
class TestForeignText final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void isNeverMarkup_data();
    void isNeverMarkup();
    void theSearchFindsMarkup();

private:
    VideoTask hostileTask(TaskState state) const;
    Account hostileAccount() const;
    void look(QWidget* widget);
    void lookAtItems(const QAbstractItemView* view);
    void tell(const QObject* where, const QString& text);

    QTemporaryDir m_folder;
    QString m_hostile;
    QStringList m_found;
};

void TestForeignText::initTestCase()
{
    // Opening the pipe would block forever.
    const QString pipe = m_folder.filePath(u"fifo"_s);
#ifdef Q_OS_UNIX
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
#endif
    m_hostile = u"<img src=\"%1\"><b>bold</b> &lt;i&gt;"_s.arg(pipe);
}

VideoTask TestForeignText::hostileTask(TaskState state) const
{
    VideoTask task = WindowBench::task(state, u"hostile"_s);
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.prompt = m_hostile;
    task.request.model = m_hostile;
    task.request.negativePrompt = m_hostile;
    task.request.media = {{u"reference_image"_s, m_hostile, m_hostile}};
    task.request.extra = {{m_hostile, m_hostile}};
    if (!task.remoteId.isEmpty())
        task.remoteId = m_hostile + stateName(state);
    task.candidateIds = {m_hostile};
    task.remark = m_hostile;
    task.report.word = m_hostile;
    task.report.message = m_hostile;
    task.report.code = m_hostile;
    task.report.requestId = m_hostile;
    task.report.origPrompt = m_hostile;
    task.report.submitTime = m_hostile;
    task.report.usage = {{u"n"_s, m_hostile}};
    task.report.videoUrl = u"https://clips.example/"_s + m_hostile;
    task.error = {ErrorKind::Network, m_hostile, m_hostile, m_hostile};
    task.marks.tags = {m_hostile};
    task.marks.note = m_hostile;
    if (state == TaskState::Saved)
        task.file = m_folder.filePath(u"<b>clip.mp4"_s);
    return task;
}

Account TestForeignText::hostileAccount() const
{
    Account account{u"hostile"_s, m_hostile, QUrl(u"https://service.example/v1"_s), {}};
    account.models.append(wholeModel(m_hostile, Family::A, Generation::G30));
    return account;
}

void TestForeignText::tell(const QObject* where, const QString& text)
{
    m_found.append(
        u"%1 %2: %3"_s.arg(QLatin1StringView(where->metaObject()->className()), where->objectName(), text.left(120)));
}

void TestForeignText::lookAtItems(const QAbstractItemView* view)
{
    // The list of takes escapes its text itself, which is tested by hovering.
    const auto* takes = view->window()->findChild<TaskView*>();
    if (view->model() == nullptr || (takes != nullptr && view->model() == takes->model()))
        return;
    for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row) {
        for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column) {
            const QString tip = view->model()->index(row, column, view->rootIndex()).data(Qt::ToolTipRole).toString();
            if (isTakenForMarkup(tip))
                tell(view, tip);
        }
    }
}

void TestForeignText::look(QWidget* widget)
{
    QList<QWidget*> all = widget->findChildren<QWidget*>();
    all.append(widget);
    for (QWidget* each : std::as_const(all)) {
        if (isTakenForMarkup(each->toolTip()))
            tell(each, each->toolTip());
        const auto* label = qobject_cast<QLabel*>(each);
        if (label != nullptr && label->textFormat() != Qt::PlainText && isTakenForMarkup(label->text())
            && label->text().contains(u"<b>"_s))
            tell(label, label->text());
        if (const auto* box = qobject_cast<QMessageBox*>(each);
            box != nullptr && box->textFormat() != Qt::PlainText && isTakenForMarkup(box->text()))
            tell(box, box->text());
        if (const auto* view = qobject_cast<QAbstractItemView*>(each))
            lookAtItems(view);
        for (const QAction* action : each->actions()) {
            if (!isMadeOfItsWords(action) && isTakenForMarkup(action->toolTip()))
                tell(action, action->toolTip());
        }
    }
}

void TestForeignText::isNeverMarkup_data()
{
    QTest::addColumn<TaskState>("state");
    for (int n = 0; n <= int(TaskState::Expired); ++n)
        QTest::addRow("%s", qPrintable(stateName(TaskState(n)))) << TaskState(n);
}

void TestForeignText::isNeverMarkup()
{
    QFETCH(const TaskState, state);
    m_found.clear();
    WindowBench b;
    b.begins = false;
    b.prepare = [this, state](Engine& engine) {
        QVERIFY(engine.accounts().put(hostileAccount()));
        QVERIFY(engine.store().add(hostileTask(state)));
    };
    QVERIFY(b.open());
    auto* view = b.window->findChild<TaskView*>();
    TRY_VERIFY(view->model()->rowCount() > 0);
    const QModelIndex first = view->model()->index(0, 0);
    view->setCurrentIndex(first);
    VideoRequest request = hostileTask(state).request;
    b.form()->setRequest(request);
    QTest::qWait(1); // performs pending layouts
    look(b.window.get());
    for (int column = 0; column < view->model()->columnCount(); ++column) {
        const QPoint place = view->visualRect(view->model()->index(0, column)).center();
        QHelpEvent help(QEvent::ToolTip, place, view->viewport()->mapToGlobal(place));
        QApplication::sendEvent(view->viewport(), &help);
        if (isTakenForMarkup(QToolTip::text()))
            tell(view, QToolTip::text());
        QToolTip::hideText();
    }
    QVERIFY2(m_found.isEmpty(), qPrintable(m_found.join(u'\n')));
}

/// A search that finds nothing would prove nothing.
void TestForeignText::theSearchFindsMarkup()
{
    m_found.clear();
    QWidget widget;
    widget.setToolTip(m_hostile);
    QLabel label(m_hostile, &widget);
    look(&widget);
    QCOMPARE(m_found.size(), 2);
}

QTEST_MAIN(TestForeignText)
#include "tst_foreigntext.moc"
