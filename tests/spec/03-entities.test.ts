import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, PART, PICTURE, POST, PROFILE, REVIEW, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

describe('3 Entities and their fields', () => {
  test("User: email, role ('admin' marks admins), _id", async () => {
    const { as, admin, customer } = stage
    const { body } = await as(admin, 'GET', '/user')
    const of = (email: string) => body.find((user: { email: string }) => user.email === email)
    expect(of(customer.email)).toEqual({
      _id: customer.id,
      email: customer.email,
      name: customer.name,
      role: 'customer',
      emailVerified: false,
      createdAt: time,
      seenAt: time,
    })
    expect(of(admin.email)).toMatchObject({ _id: admin.id, role: 'admin' })
  })

  test('User: a user record is created or updated at login, and a token is returned', async () => {
    const { shop, admin, as, customer } = stage
    const seen = async () =>
      (await as(admin, 'GET', `/user?q=${customer.email}`)).body[0] as { seenAt: string; _id: string }
    const before = await seen()
    const headers = { cookie: customer.cookie }
    const { body } = await shop.call('PUT', `/user/${customer.email}`, { body: { email: customer.email }, headers })
    expect(body).toEqual({ token: expect.any(String) })
    const after = await seen()
    expect(after._id).toBe(before._id)
    expect(after.seenAt > before.seenAt).toBe(true)
  })

  test('Best seller part: _id, name, price (integer), img (URL)', async () => {
    const id = await stage.part()
    const { body } = await stage.as(undefined, 'GET', '/bestSeller')
    for (const part of body) {
      expect(part).toMatchObject({ _id: expect.any(String), name: expect.any(String), img: expect.any(String) })
      expect(Number.isInteger(part.price)).toBe(true)
    }
    expect(body.find((part: { _id: string }) => part._id === id)).toMatchObject({ _id: id, ...PART })
  })

  test('Blog: _id, blogTitle, description, img', async () => {
    const _id = await stage.post()
    expect((await stage.as(undefined, 'GET', `/blog/${_id}`)).body).toMatchObject({ _id, ...POST })
  })

  test('Review: name, rating (free text), description, img (URL)', async () => {
    const { as, customer } = stage
    const body = { ...REVIEW, rating: 'Fits like a glove' }
    const { insertedId } = (await as(customer, 'POST', '/review', body)).body
    const { items } = (await as(undefined, 'GET', '/review')).body
    const kept = items.find((review: { _id: string }) => review._id === insertedId)
    expect(kept).toEqual({ _id: insertedId, ...body, stars: null, partId: null, createdAt: time })
  })

  test('Profile: _id, name, email, number, address, education, photoURL', async () => {
    const { as, customer } = stage
    const { insertedId } = (await as(customer, 'POST', '/profile', { ...PROFILE, photoURL: PICTURE })).body
    const { name, email } = customer
    const profile = { _id: insertedId, name, email, ...PROFILE, photoURL: PICTURE }
    expect((await as(customer, 'GET', `/profile/${insertedId}`)).body).toEqual(profile)
  })

  test('Order: _id, name, email, number, total (integer), paid flag, tranjactionId (spelled so)', async () => {
    const { as, customer } = stage
    const unpaid = await stage.order()
    expect((await as(customer, 'GET', `/orders/${unpaid}`)).body).toMatchObject({
      _id: unpaid,
      name: customer.name,
      email: customer.email,
      number: '+1 555 0100',
      total: 84,
      paid: false,
      tranjactionId: null,
    })
    const { id, intent } = await stage.paidOrder()
    expect((await as(customer, 'GET', `/orders/${id}`)).body).toMatchObject({ paid: true, tranjactionId: intent })
  })

  test("An order's, user's or profile's id cannot be guessed or counted", async () => {
    const ids = [await stage.order(), await stage.profile(), stage.customer.id]
    for (const id of ids) expect(id).toMatch(/^[\w-]{20,}$/)
    const [one, two] = [await stage.order(), await stage.order()]
    const same = [...one].filter((character, at) => character === two[at]).length
    expect(same).toBeLessThan(one.length * 0.75)
  })

  test('Signed-in user identity: uid and email', async () => {
    const { shop, customer } = stage
    const { body } = await shop.call('GET', '/auth/get-session', { headers: { cookie: customer.cookie } })
    expect(body.user).toEqual({ id: customer.id, email: customer.email, name: customer.name, emailVerified: false })
  })

  test('Identity provider data is held by the provider: no password and no session secret is ever sent', async () => {
    const { shop, admin, as, customer } = stage
    const answers = [
      await as(admin, 'GET', '/user'),
      await shop.call('GET', '/auth/get-session', { headers: { cookie: customer.cookie } }),
    ]
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/password|secret|"token"|hash/i)
  })
})
