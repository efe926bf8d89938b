import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { choicesOfType } from './measures-of-types.ts'

type UsualAttribute = { name: string; unit: string | null }

/** "inner-diameter" → "Inner diameter" */
const nameOf = (measure: string) => measure[0]!.toUpperCase() + measure.slice(1).replaceAll('-', ' ')

/**
 * What parts of a type usually say of themselves: what admins wrote of the type, then what such parts are chosen by.
 * @throws Problem 404
 */
export async function usualAttributes(ctx: Ctx, type: string): Promise<UsualAttribute[]> {
  shows(ctx, tag.taxonomy)
  const { rows } = await sql<{ attributes: UsualAttribute[] }>`
    select attributes from part_type where slug = ${type}`.execute(ctx.db)
  if (!rows[0]) throw notFound('category')
  const measures = (choicesOfType(type) ?? []).map(({ measure, unit }) => ({ name: nameOf(measure), unit }))
  const all = [...rows[0].attributes, ...measures]
  return [...new Map(all.toReversed().map((one) => [one.name.toLowerCase(), one])).values()].toReversed()
}
