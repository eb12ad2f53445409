// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A seeded monkey on the real window, with the practice service and a service that fails in every way. It counts long
// stalls and calls that the user did not ask for. monkey [--events N] [--seed N] [--strict]; with --strict, a stall is
// a failure, too.
#include "app/engine/translations.h"
#include "tests/monkey/monkey.h"
#include "tests/monkey/sendwatch.h"
#include "tests/monkey/stallwatch.h"
#include "tests/support/faultserver.h"
#include "tests/ui/windowbench.h"
#include "ui/style/applylook.h"

#include <QCommandLineParser>
#include <QDesktopServices>
#include <QEventLoop>
#include <QImage>
#include <QTextStream>
#include <QTimer>

#include <array>
#include <cstdlib>

using namespace Dailies;

namespace {

/// Swallows requests to open a URL, so that nothing leaves the program.
class Nowhere final : public QObject {
    Q_OBJECT
public:
    Nowhere()
    {
        for (const QString& scheme : schemes())
            QDesktopServices::setUrlHandler(scheme, this, "open");
    }
    ~Nowhere() override
    {
        for (const QString& scheme : schemes())
            QDesktopServices::unsetUrlHandler(scheme);
    }

    static QStringList schemes() { return {u"file"_s, u"http"_s, u"https"_s}; }

public Q_SLOTS:
    void open(const QUrl&) {}
};

bool makeFiles(const QString& folder)
{
    QImage picture(640, 360, QImage::Format_RGB32);
    picture.fill(Qt::darkCyan);
    const auto write = [&folder](const QString& name, const QByteArray& text) {
        QFile file(folder + u'/' + name);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QDir(folder).mkdir(u"folder"_s);
    return picture.save(folder + u"/picture.png"_s) && picture.save(folder + u"/picture.jpg"_s)
        && write(u"request.json"_s, R"({"model":"m","input":{"prompt":"a cat"},"parameters":{"duration":5}})")
        && write(u"broken.json"_s, "{\"model\":") && write(u"empty.mp4"_s, "")
        && write(u"list.mp4"_s, "#EXTM3U\nhttp://127.0.0.1:9/a\n");
}

bool openWindow(WindowBench& bench, const FaultServer& service)
{
    bench.prepare = [&service](Engine& engine) {
        const Account account{
            u"studio"_s, u"Studio"_s, service.url("/v1"), {*ProfileCatalogue().guess(u"practice-a-3.0"_s)}};
        if (!engine.accounts().find(account.id))
            static_cast<void>(engine.accounts().put(account));
        engine.keys().keep(account.id, originOf(account.baseUrl), "key-of-the-monkey");
    };
    // A window manager may give the focus to another window; that is not a failure.
    static_cast<void>(bench.openWithPractice(0.2));
    if (!bench.window)
        return false;
    bench.window->usePractice();
    return true;
}

/// Sends one event after the other, also within the event loops of menus and dialogs. Only further events end those
/// loops.
class Run final : public QObject {
    Q_OBJECT
public:
    Run(StallWatch& app, WindowBench& bench, FaultServer& service, SendWatch& sends, quint32 seed, const QString& files)
        : m_app(app)
        , m_bench(bench)
        , m_service(service)
        , m_sends(sends)
        , m_monkey(bench, seed, files)
    {}

    /// False if the window could not be reopened.
    bool go(int events)
    {
        m_left = events;
        QTimer::singleShot(0, this, &Run::step);
        m_loop.exec();
        return m_opens;
    }
    int events() const { return m_events; }
    int starts() const { return m_starts; }
    /// The number of events of each kind.
    QStringList kinds() const
    {
        QStringList all;
        for (int kind = 0; kind < int(m_kinds.size()); ++kind)
            all.append(
                u"%1 %2"_s.arg(m_kinds.at(size_t(kind))).arg(QLatin1StringView(Monkey::name(Monkey::Kind(kind)))));
        return all;
    }
    /// The last twenty events.
    QStringList last() const { return m_last; }

private:
    void step()
    {
        if (m_left <= 0 || !m_sends.violations().isEmpty() || !m_opens) {
            leave();
            return;
        }
        if (m_depth == 0 && !m_bench.window->isVisible())
            openAgain();
        if (!m_opens) {
            m_loop.quit();
            return;
        }
        --m_left;
        ++m_events;
        // Scheduled before the event, because a menu opened by it may wait for the next one. Now and then there is time
        // for slow work.
        QTimer::singleShot(m_events % 50 == 0 ? 20 : 0, this, &Run::step);
        ++m_depth;
        m_sends.beginInput();
        act();
        m_sends.endInput();
        --m_depth;
        if (m_last.size() > 20)
            m_last.removeFirst();
    }
    void act()
    {
        if (m_depth > deepest) {
            m_last.append(m_monkey.escape());
            return;
        }
        const Monkey::Kind kind = m_monkey.choose();
        ++m_kinds.at(size_t(kind));
        if (kind == Monkey::Kind::Restart && m_depth == 1) {
            m_bench.window->close();
            installTranslations(m_app, m_monkey.language());
            m_last.append(u"restart"_s);
        } else if (kind >= Monkey::Kind::Resize) {
            // Not through an event of the window system, so that nothing else measures it.
            m_app.measure(QLatin1StringView(Monkey::name(kind)), [&] { m_last.append(m_monkey.act(kind)); });
        } else {
            m_last.append(m_monkey.act(kind));
        }
    }
    void leave()
    {
        // Leaves all menus and dialogs first.
        if (m_depth > 0) {
            if (++m_leaves > mostLeaves)
                stuck();
            QTimer::singleShot(0, this, &Run::step);
            m_last.append(m_monkey.escape());
            return;
        }
        m_loop.quit();
    }
    /// This detects an event loop that nothing ends. Then there is no way back to main() either.
    [[noreturn]] void stuck() const
    {
        QTextStream(stdout) << "monkey: an event loop was left behind after " << m_events
                            << " events; last: " << m_last.join(u"\n        "_s) << '\n';
        std::_Exit(1);
    }
    void openAgain()
    {
        m_sends.unwatch();
        m_bench.close();
        m_opens = openWindow(m_bench, m_service);
        if (m_opens)
            m_sends.watch(*m_bench.engine);
        ++m_starts;
    }

    static constexpr int deepest = 4;
    static constexpr int mostLeaves = 2000;

    StallWatch& m_app;
    WindowBench& m_bench;
    FaultServer& m_service;
    SendWatch& m_sends;
    Monkey m_monkey;
    QEventLoop m_loop;
    QStringList m_last;
    std::array<int, int(Monkey::Kind::Restart) + 1> m_kinds = {};
    int m_leaves = 0;
    int m_left = 0;
    int m_events = 0;
    int m_starts = 1;
    int m_depth = 0; ///< nested events in progress
    bool m_opens = true;
};

} // namespace

int main(int argc, char* argv[])
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    StallWatch app(argc, argv);
    QCommandLineParser parser;
    parser.addOptions(
        {{u"events"_s, {}, u"number"_s, u"2000"_s}, {u"seed"_s, {}, u"number"_s, u"1"_s}, {u"strict"_s, {}}});
    parser.process(app);
    const quint32 seed = parser.value(u"seed"_s).toUInt();
    const Nowhere nowhere;

