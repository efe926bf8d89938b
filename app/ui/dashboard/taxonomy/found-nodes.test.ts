import { expect, test } from 'vitest'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { foundNodes } from './found-nodes.ts'

type Type = TaxonomyRecord['types'][number]
const type = (_id: string, category: string, name: string, synonyms: string[] = []) =>
  ({ _id, category, name, singular: name, synonyms }) as unknown as Type
const tree = {
  categories: [
    { _id: '1', slug: 'brakes', name: 'Brakes', parent: null, version: 1 },
    { _id: '2', slug: 'friction', name: 'Friction', parent: '1', version: 1 },
    { _id: '3', slug: 'engine', name: 'Engine', parent: null, version: 1 },
  ],
  types: [
    type('1', '2', 'Brake discs', ['brake rotor', 'Bremsscheibe']),
    type('2', '2', 'Brake pads'),
    type('3', '3', 'Pistons'),
  ],
}
const ids = (typed: string) => {
  const { categories, types, count } = foundNodes(tree, typed)
  return [[...categories].toSorted().join(), [...types].toSorted().join(), count]
}

test('a type is found by any of its names and shown in its place', () => {
  expect(ids('rotor')).toEqual(['1,2', '1', 1])
  expect(ids('BREMSSCHEIBE')).toEqual(['1,2', '1', 1])
  expect(ids('pads brake')).toEqual(['1,2', '2', 1])
  expect(ids('zzz')).toEqual(['', '', 0])
})

test('a category is shown with all that lies below it, and nothing typed shows all', () => {
  expect(ids('brakes')).toEqual(['1,2', '1,2', 1])
  expect(ids(' ')).toEqual(['1,2,3', '1,2,3', 6])
})
