import { expect } from 'vitest'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { makeAdmin, type Person } from './people.ts'
import type { TestShop } from './shop.ts'

export const ZONE = { name: 'United States', countries: ['US'], postcodes: [], rank: 5 }
export const METHOD = {
  amounts: 'minor',
  name: 'Ground',
  rateBy: 'flat',
  rates: [{ from: 0, amount: 700 }],
  daysFrom: 1,
  daysTo: 3,
  workDays: [1, 2, 3, 4, 5],
  on: true,
}

/** An admin's desk: zones and methods of a shop are written by its own calls, and heard of at once. */
export async function deliveryDesk(shop: TestShop, admin?: Person) {
  const { token } = admin ?? (await makeAdmin(shop))
  const ask = (method: string, path: string, body?: unknown) => shop.call(method, `/delivery${path}`, { token, body })
  async function write<T>(method: string, path: string, body: object): Promise<T> {
    const answer = await ask(method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    await shop.heard()
    return answer.body
  }
  // Without what comes with the demo.
  for (const { id } of (await ask('GET', '')).body.zones) await ask('DELETE', `/zones/${id}`)
  for (const { id } of (await ask('GET', '')).body.methods) await ask('DELETE', `/methods/${id}`)
  for (const { country, day } of (await ask('GET', '')).body.holidays)
    await ask('DELETE', `/holidays/${country}/${day}`)
  return {
    ask,
    addZone: (more: object = {}): Promise<ZoneRecord> => write('POST', '/zones', { ...ZONE, ...more }),
    /** On, unless it says otherwise. */
    addMethod: (more: object): Promise<MethodRecord> => write('POST', '/methods', { ...METHOD, ...more }),
    change: ({ id, ...method }: MethodRecord, more: object): Promise<MethodRecord> =>
      write('PUT', `/methods/${id}`, { ...method, ...more }),
    addHoliday: (country: string, day: string) =>
      write('POST', '/holidays', { country, days: [{ day, name: 'A day off' }] }),
  }
}
