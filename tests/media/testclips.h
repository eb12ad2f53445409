// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtEndian>

#include <array>

/// Files for the tests in a temporary folder. The ffmpeg program makes the clips, not our own code.
class TestClips final {
public:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return file.fileName();
    }

    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Runs ffmpeg with the arguments, separated by spaces.
    QString make(const QString& name, const QString& arguments) const
    {
        QProcess ffmpeg;
        const QStringList before{QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-y")};
        ffmpeg.start(QStringLiteral("ffmpeg"),
            before + arguments.split(u' ') + QStringList{QStringLiteral("file:") + path(name)});
        if (!ffmpeg.waitForFinished(20000) || ffmpeg.exitCode() != 0)
            qFatal("ffmpeg failed: %s", ffmpeg.readAllStandardError().constData());
        return path(name);
    }

    /// A copy of an MP4 clip whose first track is to be shown rotated clockwise by 90 degrees.
    QString makeTurned(const QString& name, const QString& source) const
    {
        constexpr std::array<qint32, 9> quarter{0, 1 << 16, 0, -(1 << 16), 0, 0, 0, 0, 1 << 30};
        QByteArray bytes = read(source);
        const qsizetype header = bytes.indexOf("tkhd");
        if (header < 0)
            qFatal("no track header");
        for (size_t i = 0; i < quarter.size(); ++i)
            qToBigEndian(quarter[i], bytes.data() + header + 4 + 40 + 4 * qsizetype(i));
        return write(name, bytes);
    }

private:
    QTemporaryDir m_folder;
};
