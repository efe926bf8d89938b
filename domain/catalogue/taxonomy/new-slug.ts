import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { freeSlug, slugOf, slugTells } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'

/**
 * The slug of a new category or part type; both are asked for by one name in addresses. A name of other letters, which no slug tells,
 * has a number. Others who add one wait until the transaction ends. @throws Problem 400 `name`: one is called so
 */
export async function newSlug(ctx: Ctx, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('taxonomy'))`.execute(ctx.db)
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from category union all select slug, name from part_type`.execute(ctx.db)
  const taken = new Set(rows.map(({ slug }) => slug))
  const isTaken = slugTells(name)
    ? taken.has(slugOf(name))
    : rows.some((one) => one.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw invalid({ name: phrase('refusal.typeTaken') })
  return freeSlug(name, taken)
}
