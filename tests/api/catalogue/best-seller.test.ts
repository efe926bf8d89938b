import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { texts } from '#common/words'
import { DISC, openPartsDesk, type Row } from '../../support/shops/parts-desk.ts'

const { shop, admin, pat, asAdmin, create, show, rowsOf } = await openPartsDesk()
afterAll(() => shop.close())

describe('reading', () => {
  it('GET /bestSeller lists the flagged parts for everybody', async () => {
    const id = await create()
    const hidden = await create({ bestSeller: false })
    const { status, body } = await shop.call('GET', '/bestSeller')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(10)
    expect(body.find((part: { _id: string }) => part._id === id)).toEqual({
      ...DISC,
      _id: id,
      number: `P-${id}`,
      brand: { slug: 'unbranded', name: 'Unbranded' },
      category: { slug: 'other-parts', name: 'Other parts' },
      stock: null,
    })
    expect(body.find((part: { _id: string }) => part._id === hidden)).toBeUndefined()
    for (const part of body)
      expect(part).toMatchObject({ name: expect.any(String), img: expect.stringMatching(/^(\/|https:)/) })
  })

  it('GET /bestSeller leaves none of them out', async () => {
    await sql`update part set best_seller = true where id in (select id from part order by id limit 150)`.execute(
      shop.ctx.db,
    )
    const flagged = await rowsOf(sql<Row>`select id from part where best_seller`)
    expect((await shop.call('GET', '/bestSeller')).body).toHaveLength(flagged.length)
  })

  it('GET /bestSeller/{id} shows any part', async () => {
    const [row] = await rowsOf(sql<Row>`select id, name, price from part where not best_seller order by id limit 1`)
    expect(await show(String(row?.id))).toMatchObject({
      _id: String(row?.id),
      name: row?.name,
      price: Number(row?.price) / 100,
    })
  })

  it.each(['-5', '2147483647', '99999999999', 'x', '1.0'])('GET /bestSeller/%s: 404', async (id) => {
    expect((await shop.call('GET', `/bestSeller/${id}`)).status).toBe(404)
  })
})

describe('who may write', () => {
  it('visitors and customers may not create, delete or decide, whatever they send', async () => {
    const id = await create()
    const before = await rowsOf(sql<Row>`select * from part where id >= ${id}`)
    const calls = [
      ['POST', '/bestSeller', DISC],
      ['DELETE', `/bestSeller/${id}`],
      ['GET', '/corrections'],
      ['PUT', '/corrections/x', { decision: 'accept' }],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await shop.call(method, path, { body })).status, path).toBe(401)
      expect((await shop.call(method, path, { body, token: pat.token })).status, path).toBe(403)
      if (!body) continue
      expect((await shop.call(method, path, { body: {} })).status, path).toBe(401)
      expect((await shop.call(method, path, { body: {}, token: pat.token })).status, path).toBe(403)
    }
    expect((await shop.call('PUT', `/bestSeller/${id}`, { body: DISC })).status).toBe(401)
    expect(await rowsOf(sql<Row>`select * from part where id >= ${id}`)).toEqual(before)
  })
})

describe('input is checked', () => {
  const price = expect.stringContaining('Price should be')
  it.each([
    [{}, { name: texts.nameRequired, price, img: texts.imageRequired }],
    [{ ...DISC, price: 0 }, { price }],
    [{ ...DISC, price: -1 }, { price }],
    [{ ...DISC, price: 1.5 }, { price }],
    [{ ...DISC, price: '89' }, { price }],
    [{ ...DISC, price: 1_000_001 }, { price }],
    [{ ...DISC, price: 2 ** 53 }, { price }],
    [{ ...DISC, name: '   ' }, { name: texts.nameRequired }],
    [{ ...DISC, img: 'javascript:alert(1)' }, { img: expect.stringContaining('https://') }],
    [{ ...DISC, stock: -1 }, { stock: expect.stringContaining('0 or more') }],
    [{ ...DISC, number: '...' }, { number: expect.stringContaining('letter or digit') }],
    [{ ...DISC, position: 'middle' }, { position: expect.stringContaining('one of') }],
    [{ ...DISC, brand: 'no-such-brand' }, { brand: 'There is no such brand.' }],
    [{ ...DISC, category: 'no-such-type' }, { category: 'There is no such category.' }],
  ])('says at each field what is wrong (%#)', async (body, fields) => {
    const id = await create()
    for (const [method, path] of [
      ['POST', '/bestSeller'],
      ['PUT', `/bestSeller/${id}`],
    ] as const) {
      const answer = await asAdmin(method, path, body)
      expect(answer.status).toBe(400)
      expect(answer.body.fields).toEqual(fields)
    }
    expect(await show(id)).toMatchObject(DISC)
  })
})

