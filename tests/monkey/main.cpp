// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A seeded monkey on the real window, with the practice service and a service that fails in every way: counts what stalls,
// and whether anything is sent that nobody asked for. monkey [--events N] [--seed N]
#include "tests/monkey/monkey.h"
#include "tests/monkey/sendwatch.h"
#include "tests/monkey/stallwatch.h"
#include "tests/support/faultserver.h"
#include "tests/ui/windowbench.h"

#include <QCommandLineParser>
#include <QDesktopServices>
#include <QImage>
#include <QTextStream>

using namespace Dailies;

namespace {

/// What would leave the program: nothing is opened.
class Nowhere final : public QObject {
    Q_OBJECT
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
    if (!bench.openWithPractice(0.2))
        return false;
    bench.window->usePractice();
    return true;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    StallWatch app(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{u"events"_s, {}, u"number"_s, u"2000"_s}, {u"seed"_s, {}, u"number"_s, u"1"_s}});
    parser.process(app);
    const int events = parser.value(u"events"_s).toInt();
    const quint32 seed = parser.value(u"seed"_s).toUInt();
    Nowhere nowhere;
    for (const auto& scheme : {u"file"_s, u"http"_s, u"https"_s})
        QDesktopServices::setUrlHandler(scheme, &nowhere, "open");

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

    Monkey monkey(bench, seed, files.path());
    int starts = 1;
    QStringList last;
    for (int i = 0; i < events; ++i) {
        sends.beginInput();
        last.append(monkey.act());
        QApplication::processEvents();
        sends.endInput();
        if (last.size() > 20)
            last.removeFirst();
        QTest::qWait(i % 50 == 0 ? 20 : 0);
        if (!bench.window->isVisible() && !QApplication::activeModalWidget()) {
            sends.unwatch();
            bench.close();
            if (!openWindow(bench, service))
                return 2;
            sends.watch(*bench.engine);
            ++starts;
        }
        if (!sends.violations().isEmpty())
            break;
    }
    const QStringList violations = sends.conclude();
    sends.unwatch();
    bench.close();

    out << "monkey: seed " << seed << ", " << events << " events, " << starts << " starts; " << sends.submitted()
        << " tasks, " << sends.sendings() << " sendings, " << sends.posts()
        << " create calls came to the failing service; "
        << "longest event " << app.longestMs() << " ms, " << app.stalls().size() << " above " << StallWatch::allowedMs
        << " ms, " << app.busyStalls() << " of them busy that long; " << violations.size() << " violations\n";
    for (const QString& stall : app.stalls())
        out << "  stall " << stall << '\n';
    for (const QString& violation : violations)
        out << "  " << violation << '\n';
    if (!violations.isEmpty())
        out << "  last: " << last.join(u"\n        "_s) << '\n';
    return violations.isEmpty() && app.busyStalls() == 0 ? 0 : 1;
}

#include "main.moc"
