import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PartList } from '#domain/finding/schema'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await addParts(shop.ctx, [
    { type: 'coolant-hoses', brand: 'kovara', name: 'Coolant hose, lower', attributes: [['Place', 'lower', null]] },
    { type: 'coolant-hoses', brand: 'kovara', name: 'Hose of EPDM', attributes: [['Place', 'Lower', null]] },
    { type: 'coolant-hoses', brand: 'kovara', name: 'Coolant hose, upper', attributes: [['Place', 'upper', null]] },
    {
      type: 'coolant-hoses',
      brand: 'kovara',
      name: 'Lower coolant hose',
      attributes: [['Inner diameter', '30', 'mm']],
    },
    { type: 'control-arms', brand: 'kovara', name: 'Control arm, sheet steel', attributes: [['Length', '30', 'cm']] },
  ])
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, { brand: 'kovara', ...query })
const namesIn = ({ items }: PartList) => items.map(({ name }) => name).toSorted()
const LOWER = ['Coolant hose, lower', 'Hose of EPDM', 'Lower coolant hose']

test('shoppers choose among the words that parts of a type say of themselves', async () => {
  const hoses = await find({ category: 'coolant-hoses' })
  const place = hoses.facets.measures.find(({ measure }) => measure === 'place')!
  expect(place).toMatchObject({ label: 'Place', unit: null })
  const [lower, upper] = place.values.filter(({ value }) => value !== 'place:heater')
  expect([lower, upper]).toMatchObject([
    { value: 'place:lower', label: 'Lower', selected: false },
    { value: 'place:upper', label: 'Upper', selected: false },
  ])
  const chosen = await find({ category: 'coolant-hoses', measure: 'place:lower' })
  expect(chosen.count).toBe(lower!.count)
  expect(namesIn(chosen)).toEqual(expect.arrayContaining(['Coolant hose, lower', 'Hose of EPDM']))
  expect(namesIn(chosen)).not.toContain('Coolant hose, upper')
})

test('a search asks for them by the part’s name or attributes, also within another name of the type', async () => {
  for (const q of ['lower coolant hose', 'lower radiator hose', 'coolant hose, lower', 'Kühlerschlauch unten']) {
    const found = namesIn(await find({ q }))
    expect(found, q).toEqual(expect.arrayContaining(LOWER))
    expect(found, q).not.toContain('Coolant hose, upper')
  }
})

test('of parts that do not say it, it is a word of their other name', async () => {
  const { items, reading } = await find({ q: 'lower control arm' })
  expect(items.map(({ name }) => name)).toContain('Control arm, sheet steel')
  expect(reading?.dropped ?? []).toEqual([])
})

test('a word that no list has is an empty list, and one that is none is refused', async () => {
  expect((await find({ category: 'coolant-hoses', measure: 'place:sideways' })).count).toBe(0)
  const { status, body } = await shop.call('GET', '/parts?measure=lower')
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual(['measure.0'])
})
