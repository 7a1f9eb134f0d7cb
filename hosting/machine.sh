# What a deploy does on the machine with nginx: sent there over ssh, and run by root's sh.
#
#   deploy | rollback   what to do
#   domain, base        the site, and its folder: releases/<time>, current, and Let's Encrypt's challenges
#   nginx               nginx's folder
#   certificate         that the site needs
#   hashed              the folder of a site whose files never change under their names
#
# What it prints is told to the one who deploys; the line that begins with "ready" is for the program.

set -eu
umask 022

RELEASES_KEPT=5
# Seconds without a word from the deploy until it counts as dead.
PATIENCE=60
# Tenths of a second until nginx has to have new workers.
RELOAD_PATIENCE=100

task=$1 domain=$2 base=$3 nginx=$4 certificate=$5 hashed=$6
releases=$base/releases
current=$base/current
site_file=$nginx/conf.d/$domain.conf
unknown_hosts_file=$nginx/conf.d/00-unknown-hosts.conf

fail() {
  printf '%s\n' "$@"
  exit 1
}

need() {
  command -v "$1" >/dev/null || fail "There is no $1 on this machine: install it first, on Debian with apt install $2."
}

# Held by the kernel for as long as this program runs, however it ends.
lock() {
  mkdir -p "$releases"
  exec 9>"$base/.lock"
  flock -n 9 || fail "Another deploy of $domain is under way: try again when it has ended. One that died counts as ended after $PATIENCE seconds."
}

# Leaves in $scratch/dump all that nginx reads, beginning with this file. Returns 1 with what it said.
read_all() {
  said=$(nginx -T -c "$1" 2>&1 >"$scratch/dump")
}

check_machine() {
  need nginx 'nginx libnginx-mod-http-brotli-static'
  need rsync rsync
  need flock util-linux
  read_all "$nginx/nginx.conf" || fail "nginx refuses the configuration that it has already, without this deploy's. Mend that first:" "$said"
  pid_file=$(sed -n 's/^[[:space:]]*pid[[:space:]]\{1,\}\([^;]*\);.*/\1/p' "$scratch/dump" | tail -n 1)
  master=$(cat "${pid_file:-/run/nginx.pid}" 2>/dev/null || true)
  if [ -z "$master" ] || ! kill -0 "$master" 2>/dev/null; then
    fail 'nginx is not running on this machine: start it first, on Debian with systemctl start nginx.'
  fi
}

# Tests nginx's whole configuration as it will be with this release, in a copy made of links.
rehearse() {
  copy=$scratch/nginx
  rm -rf "$copy"
  mkdir "$copy"
  cp -as "$nginx/." "$copy/"
  mkdir -p "$copy/conf.d"
  rm "$copy/nginx.conf"
  sed "s|$nginx/conf.d/|$copy/conf.d/|g" "$nginx/nginx.conf" >"$copy/nginx.conf"
  rm -f "$copy/conf.d/$domain.conf" "$copy/conf.d/00-unknown-hosts.conf"
  echo "include $1/nginx.conf;" >"$copy/conf.d/$domain.conf"
  cp "$1/unknown-hosts.conf" "$copy/conf.d/00-unknown-hosts.conf"
  until read_all "$copy/nginx.conf"; do
    taken=$(printf '%s\n' "$said" | sed -n 's/.*a duplicate default server for \(.*\) in .*/\1/p' | head -n 1)
    if [ -z "$taken" ] || ! grep -qF "listen $taken " "$copy/conf.d/00-unknown-hosts.conf"; then
      echo 'nginx refuses the new configuration. Nothing was changed. It says:'
      printf '%s\n' "$said" | sed "s|$copy/|$nginx/|g"
      case $said in *brotli_static*) echo 'It lacks a module: on Debian, apt install libnginx-mod-http-brotli-static.' ;; esac
      return 1
    fi
    # The machine has a server of its own there.
    grep -vF "listen $taken " "$copy/conf.d/00-unknown-hosts.conf" >"$scratch/fewer" || true
    mv "$scratch/fewer" "$copy/conf.d/00-unknown-hosts.conf"
  done
  grep -qF "# configuration file $1/nginx.conf:" "$scratch/dump" && return
  echo "nginx does not read $nginx/conf.d on this machine. Nothing was changed. Its nginx.conf needs the line: include $nginx/conf.d/*.conf;"
  return 1
}

# Whole or not at all, for an nginx that starts just now.
put() {
  cp "$1" "$2.new" && mv "$2.new" "$2"
}

point_to() {
  ln -sfn "releases/$1" "$base/.next" && mv -T "$base/.next" "$current"
}

workers() {
  cat "/proc/$master/task/$master/children"
}

# Whether there are new workers, and no old one lets visitors in.
has_new_workers() {
  new=
  for worker in $(workers); do
    case $before in
      *" $worker "*) grep -q 'shutting down' "/proc/$worker/cmdline" 2>/dev/null || return 1 ;;
      *) new=$worker ;;
    esac
  done
  [ -n "$new" ]
}

