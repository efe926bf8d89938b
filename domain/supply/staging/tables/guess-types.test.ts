import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCtx } from '../../../../tests/support/shops/people.ts'
import { writeLevels } from '../../../../tests/support/catalogue/parts-of-types.ts'
import { newSupplierId, readFileOf } from '../../../../tests/support/files/read-files.ts'
import { openShop, type TestShop } from '../../../../tests/support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
})
afterAll(() => shop.close())

it('the name of a part type in another language is guessed where it names one alone, and its rows wait for a yes', async () => {
  const words = [
    'Bremsscheiben',
    'Bremsen > Ölfilter',
    'OELFILTER',
    'Filtre à huile',
    'Felge',
    'Xyz',
    'Brake Rotors',
    'Tire',
    'Brake Pads',
  ]
  const admin = await adminCtx(shop)
  const rows = words.map((word, n) => `low,TL-${n},Part ${n},${word},10`)
  const { counts, listed } = await readFileOf(admin, {
    supplierId: await newSupplierId(admin),
    text: ['Brand,Part number,Name,Type,Price', ...rows].join('\n'),
  })
  const guesses = new Map(counts!.reasons.map(({ word, guess }) => [word, guess]))
  expect(words.map((word) => guesses.get(word))).toEqual([
    'Brake discs',
    'Oil filters',
    'Oil filters',
    'Oil filters',
    undefined,
    undefined,
    'Brake discs',
    undefined,
    undefined,
  ])
  expect(listed.map(({ state }) => state)).toEqual([
    'held',
    'held',
    'held',
    'held',
    'held',
    'held',
    'held',
    'held',
    'ready',
  ])
})
