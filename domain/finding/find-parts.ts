import { type CardRow, catalogueTaxonomy, partCard, tagsOfRow } from '#domain/catalogue'
import { judgeParts, oneQuestion, type Question } from '#domain/fitment'
import type { Fit } from '#domain/fitment/schema'
import { engineNames } from '#domain/vehicles'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { writeCursor } from './hits/cursor.ts'
import { EmptySearch } from './empty-search/empty-search.ts'
import { presentFacets } from './show/facets.ts'
import { countMeasures } from './hits/measure-counts.ts'
import { otherSizes, presentMeasures } from './show/measure-facets.ts'
import type { Found } from './hits/found.ts'
import { foundBy } from './show/found-by.ts'
import { readingOf } from './show/said-reading.ts'
import { relaxations } from './empty-search/relax.ts'
import type { SaidPartList } from './phrased.ts'
import type { PartQuery } from './schema.ts'
import { isAnsweredWithoutParts, search } from './search.ts'
import { AlreadyRead } from './already-read.ts'
import { soldApart } from './empty-search/sold-apart.ts'
import type { Subject } from './subject/understand.ts'
import { unlistedYear } from './empty-search/unlisted-year.ts'
import { universalParts } from './show/universal-parts.ts'
import { withNewTypes } from './with-new-types.ts'

/** A list with the question that settles most of it, which the doors put into words; null: nothing is open. */
export type FoundList = Omit<SaidPartList, 'question'> & { question: Question | null }

/**
 * The parts that a query asks for: a page of cards in order, the facets with their counts, the whole count,
 * how its words were read, and where nothing was found what could be given up. Money in the smallest unit, sentences as phrases.
 * 400 where a category, brand or cursor does not exist. However many searches it makes, it takes one turn among heavy reads.
 */
export function findParts(ctx: Ctx, query: PartQuery, alreadyRead = new AlreadyRead()): Promise<FoundList> {
  return ctx.heavy.inOneTurn((heavy) => listParts({ ...ctx, heavy }, query, alreadyRead))
}

async function listParts(ctx: Ctx, named: PartQuery, alreadyRead: AlreadyRead): Promise<FoundList> {
  const query = withNewTypes(named, await catalogueTaxonomy(ctx))
  const { prices } = ctx.config
  const asked = await search(ctx, query, alreadyRead)
  const empty = asked.found.tally.count === 0 ? new EmptySearch(ctx, query, asked, alreadyRead) : null
  const asNumber = (await empty?.readAsNumber()) ?? null
  const again = asNumber ? null : ((await empty?.readAgain()) ?? null)
  const { taxonomy, subject, filters, found, sort } = asNumber ?? again ?? asked
  const { rows } = found
  const [fits, measured] = await Promise.all([
    fitsOf(ctx, subject, rows),
    countMeasures(ctx, subject, filters, found.measured),
  ])
  const engine = await engineNames(ctx)
  const items = rows.map((row) => {
    const fit = fits.get(row.id)
    const quantity = (fit && neededOf(fit)) ?? row.quantity
    return partCard({ ...row, quantity }, taxonomy, foundBy(subject, row, fit, engine))
  })
  shows(ctx, ...rows.flatMap(tagsOfRow))
  return {
    items,
    facets: {
      ...presentFacets(found.tally, query, taxonomy, prices),
      measures: presentMeasures(measured, query, subject, filters, taxonomy),
    },
    count: found.tally.count,
    byFit: byFitOf(found),
    question: subject.vehicle && oneQuestion(found.open, subject.vehicle.car),
    years: yearsToChoose(subject),
    next: found.next && writeCursor(found.next),
    sort,
    universal: universalParts(found.tally, subject, query, taxonomy),
    reading: readingOf(subject, taxonomy, prices, found.tally.count, again?.other, await unlistedYear(ctx, subject)),
    others: found.tally.count === 0 ? otherSizes(measured, query, subject, taxonomy, prices) : [],
    relax:
      empty && !asNumber && !again
        ? await relaxations(query, subject, prices, (less) => empty.count(less), {
            isAnswered: isAnsweredWithoutParts(subject),
            others: soldApart(query, subject, taxonomy),
          })
        : [],
  }
}

/** The model years of the one model that is asked for without any, the newest first. */
function yearsToChoose({ vehicle }: Subject): number[] {
  if (!vehicle?.model || vehicle.year !== null) return []
  return [...new Set(vehicle.bases.map(({ year }) => year))].toSorted((a, b) => b - a)
}

function byFitOf({ fits, unfit, tally }: Found): FoundList['byFit'] {
  if (fits === null) return null
  return { fits, if: tally.count - fits - unfit, ...(unfit > 0 && { no: unfit }) }
}

/** How many of a part the car needs, as its applications say; null: they do not. */
function neededOf(fit: Fit): number | null {
  const said = 'places' in fit ? fit.places!.flatMap(({ quantity }) => quantity ?? []) : []
  return said.length > 0 ? Math.max(...said) : null
}

/** How the parts of a page fit the car that is asked for; none where none is. */
async function fitsOf(ctx: Ctx, { vehicle }: Subject, rows: CardRow[]): Promise<ReadonlyMap<number, Fit>> {
  if (!vehicle || rows.length === 0) return new Map()
  return judgeParts(
    ctx,
    rows.map(({ id }) => id),
    vehicle,
  )
}
