import { expect, it } from 'vitest'
import { trackingPage } from './tracking-page.ts'

const of = (carrier: string | null, tracking: string | null, trackingUrl: string | null = null) =>
  trackingPage({ carrier, tracking, trackingUrl })

it('the address that was told is taken before any other', () => {
  expect(of('UPS', '1Z 999 AA1 01 2345 6784', 'https://post.example/1')).toBe('https://post.example/1')
})

it.each([
  ['UPS', '1Z 999 AA1 01 2345 6784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['ups ground', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    'USPS',
    '9400 1000 0000 0000 0000 00',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
  ],
  ['Fed Ex', '7489 9958-1234', 'https://www.fedex.com/fedextrack/?trknbr=748999581234'],
  ['FedEx Home', '748999581234', 'https://www.fedex.com/fedextrack/?trknbr=748999581234'],
  ['DHL Express', '12 3456 7890', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=1234567890'],
])('a parcel of %s with the number %s has a page of its carrier', (carrier, tracking, page) => {
  expect(of(carrier, tracking)).toBe(page)
})

it.each([
  ['Post', 'RR 12345678'],
  ['Groups Ltd', '1Z999AA10123456784'],
  [null, '1Z999AA10123456784'],
  ['UPS', null],
  ['UPS', 'see the driver'],
  ['UPS', '1Z 999'],
  ['UPS', '1Z999AA10123456784&x=1'],
  ['UPS', '1Z999AA10123456784, 1Z999AA10123456785'],
])('without a well-known carrier and a whole number there is no page: %s, %s', (carrier, tracking) => {
  expect(of(carrier, tracking)).toBeNull()
})
