import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}

/** What a package of this project brought, if one did. */
function fromPackage(): string | undefined {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core')
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
  } catch {
    return undefined
  }
}

/** The browser that tests use: `CHROMIUM_PATH`, else an installed one. Throws a sentence that says what to install. */
export function findChromium(given: string | undefined): string {
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`)
  const found = given ?? names.map(onPath).find(Boolean) ?? fromPackage()
  if (!found)
    throw new Error('The browser tests need Chromium. Install it ("apt-get install chromium") or set CHROMIUM_PATH.')
  return found
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
