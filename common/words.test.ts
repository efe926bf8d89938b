import { expect, test } from 'vitest'
import { phrase, type Words } from './phrase.ts'
import { sentence, spoken } from './spoken.ts'
import * as english from './words.ts'

/** Another language for these tests: all English texts in upper case. */
const shouted = <T>(said: T): T => {
  if (typeof said === 'string') return said.toUpperCase() as T
  if (typeof said === 'function') return ((...params: unknown[]) => shouted(said(...params))) as T
  if (Array.isArray(said)) return said.map(shouted) as T
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, shouted(value)])) as T
}
const shouting: Words = shouted({ ...english } as Words)

/** The paths of all texts of a dictionary: "refusal.lastAdmin". */
const pathsOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${path}${key}.`) : [`${path}${key}`],
  )

test('a second dictionary of the same type says all that the first says', () => {
  expect(pathsOf(shouting)).toEqual(pathsOf(english))
  expect(sentence(phrase('refusal.lastAdmin'), shouting)).toBe('THE LAST ADMIN CANNOT BE REMOVED.')
  expect(sentence(phrase('refusal.noSuch', 'part'), shouting)).toBe('THERE IS NO SUCH PART.')
})

test('a dictionary that lacks a sentence, or takes other parameters, does not compile', () => {
  const { lastAdmin: _lastAdmin, ...others } = shouting.refusal
  // @ts-expect-error `lastAdmin` is missing
  const short: Words = { ...shouting, refusal: others }
  // @ts-expect-error the thing is no number
  const other: Words = { ...shouting, refusal: { ...shouting.refusal, noSuch: (thing: number) => `${thing}` } }
  // @ts-expect-error nobody says that
  const unsaid = () => phrase('refusal.nobodySaysThat')
  // @ts-expect-error the seconds are missing
  const bare = () => phrase('refusal.tooManyTries')
  expect([short, other, unsaid, bare]).toHaveLength(4)
})

test('an answer is spoken wherever it holds a phrase, and what holds none is not copied', () => {
  const silent = { at: new Date(0), lines: [{ count: 2 }] }
  expect(spoken(silent)).toBe(silent)
  const answer = { silent, title: phrase('refusal.tooManyTries', 7), more: [phrase('refusal.busy'), null] }
  const said: { title: string; more: (string | null)[] } = spoken(answer)
  expect(said).toEqual({
    silent,
    title: 'Too many tries. Please wait 7 seconds.',
    more: ['We are busy. Please try again in a moment.', null],
  })
})
