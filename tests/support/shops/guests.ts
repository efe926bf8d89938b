import { randomBytes } from 'node:crypto'
import type { TestShop } from './shop.ts'
import type { Person } from './people.ts'

export const GOLDEN = {
  name: 'Ada Park',
  line1: '12 Golden Gate Ave',
  city: 'San Francisco',
  region: 'CA',
  postcode: '94102',
  country: 'US',
}

export const newEmail = () => `guest-${randomBytes(6).toString('hex')}@camber.example`

type Line = { part: string; quantity: number; car?: number; knows?: true }
/** What differs from an order by an unknown guest to San Francisco. `quote`: another one than a fresh one. */
type Given = { person?: Person; from?: string; headers?: Record<string, string>; to?: object } & Record<string, unknown>

/** The quote and then the order, as a browser asks for them. */
export async function buy(shop: TestShop, lines: Line[], given: Given = {}) {
  const { person, from, headers, to, ...more } = given
  const asked = {
    lines,
    to: to ?? { country: 'US', postcode: '94102' },
    ...(more['method'] ? { method: more['method'] } : {}),
  }
  const quoted = (await shop.call('POST', '/quote', { body: asked })).body
  const body = {
    quote: quoted.quote,
    lines,
    method: quoted.method,
    email: person?.email ?? newEmail(),
    shipTo: GOLDEN,
    ...more,
  }
  return shop.call('POST', '/checkout', {
    body,
    ...(person ? { token: person.token } : {}),
    ...(from ? { from } : {}),
    ...(headers ? { headers } : {}),
  })
}
