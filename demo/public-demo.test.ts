import { expect, test } from 'vitest'
import { publicDemoWarning } from './public-demo.ts'

test.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example', '127.example'])('a demo on %s is warned of', (HOST) => {
  expect(publicDemoWarning({ SHOP_MODE: 'demo', HOST })).toContain(`HOST is ${HOST}`)
})

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('a demo on %s is not', (HOST) => {
  expect(publicDemoWarning({ SHOP_MODE: 'demo', HOST })).toBeUndefined()
})

test('a live shop is not', () => {
  expect(publicDemoWarning({ SHOP_MODE: 'live', HOST: '0.0.0.0' })).toBeUndefined()
})
