import { catalogueTaxonomy, type Taxonomy } from '#domain/catalogue'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { findByFacets } from './by-facets.ts'
import { findBySubject } from './by-subject.ts'
import { readCursor } from './cursor.ts'
import { type FacetFilters, facetFilters } from './facet-filters.ts'
import { type Found, nothingFound } from './found.ts'
import { listTags } from './list-tags.ts'
import type { PartQuery, Sort } from './schema.ts'
import type { AlreadyRead } from './already-read.ts'
import { type Subject, understand } from './understand.ts'

export type Searched = { taxonomy: Taxonomy; subject: Subject; filters: FacetFilters; found: Found; sort: Sort }

/** The subject of a query, and the page of parts that it finds, with their counts. 400 for a wrong facet or cursor. */
export async function search(ctx: Ctx, query: PartQuery, alreadyRead: AlreadyRead): Promise<Searched> {
  ctx.gone?.throwIfAborted()
  const taxonomy = await catalogueTaxonomy(ctx)
  const filters = facetFilters(query, taxonomy, ctx.config.prices)
  const subject = await understand(ctx, query, alreadyRead)
  const sort = query.sort ?? (subject.text ? 'relevance' : 'popular')
  const page = { sort, after: query.cursor ? readCursor(query.cursor) : null, limit: query.limit }
  shows(ctx, ...listTags(subject, filters, sort))
  const hasStranger = subject.text?.split(' ').some((word) => alreadyRead.texts.isStranger(word))
  if (hasStranger || subject.didYouMean.length > 0)
    return { taxonomy, subject, filters, sort, found: nothingFound(filters, subject.vehicle !== null) }
  const found =
    (await findByFacets(ctx, subject, filters, page)) ?? (await findBySubject(ctx, subject, filters, taxonomy, page))
  return { taxonomy, subject, filters, sort, found }
}
