// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// The entry point of clang's libFuzzer, with the target of this program.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Dailies::Fuzz::DAILIES_FUZZ_TARGET(QByteArray(reinterpret_cast<const char*>(data), qsizetype(size)));
    return 0;
}
