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

test('a slash or plus divides two whole numbers, and stays inside one', () => {
  const words = (text: string) => tokensOf(text).words.map(({ text }) => text)
  expect(words('04E115561H/04E115561T')).toEqual(['04E115561H', '04E115561T'])
  expect(words('LF1000+CF200/31398480/30782142')).toEqual(['LF1000', 'CF200', '31398480', '30782142'])
  for (const one of ['SH/54552/G', '205/55r16', '5W30/10W40', '30-1234/31398480', 'W712/75', '06A115561B/C'])
    expect(words(one), one).toEqual([one])
})
