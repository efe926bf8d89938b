import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** The numbers of the parts that a search finds first, and how many it finds. */
async function find(q: string): Promise<{ numbers: string[]; count: number; without: string[] }> {
  const { body } = await shop.call('GET', `/parts?${new URLSearchParams({ q, limit: '48' })}`)
  return {
    numbers: body.items.map(({ number }: { number: string }) => number),
    count: body.count,
    without: body.reading.without,
  }
}

/** Of these parts, those that fit some car of a make, or of its model. */
async function fitting(numbers: string[], make: string, model?: string): Promise<string[]> {
  const parts = await shop.ctx.db
    .selectFrom('part')
    .innerJoin('application', 'application.part_id', 'part.id')
    .innerJoin('model', 'model.id', 'application.model_id')
    .innerJoin('make', 'make.id', 'model.make_id')
    .where('part.number', 'in', numbers)
    .where('make.name', '=', make)
    .$if(model !== undefined, (some) => some.where('model.name', '=', model!))
    .select('part.number')
    .distinct()
    .execute()
  return parts.map(({ number }) => number)
}

test.each([
  'brake pads not for audi',
  'Bremsbeläge nicht für Audi',
  'plaquettes de frein sauf audi',
  'brake pads -audi',
])('a make that is not wanted has no part in the list: %s', async (q) => {
  const all = await find('brake pads')
  const { numbers, count, without } = await find(q)
  expect(await fitting(all.numbers, 'Audi')).not.toEqual([])
  expect(await fitting(numbers, 'Audi')).toEqual([])
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all.count)
  expect(without.map((word) => word.toLowerCase())).toEqual(['audi'])
})

test('of a model that is not wanted, the others of its make stay', async () => {
  for (const q of ['brake pads not for vw golf', 'pastillas de freno excepto golf']) {
    const { numbers } = await find(q)
    expect(await fitting(numbers, 'Volkswagen', 'Golf'), q).toEqual([])
    expect(await fitting(numbers, 'Volkswagen'), q).not.toEqual([])
  }
})

test('what fits the asked car stays, whatever else it fits', async () => {
  const { count } = await find('golf 2012 brake pads')
  expect(count).toBeGreaterThan(0)
  expect((await find('golf 2012 brake pads not audi')).count).toBe(count)
})
