import { KindCounts, type PartCounts } from './kind-counts.ts'
import { orderBy, type OrderedBy, type PartOrder } from './part-orders.ts'

/** The columns of what lists filter, count and sort by. Prices in the smallest unit. */
const COLUMNS = {
  id: Int32Array,
  type: Uint16Array,
  brand: Uint16Array,
  /** 0: none, else 1 + place in POSITIONS. */
  position: Uint8Array,
  price: Int32Array,
  band: Uint8Array,
  /** In tenths of a star. */
  rating: Uint8Array,
  inStock: Uint8Array,
  universal: Uint8Array,
  /** 0: no longer sold, so that only its numbers find it. */
  sold: Uint8Array,
  pop: Int32Array,
  /** Its place in CONDITIONS. */
  condition: Uint8Array,
}
type Name = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as Name[]

type Columns = { [name in Name]: InstanceType<(typeof COLUMNS)[name]> }

/** Rows to write: columns of one length. */
export type PartColumns = Record<Name, ArrayLike<number>>

const MIN_ROOM = 1024

type Groups = Record<'ofType' | 'universal', ReadonlyMap<number, number[]>>
const GROUPED: Name[] = ['id', 'type', 'universal', 'sold']
const ORDERED: OrderedBy[] = ['pop', 'price', 'rating']

/**
 * What lists filter, count and sort by, of every part: one row each, in columns that may have room for more rows than `length`.
 * A row has another number after the next change, so who keeps one over an `await` compares `changes`.
 */
export class PartTable {
  columns: Columns = columnsFor(MIN_ROOM)
  length = 0
  /** How often it was written; while it is the same, rows keep their numbers. */
  changes = 0
  /** The highest id of a type and of a brand that was ever written, and one. */
  readonly above = { type: 0, brand: 0 }
  /** By id, 1 + its row; 0: none. Lists of a whole make look up tens of thousands, and a Map takes four times as long. */
  #rowOf = new Int32Array(MIN_ROOM)
  #groups: Groups | null = null
  readonly #orders = new Map<OrderedBy, PartOrder>()
  readonly #counts = new KindCounts()

  /** By type, the rows of its parts, and of those that are universal, without those that are no longer sold. */
  get groups(): Groups {
    return (this.#groups ??= grouped(this))
  }

  /** How many parts on sale there are of each kind. */
  get counts(): PartCounts {
    return this.#counts.counts
  }

  /** The parts on sale in the order of a column. It is made anew when one of them has another value, or more or fewer are sold. */
  order(column: OrderedBy): PartOrder {
    const order = this.#orders.get(column) ?? orderBy(column, this.columns, this.length)
    this.#orders.set(column, order)
    return order
  }

  /** The row of a part; undefined: there is no such part. */
  row(id: number): number | undefined {
    const place = this.#rowOf[id]
    return place ? place - 1 : undefined
  }

  /** Adds these parts, or replaces what was known of them. */
  write(rows: PartColumns): void {
    this.changes += 1
    this.#makeRoom(this.length + rows.id.length)
    for (let i = 0; i < rows.id.length; i++) {
      const id = rows.id[i]!
      const known = this.row(id)
      const row = known ?? this.length++
      const kind = known === undefined ? null : KindCounts.kindOf(this.columns, row)
      this.#place(id, row)
      if (known === undefined || GROUPED.some((name) => this.columns[name][row] !== rows[name][i])) this.#groups = null
      if (known === undefined || this.columns.sold[row] !== rows.sold[i]) this.#orders.clear()
      for (const name of ORDERED) if (this.columns[name][row] !== rows[name][i]) this.#orders.delete(name)
      for (const name of NAMES) this.columns[name][row] = rows[name][i]!
      this.above.type = Math.max(this.above.type, rows.type[i]! + 1)
      this.above.brand = Math.max(this.above.brand, rows.brand[i]! + 1)
      this.#counts.move(kind, KindCounts.kindOf(this.columns, row))
    }
  }

  /** Removes a part, if it is there; the last row takes its place. */
  remove(id: number): void {
    const row = this.row(id)
    if (row === undefined) return
    this.changes += 1
    this.#counts.move(KindCounts.kindOf(this.columns, row), null)
    this.#rowOf[id] = 0
    this.#groups = null
    this.#orders.clear()
    const last = --this.length
    if (row === last) return
    for (const name of NAMES) this.columns[name][row] = this.columns[name][last]!
    this.#place(this.columns.id[row]!, row)
  }

  #place(id: number, row: number): void {
    if (id >= this.#rowOf.length) {
      const wider = new Int32Array(Math.ceil(id * 1.2))
      wider.set(this.#rowOf)
      this.#rowOf = wider
    }
    this.#rowOf[id] = row + 1
  }

  #makeRoom(rows: number): void {
    if (rows <= this.columns.id.length) return
    const wider = columnsFor(Math.ceil(rows * 1.2))
    for (const name of NAMES) wider[name].set(this.columns[name])
    this.columns = wider
  }
}

function grouped({ columns: { type, universal, sold }, length }: PartTable): Groups {
  const groups = { ofType: new Map<number, number[]>(), universal: new Map<number, number[]>() }
  for (let row = 0; row < length; row++) {
    if (!sold[row]) continue
    for (const group of universal[row] ? [groups.ofType, groups.universal] : [groups.ofType]) {
      const same = group.get(type[row]!)
      if (same) same.push(row)
      else group.set(type[row]!, [row])
    }
  }
  return groups
}

const columnsFor = (rows: number) =>
  Object.fromEntries(NAMES.map((name) => [name, new COLUMNS[name](rows)])) as unknown as Columns
