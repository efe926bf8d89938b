// `npm run import -- file --supplier "Name"`: a supplier's file into the shop, while it runs or while it is closed.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sentence } from '#common/spoken'
import {
  countWaitingRows,
  findOrAddSupplier,
  guessedColumns,
  openArrivingFile,
  readStoredImport,
  receiveImport,
  refuseWithoutRoom,
  removeArrivedFile,
  startApplying,
  type StoredImport,
  whyRowsWait,
  workOnImport,
} from '#domain/supply'
import { type Config, readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { runningEmbedded, startEmbedded } from '#platform/db/embedded'
import { Problem } from '#platform/errors'
import { type Asked, askedOf, USAGE } from './import-asked.ts'
import { claim, refuseBesideCommand } from './claim.ts'
import { movesIn, previewOf, waitingOf } from './import-words.ts'
import { openApart } from './open-apart.ts'
import { startPreparing } from './preparing.ts'
import { reasonOf } from './reason.ts'

const DONE = 0
const FAILED = 1
const SOME_WAIT = 2

const say = (line = '') => console.log(line)

/** The database of the running shop; or the embedded one, started for this file and stopped after it. */
async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (!config.DATABASE_URL) refuseBesideCommand(config.dataDir)
  const running = config.DATABASE_URL ?? (await runningEmbedded(config.dataDir))
  if (running) return { url: running, stop: async () => {} }
  const release = claim(config.dataDir)
  say('Starting the database …')
  const started = await startEmbedded(config.dataDir)
  const stop = () => started.stop().finally(release)
  try {
    const preparing = startPreparing(join(import.meta.dirname, 'prepare-apart.ts'))
    for (const line of await preparing.prepare(started.url)) say(line)
  } catch (err) {
    await stop()
    throw err
  }
  return { url: started.url, stop }
}

async function receive(ctx: Ctx, { file, supplier: name, kind, isFull }: Asked): Promise<string> {
  const { supplier, isNew } = await findOrAddSupplier(ctx, name)
  if (isNew) say(`${supplier.name} is a new supplier.`)
  const arriving = await openArrivingFile(ctx)
  try {
    await refuseWithoutRoom(ctx, (await stat(file)).size)
    await pipeline(createReadStream(file), arriving.file.createWriteStream())
    return await receiveImport(ctx, {
      supplierId: supplier.id,
      fileName: basename(file),
      kind,
      full: isFull,
      path: arriving.path,
    })
  } finally {
    await removeArrivedFile(arriving.path)
  }
}

/** Works on a file, or waits while the running shop does, until it waits for a person or is done. */
async function workOn(ctx: Ctx, bulk: Ctx, id: string): Promise<StoredImport> {
  const tell = movesIn(say)
  let isTelling = false
  const timer = setInterval(() => {
    if (isTelling) return
    isTelling = true
    readStoredImport(ctx, id)
      .then(tell, () => {}) // the work itself says what is wrong
      .finally(() => (isTelling = false))
  }, 1000)
  try {
    for (;;) {
      await workOnImport(bulk, id)
      const now = await readStoredImport(ctx, id)
      if (!['received', 'reading', 'applying'].includes(now.state)) return now
      await sleep(500)
    }
  } finally {
    clearInterval(timer)
  }
}

/** Says that the file is to be written. `--retire` allows what it takes off sale, however many other files have left of it. */
async function apply(ctx: Ctx, id: string, { isSure: evenCutOff, mayRetire }: Asked): Promise<void> {
  try {
    await startApplying(ctx, id, { evenCutOff })
  } catch (err) {
    if (!mayRetire || !(err instanceof Problem) || err.code !== 'retires-many') throw err
    await startApplying(ctx, id, { evenCutOff, retires: err.extra!['retires'] as number })
  }
}

/** Reads the file, says what it would do, and does it where that was asked. Returns the exit code. */
async function bring(ctx: Ctx, bulk: Ctx, asked: Asked): Promise<number> {
  const id = await receive(ctx, asked)
  const page = `${ctx.config.baseUrl}/dashboard/imports/${id}`
  const read = await workOn(ctx, bulk, id)
  if (read.state !== 'staged') {
    console.error(read.failure ? sentence(read.failure) : `The file is ${read.state}.`)
    return FAILED
  }
  const guessed = guessedColumns(read.header?.columns ?? [])
  for (const line of previewOf(read, guessed)) say(line)
  const sayWaiting = async () => {
    for (const line of waitingOf(await whyRowsWait(ctx, id))) say(line)
    return (await countWaitingRows(ctx, id)) > 0 ? SOME_WAIT : DONE
  }
  if (!asked.isApplied) {
    const code = await sayWaiting()
    say(`\nNothing is written yet: ${page}`)
    return code
  }
  if (guessed.length > 0 && !asked.isSure) {
    await sayWaiting()
    console.error(`\nNothing is written: columns are only guessed. Say what they mean at ${page}, or add --yes.`)
    return FAILED
  }
  try {
    await apply(ctx, id, asked)
  } catch (err) {
    if (!(err instanceof Problem) || err.code !== 'retires-many') throw err
    console.error(`\n${sentence(err.phrase)}. Nothing is written: look at ${page}, or add --retire.`)
    return FAILED
  }
  const applied = await workOn(ctx, bulk, id)
  if (applied.state !== 'applied') {
    console.error(`The file is ${applied.state}.`)
    return FAILED
  }
  const code = await sayWaiting()
  say(
    `\nApplied as run ${applied.runId}. Undo it within 30 days: ${ctx.config.baseUrl}/dashboard/runs/${applied.runId}`,
  )
  if (code === SOME_WAIT) say(`Rows that wait: ${page}`)
  return code
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
      return await bring({ ...ctx, actor }, { ...bulk, actor }, { ...asked, file })
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
