import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { HasDb } from '../catalogue/parts.ts'
import type { TestShop } from './shop.ts'

export type Person = { id: string; email: string; name: string; password: string; cookie: string; token: string }

/** Who can order, and no more. */
export type Customer = Pick<Person, 'id' | 'email' | 'token'>

/** The cookies that an answer sets, as a browser would send them back. */
export const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** A fresh access token by a session's cookie. */
export async function freshToken(shop: TestShop, email: string, cookie: string): Promise<string> {
  const { status, body } = await shop.call('PUT', `/user/${email}`, { body: { email }, headers: { cookie } })
  if (status !== 200) throw new Error(`no token for ${email}: ${status} ${JSON.stringify(body)}`)
  return body.token
}

/** Somebody who signs up through the shop's own doors. */
export async function signUp(shop: TestShop, given: { name?: string; email?: string } = {}): Promise<Person> {
  const { name = 'Pat Doe', email = `pat-${randomBytes(6).toString('hex')}@camber.example` } = given
  const password = randomBytes(8).toString('hex')
  const { status, body, headers } = await shop.call('POST', '/auth/sign-up/email', { body: { name, email, password } })
  if (status !== 200) throw new Error(`${email} could not sign up: ${status} ${JSON.stringify(body)}`)
  const cookie = cookiesOf(headers)
  const token = await freshToken(shop, body.user.email, cookie)
  return { id: body.user.id, email: body.user.email, name, password, cookie, token }
}

/** Somebody who has been made an admin, with a token that says so. */
export async function makeAdmin(shop: TestShop, given: { name?: string; email?: string } = {}): Promise<Person> {
  const person = await signUp(shop, given)
  await sql`update users set role = 'admin' where id = ${person.id}`.execute(shop.ctx.db)
  return { ...person, token: await freshToken(shop, person.email, person.cookie) }
}

/** The shop's context as an admin has it, who has just been made one. */
export async function adminCtx(shop: TestShop): Promise<Ctx> {
  const { id, email } = await makeAdmin(shop)
  return { ...shop.ctx, actor: { kind: 'user', id, email, role: 'admin' } }
}

/** Many customers at once for races and loads, with tokens but without passwords: signing up a thousand takes minutes. */
export async function crowd(shop: HasDb, size: number): Promise<Customer[]> {
  const people = Array.from({ length: size }, () => {
    const id = randomBytes(12).toString('hex')
    return { id, email: `${id}@camber.example`, token: randomBytes(32).toString('base64url') }
  })
  const ids = people.map((person) => person.id)
  const hashes = people.map((person) => createHash('sha256').update(person.token).digest())
  await sql`
    with names as (select * from unnest(${ids}::text[], ${hashes}::bytea[]) as n(id, hash)),
      people as (insert into users (id, name, email) select id, 'Crowd', id || '@camber.example' from names returning id),
      visits as (insert into sessions (id, user_id, token, expires_at)
        select id, id, id, now() + interval '1 day' from people returning id)
    insert into access_tokens (hash, user_id, session_id, role, expires_at)
    select hash, id, id, 'customer', now() + interval '1 hour' from names`.execute(shop.ctx.db)
  return people
}
