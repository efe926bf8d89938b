import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasPinnedChromium, pinnedChromium } from './pinned-chromium.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * The browser that tests use: `CHROMIUM_PATH`, else the pinned one, else, where that does not run, an installed one.
 * Throws a sentence that says what to install.
 */
export async function findChromium(given: string | undefined): Promise<string> {
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`)
  if (given) return given
  if (hasPinnedChromium) return pinnedChromium()
  const found = names.map(onPath).find(Boolean)
  if (found) return found
  throw new Error('The pinned Chromium runs on Linux with an x64 processor. Install Chromium or set CHROMIUM_PATH.')
}

/** Chromium without the traffic of its own that a closed network would refuse. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
