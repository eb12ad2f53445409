// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceserver.h"

#include "app/practice/connections.h"
#include "app/practice/practiceanswers.h"

#include <QCoreApplication>
#include <QFile>

#include <atomic>
#include <thread>

#include <httplib.h>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr char host[] = "127.0.0.1";
constexpr size_t largestBody = 64u << 20;
/// Bytes of an unwanted body that are read and discarded, so that the response reaches a client that is still sending.
/// After that, the connection is closed.
constexpr size_t mostThrownAway = 256u << 10;
/// Every open connection occupies a thread, so there are enough for a few programs.
constexpr size_t threads = 48;
/// Long, so that a create call rarely uses a connection that is just being closed.
constexpr time_t keepAliveSeconds = 75;

HttpQuestion questionFrom(const httplib::Request& request)
{
    HttpQuestion question;
    question.method = QByteArray::fromStdString(request.method);
    question.path = QString::fromStdString(request.path);
    question.target = QByteArray::fromStdString(request.target);
    for (const auto& [name, value] : request.headers)
        question.headers.insert(QByteArray::fromStdString(name).toLower(), QByteArray::fromStdString(value));
    question.body = QByteArray::fromStdString(request.body);
    return question;
}

/// Sends a range of a file in chunks.
void sendFile(const HttpAnswer& answer, httplib::Response& response)
{
    const auto file = std::make_shared<QFile>(answer.file);
    const qint64 start = answer.offset;
    if (!file->open(QIODevice::ReadOnly)) {
        response.status = 404;
        return;
    }
    response.set_content_provider(static_cast<size_t>(answer.length), answer.contentType.toStdString(),
        [file, start](size_t offset, size_t length, httplib::DataSink& sink) {
            const qint64 piece = std::min<qint64>(static_cast<qint64>(length), 256 << 10);
            if (!file->seek(start + static_cast<qint64>(offset)))
                return false;
            const QByteArray bytes = file->read(piece);
            return !bytes.isEmpty() && sink.write(bytes.constData(), static_cast<size_t>(bytes.size()));
        });
}

void send(const HttpAnswer& answer, const httplib::Request& request, httplib::Response& response)
{
    response.status = answer.status;
    if (answer.cut) {
        // Sends no byte if the system allows it. Otherwise the header announces a body that never comes.
        cutConnections(request.local_port, request.remote_port);
        response.set_content_provider(64, "application/json", [](size_t, size_t, httplib::DataSink&) { return false; });
        return;
    }
    for (const auto& [name, value] : answer.headers)
        response.set_header(name.toStdString(), value.toStdString());
    // clipAnswer() handles ranges. The library would apply them again, even to refusals.
    const_cast<httplib::Request&>(request).ranges.clear();
    if (!answer.file.isEmpty())
        sendFile(answer, response);
    else
        response.set_content(answer.body.toStdString(), answer.contentType.toStdString());
}

/// Sends the response and closes the connection, which may still contain an unread body.
void sendLast(const HttpAnswer& answer, const httplib::Request& request, httplib::Response& response)
{
    send(answer, request, response);
    response.set_header("Connection", "close");
    const std::string body = response.body;
    response.body.clear();
    // A provider that stops closes the connection; the whole response has been sent by then.
    response.set_content_provider(
        body.size(), answer.contentType.toStdString(), [body](size_t offset, size_t, httplib::DataSink& sink) {
            sink.write(body.data() + offset, body.size() - offset);
            return false;
        });
}

/// Gives errors that the library reports itself (too large, not HTTP) the service's format.
httplib::Server::HandlerResponse refuseFor(const httplib::Request& request, httplib::Response& response)
{
    if (!response.body.empty() || response.content_length_ > 0 || response.status == 416)
        return httplib::Server::HandlerResponse::Unhandled;
    const bool tooLarge = response.status == 413;
    send(refusal(Family::A, response.status, tooLarge ? u"RequestTooLarge"_s : u"BadRequest"_s,
             tooLarge ? QCoreApplication::translate("PracticeService", "The body is larger than 64 MiB.")
                      : QCoreApplication::translate("PracticeService", "The request can't be read.")),
        request, response);
    return httplib::Server::HandlerResponse::Handled;
}

tl::unexpected<Error> cannotListen(int port)
{
    return failure(ErrorKind::Network,
        port == 0 ? QCoreApplication::translate("PracticeService", "The practice server found no free port.")
                  : QCoreApplication::translate(
                      "PracticeService", "The practice server can't use port %1: another program is using it.")
                        .arg(port));
}

} // namespace

