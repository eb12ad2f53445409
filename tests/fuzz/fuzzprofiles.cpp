// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/request/models/profilecatalogue.h"
#include "tests/fuzz/targets.h"

#include <QJsonDocument>

using namespace Dailies;
using namespace Qt::StringLiterals;

// The user's own model profiles, which are edited by hand, and one such profile pasted into the window.
void Fuzz::profiles(const QByteArray& input)
{
    const auto json = parseJsonObject(input);
    if (json) {
        if (const auto model = enabledModelFromJson(json->object))
            require(enabledModelFromJson(toJson(*model)) == model, "a stored model keeps everything");
        if (const auto profile = profileFromJson(json->object))
            require(profileFromJson(toJson(*profile)) == profile, "a stored profile keeps everything");
    }

    const QString file = fileWith(input);
    static const ProfileCatalogue shipped;
    ProfileCatalogue catalogue;
    const auto loaded = catalogue.load(file);
    ModelProfile another = shipped.profiles().first();
    another.id = u"another"_s;
    another.match = {u"another"_s};
    if (!loaded) {
        require(!loaded.error().message.isEmpty(), "what cannot be read is said in words");
        require(catalogue.profiles() == shipped.profiles(), "a file that cannot be read changes nothing");
        require(!catalogue.put(another) && bytesOf(file) == input, "and is left as it is");
        return;
    }
    another.source = catalogue.isOwn(another.id) ? u"changed"_s : u"new"_s;
    const QString code = QString::fromUtf8(input.left(40));
    const auto guess = catalogue.guess(code);
    require(!guess || (guess->code == code && !guess->kinds().isEmpty()), "a guess has kinds to choose from");
    require(catalogue.put(another).has_value(), "one more profile can be kept");
    ProfileCatalogue again;
    require(again.load(file).has_value(), "what was written can be read");
    require(again.profiles() == catalogue.profiles(), "profiles are read as they were written");
}
