import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ensureAdmin } from '#domain/identity'
import { cookiesOf, makeAdmin, signUp } from '../../support/shops/people.ts'
import { openShopFor, type TestShop } from '../../support/shops/shop.ts'

const signIn = async (shop: TestShop, email: string, password: string) =>
  (await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })).status
const roleOf = async (shop: TestShop, email: string) => {
  const { rows } = await sql<{ role: string }>`select role from users where email = ${email}`.execute(shop.ctx.db)
  return rows[0]?.role
}

test('a demo shop makes up an admin once, whose password it tells once', async () => {
  const shop = await openShopFor()
  const made = (await ensureAdmin(shop.ctx))!
  expect(made).toEqual({ email: 'admin@camber.example', password: expect.stringMatching(/^[\w-]{16}$/) })
  expect(await signIn(shop, made.email, made.password!)).toBe(200)
  expect(await roleOf(shop, made.email)).toBe('admin')
  const { rows } = await sql<{ password: string }>`select password from accounts`.execute(shop.ctx.db)
  expect(rows[0]!.password).not.toContain(made.password)
  expect(await ensureAdmin(shop.ctx)).toEqual({ email: made.email, password: null })
  expect(await signIn(shop, made.email, made.password!)).toBe(200)
})

test('the settings name the admin: made, made anew, or made of a customer', async () => {
  const shop = await openShopFor({ ADMIN_EMAIL: 'Boss@Camber.example', ADMIN_PASSWORD: 'first word' })
  const made = await ensureAdmin(shop.ctx)
  expect(made).toEqual({ email: 'boss@camber.example', password: null })
  expect(await signIn(shop, 'boss@camber.example', 'first word')).toBe(200)

  await ensureAdmin({ ...shop.ctx, config: { ...shop.config, ADMIN_PASSWORD: 'second word' } })
  expect(await signIn(shop, 'boss@camber.example', 'first word')).toBe(401)
  expect(await signIn(shop, 'boss@camber.example', 'second word')).toBe(200)

  const { email, token } = await signUp(shop)
  await ensureAdmin({ ...shop.ctx, config: { ...shop.config, ADMIN_EMAIL: email, ADMIN_PASSWORD: 'third word' } })
  expect(await roleOf(shop, email)).toBe('admin')
  expect(await signIn(shop, email, 'third word')).toBe(200)
  expect((await shop.call('GET', `/admin/${email}`, { token })).status).toBe(401)
})

test('two servers that start at once make one admin', async () => {
  const shop = await openShopFor()
  const made = await Promise.all([ensureAdmin(shop.ctx), ensureAdmin(shop.ctx)])
  expect(made.filter((admin) => admin?.password)).toHaveLength(1)
})

test('a live shop has no admin that nobody asked for', async () => {
  const shop = await openShopFor()
  expect(await ensureAdmin({ ...shop.ctx, config: { ...shop.config, SHOP_MODE: 'live' } })).toBeUndefined()
})

test('the e-mail that the settings name stays with its admin: the next start would make another admin of whoever has it', async () => {
  const shop = await openShopFor({ ADMIN_EMAIL: 'Boss@Camber.example', ADMIN_PASSWORD: 'first word' })
  const { email } = (await ensureAdmin(shop.ctx))!
  const body = { email, password: 'first word' }
  const cookie = cookiesOf((await shop.call('POST', '/auth/sign-in/email', { body })).headers)
  const wanted = { newEmail: 'other@camber.example', currentPassword: 'first word' }
  const asked = await shop.call('POST', '/auth/new-email', { body: wanted, headers: { cookie } })
  expect(asked).toMatchObject({ status: 409, body: { code: 'email-of-settings' } })
})

test('whom the settings make an admin at every start is not made a customer in between', async () => {
  const shop = await openShopFor({ ADMIN_EMAIL: 'Boss@Camber.example', ADMIN_PASSWORD: 'first word' })
  const { email } = (await ensureAdmin(shop.ctx))!
  const { token } = await makeAdmin(shop)
  const refused = await shop.call('DELETE', `/user/admin/${email}`, { token })
  expect(refused).toMatchObject({ status: 409, body: { code: 'email-of-settings' } })
  expect(await roleOf(shop, email)).toBe('admin')
})
