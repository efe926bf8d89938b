import { expect, test } from 'vitest'
import { forAllCars, forCar, fromQuery, takenBack, turned, withAnswer } from './car-link.ts'

const params = (text: string) => new URLSearchParams(text)
const paramsOf = (address: string) => params(address.split('?')[1] ?? '')

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