describe('POST /bestSeller', () => {
  it('makes a part that search finds by words and by any of its numbers', async () => {
    const [brand] = await rowsOf(sql<Row>`select slug, name from brand where id > 0 limit 1`)
    const [type] = await rowsOf(sql<Row>`select slug from part_type where id > 0 limit 1`)
    const more = {
      number: 'ZQ 77.XW-9',
      brand: brand?.slug,
      category: type?.slug,
      stock: 12,
      position: 'front left',
      attributes: [
        ['Coating', 'Zirkonquartz', null],
        ['Diameter', '312', 'mm'],
      ],
      oeNumbers: [
        { maker: 'Audi', number: '8K0 998 877 Q' },
        { maker: 'Audi', number: '8K0998877Q' },
      ],
      weightGrams: 7400,
      lengthMm: 330,
      widthMm: 330,
      heightMm: 60,
      hazard: 'gas',
      warrantyMonths: 24,
    }
    const id = await create(more)
    expect(await show(id)).toEqual({
      ...DISC,
      ...more,
      _id: id,
      oeNumbers: [{ maker: 'Audi', number: '8K0 998 877 Q' }],
      universal: false,
      quantity: 1,
      bestSeller: true,
      version: 1,
    })
    expect(
      await rowsOf(sql<Row>`select kind, maker, norm from part_number where part_id = ${id} order by kind desc`),
    ).toEqual([
      { kind: 'own', maker: brand?.name, norm: 'ZQ77XW9' },
      { kind: 'oe', maker: 'Audi', norm: '8K0998877Q' },
    ])
    for (const q of ['zq77xw9', '8k0-998-877-q', 'zirkonquartz']) {
      const { body } = await shop.call('GET', `/parts?q=${q}`)
      expect(
        body.items.map((part: { _id: string }) => part._id),
        q,
      ).toContain(id)
    }
    const [stock] = await rowsOf(sql<Row>`select free, came_in from stock where part_id = ${id}`)
    expect(stock).toEqual({ free: 12, came_in: 12 })
  })

  it('leaves an audit row', async () => {
    const id = await create()
    const rows = await rowsOf(
      sql<Row>`select actor, action, before, after ->> 'name' as name from audit where subject = ${id}`,
    )
    expect(rows).toEqual([{ actor: admin.id, action: 'part.create', before: null, name: DISC.name }])
  })
})

describe('an admin’s PUT /bestSeller/{id}', () => {
  it('applies, and leaves other fields alone', async () => {
    const id = await create({ stock: 5, number: 'AB 1' })
    const { status, body, headers } = await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, price: 95, number: 'AB 2' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: id, price: 95, number: 'AB 2', stock: 5, version: 2 })
    expect(headers.get('etag')).toBe('"2"')
    // Its old number still finds it.
    const numbers = await rowsOf(sql<Row>`select norm, kind from part_number where part_id = ${id} order by 1 desc`)
    expect(numbers).toEqual([
      { norm: 'AB2', kind: 'own' },
      { norm: 'AB1', kind: 'superseded' },
    ])
    const rows =
      await rowsOf(sql<Row>`select action, (before ->> 'price')::int / 100 as before, (after ->> 'price')::int / 100 as after
      from audit where subject = ${id} and action = 'part.update'`)
    expect(rows).toEqual([{ action: 'part.update', before: 89, after: 95 }])
  })

  it('that changes nothing is no change', async () => {
    const id = await create()
    expect((await asAdmin('PUT', `/bestSeller/${id}`, DISC)).body.version).toBe(1)
  })

  it('tells the second of two who edit one part, and shows both versions', async () => {
    const id = await create()
    const path = `/bestSeller/${id}`
    const answers = await Promise.all([
      asAdmin('PUT', path, { ...DISC, price: 90 }, { 'if-match': '"1"' }),
      asAdmin('PUT', path, { ...DISC, price: 91, version: 1 }),
    ])
    const late = answers.find((answer) => answer.status === 412)
    const won = answers.find((answer) => answer.status === 200)
    expect(won?.body.version).toBe(2)
    expect(late?.body).toMatchObject({
      code: 'changed-meanwhile',
      current: { price: won?.body.price, version: 2 },
      yours: { price: 181 - won?.body.price },
    })
    expect(await show(id)).toMatchObject({ price: won?.body.price, version: 2 })
  })

  it('does not bring back what was sold while a new stock was typed', async () => {
    const id = await create({ stock: 9 })
    await sql`update stock set free = 5 where part_id = ${id}`.execute(shop.ctx.db)
    const late = await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, stock: 12, stockWas: 9, version: 1 })
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ code: 'changed-meanwhile', current: { stock: 5 }, yours: { stock: 12 } })
    expect((await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, stock: 12, stockWas: 5 })).status).toBe(200)
    expect(await show(id)).toMatchObject({ stock: 12 })
  })

  it('keeps what came in true to stock, held and sold', async () => {
    const id = await create({ stock: 10 })
    await sql`update stock set free = 7 where part_id = ${id}`.execute(shop.ctx.db)
    await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, stock: 20 })
    expect(await rowsOf(sql<Row>`select free, came_in from stock where part_id = ${id}`)).toEqual([
      { free: 20, came_in: 23 },
    ])
    await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, stock: null })
    expect(await rowsOf(sql<Row>`select free, came_in from stock where part_id = ${id}`)).toEqual([])
  })

  it('needs a part that there is', async () => {
    expect((await asAdmin('PUT', '/bestSeller/99999999', DISC)).status).toBe(404)
    expect((await asAdmin('PUT', '/bestSeller/x', DISC)).status).toBe(404)
    expect((await asAdmin('PUT', `/bestSeller/${await create()}`, DISC, { 'if-match': 'abc' })).status).toBe(400)
  })
})

describe('DELETE /bestSeller/{id}', () => {
  it('takes a part out, once, with an audit row', async () => {
    const id = await create()
    expect((await asAdmin('DELETE', `/bestSeller/${id}`)).body).toEqual({ deletedCount: 1 })
    expect((await shop.call('GET', `/bestSeller/${id}`)).status).toBe(404)
    expect((await asAdmin('DELETE', `/bestSeller/${id}`)).status).toBe(404)
    const rows = await rowsOf(sql<Row>`select action, after from audit where subject = ${id} order by id desc limit 1`)
    expect(rows).toEqual([{ action: 'part.delete', after: null }])
  })
})
