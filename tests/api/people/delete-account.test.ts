import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
beforeAll(async () => (shop = await openPayingShop({ LIMITS: '100' })))
afterAll(() => shop.close())

const deleteOwn = ({ cookie, password }: Pick<Person, 'cookie' | 'password'>, currentPassword: unknown = password) =>
  shop.call('POST', '/auth/delete-account', { body: { currentPassword }, headers: { cookie } })
const signIn = ({ email, password }: Person) => shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
const isThere = async ({ id }: Person) =>
  (await sql`select from users where id = ${id}`.execute(shop.ctx.db)).rows.length === 1
const mailsTo = async (to: string) => {
  const { rows } = await sql<{ template: string }>`
    select data ->> 'template' as template from jobs.job where name = 'send-mail' and data ->> 'to' = ${to}
    order by created_on`.execute(shop.ctx.db)
  return rows.map(({ template }) => template)
}
const prove = ({ id }: Person) => sql`update users set email_verified = true where id = ${id}`.execute(shop.ctx.db)
const forgets = async (email: string) => {
  const { rows } = await sql`
    select from jobs.job where name = 'forget-address' and data ->> 'email' = ${email}`.execute(shop.ctx.db)
  return rows.length
}
async function order({ email, token }: Person) {
  const part = await addPart(shop, { price: 40 })
  const body = { name: '', email, number: '', total: 42, items: { [part]: 1 } }
  return (await shop.call('POST', '/orders', { token, body })).body
}
const lookUp = (number: string, email: string) => shop.call('POST', '/order-lookup', { body: { number, email } })

describe('one’s own account', () => {
  test('is deleted with the password: its sessions end at once, its mailbox is told, and the address is free again', async () => {
    const person = await signUp(shop)
    await prove(person)
    const { status, body } = await deleteOwn(person)
    expect([status, body]).toEqual([200, { status: true }])
    expect(await isThere(person)).toBe(false)
    expect((await shop.call('GET', '/my-cart', { token: person.token })).status).toBe(401)
    expect((await signIn(person)).status).toBe(401)
    expect((await deleteOwn(person)).status).toBe(401)
    expect(await mailsTo(person.email)).toEqual(['account-deleted'])
    expect(await forgets(person.email)).toBe(1)
    const { rows } = await sql`select actor, before, after from audit where action = 'user.remove'
      and subject = ${person.id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ actor: person.id, before: { role: 'customer' }, after: null }])
    expect(await isThere(await signUp(shop, { email: person.email }))).toBe(true)
  })

  test('leaves its orders with the shop; its number and e-mail address find one, as they do a guest’s', async () => {
    const person = await signUp(shop)
    const { _id, orderNumber } = await order(person)
    expect((await lookUp(orderNumber, person.email)).status).toBe(404)
    await deleteOwn(person)
    const found = await lookUp(orderNumber, person.email)
    expect([found.status, found.body.orderId]).toEqual([200, _id])
    const headers = { 'x-order-key': found.body.key }
    expect((await shop.call('GET', `/orders/${_id}`, { headers })).body.orderNumber).toBe(orderNumber)
  })

  test('whose e-mail address was never proved takes nothing away that waits for that address', async () => {
    const person = await signUp(shop)
    await deleteOwn(person)
    expect(await isThere(person)).toBe(false)
    expect(await forgets(person.email)).toBe(0)
    expect(await mailsTo(person.email)).toEqual(['verify-email', 'account-deleted'])
  })

  test('stays with a wrong password or none, and for who is not signed in', async () => {
    const person = await signUp(shop)
    for (const [typed, said] of [
      ['not this one', 'That is not your current password'],
      ['', expect.any(String)],
      [7, expect.any(String)],
    ]) {
      const { status, body } = await deleteOwn(person, typed)
      expect([status, body.fields]).toEqual([400, { currentPassword: said }])
    }
    expect((await deleteOwn({ ...person, cookie: '' })).status).toBe(401)
    const body = { currentPassword: person.password }
    expect((await shop.call('POST', '/auth/delete-account', { token: person.token, body })).status).toBe(401)
    expect(await isThere(person)).toBe(true)
    expect(await mailsTo(person.email)).toEqual(['verify-email'])
  })

  test('of an admin stays: another admin removes it', async () => {
    const admin = await makeAdmin(shop)
    const { status, body } = await deleteOwn(admin)
    expect([status, body.code]).toEqual([409, 'admin-account'])
    expect(await isThere(admin)).toBe(true)
  })

  test('that is deleted twice at once is deleted once', async () => {
    const person = await signUp(shop)
    const answers = await Promise.all([deleteOwn(person), deleteOwn(person)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await mailsTo(person.email)).toEqual(['verify-email', 'account-deleted'])
  })
})
