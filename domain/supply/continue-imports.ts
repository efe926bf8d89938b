import { sql } from 'kysely'
import { Cache } from '#platform/cache'
import type { Ctx } from '#platform/context'
import { workOnApplying } from './apply/work-on-applying.ts'
import { decideAlone } from './fetching/decide-alone.ts'
import { dropReplaced } from './fetching/drop-replaced.ts'
import { readStoredImport } from './imports/read-imports.ts'
import { remapImport } from './quarantine/remap-import.ts'
import { readImport } from './read-import.ts'
import type { ImportState } from './staging/schema.ts'
import { isTurn } from './staging/taken-import.ts'

declare module '#platform/context' {
  interface Ctx {
    /** Starts a process that works on imports, unless one runs. Absent: the caller works on them itself. */
    wakeImporter?: () => void
  }
}

/** What is next to do with an import in each state that waits for the shop. */
const WORK: Partial<Record<ImportState, (ctx: Ctx, id: string) => Promise<void>>> = {
  received: readReceived,
  reading: readReceived,
  applying: workOnApplying,
  staged: async (ctx, id) => {
    await remapImport(ctx, id)
    await decideAlone(ctx, id)
  },
  failed: decideAlone,
  applied: remapImport,
}

async function readReceived(ctx: Ctx, id: string): Promise<void> {
  await readImport(ctx, id)
  await dropReplaced(ctx, id)
}

/**
 * The oldest import that waits for work and that nobody works on, but for these. One in which a process was cut off comes after the
 * others: it may cut off the next process as well.
 */
async function nextImport(
  ctx: Ctx,
  but: readonly string[] = [],
): Promise<{ id: string; state: ImportState } | undefined> {
  const now = ctx.clock.now()
  const { rows } = await sql<{ id: string; state: ImportState }>`
    select id, state from import i
    where (state in ('received', 'reading', 'applying') or (state in ('staged', 'failed') and applies_itself)
        or (state in ('staged', 'applied') and remap_asked_at is not null))
      and (lease_until is null or lease_until < ${now}) and ${isTurn(now)}
      and id <> all(${but}::text[])
    order by starts, created_at limit 1`.execute(ctx.db)
  return rows[0]
}

/** Has waiting imports worked on by a process of their own, apart from the web servers. A job. */
export async function continueImports(ctx: Ctx): Promise<void> {
  if (await nextImport(ctx)) ctx.wakeImporter?.()
}

/** Does what is next with one import, unless somebody else does it or it waits for an admin. */
export async function workOnImport(ctx: Ctx, id: string): Promise<void> {
  const { state } = await readStoredImport(ctx, id)
  await WORK[state]?.({ ...ctx, cache: new Cache() }, id)
}

/**
 * Works on one import after the other until none waits. Each sees the shop as it is when its turn comes. One that fails holds up
 * no other, and is tried again after a pause that grows. @throws what the first one failed of
 */
export async function workOnImports(ctx: Ctx): Promise<void> {
  const failed = new Map<string, unknown>()
  for (let next = await nextImport(ctx); next; next = await nextImport(ctx, [...failed.keys()])) {
    const { id } = next
    await workOnImport(ctx, id).catch(async (err: unknown) => {
      failed.set(id, err)
      ctx.log.error({ err, import: id }, 'an import was interrupted and will be continued')
      await pause(ctx, id)
    })
  }
  for (const [, err] of failed) throw err
}

/**
 * Leaves an import that failed alone for half as long as it has been worked on: from a minute up to half an hour. Where the
 * database is away, that cannot be written, and each import is tried as soon as it is back.
 */
async function pause(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.clock.now()
  await sql`
    update import set starts = 0, lease_until = ${now}::timestamptz + least(interval '30 minutes', greatest(interval '1 minute',
      (${now}::timestamptz - coalesce(remap_asked_at, state_at)) / 2))
    where id = ${id}`
    .execute(ctx.db)
    .catch((err: unknown) => ctx.log.warn({ err, import: id }, 'the pause of an import could not be noted'))
}
