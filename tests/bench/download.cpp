// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A clip of 1 GiB over loopback into a file: this program's own download beside curl, plain recv and write, and splice,
// each in a process of its own, alternating. Only ours syncs the file before it is done. The cost of a sync of this
// size is printed with the others, and so is the time of the last byte.

#include "app/service/download/filedownload.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>
#include <QtEndian>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cmath>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 clipSize = 1LL << 30;
constexpr qint64 blockSize = 1 << 20;

double threadCpuMs()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// The longest time for which one event blocked the event loop: elapsed, which includes a busy machine, and in CPU time
// of the thread.
class MeteredApplication final : public QCoreApplication {
public:
    using QCoreApplication::QCoreApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (QThread::currentThread() != thread())
            return QCoreApplication::notify(receiver, event);
        QElapsedTimer timer;
        timer.start();
        const double before = threadCpuMs();
        const bool done = QCoreApplication::notify(receiver, event);
        m_longest = std::max(m_longest, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        m_longestWork = std::max(m_longestWork, threadCpuMs() - before);
        return done;
    }

    void forget()
    {
        m_longest = 0;
        m_longestWork = 0;
    }
    double longestMs() const { return m_longest; }
    double longestWorkMs() const { return m_longestWork; }

private:
    double m_longest = 0;
    double m_longestWork = 0;
};

QByteArray clipHead()
{
    QByteArray head("\0\0\0\x10"
                    "ftypisom\0\0\0\0\0\0\0\x08"
                    "moov\0\0\0\0mdat",
        32);
    qToBigEndian(static_cast<quint32>(clipSize - 24), head.data() + 24);
    return head;
}

bool sendAll(int socket, const char* bytes, qint64 count)
{
    while (count > 0) {
        const ssize_t sent = ::send(socket, bytes, static_cast<size_t>(count), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes += sent;
        count -= sent;
    }
    return true;
}

[[noreturn]] void serve(int listener)
{
    QByteArray block(blockSize, 'v');
    const QByteArray head = "HTTP/1.1 200 OK\r\nETag: \"bench\"\r\nContent-Type: video/mp4\r\nContent-Length: "
        + QByteArray::number(clipSize) + "\r\n\r\n" + clipHead();
    for (;;) {
        const int socket = ::accept(listener, nullptr, nullptr);
        if (socket < 0)
            ::_exit(1);
        char request[4096];
        if (::recv(socket, request, sizeof request, 0) > 0 && sendAll(socket, head.constData(), head.size())) {
            for (qint64 left = clipSize - clipHead().size(); left > 0; left -= blockSize)
                if (!sendAll(socket, block.constData(), std::min(left, blockSize)))
                    break;
        }
        ::close(socket);
    }
}

// Starts the server in a process of its own; returns its port.
int startServer(pid_t& server)
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(listener, reinterpret_cast<sockaddr*>(&address), size) != 0 || ::listen(listener, 8) != 0
        || ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        qFatal("no port on loopback");
    server = ::fork();
    if (server == 0)
        serve(listener);
    ::close(listener);
    return ntohs(address.sin_port);
}

double fieldMiB(const char* field)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(field))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    return 0;
}

double cpuMs(const rusage& usage)
{
    const auto ms = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

double ownCpuMs()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return cpuMs(usage);
}

