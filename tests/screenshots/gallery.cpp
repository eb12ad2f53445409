// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screenshots/gallery.h"

#include "app/engine/translations.h"
#include "tests/ui/access/pseudotranslator.h"
#include "tests/ui/access/screens.h"
#include "ui/style/applylook.h"

#include <QCursor>
#include <QDir>

namespace Dailies {

namespace {

/// A look of the window: what every screen is photographed in.
struct WindowLook {
    const char* folder;
    Theme theme;
    const char* language; ///< "pseudo" is an invented one, written from right to left
    QSize size;
    qreal scale; ///< of the display; a process has only one
};

const WindowLook looks[]{
    {"light", Theme::Light, "en", {1440, 900}, 1},
    {"dark", Theme::Dark, "en", {1440, 900}, 1},
    {"small", Theme::Light, "en", {1024, 640}, 1},
    {"small-dark", Theme::Dark, "en", {1024, 640}, 1},
    {"large", Theme::Light, "en", {2560, 1440}, 1},
    {"chinese", Theme::Light, "zh_CN", {1440, 900}, 1},
    {"german", Theme::Light, "de", {1024, 640}, 1},
    {"right-to-left", Theme::Light, "pseudo", {1440, 900}, 1},
    {"scaled", Theme::Light, "en", {1440, 900}, 2},
};

QString fileName(QString screen)
{
    for (QChar& sign : screen)
        sign = sign.isLetterOrNumber() ? sign.toLower() : u'-';
    return screen + u".png"_s;
}

void takeAll(const WindowLook& how, const QString& folder)
{
    applyLook(*qApp, how.theme);
    qDeleteAll(qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly)); // of the look before
    std::unique_ptr<PseudoTranslator> pseudo;
    const bool isInvented = QLatin1StringView(how.language) == "pseudo"_L1;
    installTranslations(*qApp, isInvented ? u"en"_s : QString::fromLatin1(how.language));
    if (isInvented) {
        pseudo = std::make_unique<PseudoTranslator>(PseudoTranslator::Script::RightToLeft);
        QCoreApplication::installTranslator(pseudo.get());
        QApplication::setLayoutDirection(Qt::RightToLeft);
    }
    const QString place = folder + u'/' + QLatin1StringView(how.folder);
    QDir().mkpath(place);
    const auto keep = [&](const QString& name, QWidget* window) {
        settle();
        QTest::qWait(250); // pictures are read on other threads
        if (!window->grab().save(place + u'/' + fileName(name)))
            qFatal("%s cannot be written", qPrintable(name));
    };
    Screens screens;
    if (!screens.open())
        qFatal("the window does not open");
    screens.bench().window->resize(how.size);
    QCursor::setPos(0, 0); // nothing is under the pointer
    screens.each(keep);
    screens.eachMenu(keep);
    screens.close();
    screens.firstStart(how.size, keep);
    if (pseudo)
        QApplication::setLayoutDirection(Qt::LeftToRight);
}

} // namespace

void takeGallery(const QString& folder)
{
    for (const WindowLook& each : looks) {
        if (qFuzzyCompare(each.scale, qApp->devicePixelRatio()))
            takeAll(each, folder);
    }
}

} // namespace Dailies
