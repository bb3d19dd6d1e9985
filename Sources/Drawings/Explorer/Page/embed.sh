#!/usr/bin/env bash
# Prints ExplorerFiles.swift, made from the files of this folder: Sources/Drawings/Explorer/Page/embed.sh >FILE.
#
# A script of several modules cannot be in one file, so the modules become one: a module comes behind those that it
# imports, and the words `import` and `export` go.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

readonly modules=(
    graph dom filter filterform routes tree layout picture gestures legend outline panel search address main
)

script() {
    echo
    for module in "${modules[@]}"; do
        echo "// $module.js"
        sed -e '/^import /d' -e 's/^export //' "$module.js"
    done
}

style() {
    echo
    cat style.css
}

# What a Content-Security-Policy calls the bytes of a script or a style.
hash_source() {
    printf 'sha256-%s' "$(openssl dgst -sha256 -binary | openssl base64 -A)"
}

# A string of several lines; the last line break of the text belongs to it.
literal() {
    printf '    static let %s = ##"""\n' "$1"
    sed -e 's/^/        /' -e 's/^ *$//'
    printf '\n        """##\n'
}

cat <<'HEAD'
// swift-format-ignore-file
// Made by Page/embed.sh from the files of that folder. A test compares the two.

/// The parts of the explorer that are the same for every graph.
enum ExplorerFiles {
HEAD
printf '    static let scriptHash = "%s"\n' "$(script | hash_source)"
printf '    static let styleHash = "%s"\n\n' "$(style | hash_source)"
literal body <body.html
echo
style | literal style
echo
script | literal script
echo '}'
