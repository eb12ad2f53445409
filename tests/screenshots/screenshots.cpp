// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes pictures of the real window on a profile of its own, with the practice service. "screenshots_taker --readme
// FOLDER GUIDE" replaces those for the README and software centres, and those of the user guide. "screenshots_taker
// FOLDER" takes every screen in every look at the current display scale.

#include "app/engine/translations.h"
#include "app/media/framereader.h"
#include "app/tasks/history/taskhistory.h"
#include "tests/screenshots/gallery.h"
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/compareview.h"
#include "ui/style/applylook.h"
#include "ui/tasks/table/taskview.h"

#include <QCursor>
#include <QDir>
#include <QToolButton>

using namespace Dailies;

namespace {

constexpr QSize windowSize(1180, 710);
constexpr QSize smallerSize(1160, 760); ///< for colourful windows, so that the files stay small
constexpr int guideWidth = 640; ///< pixels
constexpr int guideQuality = 82;
const QString nextPrompt = u"A paper boat turns in a rain gutter, macro, shallow focus"_s;
constexpr double quick = 2; ///< seconds for a task
constexpr double leisurely = 120; // a fifth of it is waiting

template<typename Condition>
void await(const char* what, const Condition& condition)
{
    if (!QTest::qWaitFor(condition, patienceMs))
        qFatal("%s: waited in vain", what);
}

VideoRequest textRequest(RequestKind kind, const QString& model, const QString& prompt, int seconds)
{
    VideoRequest request;
    request.kind = kind;
    request.model = model;
    request.prompt = prompt;
    request.durationSeconds = seconds;
    return request;
}

VideoRequest requestA(const QString& prompt, int seconds)
{
    VideoRequest request =
        textRequest({Family::A, Generation::G30, ApiType::TextToVideo}, u"practice-a-3.0"_s, prompt, seconds);
    request.resolution = u"720P"_s;
    request.aspectRatio = u"16:9"_s;
    return request;
}

VideoRequest requestB(const QString& prompt, int seconds)
{
    return textRequest({Family::B, Generation::None, ApiType::TextToVideo}, u"practice-b"_s, prompt, seconds);
}

/// Creates the takes, then takes the screenshots.
class Photographer final {
public:
    Photographer(const QString& folder, const QString& guide) : m_folder(folder), m_guide(guide) {}

    void takeAll()
    {
        makeTakes();
        open();
        deciding(u"answer-lost-light"_s);
        keepSmall(u"no-response"_s);
        m_bench.window->findChild<QToolButton*>(u"rescueClose"_s)->click();
        show(m_kites.at(3), 3'167'000);
        keep(u"playing-light"_s);
        keepSmall(u"window"_s);
        composing(u"composing-light"_s);
        applyLook(*qApp, Theme::Dark);
        m_bench.form()->setRequest(requestA(nextPrompt, 5));
        keep(u"playing-dark"_s);
        comparing(u"comparing-dark"_s);
        m_bench.close();
    }

private:
    TaskId send(const VideoRequest& request)
    {
        const auto ids =
            m_bench.engine->runner().submit({*m_bench.engine->account(Account::practiceId()), request, 1, 0, true});
        if (!ids)
            qFatal("%s", qPrintable(ids.error().message));
        return ids->constFirst();
    }

    void makeTakes()
    {
        if (!m_bench.openWithPractice(quick))
            qFatal("the window does not open");
        send(requestB(u"Rain runs down a tram window, the lights of the town behind it [fail]"_s, 5));
        send(requestA(u"A tea garden in the morning, the mist lifts slowly, seen from the air"_s, 6));
        send(requestB(u"一只猫在屋顶上看月亮，慢镜头"_s, 5));
        const VideoRequest kite = requestA(u"The kite climbs over the evening hill, the camera follows slowly"_s, 8);
        VideoRequest other = kite;
        other.prompt = u"The kite dives over the evening hill, the camera stays where it is"_s;
        m_kites.append(send(other));
        for (int n = 0; n < 3; ++n)
            m_kites.append(send(kite));
        await("the takes", [this] { return m_bench.engine->store().unfinished().isEmpty(); });
        TaskHistory history(m_bench.engine->store());
        (void)history.setMarks({{m_kites.at(3), {.rating = 5}}, {m_kites.at(0), {.rating = 3}}});
        m_bench.close();
    }

    /// With running tasks, and one whose answer was lost.
    void open()
    {
        m_bench.prepare = [](Engine& engine) {
            VideoTask lost;
            lost.accountId = Account::practiceId();
            lost.request = requestA(u"Neon fish swim through a library at night"_s, 5);
            lost.createdAt = engine.clock().now().addSecs(-95);
            lost.sentAt = lost.createdAt.addSecs(1);
            lost.state = TaskState::NeedsReview;
            lost.createAttempts = 1;
            lost.bodyDigest = u"b64fdfd6f1b02d1c9a53c7f2f3f0a0f86a86e2bb4f2c53a9c0a1d05c2a5e7d19"_s;
            (void)engine.store().add(lost);
        };
        if (!m_bench.openWithPractice(leisurely))
            qFatal("the window does not open");
        m_bench.window->resize(windowSize);
        QCursor::setPos(0, 0); // nothing is under the pointer
        send(requestA(nextPrompt, 5));
        send(requestB(u"A lighthouse keeper reads by the lamp, waves outside"_s, 10));
        await("the running tasks", [this] {
            const QList<TaskId> ids = m_bench.engine->store().unfinished();
            return std::all_of(ids.cbegin(), ids.cend(), [this](TaskId id) {
                const VideoTask task = m_bench.engine->store().task(id).value_or(VideoTask());
                return task.state == TaskState::NeedsReview || task.report.word.startsWith(u"RUN"_s);
            });
        });
    }

