import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FacetValue, PartList } from '#domain/finding/schema'
import { makeAdmin, signUp } from '../../support/shops/people.ts'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.ctx.db)).rows[0]!
const valueOf = (values: FacetValue[], value: string) => values.find((one) => one.value === value)?.count ?? 0

describe('a part says itself whether it suits every vehicle', () => {
  const audi = { make: 'audi', model: 'a4', year: 2012 }
  const suits = { kind: 'vehicle', text: 'Suits every vehicle' }
  let token: string
  beforeAll(async () => {
    token = (await makeAdmin(shop)).token
  })
  const write = async (method: string, path: string, body: object) =>
    (await shop.call(method, `/bestSeller${path}`, { token, body })).body
  const save = async (id: string, change: object) => {
    const { name, price, img } = (await shop.call('GET', `/bestSeller/${id}`)).body
    await write('PUT', `/${id}`, { name, price, img, ...change })
  }
  const idsOf = (list: PartList) => list.items.map((item) => item._id)

  test('one that does is found under any, by its type, by words and by its number', async () => {
    const [list, other] = [await find(audi), await find({ ...audi, category: 'other-parts' })]
    const tray = { name: 'Zwibble tray', price: 12, img: 'https://example.com/tray.webp', number: 'ZWI-4711' }
    const id = (await write('POST', '', { ...tray, universal: true })).insertedId
    await write('POST', '', { ...tray, name: 'Zwibble lid', universal: false })
    await expect.poll(async () => (await find({ ...audi, category: 'other-parts' })).count).toBe(other.count + 1)
    const ways: Record<string, string | number>[] = [
      { ...audi, category: 'other-parts' },
      { make: 'audi', category: 'other-parts' },
      { ...audi, q: 'zwibble' },
      { q: 'zwibble audi a4 2012' },
      { ...audi, q: 'ZWI-4711' },
    ]
    for (const query of ways) {
      const found = await find(query)
      expect(idsOf(found), JSON.stringify(query)).toEqual([id])
      expect(found).toMatchObject({ count: 1, items: [{ foundBy: expect.arrayContaining([suits]) }] })
    }
    const after = await find(audi)
    expect(after.count).toBe(list.count)
    expect(valueOf(after.facets.category, 'other')).toBe(valueOf(list.facets.category, 'other') + 1)
  })

  test('one with a list of cars cannot, whoever says so', async () => {
    const { id } = await one(sql<{ id: number }>`select part_id as id from application order by id limit 1`)
    const { name, price, img } = (await shop.call('GET', `/bestSeller/${id}`)).body
    for (const person of [token, (await signUp(shop)).token]) {
      const body = { name, price, img, universal: true }
      const refused = await shop.call('PUT', `/bestSeller/${id}`, { token: person, body })
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { universal: expect.stringContaining('list of cars') },
      ])
    }
    expect((await shop.call('GET', `/bestSeller/${id}`)).body.universal).toBe(false)
  })

  test('one that also fits some is listed once, and one that is no longer universal not at all', async () => {
    const discs = { ...audi, category: 'brake-discs', limit: 100 }
    const before = await find(discs)
    const [disc] = idsOf(before) as [string]
    // No call says both of a part; an import of applications after the part may.
    await sql`update part set universal = true where id = ${Number(disc)}`.execute(shop.ctx.db)
    const truck = await one(sql<{ make: string; model: string; year: number }>`
      select k.slug as make, m.slug as model, b.year from base_vehicle b join model m on m.id = b.model_id
      join make k on k.id = m.make_id where type = 'truck' and not exists (select from application f where f.model_id = m.id
        and part_id = ${Number(disc)}) order by b.id limit 1`)
    await expect.poll(async () => idsOf(await find({ ...truck, category: 'brake-discs', limit: 100 }))).toContain(disc)
    const both = await find(discs)
    expect(idsOf(both).toSorted()).toEqual(idsOf(before).toSorted())
    expect(both.count).toBe(before.count)
    const pads = await find({ ...audi, category: 'brake-pads' })
    expect(valueOf(pads.facets.category, 'brake-discs')).toBe(before.count)
    await save(disc, { universal: false })

    const tools = { ...audi, category: 'tools-equipment', limit: 100 }
    const [tool] = idsOf(await find(tools)) as [string]
    const { count } = await find(tools)
    await save(tool, { universal: false })
    await expect.poll(async () => (await find(tools)).count).toBe(count - 1)
    expect(idsOf(await find(tools))).not.toContain(tool)
    expect(valueOf((await find(audi)).facets.category, 'tools-equipment')).toBe(count - 1)
    await save(tool, { universal: true })
  })
})
