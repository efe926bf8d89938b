import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesOf, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => (shop = await openShop()))
afterAll(() => shop.close())

const RULE = 4711

/** Sessions begin only when `open` is called: until then a sign-in waits between checking the password and its session. */
async function holdSessions(): Promise<{ waiting(): Promise<boolean>; open(): Promise<void> }> {
  await sql`create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${sql.lit(RULE)}); return new; end $$`.execute(shop.ctx.db)
  await sql`create trigger wait before insert on sessions for each row execute function wait_for_test()`.execute(
    shop.ctx.db,
  )
  const holder = new Client(shop.url)
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [RULE])
  return {
    async waiting() {
      const { rows } = await holder.query(`select from pg_locks where locktype = 'advisory' and not granted`)
      return rows.length > 0
    },
    async open() {
      await holder.end()
      await sql`drop function wait_for_test cascade`.execute(shop.ctx.db)
    },
  }
}

/** Nobody writes somebody's password until `open` is called. */
async function holdPassword(email: string): Promise<{ waiting(): Promise<number>; open(): Promise<void> }> {
  const holder = new Client(shop.url)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from accounts where user_id = (select id from users where email = $1) for update', [email])
  return {
    async waiting() {
      const { rows } = await holder.query(`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length
    },
    open: () => holder.end(),
  }
}

/** The secret of a link that was just mailed. */
async function linkFor(email: string): Promise<string> {
  await shop.call('POST', '/auth/request-password-reset', { body: { email } })
  const { rows } = await sql<{ token: string }>`
    select split_part(identifier, ':', 2) as token from verifications v join users u on u.id = v.value
    where u.email = ${email} and identifier like 'reset-password:%' order by v.created_at desc limit 1`.execute(
    shop.ctx.db,
  )
  return rows[0]!.token
}
const choose = (token: string, newPassword: string) =>
  shop.call('POST', '/auth/reset-password', { body: { token, newPassword } })

test('a sign-in whose password is changed while it is checked begins no session', async () => {
  const { email, password } = await signUp(shop)
  const token = await linkFor(email)
  const sessions = await holdSessions()
  const signIn = shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
  await expect.poll(sessions.waiting).toBe(true)
  expect((await choose(token, 'of the owner')).status).toBe(200)
  await sessions.open()

  const { status, body, headers } = await signIn
  expect([status, body.code]).toEqual([401, 'invalid-email-or-password'])
  expect(cookiesOf(headers)).toBe('')
  const { rows } = await sql`
    select from sessions s join users u on u.id = s.user_id where u.email = ${email}`.execute(shop.ctx.db)
  expect(rows).toEqual([])
  const again = await shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'of the owner' } })
  expect(again.status).toBe(200)
})

test('a new password ends the other links for one, whether it was reset or changed', async () => {
  const { email } = await signUp(shop)
  const [used, left] = [await linkFor(email), await linkFor(email)]
  const other = await signUp(shop)
  const ofOther = await linkFor(other.email)
  expect((await choose(used, 'of the owner')).status).toBe(200)
  expect((await choose(left, 'of a stranger')).body.code).toBe('link-expired')

  const signedIn = await shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'of the owner' } })
  const mailed = await linkFor(email)
  const changed = await shop.call('POST', '/auth/change-password', {
    body: { currentPassword: 'of the owner', newPassword: 'of the owner too' },
    headers: { cookie: cookiesOf(signedIn.headers) },
  })
  expect(changed.status).toBe(200)
  expect((await choose(mailed, 'of a stranger')).body.code).toBe('link-expired')
  expect((await choose(ofOther, 'of another')).status).toBe(200)
})

test('a password that was reset while its change was checked stays', async () => {
  const { email, password, cookie } = await signUp(shop)
  const token = await linkFor(email)
  const passwords = await holdPassword(email)
  const reset = choose(token, 'of the owner')
  await expect.poll(passwords.waiting).toBe(1)
  const body = { currentPassword: password, newPassword: 'of a stranger' }
  const change = shop.call('POST', '/auth/change-password', { body, headers: { cookie } })
  await expect.poll(passwords.waiting).toBe(2)
  await passwords.open()

  expect((await reset).status).toBe(200)
  const { status, headers } = await change
  expect([400, 401]).toContain(status)
  expect(cookiesOf(headers)).toBe('')
  const again = await shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'of the owner' } })
  expect(again.status).toBe(200)
})

test('a password that is reset while its change begins a session ends that session, too', async () => {
  const { email, password, cookie } = await signUp(shop)
  const token = await linkFor(email)
  const sessions = await holdSessions()
  const body = { currentPassword: password, newPassword: 'of a stranger' }
  const change = shop.call('POST', '/auth/change-password', { body, headers: { cookie } })
  await expect.poll(sessions.waiting).toBe(true)
  expect((await choose(token, 'of the owner')).status).toBe(200)
  await sessions.open()

  const { status, headers } = await change
  expect(status).toBe(401)
  expect(cookiesOf(headers)).toBe('')
  const { rows } = await sql`
    select from sessions s join users u on u.id = s.user_id where u.email = ${email}`.execute(shop.ctx.db)
  expect(rows).toEqual([])
})
