import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#common/words'
import { showPartPage } from '#domain/catalogue'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let pat: Person
let parts: number[]
const review = { name: 'Pat', rating: '4', description: 'Fits well.', img: 'https://pictures.example/disc.jpg' }

const add = (body: object, token = pat.token) => shop.call('POST', '/review', { token, body })
const ratingOf = async (part: number) => {
  const { rows } = await sql<{ sum: number; count: number }>`
    select rating_sum as sum, rating_count as count from part where id = ${part}`.execute(shop.ctx.db)
  return rows[0]!
}

beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop)
  pat = await signUp(shop)
  const { rows } = await sql<{ id: number }>`select id from part order by id limit 20`.execute(shop.ctx.db)
  parts = rows.map((row) => row.id)
})
afterAll(() => shop.close())

describe('POST /review', () => {
  it('keeps a signed-in person’s review', async () => {
    const { status, body } = await add(review)
    expect([status, body]).toEqual([200, { insertedId: expect.stringMatching(/^[\w-]{20,}$/) }])
    const [newest] = (await shop.call('GET', '/review')).body.items
    expect(newest).toEqual({
      ...review,
      _id: body.insertedId,
      stars: 4,
      partId: null,
      createdAt: expect.any(String),
    })
  })

  it('tells a visitor to log in, whatever is sent', async () => {
    expect((await shop.call('POST', '/review', { body: review })).status).toBe(401)
    expect((await shop.call('POST', '/review', { body: {} })).status).toBe(401)
    expect((await add(review, 'x'.repeat(40))).status).toBe(401)
  })

  it.each([
    [
      {},
      {
        name: texts.nameRequired,
        rating: texts.ratingRequired,
        description: texts.descriptionRequired,
        img: texts.imageRequired,
      },
    ],
    [{ ...review, name: ' ' }, { name: texts.nameRequired }],
    [{ ...review, rating: '' }, { rating: texts.ratingRequired }],
    [{ ...review, rating: '6' }, { rating: 'A rating in numbers goes from 1 to 5' }],
    [{ ...review, rating: 0 }, { rating: 'A rating in numbers goes from 1 to 5' }],
    [{ ...review, rating: '-1' }, { rating: 'A rating in numbers goes from 1 to 5' }],
    [{ ...review, description: 'x'.repeat(5001) }, { description: 'at most 5000 characters' }],
    [{ ...review, img: 'data:image/svg+xml,<svg onload=alert(1)>' }, { img: expect.stringContaining('https://') }],
  ])('says at each field what is wrong (%#)', async (body, fields) => {
    const answer = await add(body)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual(fields)
  })

  it('keeps words as they are, and text that looks like script as text', async () => {
    const body = { ...review, rating: 'great <b>stuff</b>', description: '<script>alert(1)</script>' }
    await add(body)
    const [newest] = (await shop.call('GET', '/review')).body.items
    expect(newest).toMatchObject({ ...body, stars: null })
  })

  it('counts a number into the part’s rating, halves upwards, and words not at all', async () => {
    const part = parts[0]!
    const before = await ratingOf(part)
    const [two, three] = await Promise.all([signUp(shop), signUp(shop)])
    await Promise.all([
      add({ ...review, rating: '4.5', partId: String(part) }),
      add({ ...review, rating: 2, partId: part }, two.token),
      add({ ...review, rating: 'so so', partId: String(part) }, three.token),
    ])
    expect(await ratingOf(part)).toEqual({ sum: before.sum + 7, count: before.count + 2 })
  })

  it('makes the page of a part ask for reviews, also one of words alone; that of any other part does not', async () => {
    const id = await addPart(shop)
    const isReviewed = async () => (await showPartPage(shop.ctx, id)).isReviewed
    expect(await isReviewed()).toBe(false)
    await add({ ...review, rating: 'fine', partId: id })
    expect((await shop.call('GET', `/parts/${id}`)).body.ratingCount).toBe(0)
    expect(await isReviewed()).toBe(true)
  })

  it('takes one review of a part from each person, also at the same moment', async () => {
    const partId = String(parts[1])
    const before = await ratingOf(parts[1]!)
    const answers = await Promise.all([1, 2, 3, 4].map(() => add({ ...review, rating: '5', partId })))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('already-reviewed')
    expect(await ratingOf(parts[1]!)).toEqual({ sum: before.sum + 5, count: before.count + 1 })
  })

  it('is about a part that there is', async () => {
    const answer = await add({ ...review, partId: '99999999' })
    expect([answer.status, answer.body.fields]).toEqual([400, { partId: 'There is no such part.' }])
    expect((await add({ ...review, partId: 'x' })).status).toBe(404)
  })
})

