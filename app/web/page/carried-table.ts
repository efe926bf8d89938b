type Row = Record<string, unknown>

/** One property of all rows: each value, or where few differ, those once and which of them each row has. */
type Column = unknown[] | { of: unknown[]; at: number[] }

/** Rows of one kind, which say each name and each repeated value once. */
type CarriedTable<T> = {
  count: number
  columns: Record<string, Column>
  /** What only some rows have, by their place. */
  others: Record<number, Row>
  readonly carries?: T
}

const has = (row: Row, name: string) => row[name] !== undefined

export function packedTable<T extends object>(items: readonly T[]): CarriedTable<T> {
  const rows = items as readonly Row[]
  const common = Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => has(row, name)))
  const columns = Object.fromEntries(common.map((name) => [name, packedColumn(rows.map((row) => row[name]))]))
  const others: Record<number, Row> = {}
  for (const [place, row] of rows.entries()) {
    const own = Object.keys(row).filter((name) => !(name in columns) && has(row, name))
    if (own.length > 0) others[place] = Object.fromEntries(own.map((name) => [name, row[name]]))
  }
  return { count: rows.length, columns, others }
}

function packedColumn(values: unknown[]): Column {
  const [places, objects] = [new Map<unknown, number>(), new Map<unknown, number>()]
  const of: unknown[] = []
  const at = values.map((value) => {
    const isObject = typeof value === 'object' && value !== null
    const [known, key] = isObject ? [objects, JSON.stringify(value)] : [places, value]
    const place = known.get(key)
    if (place !== undefined) return place
    known.set(key, of.length)
    return of.push(value) - 1
  })
  return of.length * 2 > values.length ? values : { of, at: of.length === 1 ? [] : at }
}

const unpacked = new WeakMap<object, object[]>()

/** The rows again; the same ones each time that a page is rendered. */
export function unpackedTable<T extends object>(table: CarriedTable<T>): T[] {
  const rows = unpacked.get(table) ?? rowsOf(table)
  unpacked.set(table, rows)
  return rows as T[]
}

function rowsOf({ count, columns, others }: CarriedTable<unknown>): Row[] {
  const list = Object.entries(columns)
  return Array.from({ length: count }, (_, place) => {
    const row: Row = {}
    for (const [name, column] of list)
      row[name] = Array.isArray(column) ? column[place] : column.of[column.at[place] ?? 0]
    return Object.assign(row, others[place])
  })
}
