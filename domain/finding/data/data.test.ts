import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import tree from '../../catalogue/data/tree.json' with { type: 'json' }
import { phraseOf } from '../stem.ts'

const LANGUAGES = ['en', 'de', 'es']
const readData = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, file), 'utf8'), { columns: true })

const families = tree.flatMap((category) => category.families)
const types = families.flatMap((family) => family.types)
const slugs = new Set(types.map(({ slug }) => slug))

/** Names that lead to several things though none says that it is shared. */
function clashes(rows: { of: string; names: string }[]): string[] {
  const meant = new Map<string, Set<string>>()
  for (const { of, names } of rows) {
    for (const name of names.split('|').filter((one) => !one.endsWith('*'))) {
      const phrase = phraseOf(name)
      meant.set(phrase, (meant.get(phrase) ?? new Set()).add(of))
    }
  }
  return [...meant].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`)
}

test.each(LANGUAGES)('every part type has names in %s, and no name is of two types unless it says so', (language) => {
  const rows = readData(`types.${language}.csv`).map(({ type, names }) => ({ of: type!, names: names! }))
  expect(rows.map(({ of }) => of).toSorted()).toEqual([...slugs].toSorted())
  expect(rows.filter(({ names }) => !names)).toEqual([])
  const own = types.map(({ slug, name, singular }) => ({ of: slug, names: `${name}|${singular}` }))
  expect(clashes(language === 'en' ? [...rows, ...own] : rows)).toEqual([])
})

const posts = readdirSync(join(import.meta.dirname, '../../../demo/catalogue/posts')).map((file) =>
  file.replace('.md', ''),
)

test('symptoms lead to part types in order, to a post of the blog or none, and have words in every language', () => {
  const symptoms = readData('symptom-guides.csv')
  const known = symptoms.map(({ slug }) => slug!)
  expect(known.length).toBeGreaterThanOrEqual(24)
  expect(symptoms.filter(({ guide }) => guide && !posts.includes(guide))).toEqual([])
  const ranks = Map.groupBy(readData('symptoms.csv'), ({ slug }) => slug!)
  expect([...ranks.keys()]).toEqual(known)
  for (const [slug, rows] of ranks) {
    expect(
      rows.filter(({ type }) => !slugs.has(type!)),
      slug,
    ).toEqual([])
    expect(
      rows.map(({ rank }) => Number(rank)),
      slug,
    ).toEqual(rows.map((_, at) => at + 1))
  }
  for (const language of LANGUAGES) {
    const words = readData(`symptom-words.${language}.csv`)
    expect(words.map(({ slug }) => slug)).toEqual(known)
    expect(clashes(words.map(({ slug, phrases }) => ({ of: slug!, names: phrases! })))).toEqual([])
  }
})
