import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { POSITIONS } from '#common/constants'
import { SHOP_TEXTS } from '#domain/shop-texts/schema'
import { allMeasures, choicesOfType } from '../../catalogue/measures/measures-of-types.ts'
import tree from '../../catalogue/data/tree.json' with { type: 'json' }
import { readVehicles } from '../../vehicles/writing/read-vehicles.ts'
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

test.each([...LANGUAGES, 'fr'])(
  'every part type has names in %s, and no name is of two types unless it says so',
  (language) => {
    const rows = readData(`types.${language}.csv`).map(({ type, names }) => ({ of: type!, names: names! }))
    expect(rows.map(({ of }) => of).toSorted()).toEqual([...slugs].toSorted())
    expect(rows.filter(({ names }) => !names)).toEqual([])
    const own = types.map(({ slug, name, singular }) => ({ of: slug, names: `${name}|${singular}` }))
    expect(clashes(language === 'en' ? [...rows, ...own] : rows)).toEqual([])
  },
)

test('Dutch has names of the commonest part types, and no name is of two unless it says so', () => {
  const rows = readData('types.nl.csv').map(({ type, names }) => ({ of: type!, names: names! }))
  expect(rows.filter(({ of }) => !slugs.has(of))).toEqual([])
  expect(clashes(rows)).toEqual([])
})

test('sets are made of part types that there are', () => {
  const all = readData('sets.csv').flatMap(({ type, parts }) => [type!, ...parts!.split('|')])
  expect(all.filter((slug) => !slugs.has(slug))).toEqual([])
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
  // French has the commonest of them.
  const french = readData('symptom-words.fr.csv')
  expect(french.filter(({ slug }) => !known.includes(slug!))).toEqual([])
  expect(clashes(french.map(({ slug, phrases }) => ({ of: slug!, names: phrases! })))).toEqual([])
})

test.each([...LANGUAGES, 'fr'])('positions have names in %s that nothing else has', (language) => {
  const rows = readData(`positions.${language}.csv`).map(({ position, names }) => ({ of: position!, names: names! }))
  expect(rows.map(({ of }) => of)).toEqual(POSITIONS)
  expect(clashes(rows)).toEqual([])
  const fillers = new Set(readData(`fillers.${language}.csv`).map(({ word }) => phraseOf(word!)))
  expect(rows.flatMap(({ names }) => names.split('|')).filter((name) => fillers.has(phraseOf(name)))).toEqual([])
})

test.each(LANGUAGES)('conditions have names in %s that nothing else has', (language) => {
  const rows = readData(`conditions.${language}.csv`).map(({ condition, names }) => ({ of: condition!, names: names! }))
  expect(rows.map(({ of }) => of)).toEqual(['remanufactured', 'used'])
  expect(clashes(rows)).toEqual([])
  const fillers = new Set(readData(`fillers.${language}.csv`).map(({ word }) => phraseOf(word!)))
  expect(rows.flatMap(({ names }) => names.split('|')).filter((name) => fillers.has(phraseOf(name)))).toEqual([])
})

test('a side is left or right, and one of both in a market', () => {
  const rows = readData('sides.csv')
  expect(rows.filter(({ side, market }) => !/^(left|right)$/.test(side!) || !/^(US|EU|GB)$/.test(market!))).toEqual([])
  expect(clashes(rows.map(({ name, side, market }) => ({ of: side!, names: `${name} ${market}` })))).toEqual([])
})

test('a unit leads to one that parts are measured in', () => {
  const units = readData('units.csv')
  expect(units.filter(({ factor }) => !(Number(factor) > 0))).toEqual([])
  expect(units.filter(({ to }) => !units.some(({ unit, factor }) => unit === to && factor === '1'))).toEqual([])
})

test('what is not sold is the name of no part type or place, and what is near it is in the shop', () => {
  const rows = readData('not-sold.csv')
  const places = new Set([...slugs, ...tree.map(({ slug }) => slug), ...families.map(({ slug }) => slug)])
  expect(rows.filter(({ near }) => near && !places.has(near))).toEqual([])
  const things = rows.map(({ slug, names }) => ({ of: slug!, names: names! }))
  expect(clashes(things)).toEqual([])
  const sold = [
    ...types.map(({ slug, name, singular, synonyms }) => ({
      of: slug,
      names: [name, singular, ...synonyms].join('|'),
    })),
    ...LANGUAGES.flatMap((language) => readData(`types.${language}.csv`)).map((row) => ({
      of: row.type!,
      names: row.names!,
    })),
  ]
  const meant = new Set(things.flatMap(({ names }) => names.split('|').map(phraseOf)))
  const said = [...LANGUAGES, 'fr']
    .flatMap((one) => readData(`positions.${one}.csv`))
    .map(({ names }) => ({ names: names! }))
  const others = [...sold, ...said].flatMap(({ names }) => names.split('|'))
  expect(others.filter((name) => meant.has(phraseOf(name)))).toEqual([])
})

test('a page is one of the shop, at a heading that it has', () => {
  const source = (path: string) => readFileSync(join(import.meta.dirname, '../../../app', path), 'utf8')
  const routes = source('routes.ts')
  const about = source('routes/shop/about-us.tsx')
  const places: unknown[] = [...SHOP_TEXTS, ...about.matchAll(/id="(\w+)"/g).map((match) => match[1])]
  const pages = readData('pages.csv')
  for (const { href } of pages) {
    const [path = '', place] = href!.slice(1).split('#')
    expect(routes, href).toContain(`route('${path.replace('dashboard/', '')}'`)
    if (place) expect(places, href).toContain(place)
  }
  expect(clashes(pages.map(({ href, names }) => ({ of: href!, names: names! })))).toEqual([])
})

