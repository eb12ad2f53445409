// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filedialogs.h"

#include <QFileDialog>

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

} // namespace Dailies
