import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy, GOLDEN } from '../../support/shops/guests.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let owner: Person
let stranger: Person
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  ;[owner, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
})
afterAll(() => shop.close())

const BERLIN = { name: 'Jo Klee', line1: 'Torstr. 1', city: 'Berlin', postcode: '10119', country: 'DE' }
const keep = (body: unknown, person: Person | undefined = owner) =>
  shop.call('POST', '/addresses', { body, ...(person ? { token: person.token } : {}) })
const list = async (person: Person) => (await shop.call('GET', '/addresses', { token: person.token })).body

describe('the addresses of an account', () => {
  it('stand there with the last used first, each once', async () => {
    const person = await signUp(shop)
    const ids = [
      await keep(BERLIN, person),
      await keep(GOLDEN, person),
      await keep({ ...BERLIN, country: 'de' }, person),
    ]
    expect(ids.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list(person)).toEqual([
      { _id: ids[0]!.body.insertedId, address: BERLIN },
      { _id: ids[1]!.body.insertedId, address: GOLDEN },
    ])
    expect(ids[2]!.body).toEqual(ids[0]!.body)
  })

  it('stand there once, too, when two orders that go there come at once', async () => {
    const person = await signUp(shop)
    const ids = await Promise.all(Array.from({ length: 8 }, () => keep(BERLIN, person)))
    expect(await list(person)).toEqual([{ _id: ids[0]!.body.insertedId, address: BERLIN }])
  })

  it('with half of a surrogate pair, which the database cannot keep, are refused', async () => {
    const { status, body } = await keep({ ...BERLIN, name: 'Jo \ud83d' })
    expect([status, body.code]).toEqual([400, 'invalid'])
  })

  it('are their owner’s alone', async () => {
    const { insertedId } = (await keep(BERLIN)).body
    expect(await list(stranger)).toEqual([])
    expect(await list(admin)).toEqual([])
    for (const person of [stranger, admin])
      expect((await shop.call('DELETE', `/addresses/${insertedId}`, { token: person.token })).body).toEqual({
        deletedCount: 0,
      })
    for (const [method, path] of [
      ['GET', '/addresses'],
      ['DELETE', `/addresses/${insertedId}`],
    ] as const)
      expect((await shop.call(method, path)).status).toBe(401)
    expect((await shop.call('POST', '/addresses', { body: BERLIN })).status).toBe(401)
    expect((await shop.call('DELETE', `/addresses/${insertedId}`, { token: owner.token })).body).toEqual({
      deletedCount: 1,
    })
    expect(await list(owner)).toEqual([])
  })

  it('hold where an order of the checkout goes', async () => {
    const person = await signUp(shop)
    expect((await buy(shop, [{ part: await addPart(shop), quantity: 1 }], { person })).status).toBe(201)
    expect(await list(person)).toMatchObject([{ address: GOLDEN }])
  })

  it('are twenty at most: the one that was not used for longest goes', async () => {
    const person = await signUp(shop)
    for (let n = 0; n < 22; n++) await keep({ ...BERLIN, line1: `Torstr. ${n}` }, person)
    const kept = (await list(person)).map(({ address }: { address: { line1: string } }) => address.line1)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, 'Torstr. 21', 'Torstr. 2'])
  })

  it('are checked by the form of their country', async () => {
    const wrong: [unknown, string[]][] = [
      [{}, ['country']],
      [{ ...GOLDEN, postcode: 'x', region: 'Bavaria' }, ['region', 'postcode']],
      [{ ...BERLIN, name: '' }, ['name']],
    ]
    for (const [body, fields] of wrong) {
      const answer = await keep(body)
      expect([answer.status, Object.keys(answer.body.fields).toSorted()]).toEqual([400, fields.toSorted()])
    }
  })
})