const vehicles = readVehicles()
const makes = new Set(vehicles.map(({ make }) => make))
const yearsOf = Map.groupBy(vehicles, ({ make, model }) => `${make} ${model}`)
const isSold = (make: string, model: string, year: number) =>
  yearsOf.get(`${make} ${model}`)?.some(({ from, to }) => from <= year && year <= to)

test('makes and models that people name are those of the vehicle data', () => {
  const named = readData('makes.csv')
  expect(named.filter(({ make }) => !makes.has(make!))).toEqual([])
  const known = [...makes].map((make) => ({ of: make, names: make }))
  expect(clashes([...known, ...named.map(({ make, names }) => ({ of: make!, names: names! }))])).toEqual([])
  expect(readData('models.csv').filter(({ make, model }) => !yearsOf.has(`${make} ${model}`))).toEqual([])
})

test('versions are of makes of the vehicle data, and each is named once', () => {
  const rows = readData('trims.csv')
  expect(rows.filter(({ make }) => make && !makes.has(make))).toEqual([])
  const own = rows.flatMap(({ make, names }) => names!.split('|').map((name) => `${make} ${name}`))
  expect(own.filter((name, at) => own.indexOf(name) !== at)).toEqual([])
})

test('a size by another name is of a measure that parts are chosen by, and each name is of one size', () => {
  const rows = readData('sizes.csv')
  expect(rows.filter(({ measure }) => !allMeasures.some((one) => one.measure === measure))).toEqual([])
  expect(clashes(rows.map(({ value, names }) => ({ of: value!, names: names! })))).toEqual([])
})

test('what parts say of themselves has each other name once, and what is said of any part is of a type of the tree', () => {
  const rows = readData('choices.csv')
  expect(clashes(rows.map(({ value, names }) => ({ of: value!, names: `${value}|${names}` })))).toEqual([])
  expect(readData('of-any.csv').filter(({ type }) => choicesOfType(type!) === null)).toEqual([])
})

test('makes and models that the shop lacks are not in the vehicle data', () => {
  const lacking = readData('makes-not-listed.csv')
  expect(lacking.filter(({ make }) => makes.has(make!))).toEqual([])
  const models = readData('models-not-listed.csv').flatMap(({ make, models: names }) =>
    names!.split('|').map((model) => ({ make: make!, model })),
  )
  expect(models.filter(({ make }) => !makes.has(make))).toEqual([])
  const named = readData('models.csv').flatMap(({ make, names }) => names!.split('|').map((name) => `${make} ${name}`))
  const known = new Set([...yearsOf.keys(), ...named].map(phraseOf))
  expect(models.filter(({ make, model }) => known.has(phraseOf(`${make} ${model}`)))).toEqual([])
})

test('a generation is of a model, begins and ends in years in which it was sold, and says where that is from', () => {
  const generations = readData('generations.csv')
  expect(new Set(generations.map(({ make, model }) => `${make} ${model}`)).size).toBeGreaterThanOrEqual(100)
  const wrong = generations.filter(
    ({ make, model, from, to }) =>
      Number(from) > Number(to) || !isSold(make!, model!, Number(from)) || !isSold(make!, model!, Number(to)),
  )
  expect(wrong).toEqual([])
  expect(generations.filter(({ source, name, names }) => !source || !name || !names)).toEqual([])
  const twice = generations.map(({ make, model, name }) => `${make} ${model}: ${name}`)
  expect(twice.filter((one, at) => twice.indexOf(one) !== at)).toEqual([])
})

test('an engine burns what engines of the vehicle data burn', () => {
  const fuels = new Set(vehicles.map(({ engine }) => engine?.fuel))
  const engines = readData('engines.csv')
  expect(engines.filter(({ fuel }) => fuel && !fuels.has(fuel))).toEqual([])
  expect(clashes(engines.map((row, at) => ({ of: String(at), names: row.names! })))).toEqual([])
})

test('an engine by its inches is of a make of the vehicle data, and of one that has such an engine', () => {
  const had = new Set(
    vehicles.flatMap(({ make, engine }) => (engine ? `${make} ${engine.litres} ${engine.cylinders}` : [])),
  )
  const rows = readData('inches.csv').map(({ make, litres, cylinders }) => `${make} ${Number(litres)} ${cylinders}`)
  expect(rows.filter((row) => !had.has(row))).toEqual([])
})

test('a brand that the shop lacks is not also a make', () => {
  const brands = readData('other-brands.csv').map(({ name }) => phraseOf(name!))
  expect(brands.filter((one, at) => brands.indexOf(one) !== at)).toEqual([])
  expect([...makes].map(phraseOf).filter((make) => brands.includes(make))).toEqual([])
})

test('a quality has names that no other quality has', () => {
  const rows = readData('qualities.csv').map(({ names = '' }) => ({ of: names, names }))
  expect(clashes(rows)).toEqual([])
})

test('the README tells of every file of words, and of no other', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const told = [...page.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, names]) => names!.replaceAll('`', '').split(', '))
  const files = readdirSync(import.meta.dirname).filter((name) => /\.(csv|json)$/.test(name))
  const asTold = files.map((name) => name.replace(/\.[a-z]{2}\.csv$/, '.<language>.csv'))
  expect(told.toSorted()).toEqual([...new Set(asTold)].toSorted())
})
