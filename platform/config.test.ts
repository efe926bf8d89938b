import { expect, test } from 'vitest'
import { LIVE } from '../tests/support/live-settings.ts'
import { readConfig } from './config.ts'

test('a live shop opens with live keys', () => {
  expect(readConfig(LIVE).SHOP_MODE).toBe('live')
  expect(readConfig({ ...LIVE, STRIPE_SECRET_KEY: 'rk_live_1' }).SHOP_MODE).toBe('live')
})

test.each([
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
  ['STRIPE_SECRET_KEY', 'rk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
])('a live shop does not take the test key %s=%s', (name, value) => {
  expect(() => readConfig({ ...LIVE, [name]: value })).toThrow(
    `${name} is a test key, which moves no money: a live shop needs a live one`,
  )
})

test('a wrong secret is named and not shown', () => {
  const told = () => readConfig({ STRIPE_SECRET_KEY: 'hunter2', STRIPE_PUBLISHABLE_KEY: 'pk_1', PORT: 'x' })
  expect(told).toThrow('STRIPE_SECRET_KEY is wrong but should be')
  expect(told).toThrow('PORT is "x" but should be')
  expect(told).not.toThrow('hunter2')
})

test('a live shop has no sandbox', () => {
  expect(() => readConfig({ ...LIVE, SANDBOX_URL: 'http://localhost:3001' })).toThrow(
    'SANDBOX_URL may be given in demo mode only',
  )
})

test('days of delivery begin with the fewest', () => {
  expect(() => readConfig({ DELIVERY_DAYS: '5-2' })).toThrow('DELIVERY_DAYS is "5-2" but should be')
  expect(readConfig({ DELIVERY_DAYS: '2-2' }).DELIVERY_DAYS).toBe('2-2')
})

test('a carrier needs its address and its secret', () => {
  for (const given of [{ CARRIER_URL: 'https://carrier.example' }, { CARRIER_SECRET: 'long enough' }])
    expect(() => readConfig({ ...LIVE, ...given })).toThrow('CARRIER_URL and CARRIER_SECRET go together')
  expect(
    readConfig({ ...LIVE, CARRIER_URL: 'https://carrier.example', CARRIER_SECRET: 'long enough' }).CARRIER_URL,
  ).toBe('https://carrier.example')
})

test('a demo shop takes test keys and a sandbox', () => {
  const { STRIPE_SECRET_KEY } = readConfig({
    SANDBOX_URL: 'http://localhost:3001',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  })
  expect(STRIPE_SECRET_KEY).toBe('sk_test_1')
})

test('a shop says its currency, and whether its prices have cents', () => {
  expect(readConfig({}).prices).toEqual({ currency: 'USD', whole: true })
  expect(readConfig({ CURRENCY: 'JPY', PRICES: 'cents' }).prices).toEqual({ currency: 'JPY', whole: false })
  for (const CURRENCY of ['usd', 'KWD', 'dollars'])
    expect(() => readConfig({ CURRENCY })).toThrow(`CURRENCY is "${CURRENCY}" but should be a currency`)
})
