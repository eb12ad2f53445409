// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/processend.h"
#include "ui/application.h"

int main(int argc, char* argv[])
{
    return Dailies::endProcess(Dailies::runApplication(argc, argv));
}
