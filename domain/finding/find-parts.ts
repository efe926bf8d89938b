import { tellFits } from '#domain/fitment'
import type { VersionFit as Fit } from '#domain/fitment/schema'
import { tag } from '#common/tags'
import * as words from '#common/words/en'
import type { Ctx } from '#platform/context'
import { shows } from '#platform/changes'
import { catalogueFrame, type Frame, type CardRow, partCard } from '#domain/catalogue'
import { type Place, readCursor, SORT_KEYS, writeCursor } from './cursor.ts'
import { facetFilters } from './facet-filters.ts'
import { presentFacets } from './facets.ts'
import { findBySubject } from './by-subject.ts'
import { findByFacets, type Found } from './by-facets.ts'
import { listTags } from './list-tags.ts'
import { type OtherWords, readAgain } from './read-again.ts'
import { saysNothing } from './read-words.ts'
import { relaxations } from './relax.ts'
import type { FoundBy } from '#domain/catalogue/schema'
import type { PartList, PartQuery, Reading } from './schema.ts'
import { type Subject, understand } from './understand.ts'
import { universalParts } from './universal-parts.ts'
import { shopNames } from './names.ts'
import { TextWords } from './text-words.ts'

/** Nobody waits longer than that for what else an empty search could have meant. */
const PATIENCE_MS = 3000

/**
 * The parts that a query asks for: a page of cards in order, the facets with their counts, the whole count,
 * how its words were read, and where nothing was found what could be given up. Money in the smallest unit.
 * 400 where a category, brand or cursor does not exist. However many searches it makes, it takes one turn among heavy reads.
 */
export function findParts(ctx: Ctx, query: PartQuery): Promise<PartList> {
  return ctx.heavy.inOneTurn((heavy) => listParts({ ...ctx, heavy }, query))
}

async function listParts(ctx: Ctx, query: PartQuery): Promise<PartList> {
  const { prices } = ctx.config
  const texts = new TextWords()
  const asked = await search(ctx, query, texts)
  const { read, numbers } = asked.subject
  const until = ctx.clock.now().getTime() + PATIENCE_MS
  const hasTime = () => ctx.clock.now().getTime() < until
  const isEmptied = asked.found.tally.count === 0 && read !== null && read.rest.length > 0
  const again = isEmptied
    ? await readAgain(
        query,
        read,
        await shopNames(ctx),
        numbers !== null,
        texts,
        (other) => search(ctx, other, texts),
        hasTime,
      )
    : null
  const { frame, subject, found } = again ?? asked
  const rows = found.rows.slice(0, query.limit)
  const fits = await fitsOf(ctx, subject, rows)
  const items = rows.map((row) => partCard(row, frame, foundBy(subject, row, fits?.get(row.id))))
  shows(ctx, ...items.map((item) => tag.part(item._id)))
  const last = found.rows.length > query.limit ? rows.at(-1) : undefined
  const place: Place | null = last ? { rank: last.rank, key: last[SORT_KEYS[query.sort].column], id: last.id } : null
  return {
    items,
    facets: presentFacets(found.tally, query, frame, prices),
    count: found.tally.count,
    next: place && writeCursor(place),
    universal: universalParts(found.tally, subject, query, frame),
    reading: readingOf(subject, frame, again?.other),
    relax:
      found.tally.count === 0
        ? await relaxations(query, subject, prices, (other) => countFound(ctx, other, texts), hasTime)
        : [],
  }
}

async function search(
  ctx: Ctx,
  query: PartQuery,
  texts: TextWords,
): Promise<{ frame: Frame; subject: Subject; found: Found }> {
  ctx.gone?.throwIfAborted()
  const frame = await catalogueFrame(ctx)
  const filters = facetFilters(query, frame, ctx.config.prices)
  const page = { sort: query.sort, after: query.cursor ? readCursor(query.cursor) : null, limit: query.limit }
  const subject = await understand(ctx, query, texts)
  shows(ctx, ...listTags(subject, filters, query.sort))
  const found =
    (await findByFacets(ctx, subject, filters, page)) ?? (await findBySubject(ctx, subject, filters, frame, page))
  return { frame, subject, found }
}

/** How many parts a query finds. */
async function countFound(ctx: Ctx, query: PartQuery, texts: TextWords): Promise<number> {
  return (await search(ctx, { ...query, cursor: undefined, limit: 0 }, texts)).found.tally.count
}

/** How the parts of a page fit the one car that is asked for; null for a make or model as a whole. */
async function fitsOf(ctx: Ctx, { vehicle }: Subject, rows: CardRow[]): Promise<Map<number, Fit> | null> {
  if (!vehicle?.model || vehicle.year === null) return null
  const ids = rows.map(({ id }) => id)
  return tellFits(ctx, ids, vehicle)
}

function foundBy(subject: Subject, { id, universal }: CardRow, fit: Fit | undefined): FoundBy[] {
  const reasons: FoundBy[] = []
  const hit = subject.numbers?.find(({ partId }) => partId === id)
  if (hit) reasons.push(hit.foundBy)
  if (subject.vehicle) reasons.push(fitting(subject.vehicle.label, universal, fit))
  if (subject.text) reasons.push({ kind: 'words', text: `Matches “${subject.text}”` })
  return reasons
}

function fitting(label: string, universal: boolean, fit: Fit | undefined): FoundBy {
  if (universal) return { kind: 'vehicle', text: words.fit.foundFor.every }
  if (fit?.kind === 'maybe') return { kind: 'vehicle-if', text: words.fit.foundFor.maybe(label, fit) }
  return { kind: 'vehicle', text: words.fit.foundFor[fit ? 'car' : 'some'](label) }
}

function readingOf(subject: Subject, frame: Frame, other?: OtherWords): Reading | null {
  const { read, vehicle, vehicleInWords, number, unknownNumber, text } = subject
  if (!read) return null
  const types = [...(read.types ?? [])].flatMap((id) => frame.typeById.get(id) ?? [])
  const inWords = vehicleInWords && vehicle && read.make
  return {
    types: types.map(({ slug, name }) => ({ slug, name })),
    brands: read.brands.map(({ slug, name }) => ({ slug, name })),
    positions: read.positions,
    vehicle: inWords
      ? { make: vehicle.make, model: vehicle.model ?? undefined, year: read.year ?? undefined, label: vehicle.label }
      : null,
    number,
    unknownNumber,
    words: text?.split(' ') ?? [],
    corrected: [...read.corrected, ...(other?.corrected ?? [])],
    dropped: other?.dropped ?? [],
    isEmpty: saysNothing(read),
  }
}
