import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
const sent: string[] = []
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})
vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute() {} } })
vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
  sent.push(body)
  return Response.json({ _id: 'an-order' })
})
beforeEach(() => {
  storage.clear()
  sent.length = 0
})

const golf = { car: 12, make: 'Volkswagen', model: 'Golf', year: 2014, engine: '2.0 L', engineId: 3 }

test('an order for the chosen car names the car, and tells nothing that its owner noted of it', async () => {
  const { readGarage } = await import('../car/garage.ts')
  const { noteCar, takeCar } = await import('../car/garage-changes.ts')
  const { placeOrder } = await import('./send-order.ts')
  takeCar({ ...golf, type: 'car', label: '2014 Volkswagen Golf 2.0 L' })
  const notes = { name: 'Anna’s', note: 'Key under the sill', mileage: 184_000, vin: '1HGCM82633A004352' }
  noteCar(readGarage().cars[0]!.id, notes)
  const car = { car: 12, engine: 3, label: '2014 Volkswagen Golf 2.0 L', quantity: 1 }
  const who = { name: '', number: '', address: '', email: 'ann@example.com', total: 42 }
  expect(await placeOrder({ ...who, total: 4200, lines: [{ part: '7', quantity: 1, car }] })).toBe('an-order')
  expect(JSON.parse(sent[0]!)).toEqual({
    ...who,
    items: { 7: 1 },
    lines: [{ part: '7', quantity: 1, car: 12, engine: 3 }],
    vehicle: golf,
  })
})
