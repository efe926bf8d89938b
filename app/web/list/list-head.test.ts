import { expect, test } from 'vitest'
import { listTitle, plainAddress } from './list-head.ts'

const type = (label: string, selected = true) => ({ value: label, label, count: 1, selected })
const list = (...category: ReturnType<typeof type>[]) => ({ facets: { category }, reading: null })

test('a list is called by its part types, and by how many if they are more than three', () => {
  expect(listTitle(list(type('Brake Discs'), type('Wipers', false)))).toBe('Brake Discs')
  expect(listTitle(list(...['A', 'B', 'C', 'D'].map((name) => type(name))))).toBe('Parts in 4 categories')
})

test('else it is called by what was typed, if that was read, and for which car it is', () => {
  const typed = (isEmpty: boolean) => ({ ...list(), reading: { isEmpty, pieces: [] } })
  expect(listTitle(typed(false), 'brake')).toBe('“brake”')
  expect(listTitle(typed(true), '???')).toBeNull()
  expect(listTitle(list(), undefined, '2015 Ford Focus')).toBe('Parts for 2015 Ford Focus')
})

test('a car whose model and year stand in the typed words is not named once more', () => {
  const reading = (...kinds: string[]) => ({ isEmpty: false, pieces: kinds.map((kind) => ({ kind })) })
  const title = (...kinds: string[]) => listTitle({ ...list(), reading: reading(...kinds) }, 'typed', '2015 Ford Focus')
  expect(title('type', 'model', 'year')).toBe('“typed”')
  expect(title('type', 'model')).toBe('“typed” for 2015 Ford Focus')
  expect(title('type')).toBe('“typed” for 2015 Ford Focus')
})

test('search engines are told of the whole shop and of one category, however it is looked at', () => {
  const of = (query: string) => plainAddress(new URLSearchParams(query))
  expect(of('sort=price&inStock=1')).toBe('/shop')
  expect(of('category=brake-discs&brand=kvist')).toBe('/shop?category=brake-discs')
  for (const query of ['q=brake', 'category=a&category=b', 'category=a,b', 'car=12', 'cursor=x'])
    expect(of(query)).toBeUndefined()
})
