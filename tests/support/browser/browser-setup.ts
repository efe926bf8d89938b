import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runningEmbedded } from '#platform/db/embedded'
import { freePort } from '#platform/free-port'
import { findChromium } from './chromium.ts'
import { keep, takeKept } from '../machine/kept-data.ts'
import { skipTheDisk } from '../machine/skip-the-disk.ts'
import { ROOMY } from '../shops/roomy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    sandboxUrl: string
    chromium: string
  }
}

const NEW_SHOP = 'new_shop'
export const ADMIN = { email: 'admin@camber.example', password: 'calipers-and-torque' }

/**
 * The whole shop as `npm start` opens it, with 3,000 parts unless the settings say otherwise, on data of its own; with
 * `--dev` as `npm run dev` does.
 */
export async function openWholeShop(settings: Record<string, string> = {}, args: string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'camber-browser-'))
  await chmod(dataDir, 0o755)
  await takeKept(NEW_SHOP, dataDir)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const shopUrl = `http://localhost:${port}`
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../../../run/serve.ts'), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      BASE_URL: shopUrl,
      DATA_DIR: dataDir,
      DEMO_PARTS: '3000',
      ...ROOMY,
      LIMITS: '0',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shop.stdout.on('data', (chunk) => (said += chunk))
  const ended = new Promise<void>((done) => shop.once('exit', () => done()))
  await new Promise<void>((done, fail) => {
    shop.stdout.on('data', () => said.includes('Ctrl-C') && done())
    void ended.then(() => fail(new Error(`The shop did not open.\n${said}`)))
  })
  const sandboxUrl = /Test cards\s+(http\S+?)\/?\s/.exec(said)?.[1]
  if (!sandboxUrl) throw new Error(`The shop did not say where its sandbox is.\n${said}`)
  const stop = () => {
    shop.kill('SIGTERM')
    return ended
  }
  const close = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { shopUrl, sandboxUrl, dataDir, process: shop, stop, close }
}

/** Whole shops of this run begin with the vehicles, VIN codes and categories that each would else load anew. */
export async function keepNewShop(): Promise<void> {
  const { dataDir, stop, close } = await openWholeShop({ DEMO_PARTS: '0' })
  await skipTheDisk((await runningEmbedded(dataDir))!)
  await stop()
  await keep(NEW_SHOP, dataDir)
  await close()
}

/** One shop for all browser tests of the run. */
export default async function setup(project: TestProject) {
  const { shopUrl, sandboxUrl, close } = await openWholeShop()
  project.provide('shopUrl', shopUrl)
  project.provide('sandboxUrl', sandboxUrl)
  project.provide('chromium', await findChromium(process.env.CHROMIUM_PATH))
  return close
}
