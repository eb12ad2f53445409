// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/folderopening.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QUrl>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Gives the texts of this file a translation context.
class Opening {
    Q_DECLARE_TR_FUNCTIONS(FolderOpening)
};

} // namespace

void openFolder(const QString& folder, QObject* context, const FolderMessage& say)
{
    const QString path = QDir::toNativeSeparators(folder);
    const auto tell = [path, say] {
        say(MessageBar::Kind::Bad, Opening::tr("No file manager was found to open %1.").arg(path),
            {{Opening::tr("Copy path"), [path] { QGuiApplication::clipboard()->setText(path); }}});
    };
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) {
        tell();
        return;
    }
    // On desktops of the freedesktop kind, Qt only knows that the opener was started, not whether it found a program.
    const QString types = QStandardPaths::findExecutable(u"xdg-mime"_s);
    if (types.isEmpty())
        return;
    auto* question = new QProcess(context);
    QObject::connect(question, &QProcess::finished, question, [question, tell](int code, QProcess::ExitStatus status) {
        question->deleteLater();
        if (status == QProcess::NormalExit && code == 0 && question->readAllStandardOutput().trimmed().isEmpty())
            tell();
    });
    question->start(types, {u"query"_s, u"default"_s, u"inode/directory"_s});
}

} // namespace Dailies
