import { sql } from 'kysely'
import type { Phrase } from '#common/phrase'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { failureOf } from '../failure.ts'
import { keepLease } from '../lease.ts'
import type { ImportKind, SupplierSettings } from '../suppliers/schema.ts'
import type { ImportState } from './schema.ts'

/** An import as those who work on it know it. */
type Import = {
  id: string
  supplierId: number
  supplier: string
  sourceId: number
  settings: SupplierSettings
  fileName: string
  kind: ImportKind | null
  isFull: boolean
  state: ImportState
  /** How often work on it began since it was last left or failed, this time too. */
  starts: number
}

/** So often a process may be cut off in an import: by restarts of the shop, or because it takes too much memory. */
export const MOST_STARTS = 10
const LEASE_MS = 30_000
/** How often progress is told and the lease renewed: so soon it is heard that an admin has the file read anew or drops it. */
const TELL_MS = 1_000

/** Another process works on this import now, or an admin dropped it. */
export class LostImport extends Error {
  constructor(id: string) {
    super(`lost import ${id}`)
  }
}

type Progress = { bytes?: number; rows?: number; applied?: number }

/** An import on which nobody else works until it is left. */
export type TakenImport = Import & {
  /** Notes how far it is; a timer writes that. @throws LostImport */
  tell(progress: Progress): void
  /** Ends the work, with the import in its next state. @throws LostImport */
  leave(state: ImportState): Promise<void>
  /** Ends the work with what went wrong. False: somebody else has the import by now, and nothing was written. */
  fail(said: Phrase): Promise<boolean>
  /** Renews the lease no more: half a minute later another process may take it. */
  rest(): void
}

/**
 * Whether it is this file's turn. Files of one supplier are applied one after the other: of two full ones, each would take the
 * other's parts for gone.
 */
export const isTurn = (now: Date) => sql`(i.state <> 'applying' or not exists (
  select from import o where o.supplier_id = i.supplier_id and o.state = 'applying' and o.id <> i.id
    and ((o.state_at, o.id) < (i.state_at, i.id) or o.lease_until >= ${now})))`

/** Whether an import has been in its state for a day: what fails so long for a reason that passes is not tried any more. */
export async function isTriedForADay(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql`select from import where id = ${id} and state_at < ${daysAgo(ctx, 1)}`.execute(ctx.db)
  return rows.length > 0
}

/** Takes an import in one of these states and puts it into `state`; null: somebody has it, it is in another state, or not its turn. */
export async function takeImport(
  ctx: Ctx,
  id: string,
  from: readonly ImportState[],
  state: ImportState,
): Promise<TakenImport | null> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Import>`
    update import i set state = ${state}, lease_until = ${until}, starts = starts + 1
    from supplier s
    where i.id = ${id} and s.id = i.supplier_id and i.state = any(${from}::text[])
      and (lease_until is null or lease_until < ${now}) and ${isTurn(now)}
    returning i.id, s.id as "supplierId", s.name as supplier, s.source_id as "sourceId", 
        s.settings || jsonb_strip_nulls(jsonb_build_object('sheet', i.sheet)) as settings, file_name as "fileName",
      i.kind, is_full as "isFull", i.state, i.starts`.execute(ctx.db)
  const taken = rows[0]
  if (!taken) return null

  let progress: Progress = {}
  const lost = new LostImport(id)
  const write = async (held: Date, next: ImportState, until: Date | null, failure: string | null = null) => {
    const { bytes = null, rows = null, applied = null } = progress
    const { numAffectedRows } = await sql`
      update import set state = ${next}, lease_until = ${until}, starts = case when ${until === null} then 0 else starts end, bytes_read = coalesce(${bytes}::bigint, bytes_read),
        rows = coalesce(${rows}::bigint, rows), rows_applied = coalesce(${applied}::bigint, rows_applied),
        failure = coalesce(${failure}::jsonb, failure)
      where id = ${id} and state = ${state} and lease_until = ${held}`.execute(ctx.db)
    return Boolean(numAffectedRows)
  }
  const lease = keepLease(ctx, {
    until,
    ms: LEASE_MS,
    everyMs: TELL_MS,
    renew: (held, next) => write(held, state, next),
    lost,
  })
  const end = async (next: ImportState, failure?: string) => {
    await lease.rest()
    return write(lease.until, next, null, failure)
  }
  return {
    ...taken,
    tell(more) {
      lease.lost.throwIfAborted()
      progress = { ...progress, ...more }
    },
    rest: () => void lease.rest(),
    async leave(next) {
      if (!(await end(next))) throw lost
    },
    fail: (said) => end('failed', JSON.stringify(failureOf(said))),
  }
}