int runOurs(MeteredApplication& app, const QString& port, const QString& file)
{
    QNetworkAccessManager network;
    SystemClock clock;
    // One-time work of the program's first request.
    QObject::connect(network.get(QNetworkRequest(QUrl(u"http://127.0.0.1:1/"_s))), &QNetworkReply::finished, &app,
        &QCoreApplication::quit);
    QCoreApplication::exec();
    app.forget();
    const double rss = fieldMiB("VmRSS:");
    const double cpu = ownCpuMs();
    QElapsedTimer timer;
    timer.start();
    const QUrl url(u"http://127.0.0.1:%1/clip.mp4"_s.arg(port));
    auto* download = new FileDownload(network, clock, url.toString(), url, file, &app);
    QString trouble;
    double receivedMs = 0;
    QObject::connect(download, &FileDownload::progress, &app, [&](qint64 received, qint64 total) {
        if (received == total)
            receivedMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    });
    QObject::connect(download, &FileDownload::finished, &app, [&](const Result<QString>& result) {
        trouble = result ? QString() : result.error().message;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    const QJsonObject figures{{u"wallMs"_s, static_cast<double>(timer.nsecsElapsed()) / 1e6},
        {u"receivedMs"_s, receivedMs}, {u"cpuMs"_s, ownCpuMs() - cpu}, {u"rssMiB"_s, fieldMiB("VmHWM:") - rss},
        {u"blockMs"_s, app.longestMs()}, {u"blockCpuMs"_s, app.longestWorkMs()}};
    if (!trouble.isEmpty())
        qFatal("%s", qPrintable(trouble));
    QTextStream(stdout) << QJsonDocument(figures).toJson(QJsonDocument::Compact) << Qt::endl;
    return 0;
}

// The minimum for any program: read the bytes and write them.
int runPlain(const QString& port, const QString& name, bool spliced)
{
    const double cpu = ownCpuMs();
    const double rss = fieldMiB("VmRSS:");
    QElapsedTimer timer;
    timer.start();
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port.toUShort());
    if (::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        qFatal("no server");
    const QByteArray request = "GET /clip.mp4 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    sendAll(socket, request.constData(), request.size());
    const int file = ::open(QFile::encodeName(name).constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        qFatal("no pipe");
    ::fcntl(ends[0], F_SETPIPE_SZ, blockSize);
    QByteArray block(blockSize, Qt::Uninitialized);
    for (;;) {
        const ssize_t came = spliced
            ? ::splice(socket, nullptr, ends[1], nullptr, static_cast<size_t>(blockSize), SPLICE_F_MOVE)
            : ::recv(socket, block.data(), static_cast<size_t>(blockSize), 0);
        if (came <= 0)
            break;
        for (ssize_t left = came; left > 0;) {
            const ssize_t gone = spliced
                ? ::splice(ends[0], nullptr, file, nullptr, static_cast<size_t>(left), SPLICE_F_MOVE)
                : ::write(file, block.constData() + (came - left), static_cast<size_t>(left));
            if (gone <= 0)
                qFatal("cannot write");
            left -= gone;
        }
    }
    const QJsonObject figures{{u"wallMs"_s, static_cast<double>(timer.nsecsElapsed()) / 1e6},
        {u"cpuMs"_s, ownCpuMs() - cpu}, {u"rssMiB"_s, fieldMiB("VmHWM:") - rss}};
    QTextStream(stdout) << QJsonDocument(figures).toJson(QJsonDocument::Compact) << Qt::endl;
    return 0;
}

// The figures of one client, which is restarted each time.
QJsonObject measure(const QString& client, int port, const QString& file)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        qFatal("no pipe");
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(port) + "/clip.mp4";
    const QByteArray name = QFile::encodeName(file);
    const QByteArray role = client.toLatin1();
    const QByteArray portText = QByteArray::number(port);
    QElapsedTimer timer;
    timer.start();
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        if (client == "curl"_L1)
            ::execlp("curl", "curl", "-s", "-o", name.constData(), url.constData(), nullptr);
        else
            ::execl("/proc/self/exe", "bench_download", "--as", role.constData(), portText.constData(),
                name.constData(), nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    QFile output;
    QByteArray text;
    if (output.open(ends[0], QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        text = output.readAll();
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    const double wall = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    if (status != 0 || QFileInfo(file).size() < clipSize)
        qFatal("%s did not get the clip", role.constData());
    if (client != "curl"_L1)
        return QJsonDocument::fromJson(text).object();
    return {
        {u"wallMs"_s, wall}, {u"cpuMs"_s, cpuMs(usage)}, {u"rssMiB"_s, static_cast<double>(usage.ru_maxrss) / 1024}};
}

double syncMs(const QString& name)
{
    QElapsedTimer timer;
    timer.start();
    const int file = ::open(QFile::encodeName(name).constData(), O_WRONLY);
    ::fsync(file);
    ::close(file);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void compare(const QString& place, const QString& folder, int port, int runs)
{
    QHash<QString, QHash<QString, QList<double>>> all;
    for (int run = -1; run < runs; ++run) {
        for (const QString& client : {u"splice"_s, u"write"_s, u"curl"_s, u"ours"_s}) {
            const QString file = folder + u"/clip.mp4"_s;
            QJsonObject figures = measure(client, port, file);
            if (client == "curl"_L1)
                figures[u"withSyncMs"_s] = figures[u"wallMs"_s].toDouble() + syncMs(file);
            QFile::remove(file);
            ::sync();
            for (auto each = figures.begin(); run >= 0 && each != figures.end(); ++each)
                all[client][each.key()].append(each.value().toDouble());
        }
    }
    QJsonObject told{{u"bench"_s, u"download"_s}, {u"what"_s, place}, {u"runs"_s, runs}};
    for (auto client = all.begin(); client != all.end(); ++client) {
        QJsonObject medians;
        for (auto figure = client->begin(); figure != client->end(); ++figure) {
            std::sort(figure->begin(), figure->end());
            medians[figure.key()] = std::round(figure->at(figure->size() / 2) * 10) / 10;
        }
        told[client.key()] = medians;
    }
    QTextStream(stdout) << QJsonDocument(told).toJson(QJsonDocument::Compact) << Qt::endl;
}

} // namespace

int main(int argc, char** argv)
{
    MeteredApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--as"_L1) {
        if (arguments.value(2) == "ours"_L1)
            return runOurs(app, arguments.value(3), arguments.value(4));
        return runPlain(arguments.value(3), arguments.value(4), arguments.value(2) == "splice"_L1);
    }
    const int runs = std::max(arguments.value(1, u"5"_s).toInt(), 1);
    const QString only = arguments.value(2); // "disk" or "memory"; both otherwise
    pid_t server = 0;
    const int port = startServer(server);
    if (only != "memory"_L1) {
        const QTemporaryDir disk;
        compare(u"disk"_s, disk.path(), port, runs);
    }
    // Where syncing costs nothing: the program alone.
    if (only != "disk"_L1 && QFileInfo(u"/dev/shm"_s).isWritable()) {
        const QTemporaryDir memory(u"/dev/shm/dailies-bench-XXXXXX"_s);
        compare(u"memory"_s, memory.path(), port, runs);
    }
    ::kill(server, SIGTERM);
    ::waitpid(server, nullptr, 0);
    return 0;
}
