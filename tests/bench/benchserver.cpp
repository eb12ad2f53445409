// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchserver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <thread>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Dailies {
namespace {

std::atomic<int> count{0};

std::string answerTo(const std::string& head)
{
    const int number = ++count;
    const bool changes = head.find(" /changing") != std::string::npos;
    if (head.find("/video/generations/") != std::string::npos)
        return R"({"output":{"task_id":"job-)" + std::to_string(number)
            + R"(","task_status":"PENDING"},"request_id":"r"})";
    // The ID of the call differs each time, whatever else is the same.
    const bool isOdd = changes && number % 2 != 0;
    // Not only alternating: tasks polled in the same order would get the same reply each time.
    const std::string moment = std::to_string(100000 + (changes ? number % 900000 : 0));
    return R"({"output":{"task_status":")" + std::string(isOdd ? "QUEUED" : "RUNNING")
        + R"(","submit_time":"2026-01-01 12:00:00.000","scheduled_time":"2026-01-01 12:00:00.)" + moment
        + R"(","orig_prompt":"A lantern on a lake, seen from a boat that drifts slowly past the reeds at dusk while )"
          R"(the wind moves the water and a bird calls from the other shore"},"usage":{"video_count":1},"request_id":")"
        + "7574ee8f-38a3-4b1e-9280-" + std::to_string(number) + R"("})";
}

std::mutex storedMutex;
std::map<std::string, long long> stored; ///< lengths of uploaded files, by path

/// A complete reply to a request under /inputs/: storage that keeps lengths only, and delivers first bytes.
std::string storageReply(const std::string& head, long long length)
{
    const size_t from = head.find(' ') + 1;
    const std::string path = head.substr(from, head.find_first_of(" ?", from) - from);
    const std::lock_guard lock(storedMutex);
    if (head.starts_with("PUT ")) {
        stored[path] = length;
        return "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
    }
    const auto found = stored.find(path);
    if (found == stored.end())
        return "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
    const std::string range = "Content-Type: video/mp4\r\nContent-Length: 1\r\nContent-Range: bytes 0-0/"
        + std::to_string(found->second) + "\r\n\r\n";
    return head.starts_with("HEAD ") ? "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"
                                     : "HTTP/1.1 206 Partial Content\r\n" + range + "x";
}

/// Serves one connection to its end: header, body, reply, repeat.
void serve(int socket)
{
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    std::array<char, 64 * 1024> bytes{};
    std::string head;
    while (true) {
        const ssize_t got = ::recv(socket, bytes.data(), bytes.size(), 0);
        if (got <= 0)
            break;
        head.append(bytes.data(), static_cast<size_t>(got));
        const size_t end = head.find("\r\n\r\n");
        if (end == std::string::npos)
            continue;
        std::string lower = head.substr(0, end);
        std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
        const size_t at = lower.find("content-length:");
        const long long length = at == std::string::npos ? 0 : std::atoll(lower.c_str() + at + 15);
        if (lower.find("expect: 100-continue") != std::string::npos)
            ::send(socket, "HTTP/1.1 100 Continue\r\n\r\n", 25, MSG_NOSIGNAL);
        long long left = length;
        left -= static_cast<long long>(head.size() - end - 4);
        while (left > 0) {
            // The kernel discards the body, so that the server is never the bottleneck.
            const ssize_t dropped =
                ::recv(socket, nullptr, static_cast<size_t>(std::min<long long>(left, 4 << 20)), MSG_TRUNC);
            if (dropped <= 0)
                break;
            left -= dropped;
        }
        if (left > 0)
            break;
        const bool isStorage = head.find(" /inputs/") != std::string::npos;
        const std::string body = isStorage ? std::string() : answerTo(head.substr(0, end));
        const std::string reply = isStorage ? storageReply(head, length)
                                            : "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                + std::to_string(body.size()) + "\r\n\r\n" + body;
        if (::send(socket, reply.data(), reply.size(), MSG_NOSIGNAL) < 0)
            break;
        head.clear();
    }
    ::close(socket);
}

[[noreturn]] void serveForEver(int listener)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    while (true) {
        const int socket = ::accept(listener, nullptr, nullptr);
        if (socket >= 0)
            std::thread(serve, socket).detach();
    }
}

} // namespace

BenchServer::BenchServer()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(listener, reinterpret_cast<sockaddr*>(&address), size) != 0 || ::listen(listener, 128) != 0
        || ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        std::perror("no port on loopback");
        std::exit(1);
    }
    m_port = ntohs(address.sin_port);
    m_process = ::fork();
    if (m_process == 0)
        serveForEver(listener);
    ::close(listener);
}

BenchServer::~BenchServer()
{
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
}

} // namespace Dailies
