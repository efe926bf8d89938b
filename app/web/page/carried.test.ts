import { expect, test, vi } from 'vitest'
import { carried, uncarried } from './carried.ts'
import { packedTable, unpackedTable } from './carried-table.ts'

const parts = [
  { _id: '1', brand: { slug: 'a', name: 'A & B' }, price: 100, rating: null, foundBy: [] },
  { _id: '2', brand: { slug: 'a', name: 'A & B' }, price: 200, rating: null, foundBy: [{ kind: 'oe' }] },
  { _id: '3', brand: { slug: 'a', name: 'A & B' }, price: 100, rating: null, foundBy: [], measures: '5 mm' },
  { _id: '4', brand: { slug: 'c', name: '“C”' }, price: 100, rating: null, foundBy: [], backOrder: undefined },
]

/** What a browser reads, which was not there when the text was made. */
async function readElsewhere<T>(text: ReturnType<typeof carried<T>>): Promise<T> {
  vi.resetModules()
  const browser = await import('./carried.ts')
  const value = browser.uncarried(text)
  expect(browser.uncarried(text)).toBe(value)
  return value
}

test('a page carries its data as text, and reads the same again', async () => {
  const { list, empty } = await readElsewhere(carried({ list: packedTable(parts), empty: packedTable([]) }))
  expect(unpackedTable(list)).toEqual(parts)
  expect(unpackedTable(empty)).toEqual([])
})

test('the server renders what it carries, without reading the text', () => {
  const value = { list: packedTable(parts) }
  expect(uncarried(carried(value))).toBe(value)
})

test('both kinds of quotes come back, and few need a backslash on the way', async () => {
  const said = [`3/8" drive, 'used'`, 'It\u0000s \\ "', "'", '"']
  expect(await readElsewhere(carried(said))).toEqual(said)
  expect(carried([{ name: 'Pavelin' }])).toBe("[{'name':'Pavelin'}]")
})

test('a table says each name once, and repeated values once', () => {
  expect(packedTable(parts).columns).toEqual({
    _id: ['1', '2', '3', '4'],
    brand: { of: [parts[0]!.brand, parts[3]!.brand], at: [0, 0, 0, 1] },
    price: { of: [100, 200], at: [0, 1, 0, 0] },
    rating: { of: [null], at: [] },
    foundBy: { of: [[], [{ kind: 'oe' }]], at: [0, 1, 0, 0] },
  })
  expect(packedTable(parts).others).toEqual({ 2: { measures: '5 mm' } })
})

test('a text is not taken for the value that is written in the same letters', () => {
  for (const odd of [null, 1, true, [1], { a: 1 }]) {
    const rows = [odd, JSON.stringify(odd), odd, JSON.stringify(odd), odd].map((value) => ({ value }))
    expect(unpackedTable(packedTable(rows))).toEqual(rows)
  }
})
