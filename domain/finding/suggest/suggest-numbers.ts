import { sql } from 'kysely'
import { normalNumber, NOT_HIDDEN } from '#domain/catalogue'
import { type Phrase, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { readAlike, startsWith } from '../numbers/find-numbers.ts'
import { gapsOf } from '../numbers/number-gaps.ts'
import type { SaidSuggestion } from '../phrased.ts'

/** How many numbers with one prefix are searched for the most popular parts. */
const MOST_NUMBERS = 2000

type Row = { id: number; number: string; kind: 'own' | 'oe' | 'superseded'; name: string }

/**
 * At most five parts by the prefix of a number, or by one with gaps: exact matches first, then the most popular. Where no number
 * begins so, O and 0, or I, L and 1 may have been confused.
 */
export async function suggestNumbers(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const found = await numbersBegun(ctx, text)
  const alike = found.length > 0 || gapsOf(text) !== null ? null : await readAlike(ctx, text)
  return alike === null ? found : numbersBegun(ctx, alike)
}

async function numbersBegun(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const norm = normalNumber(text)
  const gaps = gapsOf(text)
  const matches = gaps === null ? startsWith(norm) : sql`norm like ${gaps}`
  const { rows } = await sql<Row>`
    with hit as (
      select part_id, kind, norm from part_number n where ${matches} and ${NOT_HIDDEN} order by norm using ~<~
      limit ${sql.lit(MOST_NUMBERS)}
    ), best as (
      select p.id, min(n.norm) as norm, min(n.norm) = ${norm} as is_whole, p.pop from hit n join part p on p.id = n.part_id
      group by p.id order by is_whole desc, p.pop desc limit 5
    )
    select p.id, n.number, case when p.id = best.id then n.kind else 'superseded' end as kind, p.name
    from best join part old on old.id = best.id
      join part p on p.id = case when old.status = 'sold' then old.id else coalesce(newest_of(old.id), old.id) end
      cross join lateral (select number, kind from part_number where part_id = old.id and norm = best.norm limit 1) n
    order by best.is_whole desc, best.pop desc`.execute(ctx.finder)
  return rows.map((row) => ({ kind: 'part', label: row.number, hint: hintOf(row), href: `/shop/${row.id}` }))
}

function hintOf({ kind, name }: Row): string | Phrase {
  if (kind === 'own') return name
  return phrase(kind === 'oe' ? 'finding.suggestion.oeNumber' : 'finding.suggestion.nowReplaced', name)
}
