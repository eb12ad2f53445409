// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/demorun.h"
#include "app/cli/engineopening.h"
#include "app/cli/sendingcommand.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr double secondsPerTask = 1;

/// Paints an image to start from: a sky that becomes lighter.
bool paintPicture(const QString& file)
{
    QImage picture(360, 640, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        const QRgb shade = qRgb(40 + y / 5, 60 + y / 5, 110 + y / 6);
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, shade);
    }
    return picture.save(file, "PNG");
}

} // namespace

int runDemo(const QStringList& arguments)
{
    CommandParser parser(u"demo"_s,
        Cli::tr("Makes one clip of each request kind in practice mode and checks each clip's length and size. Nothing "
                "is charged."));
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clips in this folder (default: dailies-demo)."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    // Uses a temporary profile by default, so that the demo leaves only its clips.
    const QTemporaryDir temporary;
    const QString picture = temporary.filePath(u"picture.png"_s);
    if (!temporary.isValid() || !paintPicture(picture))
        return console.fail({ErrorKind::Storage, Cli::tr("Can't write to the folder for temporary files.")});
    const QString profile = parser.isSet(u"profile"_s) ? parser.profileFolder() : temporary.filePath(u"profile"_s);
    const QString output =
        parser.isSet(u"output"_s) ? parser.value(u"output"_s) : QDir::current().filePath(u"dailies-demo"_s);

    auto engine = openEngine(console, {profile, output});
    if (!engine)
        return console.fail(engine.error());
    if ((*engine)->preferences().isOn(Preference::SendingPaused))
        return tellPaused(console);
    if (auto started = (*engine)->startPractice(secondsPerTask); !started)
        return console.fail(started.error());
    DemoRun run(**engine, console);
    if (auto started = run.start(demoTakes(picture)); !started)
        return console.fail(started.error());
    return run.run();
}

} // namespace Dailies
