import { expect, test } from 'vitest'
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
    brand: none,
    position: none,
    band: none,
    rating: none,
    inStock: none,
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
  expect(table.groups.universal.map((row) => id[row])).toEqual(
    listed.flatMap((part) => (part.universal ? part.id : [])),
  )
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
