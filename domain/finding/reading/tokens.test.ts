import { expect, test } from 'vitest'
import { rowsOf } from './lexicon/rows.ts'
import { keysOf, squashed, tokensOf } from './tokens.ts'

const odd = [
  "Driver's side",
  "'15 Rock 'n' Roll",
  'D`Max',
  "filtre d'huile, l'autre, qu'il n'a",
  "aujourd'hui",
  'Kühler-Schläuche',
  'K’eed',
  'ＦＵＬＬ 12',
  'a.b/c+d',
  '×2',
  '',
]

test('the short way to the keys of a name finds what the words of a search have', () => {
  const cells = ['types', 'generations', 'models', 'other-brands'].flatMap(rowsOf).flatMap((row) => Object.values(row))
  expect(cells.length).toBeGreaterThan(1000)
  const differ = [...odd, ...cells].filter(
    (name) =>
      keysOf(name).join(' ') !==
      tokensOf(name)
        .atoms.map(({ key }) => key)
        .join(' '),
  )
  expect(differ).toEqual([])
})

test('what French joins by an apostrophe are two words', () => {
  expect(tokensOf('filtre à l’huile').words.map(({ text }) => text)).toEqual(['filtre', 'à', 'l', 'huile'])
  expect(tokensOf("driver's o'ring").words.map(({ text }) => text)).toEqual(['drivers', 'oring'])
})

test('a key has no spaces or punctuation', () => {
  expect(squashed('C-Class')).toBe('cclass')
  expect(squashed("driver's side")).toBe('driverside')
})