    QTextStream out(stdout);
    QTemporaryDir files;
    if (!makeFiles(files.path()))
        return 2;
    FaultServer service;
    SendWatch sends(service);
    WindowBench bench;
    applyLook(app, Theme::Light);
    if (!openWindow(bench, service))
        return 2;
    sends.watch(*bench.engine);

    Run run(app, bench, service, sends, seed, files.path());
    app.setDriver(&run);
    if (!run.go(parser.value(u"events"_s).toInt()))
        return 2;
    const QStringList violations = sends.conclude();
    sends.unwatch();
    bench.close();

    const SendWatch::Count all = sends.all();
    const SendWatch::Count failing = sends.toFailing();
    out << "monkey: seed " << seed << ", " << run.events() << " events, " << run.starts() << " starts; "
        << run.kinds().join(u", "_s) << '\n'
        << "  confirmed submits: " << all.wishes << ", ended " << all.ended << ", not sent " << all.waiting
        << "; of them to the failing service " << failing.wishes << ", ended " << failing.ended << ", not sent "
        << failing.waiting << "; creates there: " << sends.posts() << ", " << sends.putOff() << " of them put off; "
        << sends.others() << " other calls there\n"
        << "  longest event " << app.longestMs() << " ms, longest work of the window's thread " << app.longestBusyMs()
        << " ms; " << app.stalls().size() << " events above " << StallWatch::allowedMs << " ms, " << app.busyStalls()
        << " of them busy that long; " << violations.size() << " violations\n";
    for (const QString& stall : app.stalls())
        out << "  stall " << stall << '\n';
    for (const QString& violation : violations)
        out << "  " << violation << '\n';
    if (!violations.isEmpty())
        out << "  last: " << run.last().join(u"\n        "_s) << '\n';
    return violations.isEmpty() && (app.busyStalls() == 0 || !parser.isSet(u"strict"_s)) ? 0 : 1;
}

#include "main.moc"