    void show(TaskId id, qint64 us)
    {
        m_bench.tasks()->selectTask(id);
        Player* player = m_bench.player()->player();
        await("the clip", [player] { return player->state() == PlayerState::Paused; });
        bool isShown = false;
        const auto connection =
            QObject::connect(player, &Player::stillReady, player, [&isShown](const QImage&) { isShown = true; });
        player->seek(us);
        m_bench.tasks()->findChild<TaskView*>()->scrollToTop();
        await("the picture", [&isShown] { return isShown; });
        QObject::disconnect(connection);
    }

    /// A frame of a take, as "Use as reference" creates it.
    QString pictureOf(TaskId id, const QString& name) const
    {
        const QString clip = m_bench.engine->store().task(id).value_or(VideoTask()).file;
        auto reader = FrameReader::open(clip, {});
        const auto frame = reader ? reader->frame(90, {}) : tl::unexpected(reader.error());
        const QString path = m_pictures.filePath(name + u".png"_s);
        if (!frame || !reader->pictureOf(**frame)->save(path))
            qFatal("%s has no such picture", qPrintable(clip));
        return path;
    }

    /// A request with media and findings.
    void composing(const QString& name)
    {
        VideoRequest request = requestA(u"The kite of Image 1 flies over the hill of Image 2, seen from below"_s, 45);
        request.kind.apiType = ApiType::ReferenceToVideo;
        for (int n = 0; n < 2; ++n) {
            MediaItem item;
            item.type = u"reference_image"_s;
            item.source = QUrl::fromLocalFile(pictureOf(m_kites.at(n), n == 0 ? u"kite"_s : u"hill"_s)).toString();
            request.media.append(item);
        }
        m_bench.form()->setRequest(request);
        keep(name);
    }

    void deciding(const QString& name)
    {
        m_bench.form()->setRequest(requestA(nextPrompt, 5));
        for (const TaskId id : m_bench.engine->store().ids()) {
            if (m_bench.state(id) == TaskState::NeedsReview)
                m_bench.tasks()->selectTask(id);
        }
        keep(name);
    }

    void comparing(const QString& name)
    {
        m_bench.window->resize(smallerSize);
        Q_EMIT m_bench.tasks()->compareRequested(m_kites);
        auto* view = m_bench.window->findChild<CompareView*>();
        ComparePlayer* player = view->player();
        const auto isShown = [player] {
            for (int number = 0; number < player->count(); ++number) {
                if (player->take(number).picture.isNull())
                    return false;
            }
            return player->state() == PlayerState::Paused;
        };
        await("the takes to compare", isShown);
        player->seek(4'000'000);
        await("the pictures to compare", isShown);
        keep(name);
        keepSmall(u"comparing"_s);
        Q_EMIT view->left();
    }

    /// Saves a screenshot once everything that appears a moment later is there.
    void keep(const QString& name)
    {
        QTest::qWait(1500);
        const QString path = m_folder + u'/' + name + u".png"_s;
        if (!m_bench.window->grab().toImage().convertToFormat(QImage::Format_RGB888).save(path, "PNG", 0))
            qFatal("%s cannot be written", qPrintable(path));
    }

    /// Saves a picture for the guide, whose pages are narrower than the window.
    void keepSmall(const QString& name)
    {
        const QImage whole = m_bench.window->grab().toImage().convertToFormat(QImage::Format_RGB888);
        const QString path = m_guide + u'/' + name + u".jpg"_s;
        if (!whole.scaledToWidth(guideWidth, Qt::SmoothTransformation).save(path, "JPG", guideQuality))
            qFatal("%s cannot be written", qPrintable(path));
    }

    QString m_folder;
    QString m_guide;
    QTemporaryDir m_pictures;
    WindowBench m_bench;
    QList<TaskId> m_kites;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"dailies"_s);
    installTranslations(app, u"en"_s);
    applyLook(app, Theme::Light);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const bool isForReadme = arguments.removeAll(u"--readme"_s) > 0;
    if (arguments.size() != (isForReadme ? 2 : 1) || !QDir().mkpath(arguments.constFirst())) {
        qWarning("usage: screenshots_taker FOLDER, or screenshots_taker --readme FOLDER GUIDE");
        return 2;
    }
    if (isForReadme)
        Photographer(arguments.constFirst(), arguments.constLast()).takeAll();
    else
        takeGallery(arguments.constFirst());
    return 0;
}
