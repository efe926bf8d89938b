import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, PART, PICTURE, POST, PROFILE, REVIEW, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const text = expect.any(String)
const whole = expect.toSatisfy(Number.isInteger, 'a whole number')
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const isToken = expect.stringMatching(/^[\w-]{40,}$/)
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

const line = { partId: text, number: text, name: text, brand: text, price: 40, quantity: 2, img: text, fit: null }
const orderShape = () => ({
  _id: text,
  orderNumber: text,
  name: stage.customer.name,
  email: stage.customer.email,
  number: '+1 555 0100',
  address: '',
  currency: 'USD',
  subtotal: 80,
  shipping: 4,
  saved: 0,
  total: 84,
  paid: false,
  tranjactionId: null,
  state: 'placed',
  holdUntil: time,
  vehicle: null,
  lines: [line],
  createdAt: time,
  paidAt: null,
})
const event = { at: time, who: text, from: null, to: 'placed', why: null }

describe('7 Calls made', () => {
  test('PUT /user/{email} {email} gives token', async () => {
    const { shop, customer } = stage
    const options = { body: { email: customer.email }, headers: { cookie: customer.cookie } }
    const { status, body } = await shop.call('PUT', `/user/${customer.email}`, options)
    expect([status, body]).toEqual([200, { token: isToken }])
  })

  test('GET /admin/{email} (bearer) gives admin', async () => {
    const { as, admin, customer } = stage
    expect((await as(customer, 'GET', `/admin/${customer.email}`)).body).toEqual({ admin: false })
    expect((await as(admin, 'GET', `/admin/${admin.email}`)).body).toEqual({ admin: true })
  })

  test('POST to an image-hosting service, multipart field image with a key: data.url, success', async () => {
    const body = new FormData()
    body.append('key', 'a-key')
    body.append('image', new Blob([pixel], { type: 'image/png' }), 'part.png')
    const answer = await stage.as(stage.customer, 'POST', '/images', body)
    expect(answer.body).toEqual({ data: expect.objectContaining({ url: text }), success: true })
    expect(answer.body.data.url).toMatch(/^\/media\/[\w.-]+\.webp$/)
  })

  test('POST /review {name, description, rating, img} gives insertedId', async () => {
    const { status, body } = await stage.as(stage.customer, 'POST', '/review', REVIEW)
    expect([status, body]).toEqual([200, { insertedId: text }])
  })

  test('GET /orders?email={email} (bearer) gives the list of orders', async () => {
    const id = await stage.order()
    const { body } = await stage.as(stage.customer, 'GET', `/orders?email=${stage.customer.email}`)
    expect(body.find((order: { _id: string }) => order._id === id)).toEqual(orderShape())
  })

  test('GET /orders/{id} gives one order', async () => {
    const { body } = await stage.as(stage.customer, 'GET', `/orders/${await stage.order()}`)
    expect(body).toEqual({ ...orderShape(), events: [event] })
  })

  test('POST /orders {name, email, number, total} makes an order of the items it names', async () => {
    const { as, customer } = stage
    const items = { [await stage.part()]: 2 }
    const wish = { name: customer.name, email: customer.email, number: '+1 555 0100', total: 84, items }
    const { status, body } = await as(customer, 'POST', '/orders', wish)
    const lines = [{ ...line, img: PICTURE }]
    expect([status, body]).toEqual([201, { ...orderShape(), insertedId: body._id, lines }])
  })

  test('PATCH /orders/{id} {pay, tranjactionId} marks it paid once the provider confirms that payment', async () => {
    const { shop, as, customer } = stage
    const id = await stage.order()
    const intent = await shop.open(customer, id, 84)
    const claim = () => as(customer, 'PATCH', `/orders/${id}`, { pay: true, tranjactionId: intent })
    expect((await claim()).status).toBe(409)
    expect((await as(customer, 'GET', `/orders/${id}`)).body.paid).toBe(false)
    await shop.charge(intent)
    const { status, body } = await claim()
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: id, paid: true, tranjactionId: intent, state: 'paid', paidAt: time })
  })

  test('DELETE /orders/{id} gives deletedCount', async () => {
    const { status, body } = await stage.as(stage.customer, 'DELETE', `/orders/${await stage.order()}`)
    expect([status, body]).toEqual([200, { deletedCount: 1 }])
  })

  test('POST /create-payment-intent {total} gives clientSecret, and charges what the order says', async () => {
    const { shop, as, customer } = stage
    const orderId = await stage.order()
    expect((await as(customer, 'POST', '/create-payment-intent', { orderId, total: 1 })).status).toBe(409)
    const { status, body } = await as(customer, 'POST', '/create-payment-intent', { orderId, total: 84 })
    const clientSecret = expect.stringMatching(/^pi_\w+_secret_\w+$/)
    const { holdUntil } = (await as(customer, 'GET', `/orders/${orderId}`)).body
    expect([status, body]).toEqual([200, { clientSecret, holdUntil }])
    const intent = await shop.sandbox.stripe.paymentIntents.retrieve(body.clientSecret.split('_secret_')[0])
    expect([intent.amount, intent.currency]).toEqual([8400, 'usd'])
  })

  test("GET /profile lists profiles: one's own, an admin's all", async () => {
    const { as, customer, other, admin } = stage
    const id = await stage.profile()
    const ids = async (person: typeof admin) =>
      (await as(person, 'GET', '/profile')).body.map((profile: { _id: string }) => profile._id)
    expect(await ids(customer)).toContain(id)
    expect(await ids(admin)).toContain(id)
    expect(await ids(other)).toEqual([])
  })

  test('POST /profile {name, email, number, address, education, photoURL} gives insertedId', async () => {
    const { as, customer } = stage
    const body = { name: customer.name, email: customer.email, ...PROFILE, photoURL: PICTURE }
    const answer = await as(customer, 'POST', '/profile', body)
    expect([answer.status, answer.body]).toEqual([200, { insertedId: text }])
  })

  test('GET /profile/{id} gives one profile', async () => {
    const { as, customer } = stage
    const _id = await stage.profile()
    const { name, email } = customer
    expect((await as(customer, 'GET', `/profile/${_id}`)).body).toEqual({
      _id,
      name,
      email,
      ...PROFILE,
      photoURL: null,
    })
  })

  test('PUT /profile/{id} {number, address, education} answers', async () => {
    const { as, customer } = stage
    const id = await stage.profile()
    const change = { number: '1', address: '2', education: '3' }
    expect((await as(customer, 'PUT', `/profile/${id}`, change)).body).toEqual({ modifiedCount: 1 })
    expect((await as(customer, 'GET', `/profile/${id}`)).body).toMatchObject(change)
  })

  test('GET /bestSeller gives an array of {_id, name, price, img}', async () => {
    await stage.part()
    const { body } = await stage.as(undefined, 'GET', '/bestSeller')
    const named = { slug: text, name: text }
    expect(body.length).toBeGreaterThan(1)
    for (const { stock, ...part } of body) {
      expect(part).toEqual({
        _id: text,
        name: text,
        price: whole,
        img: text,
        number: text,
        brand: named,
        category: named,
      })
      expect(stock === null || Number.isInteger(stock)).toBe(true)
    }
  })

  test('GET /bestSeller with bearer gives the same to the admin list', async () => {
    const { as, admin } = stage
    expect((await as(admin, 'GET', '/bestSeller')).body).toEqual((await as(undefined, 'GET', '/bestSeller')).body)
  })

  test('GET /bestSeller/{id} gives one part', async () => {
    const id = await stage.part()
    const { status, body } = await stage.as(undefined, 'GET', `/bestSeller/${id}`)
    expect([status, body]).toEqual([200, expect.objectContaining({ _id: id, ...PART })])
  })

  test('POST /bestSeller {name, price, img} gives insertedId', async () => {
    const { status, body } = await stage.as(stage.admin, 'POST', '/bestSeller', PART)
    expect([status, body]).toEqual([200, { insertedId: text }])
  })

  test("PUT /bestSeller/{id} {name, price, img} answers, and an admin's applies", async () => {
    const id = await stage.part()
    const change = { name: 'Brake drum', price: 55, img: 'https://pictures.example/drum.jpg' }
    const { status, body } = await stage.as(stage.admin, 'PUT', `/bestSeller/${id}`, change)
    expect([status, body]).toEqual([200, expect.objectContaining({ _id: id, ...change })])
  })

  test('DELETE /bestSeller/{id} gives deletedCount', async () => {
    const id = await stage.part()
    expect((await stage.as(stage.admin, 'DELETE', `/bestSeller/${id}`)).body).toEqual({ deletedCount: 1 })
    expect((await stage.as(undefined, 'GET', `/bestSeller/${id}`)).status).toBe(404)
  })

  test('GET /blog gives an array of {_id, blogTitle, img}', async () => {
    const _id = await stage.post()
    const { body } = await stage.as(undefined, 'GET', '/blog')
    for (const post of body) expect(post).toMatchObject({ _id: text, blogTitle: text })
    const { blogTitle, img } = POST
    const summary = 'The first number is the width.'
    expect(body[0]).toEqual({ _id, blogTitle, img, summary, author: stage.admin.name, createdAt: time })
  })

  test('GET /blog/{id} gives one blog', async () => {
    const id = await stage.post()
    const { body } = await stage.as(undefined, 'GET', `/blog/${id}`)
    expect(body).toEqual({
      _id: id,
      ...POST,
      summary: 'The first number is the width.',
      html: '<p>The <em>first</em> number is the width.</p>\n',
      author: stage.admin.name,
      createdAt: time,
      updatedAt: time,
      version: 1,
    })
  })

  test('POST /blog {blogTitle, description, img} gives insertedId', async () => {
    const { status, body } = await stage.as(stage.admin, 'POST', '/blog', POST)
    expect([status, body]).toEqual([200, { insertedId: text }])
  })

  test('GET /user (bearer) gives the list of users', async () => {
    const { body } = await stage.as(stage.admin, 'GET', '/user')
    const emails = body.map((user: { email: string }) => user.email)
    expect(emails).toEqual(expect.arrayContaining([stage.admin.email, stage.customer.email, stage.other.email]))
  })

  test('PUT /user/admin/{email} (bearer) gives modifiedCount', async () => {
    const { as, admin, other } = stage
    expect((await as(admin, 'PUT', `/user/admin/${other.email}`)).body).toEqual({ modifiedCount: 1 })
    expect((await as(admin, 'PUT', `/user/admin/${other.email}`)).body).toEqual({ modifiedCount: 0 })
  })

  test('DELETE /user/{id} gives deletedCount', async () => {
    const { as, admin, other } = stage
    expect((await as(admin, 'DELETE', `/user/${other.id}`)).body).toEqual({ deletedCount: 1 })
    expect((await as(admin, 'DELETE', `/user/${other.id}`)).body).toEqual({ deletedCount: 0 })
  })

  test('The card provider confirms a card payment by the client secret alone, without a secret key', async () => {
    const { shop, as, customer } = stage
    const orderId = await stage.order()
    const { clientSecret } = (await as(customer, 'POST', '/create-payment-intent', { orderId, total: 84 })).body
    const { publishableKey } = (await as(undefined, 'GET', '/payments/config')).body
    const fields = { key: publishableKey, client_secret: clientSecret, payment_method: 'pm_card_visa' }
    const id = clientSecret.split('_secret_')[0]
    const confirm = await fetch(`${shop.sandbox.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    expect(await confirm.json()).toMatchObject({ id, status: 'succeeded' })
  })

  test('A bearer token that is none is refused, never taken for a visitor', async () => {
    for (const path of ['/bestSeller', '/blog', '/user'])
      expect((await stage.shop.call('GET', path, { token: 'made-up-token-of-somebody' })).status).toBe(401)
  })
})
