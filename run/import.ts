// `npm run import -- file --supplier "Name"`: a supplier's file into the shop, while it runs or while it is closed.
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sentence } from '#common/spoken'
import { type Config, readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { runningEmbedded, startEmbedded } from '#platform/db/embedded'
import { Problem } from '#platform/errors'
import { bringFile, FAILED } from './bring-file.ts'
import { claim, refuseBesideCommand } from './claim.ts'
import { askedOf, USAGE } from './import-asked.ts'
import { openApart } from './open-apart.ts'
import { startPreparing } from './preparing.ts'
import { reasonOf } from './reason.ts'

/** The database of the running shop; or the embedded one, started for this file and stopped after it. */
async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (!config.DATABASE_URL) refuseBesideCommand(config.dataDir)
  const running = config.DATABASE_URL ?? (await runningEmbedded(config.dataDir))
  if (running) return { url: running, stop: async () => {} }
  const release = claim(config.dataDir)
  console.log('Starting the database …')
  const started = await startEmbedded(config.dataDir)
  const stop = () => started.stop().finally(release)
  try {
    const preparing = startPreparing(join(import.meta.dirname, 'prepare-apart.ts'))
    for (const line of await preparing.prepare(started.url)) console.log(line)
  } catch (err) {
    await stop()
    throw err
  }
  return { url: started.url, stop }
}

async function main(): Promise<number> {
  const asked = askedOf(process.argv.slice(2))
  if (typeof asked === 'string') {
    console.error(`${asked}\n${USAGE}`)
    return FAILED
  }
  const file = resolve(asked.file)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) {
    console.error(`There is no file ${file}.`)
    return FAILED
  }
  const config = { ...readConfig(), LOG_LEVEL: 'warn' as const }
  const opening = openDatabase(config)
  const stopEarly = () => void opening.then(({ stop }) => stop()).finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stopEarly)
  // `| head` reads no more: the file comes in all the same, and the database stops.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {})
  const database = await opening
  try {
    const { ctx, bulk, close } = await openApart(config, database.url)
    const actor: Ctx['actor'] = { kind: 'system', name: 'import' }
    try {
      return await bringFile({ ...ctx, actor }, { ...bulk, actor }, { ...asked, file })
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

process.exit(
  await main().catch((err) => {
    const said = err instanceof Problem ? [...Object.values(err.fields ?? {}), err.phrase] : []
    console.error(said[0] ? sentence(said[0]) : reasonOf(err))
    return FAILED
  }),
)