struct PracticeServer::Parts {
    httplib::Server http;
    std::thread thread;
    Gate gate;
    Handler handler;
    int port = 0;
    std::atomic<int> busy = 0; ///< responses in progress
    std::atomic<bool> ended = false;

    void answer(const httplib::Request& request, httplib::Response& response)
    {
        ++busy;
        send(handler(questionFrom(request)), request, response);
        --busy;
    }

    /// Does not store the body of a call that is refused anyway.
    void answerWithBody(
        const httplib::Request& request, httplib::Response& response, const httplib::ContentReader& reader)
    {
        HttpQuestion question = questionFrom(request);
        if (const std::optional<HttpAnswer> early = gate(question)) {
            size_t thrownAway = 0;
            const bool isWhole = reader([&thrownAway](const char*, size_t size) {
                thrownAway += size;
                return thrownAway <= mostThrownAway;
            });
            if (isWhole)
                send(*early, request, response);
            else
                sendLast(*early, request, response);
            return;
        }
        const bool isRead = reader([&question](const char* data, size_t size) {
            question.body.append(data, static_cast<qsizetype>(size));
            return question.body.size() <= static_cast<qsizetype>(largestBody);
        });
        if (!isRead)
            return; // the library has set the status
        ++busy;
        send(handler(question), request, response);
        --busy;
    }
};

Result<std::unique_ptr<PracticeServer>> PracticeServer::bind(int port)
{
    if (port < 0 || port > 65535)
        return cannotListen(port);
    auto parts = std::make_unique<Parts>();
    httplib::Server& http = parts->http;
    // The library's default options would let two programs share a port.
    http.set_socket_options([](auto socket) {
        const int yes = 1;
        const void* value = &yes;
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, static_cast<const char*>(value), sizeof yes);
    });
    http.set_tcp_nodelay(true);
    http.set_payload_max_length(largestBody);
    http.set_keep_alive_max_count(1'000'000);
    http.set_keep_alive_timeout(keepAliveSeconds);
    http.set_read_timeout(30);
    http.set_write_timeout(30);
    http.new_task_queue = [] { return new httplib::ThreadPool(threads); };
    http.set_error_handler(httplib::Server::HandlerWithResponse(refuseFor));
    parts->port = port == 0 ? http.bind_to_any_port(host) : port;
    if (parts->port <= 0 || (port != 0 && !http.bind_to_port(host, port)))
        return cannotListen(port);
    return std::unique_ptr<PracticeServer>(new PracticeServer(std::move(parts)));
}

PracticeServer::PracticeServer(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

PracticeServer::~PracticeServer()
{
    if (!m_parts->thread.joinable())
        return;
    m_parts->http.stop();
    // The threads wait for the next request on each open connection, and the library waits for the threads.
    using namespace std::chrono_literals;
    for (int i = 0; i < 100 && m_parts->busy > 0; ++i)
        std::this_thread::sleep_for(10ms);
    while (!m_parts->ended) {
        std::this_thread::sleep_for(10ms);
        cutConnections(m_parts->port, 0);
    }
    m_parts->thread.join();
}

int PracticeServer::port() const
{
    return m_parts->port;
}

Result<void> PracticeServer::serve(Gate gate, Handler handler)
{
    Parts* parts = m_parts.get();
    parts->gate = std::move(gate);
    parts->handler = std::move(handler);
    const auto answer = [parts](const httplib::Request& request, httplib::Response& response) {
        parts->answer(request, response);
    };
    const auto answerWithBody = [parts](const httplib::Request& request, httplib::Response& response,
                                    const httplib::ContentReader& reader) {
        parts->answerWithBody(request, response, reader);
    };
    const std::string all = "/.*";
    parts->http.Get(all, answer);
    parts->http.Post(all, answerWithBody);
    parts->http.Put(all, answerWithBody);
    parts->http.Patch(all, answerWithBody);
    parts->http.Delete(all, answerWithBody);
    parts->http.Options(all, answer);

    parts->thread = std::thread([parts] {
        parts->http.listen_after_bind();
        parts->ended = true;
    });
    using namespace std::chrono_literals;
    for (int i = 0; i < 5000 && !parts->http.is_running() && !parts->ended; ++i)
        std::this_thread::sleep_for(1ms);
    if (parts->http.is_running())
        return {};
    return cannotListen(0);
}

} // namespace Dailies
