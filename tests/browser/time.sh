#!/usr/bin/env bash
# Builds our page and a bare Bevy page and compares how long each takes: tests/browser/time.sh [TIMES]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/system.sh
. scripts/tools.sh
. scripts/packages.sh
. scripts/web.sh

ensure_rust && ensure_packages build && ensure_web_target && ensure_browser
build_page
build_bare dist/bare
BERGERIE_BROWSER=$(browser) BERGERIE_MODULES=$tools/browser node tests/browser/time.mjs "$page" dist/bare "${1:-5}"
