import { readFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { LOG_KINDS } from '#domain/log/schema'
import { deeds, fieldName, reason, thing } from './log.ts'

/** Actions whose second word is a value: each value that it can have. */
const VALUES: Record<string, readonly string[]> = {
  'correction.': ['accept', 'decline'],
  'parcel.': ['pack', 'unpack', 'label', 'send', 'deliver', 'collect', 'lose', 'replace'],
  'payment.': ['open', 'opening', 'processing', 'succeeded', 'stray', 'cancelled'],
  'refund.': ['pending', 'succeeded', 'failed'],
}

it('every action that the shop records has a sentence', async () => {
  const actions = new Set(
    Object.entries(VALUES).flatMap(([begin, values]) => values.map((value) => `${begin}${value}`)),
  )
  for await (const file of glob('{domain,platform}/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    const text = await readFile(file, 'utf8')
    if (!text.includes('recordAudit') && !text.includes('recordRefusal')) continue
    for (const [, action] of text.matchAll(/(?:what: |announced\(ctx, )'([a-z-]+\.[a-z-]+)'/g)) actions.add(action!)
  }
  expect(actions.size).toBeGreaterThan(60)
  expect([...actions].filter((action) => !deeds[action])).toEqual([])
})

it('every kind has a word of its own, and a field without one is told by its name', () => {
  expect(LOG_KINDS.filter((kind) => thing(kind) === kind)).toEqual([])
  expect(LOG_KINDS.filter((kind, n) => LOG_KINDS.some((other, m) => m < n && thing(other) === thing(kind)))).toEqual([])
  expect([fieldName('coreDeposit'), fieldName('workDays'), fieldName('toCome')]).toEqual([
    'Core deposit',
    'Work days',
    'Prices to come',
  ])
})

it('a reason that the shop wrote is told in words, and one of a person as it is', () => {
  expect(['lines-cancelled', 'changed', 'sold-out', 'scratched'].map(reason)).toEqual([
    'some of it was cancelled',
    'its parts were changed',
    'the parts are sold out',
    'scratched',
  ])
})
