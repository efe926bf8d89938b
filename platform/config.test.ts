import { expect, test } from 'vitest'
import { LIVE } from '../tests/support/shops/live-settings.ts'
import { readConfig, WrongSettings } from './config.ts'

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

test('a live shop says since when it sells only if it is told', () => {
  expect(readConfig({}).since).toBe(1992)
  expect(readConfig(LIVE).since).toBe(null)
  expect(readConfig({ ...LIVE, SHOP_SINCE: '2019' }).since).toBe(2019)
  expect(() => readConfig({ SHOP_SINCE: 'long ago' })).toThrow('SHOP_SINCE is "long ago" but should be')
})

test('a live shop has no sandbox', () => {
  expect(() => readConfig({ ...LIVE, SANDBOX_URL: 'http://localhost:3001' })).toThrow(
    'SANDBOX_URL may be given in demo mode only',
  )
})

test('days of delivery begin with the fewest', () => {
  expect(() => readConfig({ DELIVERY_DAYS: '5-2' })).toThrow('DELIVERY_DAYS is "5-2" but should be')
  expect(readConfig({ DELIVERY_DAYS: '2-2' }).deliveryDays).toEqual({ from: 2, to: 2 })
  expect(readConfig({ DELIVERY_DAYS: '9-10' }).deliveryDays).toEqual({ from: 9, to: 10 })
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

test('the address of the shop is what browsers call its origin', () => {
  for (const [BASE_URL, baseUrl] of [
    ['HTTPS://Shop.Example/', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ] as const)
    expect(readConfig({ BASE_URL }).baseUrl).toBe(baseUrl)
  for (const rest of ['/path', '/?a=1', '/#top'])
    expect(() => readConfig({ BASE_URL: `https://shop.example${rest}` })).toThrow('should be an address without a path')
  expect(() => readConfig({ BASE_URL: 'https://me:secret@shop.example' })).toThrow('BASE_URL')
  for (const BASE_URL of ['shop.example', 'shop.example:443', 'https://'])
    expect(() => readConfig({ BASE_URL, PORT: 'http' })).toThrow(
      new WrongSettings(
        [
          'PORT is "http" but should be a whole number from 0 to 65535',
          `BASE_URL is "${BASE_URL}" but should be an address that begins with http:// or https://`,
        ].join('\n'),
      ),
    )
})

test('the first admin gets a password that the sign-in takes', () => {
  const admin = (ADMIN_PASSWORD: string) => readConfig({ ADMIN_EMAIL: 'pat@shop.example', ADMIN_PASSWORD })
  expect(admin('x'.repeat(128)).ADMIN_EMAIL).toBe('pat@shop.example')
  expect(() => admin('x'.repeat(129))).toThrow('ADMIN_PASSWORD is wrong but should be at most 128 characters')
})

test('the last port leaves none after it for the sandbox', () => {
  expect(() => readConfig({ PORT: '65535' })).toThrow('SANDBOX_PORT is needed when PORT is 65535')
  expect(readConfig({ PORT: '65535', SANDBOX_PORT: '3001' }).SANDBOX_PORT).toBe(3001)
})

test('who sells is said in lines', () => {
  expect(readConfig({}).SELLER).toEqual([])
  expect(readConfig({ SELLER: 'Grove Ltd |5 Mill Road, Cork| ' }).SELLER).toEqual(['Grove Ltd', '5 Mill Road, Cork'])
  for (const SELLER of ['a|b|c|d|e|f|g', 'a'.repeat(81)])
    expect(() => readConfig({ SELLER })).toThrow('should be at most 6 lines of 80 characters, divided by |')
})

test('the levels of the log are those that the README names', () => {
  expect(readConfig({ LOG_LEVEL: 'debug' }).LOG_LEVEL).toBe('debug')
  expect(() => readConfig({ LOG_LEVEL: 'trace' })).toThrow('debug, info, warn, error or silent')
})
