import { allParts, catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { AlreadyRead } from './already-read.ts'
import { readParts } from './hits/by-subject.ts'
import { hitsOf } from './hits/hits.ts'
import { passing } from './filters/passing.ts'
import { saidFilters } from './subject/said-filters.ts'
import type { PartQuery } from './schema.ts'
import { isAnsweredWithoutParts } from './search.ts'
import { understand } from './subject/understand.ts'
import { universalTypes } from './hits/universal-types.ts'
import { withNewTypes } from './with-new-types.ts'

/**
 * The ids of all parts that a query finds, whatever page and order it asks for, lowest first. Words that nothing matches
 * find nothing: it tries no others. 400 where a category or brand does not exist.
 */
export function findPartIds(ctx: Ctx, query: PartQuery): Promise<number[]> {
  return ctx.heavy.inOneTurn((heavy) => listIds({ ...ctx, heavy }, query))
}

async function listIds(ctx: Ctx, named: PartQuery): Promise<number[]> {
  const alreadyRead = new AlreadyRead()
  const taxonomy = await catalogueTaxonomy(ctx)
  const query = withNewTypes(named, taxonomy)
  const subject = await understand(ctx, query, alreadyRead)
  const filters = saidFilters(query, subject.read, taxonomy, ctx.config.prices)
  if (isAnsweredWithoutParts(subject)) return []
  const read = await readParts(ctx, subject, filters, alreadyRead)
  if (!read) return []
  const live = [...(subject.numbers?.map(({ partId }) => partId) ?? []), ...(read.ofText?.ids ?? [])]
  const table = await allParts(ctx, live)
  const { id } = table.columns
  const isAsked = passing(table, filters)
  const isMeasured = (row: number) => !read.measured || read.measured.parts.has(id[row]!)
  const { rows } = hitsOf(table, subject, universalTypes(table, subject, filters, taxonomy), read)
  const asked = rows.filter((row) => isMeasured(row) && isAsked(row))
  return Array.from(asked, (row) => id[row]!).toSorted((a, b) => a - b)
}
