import { expect, test } from 'vitest'
import type { TypeCounts } from './kind-counts.ts'
import { type PartColumns, PartTable } from './part-table.ts'

type Part = { id: number; type: number; price: number; universal?: number; sold?: number }

const rowsOf = (parts: Part[]): PartColumns => {
  const column = (of: (part: Part) => number) => parts.map(of)
  const none = column(() => 0)
  return {
    id: column(({ id }) => id),
    type: column(({ type }) => type),
    price: column(({ price }) => price),
    universal: column(({ universal = 0 }) => universal),
    brand: column(({ id }) => id % 3),
    position: none,
    band: none,
    rating: none,
    inStock: column(({ price }) => price % 2),
    sold: column(({ sold = 1 }) => sold),
    pop: none,
    condition: none,
  }
}

/** The whole table, read by the ids of its parts and by its groups. */
function readBack(table: PartTable) {
  const { id, type, price, universal, sold } = table.columns
  const parts = Array.from({ length: table.length }, (_, row) => {
    expect(table.row(id[row]!)).toBe(row)
    return { id: id[row]!, type: type[row]!, price: price[row]!, universal: universal[row]!, sold: sold[row]! }
  })
  const listed = parts.filter((part) => part.sold)
  const grouped = [...table.groups.ofType].flatMap(([one, rows]) => rows.map((row) => `${one} ${id[row]}`))
  expect(grouped.toSorted()).toEqual(listed.map((part) => `${part.type} ${part.id}`).toSorted())
  expect(
    [...table.groups.universal.values()]
      .flat()
      .toSorted((a, b) => a - b)
      .map((row) => id[row]),
  ).toEqual(listed.flatMap((part) => (part.universal ? part.id : [])))
  for (const column of ['price', 'id'] as const)
    expect(Array.from({ length: listed.length }, (_, n) => table.order(column)[2 * n])).toEqual(
      listed.toSorted((a, b) => a[column] - b[column] || a.id - b.id).map((part) => part.id),
    )
  const counted = table.counts.ofType.flatMap(({ type: one, ofBrand, kinds }) =>
    ofBrand.flatMap(({ brand, n, from, until }) => {
      expect([...kinds.n.subarray(from, until)].reduce((sum, of) => sum + of)).toBe(n)
      return Array.from(
        { length: until - from },
        (_, at) => [`${one} ${brand} ${kinds.inStock[from + at]}`, kinds.n[from + at]!] as const,
      )
    }),
  )
  const kinds = Map.groupBy(listed, (part) => `${part.type} ${part.id % 3} ${part.price % 2}`)
  expect(new Map(counted)).toEqual(new Map([...kinds].map(([kind, { length }]) => [kind, length])))
  expect(counted).toHaveLength(kinds.size)
  return parts.toSorted((a, b) => a.id - b.id)
}

test('the table holds what was written last of each part, and nothing of a removed one, after any changes', () => {
  const table = new PartTable()
  const known = new Map<number, Part>()
  let seed = 7
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  for (let round = 0; round < 60; round++) {
    const some = Array.from({ length: random(90) }, () => {
      return { id: 1 + random(3000), type: random(9), price: random(1e6), universal: random(2), sold: random(2) }
    })
    const parts = [...new Map(some.map((part) => [part.id, part])).values()]
    table.write(rowsOf(parts))
    for (const part of parts) known.set(part.id, part)
    for (const id of [...known.keys(), 5000].filter(() => random(9) === 0)) {
      table.remove(id)
      known.delete(id)
    }
    if (round % 6 === 0) expect(readBack(table)).toEqual([...known.values()].toSorted((a, b) => a.id - b.id))
  }
  expect(known.size).toBeGreaterThan(100)
})

test('a part that goes and comes back is in its group again, also as the last one', () => {
  const table = new PartTable()
  const parts = [1, 2].map((id) => ({ id, type: 1, price: 5, universal: 1 }))
  table.write(rowsOf(parts))
  readBack(table)
  table.remove(2)
  expect(readBack(table)).toHaveLength(1)
  table.write(rowsOf([parts[1]!]))
  expect(readBack(table)).toHaveLength(2)
})

test('counts know each property of a part, also the highest of each', () => {
  const part = { type: 65_535, brand: 65_535, position: 8, band: 4, inStock: 1, universal: 1, condition: 2 }
  const table = new PartTable()
  const rows = Object.entries({ ...part, id: 1, price: 1, rating: 50, sold: 1, pop: 1 })
  table.write(Object.fromEntries(rows.map(([name, value]) => [name, [value]])) as unknown as PartColumns)
  const { above, ofType } = table.counts
  expect(above).toEqual({ type: 65_536, brand: 65_536 })
  expect(ofType).toHaveLength(1)
  const [{ type, ofBrand, kinds }] = ofType as [TypeCounts]
  expect({ type, ofBrand }).toEqual({ type: 65_535, ofBrand: [{ brand: 65_535, n: 1, from: 0, until: 1 }] })
  const found = Object.entries(kinds).map(([name, values]) => [name, [...values]])
  expect(Object.fromEntries(found)).toEqual({
    position: [8],
    band: [4],
    stars: [5],
    inStock: [1],
    condition: [2],
    n: [1],
  })
})