it('too many reviews by one person get 429, other people’s do not', async () => {
  const limited = await openShopFor({ LIMITS: '0.1' })
  const [eager, calm] = [await signUp(limited), await signUp(limited)]
  const send = (token: string) => limited.call('POST', '/review', { token, body: review })
  for (let n = 0; n < 3; n++) expect((await send(eager.token)).status).toBe(200)
  const { status, headers } = await send(eager.token)
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await send(calm.token)).status).toBe(200)
})

it('many accounts of one address may not flood reviews or corrections; another address still may write', async () => {
  const limited = await openShopFor({ LIMITS: '0.04' })
  const correction = { name: 'Disc', price: 40, img: review.img }
  for (const [method, path, body, most] of [
    ['POST', '/review', review, 6],
    ['PUT', '/bestSeller/99999999', correction, 10],
  ] as const) {
    const from = async (address: string) => {
      const { token } = await signUp(limited)
      return (await limited.call(method, path, { token, body, from: address })).status
    }
    for (let n = 0; n < most; n++) expect(await from('203.0.113.9'), path).not.toBe(429)
    expect(await from('203.0.113.9'), path).toBe(429)
    expect(await from('203.0.113.10'), path).not.toBe(429)
  }
  const { token } = await makeAdmin(limited)
  const asAdmin = { token, body: correction, from: '203.0.113.9' }
  expect((await limited.call('PUT', '/bestSeller/99999999', asAdmin)).status).toBe(404)
})

it.each([
  ['POST', '/review', { ...review, partId: '99999999' }, 3],
  ['PUT', '/bestSeller/99999999', { name: 'Disc', price: 40, img: review.img }, 6],
])('%s %s counts tries that fail too, with an Idempotency-Key as without', async (method, path, body, most) => {
  const limited = await openShopFor({ LIMITS: '0.1' })
  const [eager, boss] = [await signUp(limited), await makeAdmin(limited)]
  const statusOf = async (token: string, key: string) =>
    (await limited.call(method, path, { token, body, headers: { 'idempotency-key': key } })).status
  for (let n = 0; n < most; n++) expect(await statusOf(eager.token, `key-${n}`)).toBeOneOf([400, 404])
  expect(await statusOf(eager.token, 'one-more')).toBe(429)
  if (method === 'PUT') for (let n = 0; n <= most; n++) expect(await statusOf(boss.token, `key-${n}`)).toBe(404)
})

describe('GET /review', () => {
  it('pages through the reviews of one part, each once', async () => {
    const part = parts[2]!
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(shop)))
    const { rows } = await sql<{ n: number }>`select count(*) as n from review where part_id = ${part}`.execute(
      shop.ctx.db,
    )
    await Promise.all(people.map((person) => add({ ...review, partId: String(part) }, person.token)))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const from: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const { body } = await shop.call('GET', `/review?partId=${part}&limit=2${from}`)
      expect(body.items.length).toBeLessThanOrEqual(2)
      for (const item of body.items) expect(item.partId).toBe(String(part))
      seen.push(...body.items.map((item: { _id: string }) => item._id))
      cursor = body.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(rows[0]!.n + 5)
  })

  it('reveals nobody’s authorship', async () => {
    await add(review)
    expect(JSON.stringify((await shop.call('GET', '/review')).body)).not.toContain(pat.email)
  })

  it.each(['cursor=x', 'cursor=1', 'limit=0', 'limit=101', 'limit=x'])('%s is refused', async (query) => {
    expect((await shop.call('GET', `/review?${query}`)).status).toBe(400)
  })
})

describe('reviews are looked through and deleted by admins', () => {
  it('GET /reviews names the authors, to admins only', async () => {
    await add({ ...review, partId: String(parts[3]) })
    expect((await shop.call('GET', '/reviews')).status).toBe(401)
    expect((await shop.call('GET', '/reviews', { token: pat.token })).status).toBe(403)
    const { status, body } = await shop.call('GET', '/reviews?limit=1', { token: admin.token })
    expect(status).toBe(200)
    expect(body.items[0]).toMatchObject({ email: pat.email, partName: expect.any(String), partId: String(parts[3]) })
    expect(body.next).toEqual(expect.any(String))
  })

  it('DELETE /review/{id} takes its stars back', async () => {
    const part = parts[4]!
    const before = await ratingOf(part)
    const path = `/review/${(await add({ ...review, partId: String(part) })).body.insertedId}`
    expect((await shop.call('DELETE', path)).status).toBe(401)
    expect((await shop.call('DELETE', path, { token: pat.token })).status).toBe(403)
    expect((await shop.call('DELETE', path, { token: admin.token })).body).toEqual({ deletedCount: 1 })
    expect((await shop.call('DELETE', path, { token: admin.token })).status).toBe(404)
    expect(await ratingOf(part)).toEqual(before)
    const { rows } = await sql`select 1 from audit where action = 'review.delete' and actor = ${admin.id}`.execute(
      shop.ctx.db,
    )
    expect(rows.length).toBe(1)
  })
})
