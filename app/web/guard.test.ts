import { beforeAll, expect, test, vi } from 'vitest'
import { originOf } from './guard.tsx'

const shop = 'https://shop.example'
beforeAll(() => vi.stubGlobal('location', { origin: shop }))

test.each([
  ['/shop?q=disc', '/shop?q=disc'],
  ['https://shop.example/blog#top', '/blog#top'],
  ['https://evil.example/', '/'],
  ['//evil.example/shop', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
  ['', '/'],
])('login from %s leads back to %s', (from, to) => {
  expect(originOf(`/login?from=${encodeURIComponent(from)}`)).toBe(to)
})
