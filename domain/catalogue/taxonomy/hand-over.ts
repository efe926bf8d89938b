import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { isReferred, isTaken } from '#platform/db/failures'
import { conflict, invalid } from '#platform/errors'
import { handOverInBin } from '../bin/hand-over-in-bin.ts'
import { indexRenamed } from '../writing/index-part.ts'
import { lockParts } from '../stock/lock-parts.ts'

type Named = { id: number }

/**
 * Refuses to give all parts of a brand or part type to another one before anything is done; `into` undefined: to none.
 * @throws Problem 409 `always-there` for the one that parts without another have, 400 `into` where it is the same one
 */
export function refuseHandOver(from: number, into: number | undefined): void {
  if (from === 0) throw conflict('always-there', phrase('refusal.alwaysThere'))
  if (from === into) throw invalid({ into: phrase('refusal.intoItself') })
}

/**
 * What goes, and what takes over its parts, if anything does, each locked as `read` does: in the order of their ids, so
 * that two which are merged into each other at once do not wait for each other.
 */
export async function readBoth<T>(
  read: (id: number) => Promise<T>,
  from: number,
  into: number | undefined,
): Promise<[from: T, into: T | null]> {
  if (into === undefined) return [await read(from), null]
  if (from < into) return [await read(from), await read(into)]
  const other = await read(into)
  return [await read(from), other]
}

/**
 * Gives the parts of a brand or part type that is about to be removed to another one, deleted ones too, and indexes them. Needs a transaction.
 * @throws Problem as `refuseHandOver`, 409 `used` where parts remain, `number-taken`
 */
export async function handOver(ctx: Ctx, table: 'brand' | 'part_type', from: Named, into: Named | null): Promise<void> {
  refuseHandOver(from.id, into?.id)
  const name = table === 'brand' ? 'brand_id' : 'type_id'
  const column = sql.ref(name)
  const { rows } = await sql<{ id: number }>`select id from part where ${column} = ${from.id}`.execute(ctx.db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0 && !into) throw conflict('used', phrase('refusal.stillUsed', ids.length), { parts: ids.length })
  if (into && ids.length > 0) {
    await lockParts(ctx, ids)
    await sql`
      update part set ${column} = ${into.id}, version = version + 1, updated_at = ${ctx.clock.now()}
      where id = any(${ids}::int[])`
      .execute(ctx.db)
      .catch((err) => {
        throw isTaken(err) ? conflict('number-taken', phrase('refusal.numberOfBoth')) : err
      })
    await indexRenamed(ctx, table, ids)
  }
  if (into) await handOverInBin(ctx, name, from.id, into.id)
  await changed(ctx, tag.taxonomy, tag.fitments, ...tag.someParts(ids))
}

/** For `catch`: something else still refers to it. */
export function stillReferred(err: unknown): never {
  throw isReferred(err) ? conflict('used', phrase('refusal.usedElsewhere')) : err
}
