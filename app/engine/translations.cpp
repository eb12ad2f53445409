// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

using namespace Qt::StringLiterals;

/// The translations are in a static library. The linker only keeps them with this macro, which must be used outside any
/// namespace.
static void keepResources()
{
    Q_INIT_RESOURCE(dailies_i18n);
}

namespace Dailies {

namespace {

QString& chosenLanguage()
{
    static QString language = u"en"_s;
    return language;
}

std::unique_ptr<QTranslator> loaded(const QLocale& locale, const QString& name, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    return translator->load(locale, name, u"_"_s, folder) ? std::move(translator) : nullptr;
}

void install(QCoreApplication& app, std::unique_ptr<QTranslator> translator)
{
    if (!translator)
        return;
    translator->setParent(&app);
    QCoreApplication::installTranslator(translator.release());
}

} // namespace

void installTranslations(QCoreApplication& app, const QString& language)
{
    keepResources();
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    const QString ours = u"dailies"_s;
    const QString folder = u":/i18n"_s;
    auto translator = loaded(QLocale(), ours, folder);
    // The source texts are English but have no plural forms.
    if (!translator)
        translator = loaded(QLocale(QLocale::English), ours, folder);
    // Qt's own texts in the same language.
    chosenLanguage() = translator ? translator->language() : u"en"_s;
    install(app, loaded(QLocale(textLanguage()), u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    install(app, std::move(translator));
}

QString textLanguage()
{
    return chosenLanguage();
}

} // namespace Dailies
