#!/usr/bin/env bash
# Prints as Markdown how two folders of pages differ: the number of lines by page, and the text of the
# first pages. Usage: markdown-diff.sh BASE CHANGE BYTES, of which the last is how long it may get.
set -euo pipefail

# What is published links to sources at its commit, other builds to the main branch.
find "$1" "$2" -name '*.md' -exec sed -E -i 's#/blob/[0-9a-f]{40}/#/blob/main/#g' {} +

# Git ends with 1 if there is a difference.
compare() { git diff --no-index "${@:3}" "$1" "$2" || [ $? = 1 ]; }
lines=$(compare "$1" "$2" --stat=160 --stat-graph-width=20)
if [ -z "$lines" ]; then
  echo 'No text of a page changes.'
  exit
fi
printf '~~~~~~~~text\n%s\n~~~~~~~~\n\n' "$lines"

left=$(($3 - ${#lines} - 100))
text=$(compare "$1" "$2" --unified=1 | grep --invert-match --extended-regexp '^(index|diff) ')
shown=$(head --bytes="$((left > 0 ? left : 0))" <<< "$text")
printf '~~~~~~~~diff\n%s\n~~~~~~~~\n' "$shown"
if [ "$shown" != "$text" ]; then
  echo 'The rest of the text is left out.'
fi
