import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { partQuery } from '../schema.ts'
import { tokensOf } from '../reading/tokens.ts'
import { restAsTyped } from './fewer-words.ts'
import { relaxations } from './relax.ts'
import type { Subject } from '../subject/understand.ts'

function readOf(words: string[]): Subject {
  const tokens = tokensOf(words.join(' '))
  const pieces = [{ kind: 'text', at: [0, tokens.atoms.length], words }]
  return { read: { words, pieces, tokens, conditions: [] }, vehicle: null } as unknown as Subject
}

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

test('a word of letters and figures is given up whole, one that says something else too is not', () => {
  const tokens = tokensOf('fuse 10a golf7')
  const text = (from: number, to: number) => ({ kind: 'text', at: [from, to], words: [] })
  expect(restAsTyped({ pieces: [text(1, 3), text(4, 5)], tokens } as never)).toEqual(['10a'])
})

test('what the words wish of a part may be given up: its place, its price, a size', async () => {
  const tokens = tokensOf('rear 300 mm golf drum under $20')
  const pieces = [
    { kind: 'position', at: [0, 1] },
    { kind: 'measure', at: [1, 3] },
    { kind: 'model', at: [3, 4] },
    { kind: 'type', at: [4, 5] },
    { kind: 'price', at: [5, 7] },
  ]
  const read = { words: [], pieces, tokens, conditions: [] }
  const query = partQuery(WHOLE_DOLLARS).parse({ q: tokens.text })
  const ways = await relaxations(query, { read, vehicle: null } as never, WHOLE_DOLLARS, async () => 1)
  expect(ways.map(({ drop }) => drop)).toEqual(['q:rear', 'q:300 mm', 'q:under $20'])
  expect(ways.map(({ query }) => query.q)).toEqual([
    '300 mm golf drum under $20',
    'rear golf drum under $20',
    'rear 300 mm golf drum',
  ])
})

test('a size that no part has may be given up together with the words that none has', async () => {
  const tokens = tokensOf('zwib bulb w5w')
  const pieces = [
    { kind: 'text', at: [0, 1] },
    { kind: 'type', at: [1, 2] },
    { kind: 'measure', at: [2, tokens.atoms.length] },
  ]
  const read = { words: ['zwib', 'bulb', 'w5w'], pieces, tokens, conditions: [] }
  const query = partQuery(WHOLE_DOLLARS).parse({ q: tokens.text })
  const ways = await relaxations(query, { read, vehicle: null } as never, WHOLE_DOLLARS, async () => 1)
  expect(ways.map(({ drop, query }) => [drop, query.q])).toEqual([
    ['q:w5w', 'zwib bulb'],
    ['q:zwib', 'bulb w5w'],
    ['q:zwib w5w', 'bulb'],
  ])
})

test('of words for a part and its car that find nothing together, the car or the part may be given up', async () => {
  const tokens = tokensOf('tesla model 3 spark plugs')
  const pieces = [
    { kind: 'make', at: [0, 1] },
    { kind: 'model', at: [1, 3] },
    { kind: 'type', at: [3, 5] },
  ]
  const read = { words: [], pieces, tokens, conditions: [] }
  const subject = { read, vehicle: { label: 'Tesla Model 3' }, vehicleInWords: true }
  const query = partQuery(WHOLE_DOLLARS).parse({ q: tokens.text })
  const ways = await relaxations(query, subject as never, WHOLE_DOLLARS, async () => 1)
  expect(ways.map(({ drop, query }) => [drop, query.q])).toEqual([
    ['q:vehicle', 'spark plugs'],
    ['q:type', 'tesla model 3'],
  ])
})

test('of a pasted offer the unknown number may be given up, and where that is not enough, all that no name explains', async () => {
  const tokens = tokensOf('Goldline ZX12345 pads')
  const pieces = [
    { kind: 'text', at: [0, 1] },
    { kind: 'number', at: [1, 3] },
    { kind: 'type', at: [3, 4] },
  ]
  const read = { words: [], pieces, tokens, conditions: [], types: new Set([1]) }
  const answered = { page: null, notSold: null }
  const subject = { read, vehicle: null, unknownNumber: 'ZX12345', didYouMean: [], answered } as never
  const query = partQuery(WHOLE_DOLLARS).parse({ q: tokens.text })
  const without = async (count: (q: string) => number) =>
    (await relaxations(query, subject, WHOLE_DOLLARS, async ({ q }) => count(q!), { isAnswered: true })).map(
      ({ query }) => query.q,
    )
  expect(await without(() => 1)).toEqual(['Goldline pads'])
  expect(await without((q) => (q === 'pads' ? 1 : 0))).toEqual(['pads'])
})
