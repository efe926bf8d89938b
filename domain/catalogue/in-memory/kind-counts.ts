/** How many bits each has in the number of a kind, from the highest to the lowest. */
const BITS = { brand: 16, position: 4, band: 4, stars: 3, inStock: 1, condition: 2 }
const NAMES = Object.keys(BITS) as (keyof typeof BITS)[]
const ABOVE = 2 ** 30

type Property = Exclude<keyof typeof BITS, 'brand'>

/** What facets count by, and whether a part is on sale: a column each. */
type Columns = Record<'type' | 'rating' | 'sold' | Exclude<keyof typeof BITS, 'stars'>, ArrayLike<number>>

/**
 * The parts on sale of one type by kind, `n` of each. Kinds of a brand are next to each other: `from` the first,
 * `until` after the last. Positions and conditions are indexes (`positionIndex`, `conditionIndex`).
 */
export type TypeCounts = {
  type: number
  ofBrand: { brand: number; n: number; from: number; until: number }[]
  kinds: Record<Property, Uint8Array> & { n: Int32Array }
}

/** The parts on sale by type and kind. `above`: the highest id of a type and of a brand, and one. */
export type PartCounts = { ofType: readonly TypeCounts[]; above: { type: number; brand: number } }

/**
 * How many parts on sale there are of each kind, kept up to date part by part. A kind is one number of all that facets
 * count by. What was counted of a type stays until one of its own parts changes.
 */
export class KindCounts {
  readonly #n = new Map<number, Map<number, number>>()
  readonly #counted = new Map<number, TypeCounts>()
  #all: PartCounts | null = null
  readonly #above = { type: 0, brand: 0 }

  /** The kind of the part in a row; null: it is not on sale, so nothing counts it. */
  static kindOf(columns: Columns, row: number): number | null {
    if (!columns.sold[row]) return null
    let kind = columns.brand[row]!
    kind = (kind << BITS.position) | columns.position[row]!
    kind = (kind << BITS.band) | columns.band[row]!
    kind = (kind << BITS.stars) | Math.floor(columns.rating[row]! / 10)
    kind = (kind << BITS.inStock) | columns.inStock[row]!
    return columns.type[row]! * ABOVE + ((kind << BITS.condition) | columns.condition[row]!)
  }

  /** A part was of one kind, null: of none, and is of another. */
  move(from: number | null, to: number | null): void {
    if (from === to) return
    if (from !== null) this.add(from, -1)
    if (to !== null) this.add(to, 1)
  }

  /** So many more parts are of a kind. */
  add(kind: number, more: number): void {
    const [type, rest] = [Math.floor(kind / ABOVE), kind % ABOVE]
    this.#above.type = Math.max(this.#above.type, type + 1)
    this.#above.brand = Math.max(this.#above.brand, (rest >> (30 - BITS.brand)) + 1)
    this.#all = null
    this.#counted.delete(type)
    const counts = this.#n.get(type) ?? new Map<number, number>()
    this.#n.set(type, counts)
    const n = (counts.get(rest) ?? 0) + more
    if (n === 0) counts.delete(rest)
    else counts.set(rest, n)
    if (counts.size === 0) this.#n.delete(type)
  }

  /** The counts as they are now; they stay so while parts change. */
  get counts(): PartCounts {
    return (this.#all ??= {
      ofType: [...this.#n].map(([type, counts]) => this.#ofType(type, counts)),
      above: { ...this.#above },
    })
  }

  #ofType(type: number, counts: ReadonlyMap<number, number>): TypeCounts {
    const counted = this.#counted.get(type) ?? countsOf(type, counts)
    this.#counted.set(type, counted)
    return counted
  }
}

function countsOf(type: number, counts: ReadonlyMap<number, number>): TypeCounts {
  const inOrder = Int32Array.from(counts.keys()).toSorted()
  const column = () => new Uint8Array(inOrder.length)
  const kinds = { position: column(), band: column(), stars: column(), inStock: column(), condition: column() }
  const all = { ...kinds, brand: new Uint16Array(inOrder.length) }
  const n = new Int32Array(inOrder.length)
  const ofBrand: TypeCounts['ofBrand'] = []
  for (let at = 0; at < inOrder.length; at++) {
    n[at] = counts.get(inOrder[at]!)!
    let left = 30
    for (const name of NAMES) {
      left -= BITS[name]
      all[name][at] = (inOrder[at]! >> left) & (2 ** BITS[name] - 1)
    }
    const brand = all.brand[at]!
    let own = ofBrand.at(-1)
    if (own?.brand !== brand) ofBrand.push((own = { brand, n: 0, from: at, until: at }))
    own.n += n[at]!
    own.until = at + 1
  }
  return { type, ofBrand, kinds: { ...kinds, n } }
}
