import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { whileSlow } from '../../support/machine/slow-inserts.ts'

let shop: TestShop
let owner: Person
let stranger: Person
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  owner = await signUp(shop, { name: 'Olive Owner' })
  stranger = await signUp(shop)
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const given = { number: '+1 555 0100', address: '1 Main St\nSpringfield', education: 'Mechanic' }
const add = (person: Person, more: object = {}) =>
  shop.call('POST', '/profile', { token: person.token, body: { ...given, ...more } })

describe('POST /profile', () => {
  test('takes name and e-mail from the account, whatever is sent', async () => {
    const claims = {
      name: 'Somebody Else',
      email: admin.email,
      photoURL: 'https://pictures.example/me.png',
      _id: 'mine',
    }
    const { status, body } = await add(owner, claims)
    expect(status).toBe(200)
    expect(body).toEqual({ insertedId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const stored = await shop.call('GET', `/profile/${body.insertedId}`, { token: owner.token })
    expect(stored.body).toEqual({
      _id: body.insertedId,
      name: 'Olive Owner',
      email: owner.email,
      ...given,
      photoURL: 'https://pictures.example/me.png',
    })
  })

  const wrong: [object, Record<string, string>][] = [
    [{ number: '' }, { number: 'Phone number is Required' }],
    [{ address: '  ' }, { address: 'Address is Required' }],
    [{ education: undefined }, { education: 'Education is Required' }],
    [{ number: {} }, { number: 'Phone number is Required' }],
    [{ address: 'x'.repeat(301) }, { address: 'Must be 300 characters or shorter' }],
    [{ education: 'a\u0000b' }, { education: 'Please use letters and digits only' }],
    [{ photoURL: 'javascript:alert(1)' }, { photoURL: 'Provide the address of a picture' }],
    [{ photoURL: '//evil.example/x.png' }, { photoURL: 'Provide the address of a picture' }],
  ]
  test.each(wrong)('%j is an error at its field', async (change, fields) => {
    const { status, body } = await add(owner, change)
    expect([status, body.fields]).toEqual([400, fields])
  })

  test.each(['https://pictures.example/', '/media/'])(
    "a picture's address %s… has 1,000 characters at most",
    async (begin) => {
      expect((await add(stranger, { photoURL: begin.padEnd(1000, 'x') })).status).toBe(200)
      const { status, body } = await add(stranger, { photoURL: begin.padEnd(1001, 'x') })
      expect([status, body.fields]).toEqual([400, { photoURL: 'Provide the address of a picture' }])
    },
  )

  test('a number may come as a number, a picture may be absent', async () => {
    const { body } = await add(stranger, { number: 5550100, photoURL: '' })
    const stored = await shop.call('GET', `/profile/${body.insertedId}`, { token: stranger.token })
    expect(stored.body).toMatchObject({ number: '5550100', photoURL: null })
  })

  test('nobody without an account; and twenty are enough', async () => {
    expect((await shop.call('POST', '/profile', { body: given })).status).toBe(401)
    const eager = await signUp(shop)
    for (let i = 0; i < 20; i++) expect((await add(eager)).status).toBe(200)
    const { status, body } = await add(eager)
    expect([status, body.code]).toEqual([409, 'too-many-profiles'])
  })

  test('twenty are enough, too, when several come at once', async () => {
    const eager = await signUp(shop)
    for (let i = 0; i < 18; i++) await add(eager)
    const answers = await whileSlow(shop, 'profiles', () => Promise.all(Array.from({ length: 10 }, () => add(eager))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await shop.call('GET', '/profile', { token: eager.token })).body).toHaveLength(20)
  })
})

describe('GET /profile', () => {
  test("lists one's own; an admin's lists all, by cursor", async () => {
    const person = await signUp(shop)
    const { body: first } = await add(person)
    const { body: second } = await add(person)
    const own = await shop.call('GET', '/profile', { token: person.token })
    expect(own.body.map((one: { _id: string }) => one._id)).toEqual([second.insertedId, first.insertedId])
    const all: { email: string }[] = []
    for (let path: string | undefined = '/profile?limit=10'; path;) {
      const { body, headers } = await shop.call('GET', path, { token: admin.token })
      all.push(...body)
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
    }
    const { rows } = await sql<{ count: number }>`select count(*) from profiles`.execute(shop.ctx.db)
    expect(all).toHaveLength(rows[0]!.count)
    expect(all.some((one) => one.email === person.email)).toBe(true)
  })

  test('goes on where it was though the last one shown has gone meanwhile', async () => {
    const [first, second] = [await signUp(shop), await signUp(shop)]
    await add(first)
    await add(second)
    const page = await shop.call('GET', '/profile?limit=1', { token: admin.token })
    expect(page.body[0].email).toBe(second.email)
    await shop.call('DELETE', `/user/${second.id}`, { token: admin.token })
    const path = /<([^>]+)>/.exec(page.headers.get('link')!)![1]!
    expect((await shop.call('GET', path, { token: admin.token })).body[0].email).toBe(first.email)
  })

  test('nobody without an account; malformed is told', async () => {
    expect((await shop.call('GET', '/profile')).status).toBe(401)
    expect((await shop.call('GET', '/profile?cursor=made-up', { token: owner.token })).status).toBe(400)
  })
})

describe('/profile/{id}', () => {
  let id: string
  beforeAll(async () => {
    id = (await add(owner)).body.insertedId
  })
  const change = { number: '1', address: '2', education: '3' }
  const call = (method: 'GET' | 'PUT', token?: string, at = id) =>
    shop.call(method, `/profile/${at}`, { token, body: method === 'PUT' ? change : undefined })

  test('to a stranger it does not exist, and no other id does', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      expect((await call(method)).status).toBe(401)
      const hidden = await call(method, stranger.token)
      const absent = await call(method, stranger.token, '0198a000-0000-7000-8000-000000000000')
      expect([hidden.status, absent.status]).toEqual([404, 404])
      expect(hidden.body).toEqual(absent.body)
      expect((await call(method, owner.token, '1')).status).toBe(404)
      expect((await call(method, owner.token, '%00')).status).toBe(404)
    }
  })

  test('its owner changes number, address and education, and nothing else', async () => {
    const before = (await call('GET', owner.token)).body
    const body = {
      ...change,
      name: 'X',
      email: 'x@camber.example',
      photoURL: 'https://x.example/x.png',
      user_id: stranger.id,
    }
    const answer = await shop.call('PUT', `/profile/${id}`, { token: owner.token, body })
    expect([answer.status, answer.body]).toEqual([200, { modifiedCount: 1 }])
    expect((await call('GET', owner.token)).body).toEqual({ ...before, ...change })
  })

  test('malformed changes are errors at their fields', async () => {
    const { status, body } = await shop.call('PUT', `/profile/${id}`, { token: owner.token, body: {} })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      number: 'Phone number is Required',
      address: 'Address is Required',
      education: 'Education is Required',
    })
  })

  test('an admin may, and that is recorded', async () => {
    expect((await call('GET', admin.token)).status).toBe(200)
    expect((await call('PUT', admin.token)).status).toBe(200)
    const { rows } = await sql`select actor, action from audit where subject = ${id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ actor: admin.id, action: 'profile.update' }])
  })

  test('goes with its owner', async () => {
    await shop.call('DELETE', `/user/${owner.id}`, { token: admin.token })
    expect((await call('GET', admin.token)).status).toBe(404)
  })
})
