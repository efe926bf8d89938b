import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function namesOf(q: string): Promise<string[]> {
  const { body } = await shop.call('GET', `/parts?${new URLSearchParams({ q, limit: '48' })}`)
  return body.items.map(({ name }: { name: string }) => name)
}

test.each([
  ['window regulator with motor', /^Window regulator.* with motor$/],
  ['window regulator incl. motor', /^Window regulator.* with motor$/],
  ['Fensterheber mit Motor', /^Window regulator.* with motor$/],
  ['window regulator without motor', /^Window regulator.* without motor$/],
  ['window regulator w/o motor', /^Window regulator.* without motor$/],
  ['Fensterheber ohne Motor', /^Window regulator.* without motor$/],
  ['timing belt kit with water pump', /^Timing belt kit.* with water pump$/],
  ['timing belt kit without water pump', /^Timing belt kit.* without water pump$/],
  ['thermostat with housing', /^Thermostat.* with housing$/],
])('“%s” finds those parts whose names say so', async (q, name) => {
  const names = await namesOf(q)
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((one) => !name.test(one))).toEqual([])
})

/** What the brake pads that a search finds say of how they warn. */
async function warningsOf(q: string): Promise<string[]> {
  const { body } = await shop.call('GET', `/parts?${new URLSearchParams({ q, limit: '48' })}`)
  const numbers = body.items.map(({ number }: { number: string }) => number)
  const parts = await shop.ctx.db.selectFrom('part').select('attributes').where('number', 'in', numbers).execute()
  const attributes = parts.flatMap(({ attributes }) => attributes as string[][])
  return attributes.flatMap(([name, value]) => (name === 'Wear warning' ? [value!] : []))
}

test('brake pads come with a wear sensor or without, in any language', async () => {
  for (const q of ['brake pads with wear sensor', 'Bremsbeläge mit Warnkontakt', 'plaquettes avec témoin d’usure'])
    expect(new Set(await warningsOf(q)), q).toEqual(new Set(['with sensor']))
  for (const q of [
    'brake pads no wear sensor',
    'Bremsbeläge ohne Verschleißsensor',
    'pastillas sin sensor de desgaste',
  ])
    expect(new Set(await warningsOf(q)), q).toEqual(new Set(['acoustic', 'none']))
})

test('a word may stand between “without” and what is lacking', async () => {
  expect(await namesOf('timing belt kit without pump')).toEqual(await namesOf('timing belt kit without water pump'))
})

test('where no part says that it comes with something, “with” keeps all that may', async () => {
  const names = await namesOf('brake discs with pads')
  expect(names.some((name) => name.startsWith('Brake disc'))).toBe(true)
  expect(names.some((name) => name.startsWith('Brake pad'))).toBe(true)
})

test('what must come with a part may have any character', async () => {
  expect(await namesOf('window regulator with motor(*+[\\')).toEqual(await namesOf('window regulator with motor'))
  for (const sign of ['-', '(', ' [', ' * ', '\\'])
    expect(await namesOf(`timing belt kit without water${sign}pump`), sign).toEqual(
      await namesOf('timing belt kit without water pump'),
    )
})
