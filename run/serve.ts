// The shop's main process: starts the database, demo data, sandbox and web servers.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Config, readConfig, WrongSettings } from '#platform/config'
import { connectionsFor, tooManyServers } from '#platform/db/connections'
import { type Embedded, startEmbedded } from '#platform/db/embedded'
import { keepRunning, type Watch } from '#platform/db/keep-running'
import { buildApart, isBuildOld } from '../scripts/build.ts'
import { claim } from './claim.ts'
import { startDevServer } from './dev.ts'
import { liveWarnings } from './live-warnings.ts'
import { startPreparing } from './preparing.ts'
import { reasonOf } from './reason.ts'
import type { OpenSandbox, openSandbox } from '../demo/open-sandbox.ts'
import { needFreePort, startWebServers, type WebServers } from './web-servers.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)
const isDev = process.argv.includes('--dev')

function settings(): Config {
  try {
    return readConfig()
  } catch (err) {
    if (!(err instanceof WrongSettings)) throw err
    console.error(`The shop cannot start with these settings:\n  ${err.message.replaceAll('\n', '\n  ')}`)
    process.exit(1)
  }
}

/** Claims DATA_DIR for this process; returns what gives it back. */
function claimed({ dataDir }: Config): () => void {
  try {
    return claim(dataDir)
  } catch (err) {
    console.error(reasonOf(err))
    process.exit(1)
  }
}

const sourceOf = (path: string) => join(root, path)
/** A module of the shop: bundled, or in development from the sources. */
const fileOf = (path: string) => (isDev ? sourceOf(path) : join(root, `build/shop/${basename(path, '.ts')}.js`))
const load = <T>(path: string): Promise<T> => import(fileOf(path))

async function main() {
  const config = settings()
  const isNew = !config.DATABASE_URL && !existsSync(config.dataDir)
  const release = claimed(config)
  let starting: Promise<Embedded> | undefined
  let watch: Watch | undefined
  let preparing: ReturnType<typeof startPreparing> | undefined
  let sandbox: OpenSandbox | undefined
  let servers: WebServers | undefined
  let stopping: Promise<void> | undefined
  const stop = (code: number) =>
    (stopping ??= (async () => {
      preparing?.end()
      await servers?.stop()
      await sandbox?.close()
      await watch?.stop()
      // Its processes are detached: one that is still starting would outlive the shop.
      await (await starting?.catch(() => undefined))?.stop()
      release()
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop(0))

  try {
    let building: Promise<void> | undefined
    if (!isDev && (await isBuildOld())) {
      say('Building the pages …')
      building = buildApart(() => say('Another program builds them now; waiting for it …'))
      building.catch(() => {}) // awaited below; until then it must not end the process
    }
    // A new shop is filled while its pages are built. Where data is, a build that fails must leave it as it is.
    if (!isNew) await building
    preparing = startPreparing((building && isNew ? sourceOf : fileOf)('run/prepare-apart.ts'))
    const loadBuilt = async <T>(path: string): Promise<T> => (await building, load(path))
    let demo: Promise<{ openSandbox: typeof openSandbox }> | undefined
    if (config.SHOP_MODE === 'demo') demo = loadBuilt('demo/open-sandbox.ts')
    demo?.catch(() => {}) // it may fail before anybody awaits it
    if (!config.DATABASE_URL) {
      say('Starting the database …')
      starting = startEmbedded(config.dataDir, 'camber', connectionsFor(config.WORKERS))
    }
    const database = await starting
    const url = config.DATABASE_URL ?? database!.url
    const [admin] = await Promise.all([preparing.prepare(url), building])
    watch = database && keepRunning(database, (line) => console.error(line))
    sandbox = await (await demo)?.openSandbox(config)
    const env = { ...sandbox?.env, DATABASE_URL: url }
    await needFreePort(config)
    servers = isDev ? await startDevServer(config, env) : startWebServers(config, env)
    await servers.opened
    say(`\n${config.SHOP_NAME} is open.\n`)
    say(`  Shop       ${config.baseUrl}`)
    for (const line of [...admin, ...(sandbox?.lines ?? [])]) say(line)
    const warnings = [await tooManyServers(url, config.WORKERS), ...(await liveWarnings(config))]
    if (config.SHOP_MODE === 'demo') warnings.push((await import('../demo/public-demo.ts')).publicDemoWarning(config))
    for (const warning of warnings) if (warning) say(`\n${warning}`)
    say('\nCtrl-C closes it.')
  } catch (err) {
    if (!stopping) console.error(reasonOf(err))
    await stop(1)
  }
}

await main()
