import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

const cache = join(import.meta.dirname, '../../../node_modules/.cache')

/** Whether the package's Chromium runs on this machine. */
export const hasPinnedChromium = process.platform === 'linux' && process.arch === 'x64'

const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/libraries/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" "$@"
`

const fontsAt = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`

/**
 * The path of the Chromium that package-lock.json pins, unpacked on first use. The libraries that it needs besides glibc,
 * and its only font beside the shop's own, come with it: it draws the same on every machine, with nothing installed.
 */
export async function pinnedChromium(): Promise<string> {
  const packed = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string }
  const home = join(cache, `chromium-${version}`)
  if (!existsSync(home)) await unpack(join(packed, 'bin'), home)
  return join(home, 'chromium')
}

async function unpack(packed: string, home: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const part = await mkdtemp(`${home}-`)
  const open = (name: string) => [createReadStream(join(packed, name)), createBrotliDecompress()] as const
  await Promise.all([
    pipeline(...open('chromium.br'), createWriteStream(join(part, 'headless-shell'), { mode: 0o755 })),
    pipeline(...open('al2023.tar.br'), extract(join(part, 'libraries'))),
    pipeline(...open('fonts.tar.br'), extract(join(part, 'fonts'))),
    writeFile(join(part, 'fonts.conf'), fontsAt(home)),
    writeFile(join(part, 'chromium'), START, { mode: 0o755 }),
  ])
  // Another test process may have unpacked it in the meantime.
  await rename(part, home).catch(async (err: unknown) => {
    await rm(part, { recursive: true, force: true })
    if (!existsSync(home)) throw err
  })
}
