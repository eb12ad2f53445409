// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/webaddress.h"
#include "app/http/curlnetwork.h"
#include "app/practice/practiceservice.h"
#include "tests/support/memorykeystore.h"
#include "ui/uploads/placetools.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

/// Upload places of a profile, and the practice service's storage.
class PlaceBench final {
public:
    PlaceBench()
    {
        PracticeService::Options options;
        options.folder = dir.filePath(u"practice"_s);
        auto started = PracticeService::start(options);
        if (!started || !places.load())
            qFatal("no practice place");
        service = *std::move(started);
    }

    /// A place in the practice storage, not stored.
    UploadPlace practicePlace(const QString& name) const
    {
        const PracticeService::Place practice = service->place();
        UploadPlace place = newUploadPlace(name, UploadProtocol::S3);
        place.endpoint = practice.endpoint;
        place.bucket = practice.bucket;
        place.region = practice.region;
        place.user = practice.accessKeyId;
        return place;
    }
    static UploadPlace command(const QString& script)
    {
        UploadPlace place = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
        place.program = u"/bin/sh"_s;
        place.arguments = {u"-c"_s, script, u"%f"_s};
        return place;
    }
    UploadPlace store(const UploadPlace& place, const QByteArray& secret = {})
    {
        if (!places.put(place))
            qFatal("the place is not stored");
        if (place.needsSecret())
            keychain.put(place.id, originOf(place.endpoint), secret.isEmpty() ? service->place().secret : secret);
        return place;
    }
    PlaceTools tools()
    {
        return {places, keys, access, clock, {u"video.example"_s}, [this](const QString&) { return uses; }};
    }
    template<typename T>
    static T* part(const QWidget* in, const char* name)
    {
        auto* found = in->findChild<T*>(QLatin1StringView(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return found;
    }
    static void click(const QWidget* in, const char* name)
    {
        QTest::mouseClick(part<QWidget>(in, name), Qt::LeftButton);
    }
    static MessageBar* message(const QWidget* in)
    {
        return in->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly);
    }
    static void answer(const QWidget* in, int number)
    {
        QTest::mouseClick(message(in)->findChild<QWidget*>(u"messageAction%1"_s.arg(number)), Qt::LeftButton);
    }

    QTemporaryDir dir;
    SystemClock clock;
    CurlNetwork network;
    MemoryKeyStore keychain;
    SessionKeyStore keys{&keychain};
    UploadPlaceStore places{dir.filePath(u"uploads.json"_s)};
    PlaceAccess access{keys, network, clock};
    std::unique_ptr<PracticeService> service;
    QHash<QString, UploadUse> uses;
};

} // namespace Dailies
