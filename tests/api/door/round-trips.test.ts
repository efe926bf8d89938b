import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

// Before any connection is made: each keeps the function it was made with.
const asked = vi.spyOn(Client.prototype, 'query')
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function statementsOnce(path: string, token?: string): Promise<number> {
  asked.mockClear()
  expect((await shop.call('GET', path, { token })).status).toBe(200)
  return asked.mock.calls.filter(([query]) => /\bpart/.test(String((query as { text?: string }).text ?? query))).length
}

/** Statements about parts that a call sends when the caches are full. */
async function statements(path: string, token?: string): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 4; time++) least = Math.min(least, await statementsOnce(path, token))
  return least
}

test('one part, and a page of a list, are read in one round trip', async () => {
  expect(await statements('/parts/1')).toBe(1)
  expect(await statements('/parts?category=brakes')).toBe(1)
  expect(await statements('/parts?q=brake%20pads')).toBe(1)
})

test('the lists of cars of all parts with a number are read in as many statements as that of one', async () => {
  const { token } = await makeAdmin(shop)
  const make = async (brand: string) =>
    (
      await shop.call('POST', '/bestSeller', {
        token,
        body: { name: 'Disc', price: 9, img: '/pictures/og.jpg', number: 'RT 1.2', brand },
      })
    ).status
  expect(await make('kovara')).toBe(200)
  const one = await statements('/parts/fits?number=RT12', token)
  expect(await make('unbranded')).toBe(200)
  expect((await shop.call('GET', '/parts/fits?number=RT12', { token })).body.items).toHaveLength(2)
  expect(await statements('/parts/fits?number=RT12', token)).toBe(one)
})

test('an order is written in three statements between begin and commit: stock, order and mail; for which car its lines are is asked once before', async () => {
  const { email, token } = await signUp(shop)
  const part = await addPart(shop, { price: 100, stock: 100 })
  const place = (lines?: object[]) =>
    shop.call('POST', '/orders', {
      token,
      body: { name: '', email, number: '', total: 100, items: { [part]: 1 }, lines },
    })
  const sentBy = async (lines?: object[]) => {
    asked.mockClear()
    expect((await place(lines)).status).toBe(201)
    return asked.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query))
  }
  await place() // what the job queue asks once
  const sent = await sentBy()
  expect(sent.slice(sent.indexOf('begin'), sent.indexOf('commit'))).toHaveLength(4)

  const { rows } = await sql<{ id: number }>`select min(id) as id from base_vehicle`.execute(shop.ctx.db)
  const withCar = await sentBy([{ part: String(part), quantity: 1, car: rows[0]!.id }])
  expect(withCar.slice(withCar.indexOf('begin'), withCar.indexOf('commit'))).toHaveLength(4)
  expect(withCar.filter((text) => text.includes('application'))).toHaveLength(1)
  expect(withCar).toHaveLength(sent.length + 1)
})
