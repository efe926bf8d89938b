import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#common/words'
import { makeAdmin, type Person, signUp } from '../support/people.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let admin: Person
let pat: Person
const disc = { name: 'Brake disc, drilled', price: 89, img: 'https://pictures.example/disc.jpg' }

const asAdmin = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  shop.call(method, path, { token: admin.token, body, headers })
const create = async (more: object = {}): Promise<string> =>
  (await asAdmin('POST', '/bestSeller', { ...disc, ...more })).body.insertedId
const show = async (id: string) => (await shop.call('GET', `/bestSeller/${id}`)).body
type Row = Record<string, unknown>
const rowsOf = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(shop.ctx.db)).rows

beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop)
  pat = await signUp(shop)
})
afterAll(() => shop.close())

describe('anybody else’s PUT /bestSeller/{id}', () => {
  const propose = (id: string, body: object, person = pat) =>
    shop.call('PUT', `/bestSeller/${id}`, { token: person.token, body })
  const open = async (id: string) =>
    (await asAdmin('GET', '/corrections?limit=100')).body.items.filter((one: { part: Row }) => one.part._id === id)

  it('is stored as a proposed correction, without stock and rank', async () => {
    const id = await create()
    const before = await show(id)
    const { status, body } = await propose(id, { ...disc, name: 'Brake disc, vented', stock: 0, bestSeller: false })
    expect([status, body]).toEqual([202, { proposed: true, _id: expect.any(String) }])
    expect(await show(id)).toEqual(before)
    expect(await open(id)).toEqual([
      {
        _id: body._id,
        part: before,
        change: { name: 'Brake disc, vented' },
        outdated: false,
        by: { name: pat.name, email: pat.email },
        createdAt: expect.any(String),
        decision: null,
      },
    ])
  })

  it('says so when it would change nothing, or when there is no such part', async () => {
    expect((await propose(await create(), disc)).status).toBe(400)
    expect((await propose('99999999', disc)).status).toBe(404)
    expect((await propose(await create(), { price: 1 })).body.fields).toMatchObject({ name: texts.nameRequired })
  })

  it('a second one takes the place of the first', async () => {
    const id = await create()
    await propose(id, { ...disc, price: 10 })
    await propose(id, { ...disc, price: 11 })
    expect((await open(id)).map((one: { change: Row }) => one.change)).toEqual([{ price: 11 }])
  })

  it('accepted, it applies; and each is decided once', async () => {
    const id = await create()
    const { _id } = (await propose(id, { ...disc, price: 70, attributes: [['Colour', 'black', null]] })).body
    const answers = await Promise.all(
      ['accept', 'decline'].map((decision) => asAdmin('PUT', `/corrections/${_id}`, { decision })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    const accepted = answers[0]?.status === 200
    expect(await show(id)).toMatchObject(accepted ? { price: 70, version: 2 } : { price: 89, version: 1 })
    expect(await open(id)).toEqual([])
    const { items } = (await asAdmin('GET', '/corrections?open=false&limit=1')).body
    expect(items[0]).toMatchObject({ _id, decision: { accepted } })
  })

  it('accepting leaves an audit row that says why', async () => {
    const id = await create()
    const { _id } = (await propose(id, { ...disc, price: 70 })).body
    await asAdmin('PUT', `/corrections/${_id}`, { decision: 'accept' })
    expect(await rowsOf(sql<Row>`select action, why from audit where subject in (${id}, ${_id}) order by id`)).toEqual([
      { action: 'part.create', why: null },
      { action: 'part.update', why: `correction ${_id}` },
      { action: 'correction.accept', why: null },
    ])
  })

  it('declined, it changes nothing', async () => {
    const id = await create()
    const { _id } = (await propose(id, { ...disc, price: 1 })).body
    expect((await asAdmin('PUT', `/corrections/${_id}`, { decision: 'decline' })).body).toEqual({ decision: 'decline' })
    expect(await show(id)).toMatchObject({ price: 89, version: 1 })
  })

  it('only a decision decides', async () => {
    expect((await asAdmin('PUT', '/corrections/x', { decision: 'accept' })).status).toBe(404)
    expect((await asAdmin('PUT', '/corrections/x', { decision: 'maybe' })).status).toBe(400)
    expect((await asAdmin('GET', '/corrections?cursor=x')).status).toBe(400)
  })
})
