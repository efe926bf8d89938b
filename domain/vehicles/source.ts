import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { isReferred } from '#platform/db/failures'

/** The source of what the shop's own people write (migration 0002). */
export const OWN_HAND = { id: 0, name: 'shop' } as const

/** The id of a source of facts ("public records", "demo catalogue"), inserted on first use. */
export async function sourceId(ctx: Ctx, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from source where name = ${name}),
    made as (insert into source (name) select ${name} where not exists (select from known) on conflict do nothing returning id)
    select id from known union all select id from made`.execute(ctx.db)
  return rows[0]?.id ?? sourceId(ctx, name)
}

/** Inserts a source that nothing has yet, and returns its id; null: there is one of that name. */
export async function addSource(ctx: Ctx, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into source (name) values (${name}) on conflict do nothing returning id`.execute(ctx.db)
  return rows[0]?.id ?? null
}

/** Gives a source another name; false: another one has it. */
export async function renameSource(ctx: Ctx, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    update source set name = ${name}
    where id = ${id} and not exists (select from source other where other.name = ${name} and other.id <> ${id})
    returning id`.execute(ctx.db)
  return rows.length > 0
}

/** Deletes a source; false: something came from it, and the transaction must be given up. */
export async function deleteSource(ctx: Ctx, id: number): Promise<boolean> {
  try {
    await sql`delete from source where id = ${id}`.execute(ctx.db)
    return true
  } catch (err) {
    if (isReferred(err)) return false
    throw err
  }
}