# A reload may fail where the test did not: then the old workers stay, and the log has the reason.
reload() {
  before=" $(workers) "
  log=$(sed -n 's/^[[:space:]]*error_log[[:space:]]\{1,\}\([^;[:space:]]*\).*/\1/p' "$scratch/dump" | head -n 1)
  logged=$(wc -c <"$log" 2>/dev/null || echo 0)
  nginx -c "$nginx/nginx.conf" -s reload || return 1
  tries=0
  while [ "$tries" -lt "$RELOAD_PATIENCE" ]; do
    ! has_new_workers || return 0
    said=$(tail -c "+$((logged + 1))" "$log" 2>/dev/null | grep -F '[emerg]') && return 1
    sleep 0.1
    tries=$((tries + 1))
  done
  said="It has no new workers after $((RELOAD_PATIENCE / 10)) seconds; see its error log."
  return 1
}

remember() {
  rm -rf "$scratch/before"
  mkdir "$scratch/before"
  for file in "$site_file" "$unknown_hosts_file"; do
    [ ! -e "$file" ] || cp "$file" "$scratch/before/"
  done
  previous=$(readlink "$current" || true)
}

restore() {
  for file in "$site_file" "$unknown_hosts_file"; do
    if [ -e "$scratch/before/${file##*/}" ]; then put "$scratch/before/${file##*/}" "$file"; else rm -f "$file"; fi
  done
  if [ -n "$previous" ]; then point_to "${previous#releases/}"; else rm -f "$current"; fi
}

# Pages and policy change together: each release's configuration names that release's folder, and
# nginx reads both in one reload.
make_live() {
  remember
  echo "include $current/nginx.conf;" >"$scratch/site.conf"
  point_to "$1" &&
    put "$scratch/nginx/conf.d/00-unknown-hosts.conf" "$unknown_hosts_file" &&
    put "$scratch/site.conf" "$site_file" &&
    reload && return
  restore
  # In case it takes the new one yet.
  nginx -c "$nginx/nginx.conf" -s reload || true
  echo 'nginx did not take the new configuration, though it had passed the test. All is as it was. It says:'
  printf '%s\n' "$said"
  return 1
}

newest_first() {
  for folder in "$releases"/*Z; do
    [ ! -d "$folder" ] || echo "${folder##*/}"
  done | sort -r
}

# What was rolled back, or only waited for a certificate, is nothing to go back to.
can_return_to() {
  [ -d "$releases/$1/site" ] && [ ! -e "$releases/$1/rolled-back" ]
}

prune() {
  kept=1
  for release in $(newest_first); do
    [ "$release" != "$1" ] || continue
    if can_return_to "$release" && [ "$kept" -lt "$RELEASES_KEPT" ]; then
      kept=$((kept + 1))
    else
      rm -rf "${releases:?}/$release"
    fi
  done
}

live_folder() {
  if [ -d "$current/site" ]; then echo "$current/site"
  # Version 0.5 kept the site's files here.
  elif [ -d "$base$hashed" ]; then echo "$base"
  fi
}

# The next line from the deploy. One that says nothing for too long is dead.
hear() {
  timeout "$PATIENCE" sh -c 'IFS= read -r line && printf "%s\n" "$line"'
}

deploy() {
  # What deploys that died have left.
  rm -rf "$releases"/*.part
  name=$(date -u +%Y%m%dT%H%M%S.%3NZ)
  part=$releases/$name.part
  mkdir "$part"
  has_certificate=no
  [ ! -e "$certificate" ] || has_certificate=yes
  version=$(nginx -v 2>&1 | sed -n 's|.*nginx/\([0-9.]*\).*|\1|p')
  echo "ready name=$name version=$version certificate=$has_certificate live=$(live_folder) sudo=${SUDO_USER:+yes}"
  while heard=$(hear); do
    [ "$heard" = publish ] || continue
    publish
    exit
  done
  fail "Nothing was heard of this deploy for $PATIENCE seconds, so it was given up. The site is as it was."
}

publish() {
  find "$part" -type d -exec chmod 755 {} +
  find "$part" -type f -exec chmod 644 {} +
  if ! rehearse "$part"; then
    rm -rf "$part"
    exit 1
  fi
  mv "$part" "$releases/$name"
  if ! make_live "$name"; then
    rm -rf "${releases:?}/$name"
    exit 1
  fi
  prune "$name"
}

rollback() {
  live=$(readlink "$current") || fail "Nothing of $domain was deployed here yet."
  live=${live#releases/}
  for release in $(newest_first); do
    # Names are times: what sorts first is older.
    if [ "$release" != "$live" ] && can_return_to "$release" &&
      [ "$(printf '%s\n' "$release" "$live" | sort | head -n 1)" = "$release" ]; then
      target=$release
      break
    fi
  done
  [ -n "${target:-}" ] || fail "There is no older release of $domain than $live on this machine."
  rehearse "$releases/$target" || exit 1
  # Pages that visitors have open name these.
  rsync -a --ignore-existing "$current/site$hashed" "$releases/$target/site$hashed"
  make_live "$target" || exit 1
  touch "$releases/$live/rolled-back"
  echo "The release of $target is live again. The one of $live is set aside, and goes with the next deploy."
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
# Whoever deploys may be gone when something is told: that must not stop what has begun.
trap '' PIPE
check_machine
lock
"$task"; exit
