import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'

/**
 * Refuses older numbers of a part, as just written, that lead back to it: its own number, and the number of a part of its brand
 * that follows it, or that replaces its own number in turn. Needs a transaction. @throws Problem 400
 */
export async function refuseOldNumbers(ctx: Ctx, id: number): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select old.number from part p join brand b on b.id = p.brand_id join part_number old on old.part_id = p.id
    where p.id = ${id} and old.kind = 'superseded' and coalesce(old.maker, b.name) = b.name and (old.norm = p.norm or exists (
      select from part other where other.brand_id = p.brand_id and other.norm = old.norm and (
        other.id in (select s.id from successors(p.id) as s)
        or exists (select from part_number its where its.part_id = other.id and its.kind = 'superseded' and its.norm = p.norm
          and coalesce(its.maker, b.name) = b.name))))
    order by old.norm limit 1`.execute(ctx.db)
  if (rows[0]) throw invalid({ supersededNumbers: phrase('refusal.oldNumberLoops', rows[0].number) })
}
