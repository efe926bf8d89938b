import { expect, test } from 'vitest'
import { clientAddress } from './rate-limit.ts'

test('a forged X-Forwarded-For is not believed', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', 0)).toBe('203.0.113.9')
  expect(clientAddress('203.0.113.9', undefined, 0)).toBe('203.0.113.9')
})

test('with proxies of our own, the address is the one that the outermost of them saw', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.7', 1)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', 'forged, 198.51.100.7', 1)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', 'forged, 198.51.100.7, 10.0.0.2', 2)).toBe('198.51.100.7')
})

test('more proxies than hops: the farthest address there is', () => {
  expect(clientAddress('10.0.0.1', undefined, 2)).toBe('10.0.0.1')
})

test('one IPv6 network is one caller, however the address is written', () => {
  expect(clientAddress('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:0db8:1:2::9', undefined, 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8:0:0::/64')
  expect(clientAddress('::1', undefined, 0)).toBe('0:0:0:0::/64')
})

test('an IPv4 address inside IPv6 is the IPv4 address', () => {
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9')
})

test('a proxy may tell the port beside the address: each connection has another one', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.7:50412', 1)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]:50412', 1)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]', 1)).toBe('2001:db8:1:2::/64')
})
