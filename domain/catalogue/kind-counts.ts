import { blankCounts, type CountTable } from './count-table.ts'

/** Above the highest value of each, from the one that is put first into a number to the last. */
const ABOVE = { brand: 2 ** 16, position: 16, band: 16, stars: 8, inStock: 2, universal: 2, condition: 4 }

/** What facets count by, and whether a part is on sale: a column each. */
type Columns = Record<
  'type' | 'brand' | 'position' | 'band' | 'rating' | 'inStock' | 'universal' | 'condition' | 'sold',
  ArrayLike<number>
>

/** How many parts on sale there are of each kind, kept up to date part by part. A kind is one number of all that facets count by. */
export class KindCounts {
  readonly #n = new Map<number, number>()
  #table: CountTable | null = null

  /** The kind of the part in a row; null: it is not on sale, so nothing counts it. */
  static kindOf(columns: Columns, row: number): number | null {
    if (!columns.sold[row]) return null
    let kind = columns.type[row]! * ABOVE.brand + columns.brand[row]!
    kind = kind * ABOVE.position + columns.position[row]!
    kind = kind * ABOVE.band + columns.band[row]!
    kind = kind * ABOVE.stars + Math.floor(columns.rating[row]! / 10)
    kind = kind * ABOVE.inStock + columns.inStock[row]!
    kind = kind * ABOVE.universal + columns.universal[row]!
    return kind * ABOVE.condition + columns.condition[row]!
  }

  /** A part was of one kind, null: of none, and is of another. */
  move(from: number | null, to: number | null): void {
    if (from === to) return
    this.#table = null
    if (from !== null) this.#add(from, -1)
    if (to !== null) this.#add(to, 1)
  }

  /** The counts as they are now; they stay so while parts change. */
  get table(): CountTable {
    return (this.#table ??= tableOf(this.#n))
  }

  #add(kind: number, more: number): void {
    const n = (this.#n.get(kind) ?? 0) + more
    if (n === 0) this.#n.delete(kind)
    else this.#n.set(kind, n)
  }
}

function tableOf(counts: ReadonlyMap<number, number>): CountTable {
  const table = blankCounts(counts.size)
  table.n.set([...counts.values()])
  let at = 0
  for (let kind of counts.keys()) {
    const next = (above: number) => {
      const value = kind % above
      kind = (kind - value) / above
      return value
    }
    table.condition[at] = next(ABOVE.condition)
    table.universal[at] = next(ABOVE.universal)
    table.inStock[at] = next(ABOVE.inStock)
    table.stars[at] = next(ABOVE.stars)
    table.band[at] = next(ABOVE.band)
    table.position[at] = next(ABOVE.position)
    const brand = next(ABOVE.brand)
    table.brand[at] = brand
    table.type[at] = kind
    if (kind >= table.types) table.types = kind + 1
    if (brand >= table.brands) table.brands = brand + 1
    at++
  }
  return table
}
