// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filedialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace Dailies {

using namespace Qt::StringLiterals;

void openForUrls(QFileDialog* dialog, QObject* receiver, const std::function<void(const QList<QUrl>&)>& take)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, receiver, [dialog, take] {
        QList<QUrl> urls = dialog->selectedUrls();
        urls.removeIf([](const QUrl& url) { return url.isEmpty(); });
        if (!urls.isEmpty())
            take(urls);
    });
    dialog->open();
}

void openForFile(QFileDialog* dialog, QObject* receiver, const std::function<void(const QString&)>& take)
{
    dialog->setSupportedSchemes({u"file"_s});
    openForUrls(dialog, receiver, [take](const QList<QUrl>& urls) {
        if (const QString path = urls.constFirst().toLocalFile(); !path.isEmpty())
            take(path);
    });
}

QFileDialog* rememberingFileDialog(QSettings& settings, QLatin1StringView key, QStandardPaths::StandardLocation usual,
    const QString& title, QWidget* window)
{
    const QString folder = settings.value(key, QStandardPaths::writableLocation(usual)).toString();
    auto* dialog = new QFileDialog(window, title, QFileInfo(folder).isDir() ? folder : QDir::homePath());
    QObject::connect(dialog, &QDialog::accepted, &settings, [dialog, &settings, key] {
        const QString path = dialog->selectedUrls().value(0).toLocalFile();
        if (!path.isEmpty())
            settings.setValue(
                key, dialog->fileMode() == QFileDialog::Directory ? path : QFileInfo(path).absolutePath());
    });
    return dialog;
}

} // namespace Dailies
