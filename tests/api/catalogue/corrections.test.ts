import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { texts } from '#common/words'
import { DISC, openPartsDesk, type Row } from '../../support/shops/parts-desk.ts'

const { shop, pat, asAdmin, create, show, rowsOf } = await openPartsDesk()
afterAll(() => shop.close())

describe('anybody else’s PUT /bestSeller/{id}', () => {
  const propose = (id: string, body: object, person = pat) =>
    shop.call('PUT', `/bestSeller/${id}`, { token: person.token, body })
  const open = async (id: string) =>
    (await asAdmin('GET', '/corrections?limit=100')).body.items.filter(
      (one: { part: { _id: string } }) => one.part._id === id,
    )

  it('is stored as a proposed correction, without stock and rank', async () => {
    const id = await create()
    const before = await show(id)
    const { status, body } = await propose(id, { ...DISC, name: 'Brake DISC, vented', stock: 0, bestSeller: false })
    expect([status, body]).toEqual([202, { proposed: true, _id: expect.any(String) }])
    expect(await show(id)).toEqual(before)
    expect(await open(id)).toEqual([
      {
        _id: body._id,
        part: before,
        change: { name: 'Brake DISC, vented' },
        outdated: false,
        by: { name: pat.name, email: pat.email },
        createdAt: expect.any(String),
        decision: null,
      },
    ])
  })

  it('says so when it would change nothing, or when there is no such part', async () => {
    expect((await propose(await create(), DISC)).status).toBe(400)
    expect((await propose('99999999', DISC)).status).toBe(404)
    expect((await propose(await create(), { price: 1 })).body.fields).toMatchObject({ name: texts.nameRequired })
  })

  it('a second one takes the place of the first', async () => {
    const id = await create()
    await propose(id, { ...DISC, price: 10 })
    await propose(id, { ...DISC, price: 11 })
    expect((await open(id)).map((one: { change: Row }) => one.change)).toEqual([{ price: 11 }])
  })

  it('accepted, it applies; and each is decided once', async () => {
    const id = await create()
    const { _id } = (await propose(id, { ...DISC, price: 70, attributes: [['Colour', 'black', null]] })).body
    const answers = await Promise.all(
      ['accept', 'decline'].map((decision) => asAdmin('PUT', `/corrections/${_id}`, { decision })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    const accepted = answers[0]?.status === 200
    expect(await show(id)).toMatchObject(accepted ? { price: 70, version: 2 } : { price: 89, version: 1 })
    expect(await open(id)).toEqual([])
    const waiting = (await asAdmin('GET', '/corrections?limit=100')).body.items.length
    expect((await asAdmin('GET', '/overview')).body.corrections).toBe(waiting)
    const { items } = (await asAdmin('GET', '/corrections?open=false&limit=1')).body
    expect(items[0]).toMatchObject({ _id, decision: { accepted } })
  })

  it('a list of neither the open nor the decided ones is refused in plain words', async () => {
    expect(await asAdmin('GET', '/corrections?open=maybe')).toMatchObject({
      status: 400,
      body: { fields: { open: 'Open is true or false' } },
    })
  })

  it('accepting leaves an audit row that says why', async () => {
    const id = await create()
    const { _id } = (await propose(id, { ...DISC, price: 70 })).body
    await asAdmin('PUT', `/corrections/${_id}`, { decision: 'accept' })
    expect(await rowsOf(sql<Row>`select action, why from audit where subject in (${id}, ${_id}) order by id`)).toEqual([
      { action: 'part.create', why: null },
      { action: 'part.update', why: `correction ${_id}` },
      { action: 'correction.accept', why: null },
    ])
  })

  it('declined, it changes nothing', async () => {
    const id = await create()
    const { _id } = (await propose(id, { ...DISC, price: 1 })).body
    expect((await asAdmin('PUT', `/corrections/${_id}`, { decision: 'decline' })).body).toEqual({ decision: 'decline' })
    expect(await show(id)).toMatchObject({ price: 89, version: 1 })
  })

  it('only a decision decides', async () => {
    expect((await asAdmin('PUT', '/corrections/x', { decision: 'accept' })).status).toBe(404)
    expect((await asAdmin('PUT', '/corrections/x', { decision: 'maybe' })).status).toBe(400)
    expect((await asAdmin('GET', '/corrections?cursor=x')).status).toBe(400)
  })
})
