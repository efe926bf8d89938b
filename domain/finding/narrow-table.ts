import { type CountTable, placeOf } from '#domain/catalogue'

type Base = {
  types: Set<number> | null
  brands: Set<number> | null
  positions: Set<string> | null
  universal?: true
}

function pick<T extends { length: number }>(from: (size: number) => T, column: ArrayLike<number>, rows: number[]): T {
  const picked = from(rows.length) as T & Record<number, number>
  for (let i = 0; i < rows.length; i++) (picked as Record<number, number>)[i] = column[rows[i]!]!
  return picked
}

/** Only the rows that a search's own words let pass; with `universal` only those that suit every vehicle. */
export function narrowTable(table: CountTable, { types, brands, positions, universal }: Base): CountTable {
  if (!types && !brands && !positions && !universal) return table
  const places = positions && new Set([...positions].map(placeOf))
  const rows: number[] = []
  for (let i = 0; i < table.length; i++) {
    if (universal && !table.universal[i]) continue
    if (types && !types.has(table.type[i]!)) continue
    if (brands && !brands.has(table.brand[i]!)) continue
    if (places && !places.has(table.position[i]!)) continue
    rows.push(i)
  }
  const words = (size: number) => new Uint16Array(size)
  const bytes = (size: number) => new Uint8Array(size)
  return {
    length: rows.length,
    type: pick(words, table.type, rows),
    brand: pick(words, table.brand, rows),
    position: pick(bytes, table.position, rows),
    band: pick(bytes, table.band, rows),
    stars: pick(bytes, table.stars, rows),
    inStock: pick(bytes, table.inStock, rows),
    inPrice: pick(bytes, table.inPrice, rows),
    universal: pick(bytes, table.universal, rows),
    listed: table.listed,
    n: pick((size) => new Int32Array(size), table.n, rows),
    types: table.types,
    brands: table.brands,
  }
}
