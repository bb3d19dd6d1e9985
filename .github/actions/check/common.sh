# shellcheck shell=bash
# Shared by the steps of the action.

# An annotation: say KIND MESSAGE.
say() {
    local text=${2//'%'/%25}
    text=${text//$'\r'/%0D}
    echo "::$1 title=Thimble::${text//$'\n'/%0A}"
}

fail() {
    say error "$1"
    exit 2
}

output() { echo "$1=$2" >>"$GITHUB_OUTPUT"; }

# The paths to check, one per line, as the list `paths`.
read_paths() {
    local line
    paths=()
    while IFS= read -r line; do
        [ -z "$line" ] || paths+=("$line")
    done <<<"$THIMBLE_PATHS"
    [ ${#paths[@]} -gt 0 ] || fail "The input 'paths' is empty: name a folder with Swift files."
}
