import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
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
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'
import type { Asked } from './import-asked.ts'
import { movesIn, previewOf, waitingOf } from './import-words.ts'

const DONE = 0
export const FAILED = 1
const SOME_WAIT = 2

const say = (line: string) => console.log(line)

/** Takes a copy of the file in, as of its supplier. Returns the id of the import. */
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
export async function bringFile(ctx: Ctx, bulk: Ctx, asked: Asked): Promise<number> {
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
