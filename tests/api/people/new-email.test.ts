import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStock } from '#domain/catalogue'
import { mailAlerts } from '#domain/stock-alerts'
import { followAddress } from '#domain/orders'
import { removeUser } from '#domain/identity'
import { buy, newEmail } from '../../support/shops/guests.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { adminCtx, cookiesOf, freshToken, type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
beforeAll(async () => (shop = await openPayingShop({ LIMITS: '100' })))
afterAll(() => shop.close())

const ask = ({ cookie, password }: Person, to: string, currentPassword = password) =>
  shop.call('POST', '/auth/new-email', { body: { newEmail: to, currentPassword }, headers: { cookie } })
const take = ({ cookie }: { cookie: string }, token: string) =>
  shop.call('POST', '/auth/confirm-new-email', { body: { token }, headers: { cookie } })
const mailsTo = async (to: string) => {
  const { rows } = await sql<{ template: string; link: string | null; text: string }>`
    select data ->> 'template' as template, data ->> 'link' as link, data::text as text from jobs.job
    where name = 'send-mail' and data ->> 'to' = ${to} order by created_on`.execute(shop.ctx.db)
  return rows
}
const tokenFor = async (to: string) => new URL((await mailsTo(to)).at(-1)!.link!).searchParams.get('token')!
/** Asks for the change, and gives the token of the mailed link. */
async function asked(person: Person, to: string, typed = to): Promise<string> {
  expect((await ask(person, typed)).status).toBe(200)
  return tokenFor(to)
}
const isSignedIn = async (cookie: string) =>
  (await shop.call('GET', '/auth/get-session', { headers: { cookie } })).body !== null
const signIn = (email: string, password: string) =>
  shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
const verify = ({ id }: Person) => sql`update users set email_verified = true where id = ${id}`.execute(shop.ctx.db)
async function follow({ id }: Person): Promise<void> {
  const { rows } = await sql<{ data: never }>`
    delete from jobs.job where name = 'follow-address' and data ->> 'userId' = ${id} returning data`.execute(
    shop.ctx.db,
  )
  for (const { data } of rows) await followAddress(asSystem(shop), data)
}

