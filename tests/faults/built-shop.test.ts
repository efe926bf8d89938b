import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '#platform/free-port'
import { LIVE } from '../support/shops/live-settings.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The project's own files in a folder of their own, with all packages. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'camber-built-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const left = ['node_modules', '.git', '.data', 'build', 'docs', 'tests', 'test-results']
  for (const name of await readdir(root))
    if (!left.includes(name)) await cp(join(root, name), join(folder, name), { recursive: true })
  await cp(join(root, 'tests/tools'), join(folder, 'tests/tools'), { recursive: true })
  // Links take no room, but there are none from one file system to another.
  const copied = (await stat(folder)).dev === (await stat(root)).dev ? '-al' : '-a'
  execFileSync('cp', [copied, join(root, 'node_modules'), join(folder, 'node_modules')])
  return folder
}

/** Takes away what only the build or the tests need, as `npm ci --omit=dev` does, and what is there as a peer alone. */
const withoutDevelopment = (folder: string) =>
  run(
    'npm',
    ['prune', '--omit=dev', '--legacy-peer-deps', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
    },
  )

type Opened = { base: string; said(): string; close(): Promise<void> }

/** Starts the shop of that folder, and resolves to its address and what it says when it is open. */
async function open(folder: string, settings: Record<string, string>): Promise<Opened> {
  const port = String(await freePort())
  const env = { PATH: process.env['PATH'], PORT: port, DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'warn', ...settings }
  const shop = spawn(join(folder, 'node_modules/.bin/node'), ['run/serve.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  shop.stdout.on('data', (chunk) => (said += chunk))
  shop.stderr.on('data', (chunk) => (said += chunk))
  const close = async () => {
    if (shop.exitCode !== null) return
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  onTestFinished(close)
  const isOpen = () => {
    expect(said, `it ended with ${shop.exitCode}: ${said}`).toSatisfy(() => shop.exitCode === null)
    expect(said).toContain('is open')
  }
  await vi.waitFor(isOpen, { timeout: 200_000, interval: 200 })
  return { base: `http://localhost:${port}`, said: () => said, close }
}

it('a built shop is served by its runtime packages alone, and a live one without anything make-believe', async () => {
  const folder = await copyOfProject()
  const node = join(folder, 'node_modules/.bin/node')
  await run(node, ['scripts/build.ts'], { cwd: folder })
  await withoutDevelopment(folder)
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
  expect(existsSync(join(folder, 'node_modules/@fontsource/ibm-plex-mono'))).toBe(false)
  const demo = await open(folder, { DEMO_PARTS: '40' })
  const page = await fetch(`${demo.base}/shop`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('40')
  expect(await (await fetch(`${demo.base}/api/parts`)).json()).toMatchObject({ count: 40 })
  // The list of common passwords is a package of the build, which the bundle holds.
  const body = JSON.stringify({ name: 'Robin', email: 'robin@example.com', password: 'password123' })
  const headers = { 'content-type': 'application/json', origin: demo.base }
  const refused = await fetch(`${demo.base}/api/auth/sign-up/email`, { method: 'POST', headers, body })
  expect(await refused.json()).toMatchObject({ status: 400, fields: { password: expect.anything() } })
  await demo.close()

  for (const name of ['demo']) await rm(join(folder, name), { recursive: true })
  const live = await open(folder, { ...LIVE, DATA_DIR: join(folder, '.live') })
  expect(await (await fetch(`${live.base}/api/parts`)).json()).toMatchObject({ count: 0 })
  await vi.waitFor(() => expect(live.said()).toContain('(mail.shop.example:465) does not answer'), { timeout: 20_000 })
  await live.close()
}, 500_000)
