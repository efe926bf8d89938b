import { afterAll, beforeAll, expect, test } from 'vitest'
import { carOf } from '../../support/catalogue/fitting-parts.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let buyer: Person
let stranger: Person
let admin: Person
let part: string
let camry: number
let golf: number
let audi: number
/** The orders by what they are for. */
let placed: Record<'camry' | 'both' | 'whole' | 'none' | 'mixed', string>
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  ;[buyer, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
  part = await addPart(shop, { price: 100 })
  ;[camry, golf, audi] = await Promise.all([carId('Toyota', 'Camry'), carId('Volkswagen', 'Golf'), carId('Audi', 'A4')])
  const whole = { vehicle: { make: 'Toyota', model: 'Camry', year: 2012, car: camry } }
  placed = {
    camry: await place([camry]),
    both: await place([camry, golf]),
    whole: await place([], whole),
    none: await place([]),
    mixed: await place([golf], whole),
  }
})
afterAll(() => shop.close())

const carId = async (make: string, model: string) => (await carOf(shop, make, model)).car

/** Places an order of a piece for each of these cars, or of one for none; its id. */
async function place(cars: number[], more: object = {}, person = buyer): Promise<string> {
  const quantity = Math.max(cars.length, 1)
  const lines = cars.map((car) => ({ part, quantity: 1, car, knows: true }))
  const body = {
    name: '',
    email: person.email,
    number: '',
    total: 100 * quantity,
    items: { [part]: quantity },
    ...more,
  }
  const answer = await shop.call('POST', '/orders', {
    token: person.token,
    body: { ...body, ...(lines.length > 0 && { lines }) },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body._id
}

const list = (query: string, person?: Person) => shop.call('GET', `/orders?${query}`, { token: person?.token })
const idsOf = async (query: string, person = buyer) =>
  (await list(query, person)).body.map(({ _id }: { _id: string }) => _id)

test('one’s orders for a car are those with a line for it, or, without lines for cars, placed for it', async () => {
  const { camry: first, both, whole, none, mixed } = placed
  expect(await idsOf(`car=${camry}`)).toEqual([whole, both, first])
  expect(await idsOf(`car=${golf}`)).toEqual([mixed, both])
  expect(await idsOf(`car=${audi}`)).toEqual([])
  expect(await idsOf('')).toEqual([mixed, none, whole, both, first])
})

test('they come in pages, each of which leads to the next', async () => {
  const first = await list(`car=${camry}&limit=2`, buyer)
  expect(first.body.map(({ _id }: { _id: string }) => _id)).toEqual([placed.whole, placed.both])
  const next = /<[^>]*\?([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
  expect(new URLSearchParams(next).get('car')).toBe(String(camry))
  expect(await idsOf(next)).toEqual([placed.camry])
})

test('nobody without an account sees them, a stranger sees none, and an admin sees them by the buyer’s address', async () => {
  expect((await list(`car=${camry}`)).status).toBe(401)
  expect(await idsOf(`car=${camry}`, stranger)).toEqual([])
  expect((await list(`car=${camry}&email=${buyer.email}`, stranger)).status).toBe(403)
  expect(await idsOf(`car=${camry}&email=${buyer.email}`, admin)).toEqual([placed.whole, placed.both, placed.camry])
})

test.each(['0', '-1', '1.5', 'golf', '', '2147483648'])(
  'a car that is none is an error at its field: %j',
  async (car) => {
    const { status, body } = await list(`car=${car}`, buyer)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['car']])
  },
)
