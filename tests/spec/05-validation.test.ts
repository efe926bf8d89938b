import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, PART, PICTURE, POST, PROFILE, REVIEW, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** What stands under each field when this is sent. */
async function fieldsOf(method: string, path: string, body: object, as: 'customer' | 'admin' = 'customer') {
  const answer = await stage.as(stage[as], method, path, body)
  return answer.status === 400 ? answer.body.fields : answer.status
}
const signUp = (change: object) =>
  fieldsOf('POST', '/auth/sign-up/email', {
    name: 'Pat',
    email: `p${crypto.randomUUID().slice(0, 8)}@camber.com`,
    password: 'spanner-42',
    ...change,
  })
const signIn = (change: object) =>
  fieldsOf('POST', '/auth/sign-in/email', { email: 'nobody@camber.com', password: 'spanner-42', ...change })
const without = <T extends object>(body: T, field: keyof T) => ({ ...body, [field]: undefined })

describe('5 Validation rules', () => {
  test("Email: required ('Email is Required'), at login and at sign-up", async () => {
    for (const email of ['', undefined]) {
      expect(await signUp({ email })).toEqual({ email: 'Email is Required' })
      expect(await signIn({ email })).toEqual({ email: 'Email is Required' })
    }
  })

  test("Email: must match a simple pattern, letters or digits, @, letters, a dot, 2 to 3 letters ('Provide a valid Email')", async () => {
    for (const email of ['pat', 'pat@', '@camber.com', 'pat@camber', 'pat camber.com', 'pat@camber.c', 'pat@.com']) {
      expect(await signUp({ email }), email).toEqual({ email: 'Provide a valid Email' })
      expect(await signIn({ email }), email).toEqual({ email: 'Provide a valid Email' })
    }
    for (const email of ['pat@camber.com', 'pat42@camber.de', 'PAT@CAMBER.COM'])
      expect(await signIn({ email }), email).not.toHaveProperty('email')
  })

  test('Email: more than the pattern is taken, since real addresses have more', async () => {
    for (const email of ['jo.doe@camber.info', 'jo+parts@mail.camber.com', 'jo_doe@camber.co.uk'])
      expect(await signIn({ email }), email).not.toHaveProperty('email')
  })

  test("Password: required ('Password is Required'), at login and at sign-up", async () => {
    for (const password of ['', undefined]) {
      expect(await signUp({ password })).toEqual({ password: 'Password is Required' })
      expect(await signIn({ password })).toEqual({ password: 'Password is Required' })
    }
  })

  test("Password: minimum 6 characters ('Must be 6 characters or longer')", async () => {
    expect(await signUp({ password: '12345' })).toEqual({ password: 'Must be 6 characters or longer' })
    expect(await signIn({ password: '12345' })).toEqual({ password: 'Must be 6 characters or longer' })
    expect(await signUp({ password: 'rusty6' })).toBe(200)
  })

  test('Password: the commonest are refused when one is chosen, whatever their length', async () => {
    const said = { password: 'Too many people use this password. Please choose another.' }
    for (const password of ['123456', 'password123', 'QWERTYUIOP']) expect(await signUp({ password })).toEqual(said)
    expect(await signIn({ password: '123456' })).toBe(401)
  })

  test('Sign-up: an e-mail that has an account is told so at its field', async () => {
    const body = { name: 'Pat', email: stage.customer.email, password: 'spanner-42' }
    const answer = await stage.as(undefined, 'POST', '/auth/sign-up/email', body)
    expect(answer.body).toMatchObject({
      code: 'email-taken',
      fields: { email: 'There is already an account with this e-mail' },
    })
  })

  test("Sign-up name: required ('Name is Required')", async () => {
    for (const name of ['', '  ', undefined]) expect(await signUp({ name })).toEqual({ name: 'Name is Required' })
  })

  const review: [keyof typeof REVIEW, string][] = [
    ['name', 'Name is Required'],
    ['rating', 'rating is Required'],
    ['description', 'description is Required'],
    ['img', 'image is Required'],
  ]
  test.each(review)("Review form: %s required ('%s'), told at its own field", async (field, text) => {
    expect(await fieldsOf('POST', '/review', without(REVIEW, field))).toEqual({ [field]: text })
    expect(await fieldsOf('POST', '/review', { ...REVIEW, [field]: '' })).toEqual({ [field]: text })
  })

  test('Review rating: free text; a number from 1 to 5 counts as stars, other numbers are refused', async () => {
    for (const rating of ['5', '1', 'Fits like a glove', '4 of 5'])
      expect(await fieldsOf('POST', '/review', { ...REVIEW, rating }), rating).toBe(200)
    for (const rating of ['0', '6', '-1', '100'])
      expect(await fieldsOf('POST', '/review', { ...REVIEW, rating }), rating).toEqual({ rating: expect.any(String) })
  })

  test('Best seller add: name, price and photo required', async () => {
    for (const field of ['name', 'price', 'img'] as const)
      expect(Object.keys(await fieldsOf('POST', '/bestSeller', without(PART, field), 'admin'))).toEqual([field])
  })

  test('Best seller add: price sent as an integer', async () => {
    for (const price of [1.5, '40', null, 0, -1])
      expect(Object.keys(await fieldsOf('POST', '/bestSeller', { ...PART, price }, 'admin'))).toEqual(['price'])
  })

  test('Update parts: name, price and img URL required; price an integer', async () => {
    const path = `/bestSeller/${await stage.part()}`
    for (const field of ['name', 'price', 'img'] as const)
      expect(Object.keys(await fieldsOf('PUT', path, without(PART, field), 'admin'))).toEqual([field])
    for (const wrong of [{ price: 1.5 }, { price: '40' }, { img: 'no address' }])
      expect(Object.keys(await fieldsOf('PUT', path, { ...PART, ...wrong }, 'admin'))).toEqual(Object.keys(wrong))
  })

  const blog: [keyof typeof POST, string][] = [
    ['blogTitle', 'Blog title is Required'],
    ['description', 'description is required'],
    ['img', 'image is Required'],
  ]
  test.each(blog)("Blog add: %s required ('%s')", async (field, text) => {
    expect(await fieldsOf('POST', '/blog', without(POST, field), 'admin')).toEqual({ [field]: text })
  })

  test('Profile add and update: phone number, address and education required', async () => {
    const path = `/profile/${await stage.profile()}`
    const required = {
      number: 'Phone number is Required',
      address: 'Address is Required',
      education: 'Education is Required',
    }
    for (const [field, text] of Object.entries(required)) {
      const body = { ...PROFILE, [field]: '' }
      expect(await fieldsOf('POST', '/profile', body)).toEqual({ [field]: text })
      expect(await fieldsOf('PUT', path, body)).toEqual({ [field]: text })
    }
  })

  test("Profile: name and email are the account's, whatever is sent", async () => {
    const { as, customer } = stage
    const claims = { ...PROFILE, name: 'Somebody', email: 'somebody@camber.com' }
    const { insertedId } = (await as(customer, 'POST', '/profile', claims)).body
    await as(customer, 'PUT', `/profile/${insertedId}`, claims)
    const { name, email } = customer
    expect((await as(customer, 'GET', `/profile/${insertedId}`)).body).toMatchObject({ name, email })
  })

  test('Order form: name and number have no validation (200 characters at most)', async () => {
    const { customer } = stage
    const place = async (change: object) => {
      const items = { [await stage.part()]: 2 }
      return fieldsOf('POST', '/orders', { name: '', number: '', email: customer.email, total: 84, items, ...change })
    }
    expect(await place({})).toBe(201)
    expect(await place({ name: '§$%', number: 'call me' })).toBe(201)
    expect(Object.keys(await place({ name: 'x'.repeat(201) }))).toEqual(['name'])
  })

  test("Order form: email and total are read-only: others' are refused; total is an integer", async () => {
    const { as, customer, other } = stage
    const items = { [await stage.part()]: 2 }
    const wish = { name: '', number: '', email: customer.email, total: 84, items }
    expect((await as(customer, 'POST', '/orders', { ...wish, email: other.email })).status).toBe(403)
    expect((await as(customer, 'POST', '/orders', { ...wish, total: 83 })).body).toMatchObject({
      code: 'total-changed',
      total: 84,
    })
    expect(Object.keys(await fieldsOf('POST', '/orders', { ...wish, total: 84.5 }))).toEqual(['total'])
  })

  test('An order of nothing is refused', async () => {
    const { customer } = stage
    const wish = { name: '', number: '', email: customer.email, total: 0 }
    expect(Object.keys(await fieldsOf('POST', '/orders', wish))).toEqual(['items'])
    expect(Object.keys(await fieldsOf('POST', '/orders', { ...wish, items: {} }))).toEqual(['items'])
  })

  test("A picture's address is ours or https, never a script", async () => {
    const path = '/review'
    expect(await fieldsOf('POST', path, { ...REVIEW, img: 'javascript:alert(1)' })).toHaveProperty('img')
    expect(await fieldsOf('POST', path, { ...REVIEW, img: PICTURE })).toBe(200)
  })

  test('A text with a null character, which no database keeps, is refused, wherever it stands', async () => {
    const { customer } = stage
    const text = 'a\0b'
    const refusals: [string, string, object, 'customer' | 'admin'][] = [
      ['POST', '/blog', { ...POST, blogTitle: text }, 'admin'],
      ['POST', '/blog', { ...POST, description: text }, 'admin'],
      ['POST', '/bestSeller', { ...PART, name: text }, 'admin'],
      ['POST', '/bestSeller', { ...PART, brand: text }, 'admin'],
      ['POST', '/bestSeller', { ...PART, attributes: [['Diameter', text, null]] }, 'admin'],
      ['PUT', `/bestSeller/${await stage.part()}`, { ...PART, attributes: [['Diameter', text, null]] }, 'customer'],
      ['POST', '/review', { ...REVIEW, name: text }, 'customer'],
      ['POST', '/review', { ...REVIEW, rating: text }, 'customer'],
      ['POST', '/review', { ...REVIEW, description: text }, 'customer'],
      ['POST', '/profile', { ...PROFILE, address: text }, 'customer'],
      ['POST', '/orders', { name: text, number: '', email: customer.email, total: 0, items: { 1: 1 } }, 'customer'],
      ['POST', '/create-payment-intent', { orderId: text, total: 1 }, 'customer'],
    ]
    for (const [method, path, body, as] of refusals) {
      const { status } = await stage.as(stage[as], method, path, body)
      expect([400, 404], `${method} ${path} ${JSON.stringify(body)}`).toContain(status)
    }
    for (const path of [
      '/parts?q=%00',
      '/parts?brand=%00',
      '/parts/%00',
      '/blog/%00',
      '/review?partId=%00',
      '/vehicles?make=%00',
    ])
      expect((await stage.as(undefined, 'GET', path)).status, path).toBeLessThan(500)
    for (const path of ['/user?q=%00', '/orders/all?q=%00', '/orders?email=%00', '/admin/%00'])
      expect((await stage.as(stage.admin, 'GET', path)).status, path).toBeLessThan(500)
  })
})
