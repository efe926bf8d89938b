import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { limit } from '#platform/rate-limit'
import { generateFile, type Pieces } from '../export-file.ts'
import type { ExportFile } from '../schema.ts'
import { askedOf } from './asked.ts'
import { hashOf, isKey } from './key.ts'

type Row = { hash: Buffer; file: ExportFile; search: string }

/** A partner fetches once an hour at most, and may fail a few times. */
const FETCHES = { points: 12, seconds: 3600 }

/** For an address that does not exist, so that it takes as long as one that does. */
const NONE = hashOf('')

/**
 * The file of a partner's address, for whoever shows its secret. Counts as a fetch.
 * @throws Problem 404 without such an address, with a wrong secret, or once it is revoked; 429
 */
export async function fetchExport(ctx: Ctx, id: string, key: string): Promise<{ file: ExportFile; pieces: Pieces }> {
  const { rows } = await sql<Row>`
    select hash, format as file, search from export_address where id = ${id} and revoked_at is null`.execute(ctx.db)
  const isRight = isKey(key, rows[0]?.hash ?? NONE)
  if (!rows[0] || !isRight) throw notFound('exportAddress')
  const { file, search } = rows[0]
  await limit(ctx, 'export-feed/address', id, FETCHES)
  await sql`update export_address set fetched_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
  return { file, pieces: await generateFile(ctx, file, askedOf(ctx, search), { withInternal: false }) }
}
