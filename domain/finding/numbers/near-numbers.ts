import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { readings } from './find-numbers.ts'
import { neighboursOf, slipOf } from './number-slips.ts'

/** A known number that may be meant: as printed, the name of its best-selling part, and how many parts have it. */
export type NearNumber = { number: string; name: string; parts: number }

type Row = NearNumber & { norm: string; pop: number }

const MOST = 5
/** One change of a shorter number is another number too often. */
const SHORTEST = 5
const LONGEST = 25

const allNear = (norm: string) => [...neighboursOf(norm), ...readings(norm)]

/**
 * For each typed number the known ones (own, OE, superseded) that may be meant: at most five, the likeliest slip first, then
 * what sells best. They differ from it by one wrong, missing or added character, by two neighbours swapped, by two characters
 * that look alike, or by any number of O and 0, or I, L and 1. One statement looks up all possible numbers along the index of
 * numbers, so the time does not grow with the catalogue.
 */
export async function nearNumbers(ctx: Ctx, typed: readonly string[]): Promise<NearNumber[][]> {
  const norms = typed.map(normalNumber)
  const asked = [...new Set(norms)].filter(
    (norm) => /\d/.test(norm) && norm.length >= SHORTEST && norm.length <= LONGEST,
  )
  if (asked.length === 0) return typed.map(() => [])
  const { rows } = await sql<Row>`
    select n.norm, count(distinct n.part_id)::int as parts, max(p.pop) as pop,
      (array_agg(n.number order by p.pop desc, p.id))[1] as number,
      (array_agg(p.name order by p.pop desc, p.id))[1] as name
    from part_number n join part p on p.id = n.part_id
    where p.status <> 'hidden' and n.norm = any(string_to_array(${asked.flatMap(allNear).join(' ')}, ' ')) group by n.norm`.execute(
    ctx.finder,
  )
  return norms.map((norm) =>
    rows
      .flatMap((row) => {
        const slip = slipOf(norm, row.norm)
        return slip === null ? [] : [{ row, slip }]
      })
      .toSorted((a, b) => a.slip - b.slip || b.row.pop - a.row.pop || (a.row.norm < b.row.norm ? -1 : 1))
      .slice(0, MOST)
      .map(({ row: { number, name, parts } }) => ({ number, name, parts })),
  )
}
