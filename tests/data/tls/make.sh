#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Creates the test authority and the certificates of the fault server in this folder. The authority's own key is
# discarded, so nothing can be signed with it later.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: > "$work/index"
cat > "$work/ca.cnf" <<CONF
[ca]
default_ca = test
[test]
database = $work/index
rand_serial = yes
new_certs_dir = $work
default_md = sha256
policy = any
copy_extensions = none
unique_subject = no
[any]
commonName = supplied
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
[server]
basicConstraints = critical, CA:FALSE
extendedKeyUsage = serverAuth
subjectAltName = DNS:localhost, IP:127.0.0.1
[elsewhere]
basicConstraints = critical, CA:FALSE
extendedKeyUsage = serverAuth
subjectAltName = DNS:elsewhere.invalid
CONF
key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1" 2>/dev/null; }
key "$work/ca.key"
openssl req -new -key "$work/ca.key" -subj "/CN=Dailies test authority" -config /dev/null -out "$work/ca.csr" 2>/dev/null ||
    openssl req -new -key "$work/ca.key" -subj "/CN=Dailies test authority" -out "$work/ca.csr"
openssl ca -batch -notext -config "$work/ca.cnf" -selfsign -keyfile "$work/ca.key" -extensions authority \
    -startdate 20200101000000Z -enddate 21200101000000Z -in "$work/ca.csr" -out authority.crt
key server.key
openssl req -new -key server.key -subj "/CN=localhost" -out "$work/server.csr"
sign() { # name, extensions, end
    openssl ca -batch -notext -config "$work/ca.cnf" -keyfile "$work/ca.key" -cert authority.crt -extensions "$2" \
        -startdate 20200101000000Z -enddate "$3" -in "$work/server.csr" -out "$1.crt"
}
sign server server 21191231000000Z
sign elsewhere elsewhere 21191231000000Z
sign expired server 20200201000000Z
openssl ca -batch -notext -config "$work/ca.cnf" -selfsign -keyfile server.key -extensions server \
    -startdate 20200101000000Z -enddate 21191231000000Z -in "$work/server.csr" -out selfsigned.crt
