import { expect, test } from 'vitest'
import type { FacetValue } from '#domain/finding/schema'
import {
  forAllCars,
  forCar,
  fromQuery,
  hiddenFields,
  nextPage,
  pageNumber,
  previousPage,
  takenBack,
  toggled,
  toggledCategory,
  turned,
  withAnswer,
  withBand,
  without,
  withValue,
} from './shop-link.ts'

const params = (text: string) => new URLSearchParams(text)
const paramsOf = (address: string) => params(address.split('?')[1] ?? '')
const node = (value: string, depth: number): FacetValue => ({ value, label: value, count: 1, selected: false, depth })
const tree = [
  node('replacement', 0),
  node('brakes', 1),
  node('discs', 2),
  node('pads', 2),
  node('filters', 1),
  node('oils', 0),
]

test('a facet takes several values, and gives each back', () => {
  expect(toggled(params('q=pad&brand=kovara'), 'brand', 'aldmoor')).toBe('/shop?q=pad&brand=kovara,aldmoor')
  expect(toggled(params('brand=kovara,aldmoor'), 'brand', 'kovara')).toBe('/shop?brand=aldmoor')
  expect(toggled(params('brand=kovara'), 'brand', 'kovara')).toBe('/shop')
})

test('another question begins at the first page', () => {
  expect(toggled(params('cursor=b&trail=a'), 'brand', 'kovara')).toBe('/shop?brand=kovara')
  expect(withValue(params('cursor=b&q=x'), 'sort', 'newest')).toBe('/shop?q=x&sort=newest')
  expect(without(params('cursor=b&make=Audi&model=A4&q=x'), 'make', 'model')).toBe('/shop?q=x')
  expect(hiddenFields(params('cursor=b&trail=a&q=x&sort=newest&rating='), 'sort')).toEqual([['q', 'x']])
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

test('paging leads back the way it came', () => {
  const second = nextPage(params('q=x'), 'c2')
  const third = nextPage(paramsOf(second), 'c3')
  const fourth = nextPage(paramsOf(third), 'c4')
  expect(pageNumber(paramsOf(fourth))).toBe(4)
  expect(previousPage(paramsOf(fourth))).toBe(third)
  expect(previousPage(paramsOf(third))).toBe(second)
  expect(previousPage(paramsOf(second))).toBe('/shop?q=x')
  expect(previousPage(params('q=x'))).toBeNull()
})

test('a proposed query becomes an address', () => {
  expect(fromQuery({ q: 'brake pads', make: 'Audi', brand: ['kovara', 'aldmoor'] })).toBe(
    '/shop?q=brake+pads&make=Audi&brand=kovara,aldmoor',
  )
  expect(fromQuery({ car: '12', is: ['with:a, b', 'disc-front:312'] })).toBe(
    '/shop?car=12&is=with%3Aa,+b&is=disc-front%3A312',
  )
})

test('a list for another car forgets all that was said of the one before; one for all cars says so', () => {
  const car = { car: 12, engineId: 3, is: ['disc-front:312'] }
  expect(forCar(params('q=pad&make=Audi&is=drive:AWD&all-cars=1&cursor=b'), car)).toBe(
    '/shop?q=pad&car=12&engine=3&is=disc-front%3A312',
  )
  expect(forAllCars(params('q=pad&car=12&engine=3&is=drive:AWD&cursor=b'))).toBe('/shop?q=pad&all-cars=1')
  expect(fromQuery({ q: 'pad' })).toBe('/shop?q=pad&all-cars=1')
})

test('a list that says no car is turned to the chosen one', () => {
  const car = { car: 12 }
  const of = (search: string, pathname = '/shop') => turned({ pathname, search }, car)
  expect(of('')).toBe('/shop?car=12')
  expect(of('?q=pad&category=a,b&cursor=x', '/Shop/')).toBe('/shop?q=pad&category=a,b&car=12')
  expect(of('?q=pad&model=&engine=')).toBe('/shop?q=pad&car=12')
  for (const said of ['car=7', 'make=Audi', 'all-cars=1']) expect(of(`?q=pad&${said}`)).toBeNull()
  expect(of('', '/shop/12')).toBeNull()
  expect(turned({ pathname: '/shop', search: '' }, null)).toBeNull()
})

test('the link of a car takes what its owner said along; an answer replaces the one before, and can be taken back', () => {
  const car = { car: 7, engineId: 3, is: ['disc-front:312', 'with:tow bar'] }
  const link = forCar(params('q=pad&make=Audi&is=disc-front:293'), car)
  expect(paramsOf(link).toString()).toBe('q=pad&car=7&engine=3&is=disc-front%3A312&is=with%3Atow+bar')
  const discs = { key: 'disc-front', choices: [] }
  const answer = (value: string, name: 'is' | 'engine' = 'is') => ({ name, value, label: '' })
  const other = paramsOf(withAnswer(paramsOf(link), discs, answer('disc-front:293')))
  expect(other.getAll('is')).toEqual(['with:tow bar', 'disc-front:293'])
  const bar = { key: 'with:tow bar', choices: [answer('with:tow bar'), answer('without:tow bar')] }
  expect(paramsOf(withAnswer(other, bar, answer('without:tow bar'))).getAll('is')).toEqual([
    'disc-front:293',
    'without:tow bar',
  ])
  expect(paramsOf(withAnswer(other, { key: 'engine', choices: [] }, answer('9', 'engine'))).get('engine')).toBe('9')
  expect(paramsOf(takenBack(other, 'with:tow bar')).getAll('is')).toEqual(['disc-front:293'])
})
