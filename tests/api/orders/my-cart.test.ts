import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CART_LINES_MAX } from '#domain/carts/schema'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let owner: Person
let camry: number
beforeAll(async () => {
  shop = await openShop()
  owner = await signUp(shop)
  const years = await shop.call('GET', '/vehicles?make=Toyota&model=Camry')
  camry = years.body.options.find(({ value }: { value: string }) => value === '2012').car
})
afterAll(() => shop.close())

const cartOf = async ({ token }: Person) => (await shop.call('GET', '/my-cart', { token })).body
const change = ({ token }: Person, body: object) => shop.call('PATCH', '/my-cart', { token, body })
const merge = ({ token }: Person, body: object) => shop.call('POST', '/my-cart/merge', { token, body })

const byPart = (one: { part: string }, other: { part: string }) => Number(one.part) - Number(other.part)

describe('a cart of one’s own', () => {
  test('is empty at first, and is kept nowhere on the way', async () => {
    const answer = await shop.call('GET', '/my-cart', { token: owner.token })
    expect([answer.status, answer.body]).toEqual([200, { lines: [], later: [] }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('at sign-in the larger quantity wins for each part and car, here and for what was saved for later', async () => {
    const person = await signUp(shop)
    await merge(person, {
      lines: [
        { part: '1', quantity: 2 },
        { part: '2', quantity: 1, car: camry },
      ],
      later: [{ part: '9', quantity: 1 }],
    })
    const body = {
      lines: [
        { part: '1', quantity: 1 },
        { part: '2', quantity: 3, car: camry, knows: true },
        { part: '1', quantity: 4, car: camry },
      ],
      later: [{ part: '9', quantity: 5 }],
    }
    const { status, body: merged } = await merge(person, body)
    const label = '2012 Toyota Camry'
    const expected = {
      lines: [
        { part: '1', quantity: 2 },
        { part: '2', quantity: 3, car: camry, knows: true, label },
        { part: '1', quantity: 4, car: camry, label },
      ],
      later: [{ part: '9', quantity: 5 }],
    }
    expect([status, merged]).toEqual([200, expected])
    expect((await merge(person, body)).body).toEqual(expected)
    expect(await cartOf(person)).toEqual(expected)
  })

  test('two devices change different lines, and both keep their changes; a quantity of 0 takes a line out', async () => {
    const person = await signUp(shop)
    await merge(person, {
      lines: [
        { part: '1', quantity: 2 },
        { part: '2', quantity: 2 },
      ],
    })
    await Promise.all([
      change(person, { lines: [{ part: '1', quantity: 0 }], later: [{ part: '1', quantity: 2 }] }),
      change(person, { lines: [{ part: '2', quantity: 7 }] }),
      change(person, { lines: [{ part: '3', quantity: 1 }] }),
    ])
    const { lines, later } = await cartOf(person)
    expect(
      Object.fromEntries(lines.map((line: { part: string; quantity: number }) => [line.part, line.quantity])),
    ).toEqual({ 2: 7, 3: 1 })
    expect(later).toEqual([{ part: '1', quantity: 2 }])
    await change(person, { lines: [{ part: '9', quantity: 0 }] })
    expect((await cartOf(person)).lines).toHaveLength(2)
  })

  test('is its owner’s alone: nobody else sees it, not even an admin', async () => {
    await change(owner, { lines: [{ part: '4', quantity: 1 }] })
    for (const person of [await signUp(shop), await makeAdmin(shop)])
      expect(await cartOf(person)).toEqual({ lines: [], later: [] })
    expect((await shop.call('GET', '/my-cart')).status).toBe(401)
  })

  test('pieces for a car that the shop does not know are for none, and stay one line', async () => {
    const person = await signUp(shop)
    const gone = 2_000_000_000
    const lines = [
      { part: '1', quantity: 1, car: gone },
      { part: '1', quantity: 2 },
      { part: '2', quantity: 1 },
    ]
    const merged = await merge(person, { lines })
    expect(merged.body.lines.toSorted(byPart)).toEqual([
      { part: '1', quantity: 3 },
      { part: '2', quantity: 1 },
    ])
    await sql`update account_cart set lines = ${JSON.stringify(lines)}::jsonb
      where user_id = (select id from users where email = ${person.email})`.execute(shop.ctx.db)
    expect((await cartOf(person)).lines.toSorted(byPart)).toEqual([
      { part: '1', quantity: 3 },
      { part: '2', quantity: 1 },
    ])
    const { body } = await change(person, { lines: [{ part: '1', quantity: 9 }] })
    expect(body.lines.toSorted(byPart)).toEqual([
      { part: '1', quantity: 9 },
      { part: '2', quantity: 1 },
    ])
  })
})

describe('what a cart takes', () => {
  const fieldsOf = async (body: object) => (await change(owner, body)).body.fields
  test('each wrong field is named', async () => {
    const named = async (line: object) => Object.keys(await fieldsOf({ lines: [line] }))
    expect(await named({ part: 'x', quantity: 1 })).toEqual(['lines.0.part'])
    expect(await named({ part: '1', quantity: 1000 })).toEqual(['lines.0.quantity'])
    expect(await named({ part: '1', quantity: 1, car: -1 })).toEqual(['lines.0.car'])
    expect(await named({ part: '1', quantity: 1, is: ['nonsense'] })).toEqual(['lines.0.is'])
    expect((await merge(owner, { lines: [{ part: '1', quantity: 0 }] })).body.fields).toHaveProperty('lines.0.quantity')
  })

  test('so many lines and no more, and so much said of their cars; a refusal changes nothing', async () => {
    const person = await signUp(shop)
    const many = (count: number, from: number, more: object = {}) =>
      Array.from({ length: count }, (_, n) => ({ part: String(from + n), quantity: 1, ...more }))
    expect((await merge(person, { lines: many(CART_LINES_MAX, 1) })).status).toBe(200)
    const full = await change(person, { lines: many(1, 5000) })
    expect([full.status, full.body.code]).toEqual([409, 'cart-full'])
    expect((await cartOf(person)).lines).toHaveLength(CART_LINES_MAX)
    const swapped = { lines: [{ part: '1', quantity: 0 }, ...many(1, 5000)] }
    expect((await change(person, swapped)).status).toBe(200)
    const said = Array.from({ length: 20 }, (_, n) => `with:${'x'.repeat(100)}${n}`)
    const long = await change(person, { later: many(CART_LINES_MAX, 1, { car: camry, is: said }).slice(0, 100) })
    expect([long.status, long.body.code]).toEqual([409, 'cart-full'])
    expect((await cartOf(person)).later).toEqual([])
  })
})
