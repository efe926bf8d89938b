import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'

/** What may lead an older number of a part back to it. */
export const OLD_NUMBERED = ['number', 'brand', 'supersededBy', 'supersededNumbers'] as const

/**
 * Refuses older numbers of parts, as just written, that lead back to them: a part's own number, and the number of a part of its brand
 * that follows it, or that replaces its own number in turn. `parts`: what the error calls the field → the part. Ask only of parts where
 * one of `OLD_NUMBERED` changed: others may hold such numbers from before, and stay editable. Needs a transaction. @throws Problem 400
 */
export async function refuseOldNumbers(ctx: Ctx, parts: ReadonlyMap<string, number>): Promise<void> {
  if (parts.size === 0) return
  const { rows } = await sql<{ field: string; number: string }>`
    select distinct on (field) field, old.number
    from unnest(${[...parts.keys()]}::text[], ${[...parts.values()]}::int[]) as given (field, id)
      join part p on p.id = given.id join brand b on b.id = p.brand_id join part_number old on old.part_id = p.id
    where old.kind = 'superseded' and coalesce(old.maker, b.name) = b.name and (old.norm = p.norm or exists (
      select from part other where other.brand_id = p.brand_id and other.norm = old.norm and (
        other.id in (select s.id from successors(p.id) as s)
        or exists (select from part_number its where its.part_id = other.id and its.kind = 'superseded' and its.norm = p.norm
          and coalesce(its.maker, b.name) = b.name))))
    order by field, old.norm`.execute(ctx.db)
  if (rows.length === 0) return
  const fields: Fields = {}
  for (const { field, number } of rows) fields[field] = phrase('refusal.oldNumberLoops', number)
  throw invalid(fields)
}
