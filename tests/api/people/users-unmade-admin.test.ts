import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const demote = (email: string, token?: string) => shop.call('DELETE', `/user/admin/${email}`, { token })

test('an admin becomes a customer again, and is refused as one at once; the log tells it', async () => {
  const other = await makeAdmin(shop)
  expect((await shop.call('GET', '/user', { token: other.token })).status).toBe(200)
  expect((await demote(other.email.toUpperCase(), admin.token)).body).toEqual({ modifiedCount: 1 })
  expect((await shop.call('GET', '/user', { token: other.token })).status).toBe(401)
  expect((await demote(other.email, admin.token)).body).toEqual({ modifiedCount: 0 })
  expect((await shop.call('GET', `/admin/${other.email}`, { token: admin.token })).body).toEqual({ admin: false })
  const { rows } = await sql`
    select actor, before, after from audit where subject = ${other.id} and action = 'user.unmake-admin'`.execute(
    shop.ctx.db,
  )
  expect(rows).toEqual([{ actor: admin.id, before: { role: 'admin' }, after: { role: 'customer' } }])
})

test('not by anybody else, and not for a missing user', async () => {
  const customer = await signUp(shop)
  expect((await demote(admin.email)).status).toBe(401)
  expect((await demote(admin.email, customer.token)).status).toBe(403)
  expect((await demote('nobody@camber.example', admin.token)).status).toBe(404)
})

test('an admin may do it to themselves, but never the last one', async () => {
  const alone = await demote(admin.email, admin.token)
  expect([alone.status, alone.body.code]).toEqual([409, 'last-admin'])
  const other = await makeAdmin(shop)
  expect((await demote(other.email, other.token)).body).toEqual({ modifiedCount: 1 })
})

test('of two admins who do it to each other at the same moment, exactly one stays', async () => {
  for (let round = 0; round < 5; round++) {
    await sql`delete from users`.execute(shop.ctx.db)
    const [one, two] = [await makeAdmin(shop), await makeAdmin(shop)]
    const answers = await Promise.all([demote(two.email, one.token), demote(one.email, two.token)])
    const { rows } = await sql`select id from users where role = 'admin'`.execute(shop.ctx.db)
    expect(rows).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 401, 403].includes(status))).toBe(true)
  }
})

test('who is made a customer in that very moment makes nobody an admin, and not themselves again', async () => {
  const { db } = shop.ctx
  const colleague = await makeAdmin(shop)
  const friend = await signUp(shop)
  const running = await db.transaction().execute(async (inside) => {
    await sql`update users set role = 'customer' where id = ${colleague.id}`.execute(inside)
    await sql`select from users where id = ${friend.id} for update`.execute(inside)
    const promote = ({ email }: Person) => shop.call('PUT', `/user/admin/${email}`, { token: colleague.token })
    const answers = Promise.all([promote(colleague), promote(friend)])
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length
      })
      .toBe(2)
    return { answers }
  })
  expect((await running.answers).map(({ status }) => status)).toEqual([403, 403])
  const { rows } = await sql<{ role: string }>`
    select role from users where id in (${colleague.id}, ${friend.id})`.execute(db)
  expect(rows.map(({ role }) => role)).toEqual(['customer', 'customer'])
})
