import { allParts, cardsOf, type Taxonomy } from '#domain/catalogue'
import { partsOfCar } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import { loopTurn } from '#platform/loop-turn'
import type { AlreadyRead } from '../already-read.ts'
import type { FacetFilters } from '../filters/facet-filters.ts'
import { type Found, type ListPage, nothingFound } from './found.ts'
import type { ReadParts } from './hits.ts'
import { listHits } from './list-hits.ts'
import type { Subject } from '../subject/understand.ts'

/**
 * Parts by vehicle, words, numbers, measures or an odd price range. The database says which parts these are; they are counted for the
 * facets and put in order by what is in memory of all parts; and the database has the cards of one page.
 */
export async function findBySubject(
  ctx: Ctx,
  subject: Subject,
  filters: FacetFilters,
  taxonomy: Taxonomy,
  page: ListPage,
  alreadyRead: AlreadyRead,
): Promise<Found> {
  const read = await readParts(ctx, subject, filters, alreadyRead)
  if (!read) return nothingFound(subject.vehicle !== null)
  const live = [...(subject.numbers?.map(({ partId }) => partId) ?? []), ...(read.ofText?.ids ?? [])]
  await loopTurn()
  const table = await allParts(ctx, live)
  const { listed, ...counted } = listHits(table, subject, filters, read, taxonomy, page)
  const cards = await cardsOf(
    ctx,
    listed.map(({ id }) => id),
  )
  return { ...counted, rows: listed.flatMap(({ id }) => cards.get(id) ?? []) }
}

/** What only the database knows; null: no part has the words. */
export async function readParts(
  ctx: Ctx,
  subject: Subject,
  { measures }: FacetFilters,
  { ofTexts, measured: values }: AlreadyRead,
): Promise<ReadParts | null> {
  const { vehicle } = subject
  const ofText = await ofTexts.ask(ctx, subject)
  if (ofText?.ids?.length === 0) return null
  const [ofCar, measured] = await Promise.all([
    vehicle ? partsOfCar(ctx, vehicle) : null,
    measures && values.ask(ctx, measures),
  ])
  return { ofText, ofCar, measured }
}
