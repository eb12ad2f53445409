// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/application.h"

int main(int argc, char* argv[])
{
    return Dailies::runApplication(argc, argv);
}
