#!/usr/bin/env bash
# Puts the menu entry, its description and the icons where a Linux desktop finds them:
#     packaging/linux/install.sh [PREFIX]        (default: ~/.local)
# The command `pyramids` has to be on the PATH already.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
prefix=${1:-$HOME/.local}
id=io.github.pyramids.Pyramids

install -Dm644 "$root/packaging/linux/$id.desktop" "$prefix/share/applications/$id.desktop"
install -Dm644 "$root/packaging/linux/$id.metainfo.xml" "$prefix/share/metainfo/$id.metainfo.xml"
for size in 16 32 48 64 128 256 512; do
    install -Dm644 "$root/assets/icon/icon_$size.png" \
        "$prefix/share/icons/hicolor/${size}x${size}/apps/$id.png"
done
install -Dm644 "$root/assets/icon/icon.svg" "$prefix/share/icons/hicolor/scalable/apps/$id.svg"
echo "Installed below $prefix/share."