describe('a new e-mail', () => {
  test('counts once the link in the mail to it is opened; other sessions end, and the old address is told', async () => {
    const person = await signUp(shop)
    const { email: old, password, cookie } = person
    const elsewhere = cookiesOf((await signIn(old, password)).headers)
    const to = newEmail()
    const token = await asked(person, to, to.toUpperCase())
    expect((await mailsTo(old)).at(-1)!.template).toBe('new-email-asked')
    expect((await mailsTo(old)).at(-1)!.text).not.toContain(to)
    expect((await signIn(old, password)).status).toBe(200)
    expect((await signIn(to, password)).status).toBe(401)

    const taken = await take(person, token)
    expect([taken.status, taken.body]).toEqual([200, { email: to }])
    expect(await isSignedIn(elsewhere)).toBe(false)
    const { body } = await shop.call('GET', '/auth/get-session', { headers: { cookie } })
    expect(body.user).toMatchObject({ id: person.id, email: to, emailVerified: true })
    expect(await freshToken(shop, to, cookie)).toBeTruthy()
    expect((await signIn(old, password)).status).toBe(401)
    expect((await signIn(to, password)).status).toBe(200)
    expect((await mailsTo(old)).at(-1)!.template).toBe('email-changed')
    const { rows } = await sql`select actor, before, after from audit where action = 'user.change-email'
      and subject = ${person.id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ actor: person.id, before: { emailVerified: false }, after: { emailVerified: true } }])
    expect((await take(person, token)).body.code).toBe('link-expired')
  })

  test('is refused with a wrong password, as the present one, as somebody’s, and where it is no address', async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)]
    const fieldsOf = async (to: string, password?: string) => {
      const { status, body } = await ask(person, to, password)
      return [status, body.code, body.fields]
    }
    expect(await fieldsOf(newEmail(), 'not this one')).toMatchObject([
      400,
      'invalid',
      { currentPassword: 'That is not your current password' },
    ])
    expect(await fieldsOf(other.email, 'not this one')).toMatchObject([
      400,
      'invalid',
      { currentPassword: 'That is not your current password' },
    ])
    expect(await fieldsOf(person.email)).toMatchObject([400, 'invalid', { newEmail: 'That is your e-mail already' }])
    expect(await fieldsOf(other.email)).toMatchObject([
      409,
      'email-taken',
      { newEmail: expect.stringContaining('already an account') },
    ])
    expect(await fieldsOf('pat')).toMatchObject([400, 'invalid', { newEmail: 'Provide a valid Email' }])
    expect(await fieldsOf('')).toMatchObject([400, 'invalid', { newEmail: 'Email is Required' }])
    expect((await ask({ ...person, cookie: '' }, newEmail())).status).toBe(401)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('is refused where somebody has signed up with it meanwhile', async () => {
    const person = await signUp(shop)
    const to = newEmail()
    const token = await asked(person, to)
    await signUp(shop, { email: to })
    const { status, body } = await take(person, token)
    expect([status, body.code]).toEqual([409, 'email-taken'])
    expect((await signIn(person.email, person.password)).status).toBe(200)
  })
})

describe('the link in the mail', () => {
  test('is the account’s own, and needs a session', async () => {
    const [person, stranger] = [await signUp(shop), await signUp(shop)]
    const token = await asked(person, newEmail())
    await asked(stranger, newEmail())
    expect((await take({ cookie: '' }, token)).status).toBe(401)
    for (const wrong of [token.slice(1), 'made-up', '%'])
      expect((await take(person, wrong)).body.code, wrong).toBe('link-expired')
    expect((await take(person, '')).status).toBe(400)
    const { status, body } = await take(stranger, token)
    expect([status, body.code]).toEqual([400, 'link-expired'])
    expect(body.detail).toContain('another account')
    expect((await take(person, token)).status).toBe(200)
  })

  test('ends after a day, by a later one, by a new password, and with the account', async () => {
    const person = await signUp(shop)
    const late = await asked(person, newEmail())
    await sql`update verifications set expires_at = now() - interval '1 second'
      where identifier = ${`new-email:${person.id}`}`.execute(shop.ctx.db)
    expect((await take(person, late)).body.code).toBe('link-expired')

    const earlier = await asked(person, newEmail())
    const later = await asked(person, newEmail())
    expect((await take(person, earlier)).body.code).toBe('link-expired')

    const changed = await shop.call('POST', '/auth/change-password', {
      body: { currentPassword: person.password, newPassword: 'of the owner' },
      headers: { cookie: person.cookie },
    })
    const now = { ...person, password: 'of the owner', cookie: cookiesOf(changed.headers) }
    expect((await take(now, later)).body.code).toBe('link-expired')

    const to = newEmail()
    await asked(now, to)
    await removeUser(await adminCtx(shop), person.id)
    const { rows } = await sql`select from verifications where value like ${`%${to}`}`.execute(shop.ctx.db)
    expect([rows, await mailsTo(to)]).toEqual([[], []])
  })

  test('ends the links for a new password that lie in the old mailbox', async () => {
    const person = await signUp(shop)
    await shop.call('POST', '/auth/request-password-reset', { body: { email: person.email } })
    const reset = await tokenFor(person.email)
    await take(person, await asked(person, newEmail()))
    const body = { token: reset, newPassword: 'of a stranger' }
    expect((await shop.call('POST', '/auth/reset-password', { body })).body.code).toBe('link-expired')
  })
})

describe('what is the account’s', () => {
  const alertsOf = async (email: string) => {
    const { rows } = await sql<{ id: number }>`
      select part_id as id from stock_alert where email = ${email} order by 1`.execute(shop.ctx.db)
    return rows.map(({ id }) => id)
  }
  const waitFor = async (parts: string[], email: string) => {
    for (const part of parts) await shop.call('POST', `/parts/${part}/stock-alerts`, { body: { email } })
  }

  test('stays with it: orders, their mails, and alerts', async () => {
    const person = await signUp(shop)
    await verify(person)
    const { email: old } = person
    const to = newEmail()
    const order = (await buy(shop, [{ part: await addPart(shop), quantity: 1 }], { email: old, person })).body
    const [one, both] = [await addPart(shop, { stock: 0 }), await addPart(shop, { stock: 0 })]
    await waitFor([one, both], old)
    await waitFor([both], to)
    await take(person, await asked(person, to))
    await follow(person)

    const token = await freshToken(shop, to, person.cookie)
    const { body } = await shop.call('GET', `/orders?email=${to}`, { token })
    expect(body).toMatchObject([{ _id: order._id, email: to }])
    expect([await alertsOf(old), await alertsOf(to)]).toEqual([[], [Number(one), Number(both)]])
  })

  test('is what a link in an older mail ends: alerts that moved to the new address', async () => {
    const person = await signUp(shop)
    await verify(person)
    const { email: old } = person
    const [back, other] = [await addPart(shop, { stock: 0 }), await addPart(shop, { stock: 0 })]
    await waitFor([back, other], old)
    await setStock(shop.ctx, [{ partId: Number(back), stock: 1 }])
    await mailAlerts(shop.ctx)
    const { rows } = await sql<{ call: string }>`
      select data -> 'stop' ->> 'call' as call from jobs.job
      where name = 'send-mail' and data ->> 'template' = 'part-back' and data ->> 'to' = ${old}`.execute(shop.ctx.db)
    const to = newEmail()
    await take(person, await asked(person, to))
    await follow(person)
    expect(await alertsOf(to)).toEqual([Number(other)])
    const { pathname, search } = new URL(rows[0]!.call)
    const { body } = await shop.call('POST', pathname.replace('/api', '') + search)
    expect([body, await alertsOf(to)]).toEqual([{ deletedCount: 1 }, []])
  })

  test('is not what waits at an address that was never proved', async () => {
    const person = await signUp(shop)
    const part = await addPart(shop, { stock: 0 })
    await waitFor([part], person.email)
    const to = newEmail()
    await take(person, await asked(person, to))
    await follow(person)
    expect([await alertsOf(person.email), await alertsOf(to)]).toEqual([[Number(part)], []])
  })
})
