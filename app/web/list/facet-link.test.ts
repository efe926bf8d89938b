import { expect, test } from 'vitest'
import type { FacetValue } from '#domain/finding/schema'
import { toggled, toggledCategory, withBand } from './facet-link.ts'

const params = (text: string) => new URLSearchParams(text)
const node = (value: string, depth: number): FacetValue => ({ value, label: value, count: 1, selected: false, depth })
const tree = [
  node('replacement', 0),
  node('brakes', 1),
  node('discs', 2),
  node('pads', 2),
  node('filters', 1),
  node('oils', 0),
]

test('a facet takes several values, and gives each back, from the first page of the list', () => {
  expect(toggled(params('q=pad&brand=kovara'), 'brand', 'aldmoor')).toBe('/shop?q=pad&brand=kovara,aldmoor')
  expect(toggled(params('brand=kovara,aldmoor'), 'brand', 'kovara')).toBe('/shop?brand=aldmoor')
  expect(toggled(params('brand=kovara'), 'brand', 'kovara')).toBe('/shop')
  expect(toggled(params('cursor=b&trail=a'), 'brand', 'kovara')).toBe('/shop?brand=kovara')
})

test('a category replaces those above and below it, and gives way to the one above', () => {
  expect(toggledCategory(params('category=replacement'), tree, 1)).toBe('/shop?category=brakes')
  expect(toggledCategory(params('category=discs'), tree, 3)).toBe('/shop?category=discs,pads')
  expect(toggledCategory(params('category=discs,pads'), tree, 1)).toBe('/shop?category=brakes')
  expect(toggledCategory(params('category=discs'), tree, 2)).toBe('/shop?category=brakes')
  expect(toggledCategory(params('category=discs,oils'), tree, 2)).toBe('/shop?category=oils')
  expect(toggledCategory(params('category=oils'), tree, 5)).toBe('/shop')
})

test('a price band sets both bounds, and takes them away', () => {
  const band = (value: string, selected = false) => ({ value, label: value, count: 1, selected })
  expect(withBand(params('q=x'), band('25-49'))).toBe('/shop?q=x&priceMin=25&priceMax=49')
  expect(withBand(params('priceMax=24'), band('250-'))).toBe('/shop?priceMin=250')
  expect(withBand(params('priceMin=25&priceMax=49'), band('25-49', true))).toBe('/shop')
})
