import { beforeAll, expect, test, vi } from 'vitest'
import { afterSignUp, originOf } from './guard.tsx'

const shop = 'https://shop.example'
beforeAll(() => vi.stubGlobal('location', { origin: shop }))

test.each([
  ['/shop?q=disc', '/shop?q=disc'],
  ['https://shop.example/blog#top', '/blog#top'],
  ['https://evil.example/', '/'],
  ['//evil.example/shop', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example/shop', '/'],
  ['https://shop.example//evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
  ['', '/'],
])('login from %s leads back to %s', (from, to) => {
  expect(originOf(`/login?from=${encodeURIComponent(from)}`)).toBe(to)
})

test('sign-up leads home, but back to the order that somebody was about to place, and never to another site', () => {
  const from = (path: string) => afterSignUp(`/signUp?from=${encodeURIComponent(path)}`)
  expect(from('/singleProduct/7')).toBe('/singleProduct/7')
  expect(from('/checkout')).toBe('/checkout')
  expect(from('/cart')).toBe('/cart')
  expect(from('/dashboard/order')).toBe('/')
  expect(from('https://evil.example/cart')).toBe('/')
  expect(afterSignUp('/signUp')).toBe('/')
})
