import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { nameOf, recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { ExportAddressInput, MadeExportAddress } from '../schema.ts'
import { askedOf } from './asked.ts'
import { hashOf } from './key.ts'
import { readAddresses } from './read-addresses.ts'

/** The most addresses that are not revoked. */
const MOST = 100

/**
 * Makes an address where a partner fetches a file. Its secret is in the answer alone: the shop keeps its hash. For admins.
 * @throws Problem 400 `search` that is none of the shop's lists, 409 `too-many-addresses`
 */
export async function makeAddress(ctx: Ctx, { name, file, search }: ExportAddressInput): Promise<MadeExportAddress> {
  adminOf(ctx)
  const asked = search.replace(/^[^?]*\?/, '')
  askedOf(ctx, asked)
  const id = randomBytes(9).toString('base64url')
  const key = randomBytes(24).toString('base64url')
  return tx(ctx, async (ctx) => {
    await sql`lock table export_address in share row exclusive mode`.execute(ctx.db)
    const { rows } = await sql<{ live: number }>`
      select count(*)::int as live from export_address where revoked_at is null`.execute(ctx.db)
    if (rows[0]!.live >= MOST) throw conflict('too-many-addresses', phrase('refusal.tooManyAddresses', MOST))
    await sql`
      insert into export_address (id, name, hash, format, search, created_by, created_at)
      values (${id}, ${name}, ${hashOf(key)}, ${file}, ${asked}, ${nameOf(ctx.actor)}, ${ctx.clock.now()})`.execute(
      ctx.db,
    )
    await recordAudit(ctx, { what: 'export.address', id, before: null, after: { name, file, search: asked } })
    const [made] = await readAddresses(ctx, sql`id = ${id}`)
    return { ...made!, url: `${ctx.config.baseUrl}/api/exports/feed/${id}?key=${key}` }
  })
}
