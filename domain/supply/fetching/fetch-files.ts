import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { isFull, Problem } from '#platform/errors'
import { openArrivingFile, removeArrivedFile } from '../arriving-file.ts'
import { failureOf } from '../failure.ts'
import { receiveImport } from '../staging/receive-import.ts'
import { type Downloaded, download } from './download.ts'
import { isFetchDue, takeFetch, type TakenFetch } from './take-fetch.ts'
import { tellOfFailure } from './tell-admins.ts'
import { nextFetch, nextTry } from './next-fetch.ts'

declare module '#platform/context' {
  interface Ctx {
    /** Starts the fetching of files in a process of its own, unless it runs. */
    wakeFetcher?: () => void
  }
}

/** How many suppliers are asked at once, at most. */
const AT_ONCE = 3

/** The job that has files fetched when they are due, apart from the processes that answer. */
export async function fetchDueFiles(ctx: Ctx): Promise<void> {
  if (await isFetchDue(ctx)) ctx.wakeFetcher?.()
}

/** Fetches from one supplier after the other until nothing is due. Others may do the same: nobody fetches a file twice. */
export async function fetchFiles(ctx: Ctx): Promise<void> {
  const worker = async () => {
    for (let taken = await takeFetch(ctx); taken; taken = await takeFetch(ctx)) await fetchOne(ctx, taken)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function fetchOne(ctx: Ctx, taken: TakenFetch): Promise<void> {
  try {
    await storeNew(ctx, taken)
  } catch (err) {
    if (taken.lost.aborted) return
    await taken.leave((ctx) => noteFailure(ctx, taken, err))
  }
}

/** Stores what is new at the address. */
async function storeNew(ctx: Ctx, taken: TakenFetch): Promise<void> {
  const { path, file } = await openArrivingFile(ctx)
  try {
    const asked = { url: taken.url, secrets: secretsOf(taken), known: knownOf(taken), signal: taken.lost }
    const came = await download(ctx, asked, file).finally(() => file.close())
    const isNew = came !== null && !taken.digest?.equals(came.digest)
    await taken.leave((ctx) => (isNew ? keep(ctx, taken, came, path) : noteSuccess(ctx, taken, 'same')))
  } finally {
    await removeArrivedFile(path)
  }
}

const secretsOf = ({ by, name, secret }: TakenFetch): Record<string, string> =>
  by === 'nothing' || secret === null
    ? {}
    : by === 'header'
      ? { [name]: secret }
      : { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` }

const knownOf = ({ etag, lastModified }: TakenFetch): Record<string, string> => ({
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(lastModified ? { 'if-modified-since': lastModified } : {}),
})

async function keep(ctx: Ctx, taken: TakenFetch, came: Downloaded, path: string): Promise<void> {
  const { supplierId, kind, full, apply } = taken
  const { fileName, etag, lastModified, digest } = came
  const id = await receiveImport(ctx, { supplierId, fileName, kind, full, path, fetched: { alone: apply } })
  await sql`
    update supplier_fetch set import_id = ${id}, etag = ${etag}, last_modified = ${lastModified}, digest = ${digest}
    where supplier_id = ${supplierId}`.execute(ctx.db)
  await noteSuccess(ctx, taken, 'came')
}

async function noteSuccess(ctx: Ctx, taken: TakenFetch, outcome: 'came' | 'same'): Promise<void> {
  const now = ctx.clock.now()
  await sql`
    update supplier_fetch set outcome = ${outcome}, fetched_at = ${now}, next_at = ${nextFetch(taken, now)}, failure = null, failures = 0
    where supplier_id = ${taken.supplierId}`.execute(ctx.db)
}

async function noteFailure(ctx: Ctx, taken: TakenFetch, err: unknown): Promise<void> {
  const now = ctx.clock.now()
  const { supplierId } = taken
  const isKnown = err instanceof Problem || isFull(err)
  if (!isKnown) ctx.log.error({ err, supplier: supplierId }, 'a file of a supplier could not be fetched')
  const said = err instanceof Problem ? err.phrase : phrase(isFull(err) ? 'refusal.noRoomForFile' : 'refusal.ourFault')
  const failures = taken.failures + 1
  await sql`
    update supplier_fetch set outcome = 'failed', fetched_at = ${now}, next_at = ${nextTry(taken, failures, now)},
      failure = ${JSON.stringify(failureOf(said))}::jsonb, failures = ${failures}
    where supplier_id = ${supplierId}`.execute(ctx.db)
  if (taken.every !== 'never') await tellOfFailure(ctx, supplierId, said, failures)
}
