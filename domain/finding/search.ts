import { catalogueTaxonomy, type Taxonomy } from '#domain/catalogue'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { findByFacets } from './hits/by-facets.ts'
import { findBySubject } from './hits/by-subject.ts'
import { readCursor } from './hits/cursor.ts'
import type { FacetFilters } from './filters/facet-filters.ts'
import { type Found, nothingFound } from './hits/found.ts'
import { listTags } from './hits/list-tags.ts'
import { saidFilters } from './subject/said-filters.ts'
import type { PartQuery, Sort } from './schema.ts'
import type { AlreadyRead } from './already-read.ts'
import { type Subject, understand } from './subject/understand.ts'

export type Searched = { taxonomy: Taxonomy; subject: Subject; filters: FacetFilters; found: Found; sort: Sort }

/**
 * The subject of a query, and the page of parts that it finds, with their counts. 400 for a wrong facet or cursor. `asNumber`:
 * all its words are one number.
 */
export async function search(
  ctx: Ctx,
  query: PartQuery,
  alreadyRead: AlreadyRead,
  asNumber = false,
): Promise<Searched> {
  ctx.gone?.throwIfAborted()
  const taxonomy = await catalogueTaxonomy(ctx)
  const subject = await understand(ctx, query, alreadyRead, asNumber)
  const filters = saidFilters(query, subject.read, taxonomy, ctx.config.prices)
  const sort = query.sort ?? sortSaid(subject)
  const page = { sort, after: query.cursor ? readCursor(query.cursor) : null, limit: query.limit }
  shows(ctx, ...listTags(subject, filters, sort))
  if (isAnsweredWithoutParts(subject) || subject.text?.split(' ').some((word) => alreadyRead.texts.isStranger(word)))
    return { taxonomy, subject, filters, sort, found: nothingFound(subject.vehicle !== null) }
  const found =
    (await findByFacets(ctx, subject, filters, page)) ??
    (await findBySubject(ctx, subject, filters, taxonomy, page, alreadyRead))
  return { taxonomy, subject, filters, sort, found }
}

/** The order that the words ask for. */
function sortSaid({ text, likely, read }: Subject): Sort {
  if (read?.pieces.some((piece) => piece.kind === 'price' && piece.min === null && piece.max === null))
    return 'price-up'
  return text || likely ? 'relevance' : 'popular'
}

/** Whether the words ask for a page, for what the shop does not sell, or for a number that no part has. */
export const isAnsweredWithoutParts = ({ answered, unknownNumber, didYouMean, read }: Subject): boolean =>
  didYouMean.length > 0 ||
  answered.page !== null ||
  answered.notSold !== null ||
  (unknownNumber !== null && read!.pieces.some(({ kind }) => kind === 'number'))
