import { allParts } from '#domain/catalogue'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { saidFilters } from '../subject/said-filters.ts'
import { listTags } from '../hits/list-tags.ts'
import { type OtherWords, readAgain } from './read-again.ts'
import { excludes } from '../subject/excluded.ts'
import { canBeExact } from '../numbers/find-numbers.ts'
import { restAsTyped } from './fewer-words.ts'
import { noFacets } from './relax.ts'
import { withoutLabel } from '../reading/number-label.ts'
import type { PartQuery } from '../schema.ts'
import { isAnsweredWithoutParts, type Searched, search } from '../search.ts'
import type { Subject } from '../subject/understand.ts'
import type { AlreadyRead } from '../already-read.ts'
import { SearchBudget } from './search-budget.ts'

/**
 * When a search is read again, statements reserved for the last way to read it, which finds the most: for its cards, the parts of
 * its car, its sizes, and what it excludes. Where that finds nothing, what is left of them counts what to drop.
 */
function neededByLast({ subject, filters: { measures } }: Searched): number {
  const { vehicle } = subject
  const ofCar = vehicle ? 2 : 0
  return 1 + ofCar + Number(measures !== null) + Number(excludes({ ...subject, qualities: [] }))
}

const CAR = ['car', 'make', 'model', 'year', 'engine', 'is'] as const

/**
 * A search that found nothing, and the search for what else it may have meant, with one budget for all of it
 * (`search-budget.ts`).
 */
export class EmptySearch {
  readonly #ctx: Ctx
  readonly #query: PartQuery
  readonly #asked: Searched
  readonly #alreadyRead: AlreadyRead
  readonly #budget: SearchBudget
  /** Words that replaced the query's in a search that found nothing. */
  readonly #foundNothing = new Set<string | undefined>()

  constructor(ctx: Ctx, query: PartQuery, asked: Searched, alreadyRead: AlreadyRead) {
    this.#ctx = ctx
    this.#query = query
    this.#asked = asked
    this.#alreadyRead = alreadyRead
    this.#budget = new SearchBudget(ctx)
  }

  /** The same search with all its words as one number; null if that has no parts, and nothing else may be meant by it. */
  async readAsNumber(): Promise<Searched | null> {
    if (!this.#mayBeNumber()) return null
    const searched = await this.#budget.try((ctx) => search(ctx, this.#query, this.#alreadyRead, true))
    const isNumber = searched && (searched.found.tally.count > 0 || searched.subject.didYouMean.length > 0)
    return isNumber ? searched : null
  }

  /** Whether the words look like a number, were read as something else, and find nothing also without any filter. */
  #mayBeNumber(): boolean {
    const { taxonomy, subject, found } = this.#asked
    const { read, didYouMean } = subject
    if (!read || didYouMean.length > 0 || !canBeExact(withoutLabel(this.#query.q!))) return false
    if (read.pieces.every(({ kind }) => kind === 'number')) return false
    // Two sizes are no number: "12V 60Ah", "5w30 504 507".
    if (read.pieces.length > 1 && read.pieces.every((piece) => piece.kind === 'measure' && !piece.isBare)) return false
    const filters = saidFilters({ ...this.#query, ...noFacets }, read, taxonomy, this.#ctx.config.prices)
    return found.countUnder(filters) === 0
  }

  /** The same search without what matches nothing together with the rest; null if that finds nothing either. */
  async readAgain(): Promise<(Searched & { other: OtherWords }) | null> {
    const { subject } = this.#asked
    const { read } = subject
    if (!read || isAnsweredWithoutParts(subject) || (read.rest.length === 0 && read.positions.length === 0)) return null
    await this.#budget.try((ctx) => this.#alreadyRead.texts.ask(ctx, restAsTyped(read)))
    const { texts } = this.#alreadyRead
    return readAgain(subject, texts, await this.#havePlaces(subject), async (q, isLast) => {
      const searched = await this.#search({ ...this.#query, q }, isLast ? 0 : neededByLast(this.#asked))
      if (searched?.found.tally.count === 0) this.#foundNothing.add(q)
      return searched
    })
  }

  /** Whether parts of the types that are asked for have a place at the car; a battery has none. */
  async #havePlaces({ types }: Subject): Promise<boolean> {
    const { counts } = await allParts(this.#ctx)
    return counts.ofType.some(({ type, kinds }) => types?.has(type) && kinds.position.some((place) => place > 0))
  }

  /** How many parts a query with fewer conditions finds. Under other facets alone the counts are already there. */
  async count(less: PartQuery): Promise<number> {
    const isSame = (name: keyof PartQuery) => less[name] === this.#query[name]
    const isSameCar = CAR.every(isSame)
    if (isSameCar && isSame('q')) {
      const { taxonomy, subject, found, sort } = this.#asked
      const filters = saidFilters(less, subject.read, taxonomy, this.#ctx.config.prices)
      const count = found.countUnder(filters)
      shows(this.#ctx, ...listTags(subject, filters, sort))
      if (count !== null) return count
    }
    // Nothing but words is ever changed beside the words.
    if (!isSame('q') && this.#foundNothing.has(less.q)) return 0
    const searched = await this.#search({ ...less, cursor: undefined, limit: 0 })
    return searched?.found.tally.count ?? 0
  }

  #search(query: PartQuery, keep = 0): Promise<Searched | null> {
    return this.#budget.try((ctx) => search(ctx, query, this.#alreadyRead), keep)
  }
}
