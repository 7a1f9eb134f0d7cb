# Runs on the machine with Caddy. hosting/deployCaddy.ts sends it there over ssh:
#
#   sh -s publish|rollback DOMAIN BASE CADDY_FOLDER HASHED_FOLDER
#
# BASE holds upload, releases/<time>, and `current`, a link to the live release. A release holds the
# site in dist, its Caddyfile, and in kept the hashed files of the releases before it.

set -eu
umask 022
# Finish what has begun when the computer that deploys hangs up.
trap '' HUP PIPE

RELEASES_KEPT=5
# A day, and an hour for slow uploads.
KEPT_MINUTES=1500

task=$1 domain=$2 base=$3 caddy=$4 hashed=$5
current=$base/current
site_file=$caddy/sites/$domain

fail() {
  printf '%s\n' "$@" 'The site is as it was.'
  exit 1
}

keep_hashed_files() {
  [ -e "$current" ] || return 0
  mkdir -p "$1/kept$hashed"
  [ ! -d "$current/kept" ] || cp -Rp "$current/kept/." "$1/kept"
  # No -p: the new date is the time when a newer release replaced the file.
  cp -R "$current/dist$hashed." "$1/kept$hashed"
  find "$1/kept" -type f -mmin "+$KEPT_MINUTES" -delete
}

point_to() {
  ln -sfn "$1" "$base/next"
  mv -T "$base/next" "$current"
}

# The configuration names its release's folder, so pages and headers change together, with the reload.
make_live() {
  before=$(readlink "$current" || true)
  point_to "$1"
  mkdir -p "$caddy/sites"
  echo "import $current/Caddyfile" >"$site_file"
  said=$(caddy reload --adapter caddyfile --config "$caddy/Caddyfile" 2>&1) && return
  if [ -n "$before" ]; then point_to "$before"; else rm -f "$current" "$site_file"; fi
  [ "$task" = rollback ] || rm -rf "$1"
  fail 'Caddy could not load the configuration:' "$said"
}

publish() {
  release=$base/releases/$(date -u +%Y%m%dT%H%M%S.%3NZ)
  sed -i "s|RELEASE_FOLDER|$release|g" "$base/upload/Caddyfile"
  said=$(caddy validate --adapter caddyfile --config "$base/upload/Caddyfile" 2>&1) ||
    fail 'Caddy refuses the configuration:' "$said"
  keep_hashed_files "$base/upload"
  mkdir -p "$base/releases"
  mv "$base/upload" "$release"
  make_live "$release"
  ls "$base/releases" | head -n "-$RELEASES_KEPT" | while read -r old; do rm -rf "$base/releases/$old"; done
}

rollback() {
  live=$(basename "$(readlink "$current")")
  target=$(ls "$base/releases" | sed "/^$live\$/,\$d" | tail -n 1)
  [ -n "$target" ] || fail "There is no older release of $domain than $live."
  keep_hashed_files "$base/releases/$target"
  make_live "$base/releases/$target"
  rm -rf "$base/releases/$live"
}

command -v caddy >/dev/null || fail 'There is no caddy on this machine: install it, on Debian with apt install caddy.'
grep -q '^import sites/\*' "$caddy/Caddyfile" || fail "Add the line “import sites/*” to $caddy/Caddyfile first."
mkdir -p "$base"
exec 9>"$base/lock"
flock -n 9 || fail "Another deploy of $domain is under way."
"$task"
