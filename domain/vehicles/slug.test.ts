import { expect, test } from 'vitest'
import { freeSlug, slugOf, slugTells } from './slug.ts'

test.each([
  ['Citroën C4+', 'citroen-c4-plus'],
  ['Škoda', 'skoda'],
  ['9-3', '9-3'],
  ['日産', 'x'],
])('the address of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('a name whose address is taken gets a number', () => {
  const taken = new Set(['golf', 'golf-2'])
  expect(freeSlug('Golf', taken)).toBe('golf-3')
  expect(taken).toContain('golf-3')
})

test.each([
  ['Citroën C4+', true],
  ['Škoda', true],
  ['A-B.S', true],
  ['Bøsch', false],
  ['日産', false],
  ['Лада 24', false],
  ['Zephir ٣', false],
  ['!!!', false],
])('whether the address of %s has all its letters: %s', (name, tells) => expect(slugTells(name)).toBe(tells))
