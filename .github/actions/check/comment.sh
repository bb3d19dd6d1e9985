#!/usr/bin/env bash
# Writes what a pull request changes in the graph as a comment, or replaces the comment of an earlier run.
set -euo pipefail
# shellcheck source=SCRIPTDIR/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# A check is worth more than a comment: what goes wrong here does not fail the job.
give_up() {
    say warning "There is no comment on the pull request: $1"
    exit 0
}

[ -n "${GITHUB_BASE_REF:-}" ] || give_up "the workflow was not started by a pull request."
number=$(jq -er '.pull_request.number' "$GITHUB_EVENT_PATH") || give_up "the event has no pull request."
read_paths

stage=$(mktemp -d "$RUNNER_TEMP/thimble-comment-XXXXXX")
# Without a manifest, a module is named after its folder.
base=$stage/base/${PWD##*/}
trap 'git worktree remove --force "$base" 2>/dev/null || true; rm -rf "$stage"' EXIT
git fetch --quiet --no-tags --depth=1 origin "refs/heads/$GITHUB_BASE_REF" ||
    give_up "the base branch cannot be fetched."
git worktree add --quiet --detach "$base" FETCH_HEAD || give_up "the base branch cannot be checked out."
(cd "$base" && "$THIMBLE" graph --format json -- "${paths[@]}") >"$stage/old.json" ||
    give_up "the base branch cannot be read."
"$THIMBLE" graph --format json -- "${paths[@]}" >"$stage/new.json" || give_up "the sources cannot be read."

code=0
"$THIMBLE" diff --format markdown "$stage/old.json" "$stage/new.json" >"$stage/difference.md" || code=$?
[ "$code" -le 1 ] || give_up "the graphs cannot be compared."

# Finds the comment of an earlier run.
readonly mark='<!-- thimble -->'
{
    echo "$mark"
    cat "$stage/difference.md"
} >"$stage/comment.md"

# The token goes through a pipe: other processes can read the arguments of a process.
call() {
    curl --fail --silent --show-error --header 'Accept: application/vnd.github+json' \
        --header @<(printf 'Authorization: Bearer %s\n' "$THIMBLE_TOKEN") "$@"
}

comments=$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues
earlier=$(
    page=1
    while true; do
        list=$(call "$comments/$number/comments?per_page=100&page=$page")
        jq -r --arg mark "$mark" '.[] | select(.body | startswith($mark)) | .id' <<<"$list"
        [ "$(jq length <<<"$list")" -eq 100 ] || break
        page=$((page + 1))
    done
) || give_up "its comments cannot be read. The job needs the permission 'pull-requests: write'."
earlier=${earlier%%$'\n'*}

jq -n --rawfile body "$stage/comment.md" '{body: $body}' >"$stage/request.json"
if [ -n "$earlier" ]; then
    address=$comments/comments/$earlier method=PATCH
else
    address=$comments/$number/comments method=POST
fi
call --request "$method" --header 'Content-Type: application/json' --data-binary "@$stage/request.json" \
    --output /dev/null "$address" ||
    give_up "it cannot be written. The job needs the permission 'pull-requests: write'."
