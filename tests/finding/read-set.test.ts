import { expect, test } from 'vitest'
import { readVehicles } from '../../domain/vehicles/writing/read-vehicles.ts'
import { slugOf } from '../../domain/vehicles/slug.ts'
import tree from '../../domain/catalogue/data/tree.json' with { type: 'json' }
import { CHECKS } from './checks.ts'
import { floors, judgedSet, numberedParts } from './read-set.ts'

const types = new Set(
  tree.flatMap(({ families }) => families.flatMap((family) => family.types.map(({ slug }) => slug))),
)
const cars = new Map<string, [number, number][]>()
for (const { make, model, from, to } of readVehicles()) {
  for (const name of [slugOf(make), `${slugOf(make)}/${slugOf(model)}`]) {
    const years = cars.get(name)
    if (years) years.push([from, to])
    else cars.set(name, [[from, to]])
  }
}
const valuesOf = (...names: string[]) =>
  judgedSet.flatMap(({ query, expects }) =>
    expects
      .filter(({ name }) => names.includes(name))
      .flatMap(({ value }) => value.split(',').map((one) => ({ query, one }))),
  )

test('the judged set is large, and no query stands in a class twice', () => {
  expect(judgedSet.length).toBeGreaterThan(1000)
  const all = judgedSet.map(({ class: name, query }) => `${name}: ${query}`)
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
})

test('every clause is one that the README names, and says something', () => {
  const alone = ['whole', 'symptom', 'noCar']
  const odd = judgedSet.filter(({ expects }) =>
    expects.some(({ name, value }) => !Object.hasOwn(CHECKS, name) || (value === '') !== alone.includes(name)),
  )
  expect(odd.map(({ query }) => query)).toEqual([])
})

test('every part type that it names is one of the shop', () => {
  const named = [
    ...valuesOf('types', 'avoids', 'likely'),
    ...numberedParts.map(({ type }) => ({ query: '', one: type })),
  ]
  expect(named.filter(({ one }) => !types.has(one))).toEqual([])
})

test('every class has a floor', () => {
  expect(Object.keys(floors).toSorted()).toEqual([...new Set(judgedSet.map((one) => one.class))].toSorted())
})

test('every car that it names is one of the vehicle data', () => {
  const isThere = (car: string) => {
    const [make, model, year] = car.split('/')
    const years = cars.get(model ? `${make}/${model}` : make!)
    if (!years) return false
    // Years in which the model was not sold where the data comes from count as its own.
    return !year || (Math.min(...years.flat()) <= Number(year) && Number(year) <= Math.max(...years.flat()))
  }
  expect(valuesOf('car').filter(({ one }) => !isThere(one))).toEqual([])
})
