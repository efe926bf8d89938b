import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { partQuery } from './schema.ts'
import { relaxations } from './relax.ts'
import type { Subject } from './understand.ts'

const readOf = (words: string[]) =>
  ({ read: { words, rest: words, corrected: [], conditions: [] }, vehicle: null }) as unknown as Subject

test('a word that was typed twice is offered once', async () => {
  const words = ['zwib', 'zwab', 'zwib']
  const ways = await relaxations(
    partQuery(WHOLE_DOLLARS).parse({ q: words.join(' ') }),
    readOf(words),
    WHOLE_DOLLARS,
    async () => 1,
  )
  expect(ways.map(({ drop }) => drop)).toEqual(['q:zwib', 'q:zwab'])
})

test('however many words, few searches are made for what could be given up', async () => {
  const words = Array.from({ length: 24 }, (_, n) => `zw${n}`)
  let searches = 0
  await relaxations(
    partQuery(WHOLE_DOLLARS).parse({ q: words.join(' ') }),
    readOf(words),
    WHOLE_DOLLARS,
    async () => ++searches,
  )
  expect(searches).toBeLessThanOrEqual(6)
})
