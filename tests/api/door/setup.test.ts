import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LIVE } from '../../support/shops/live-settings.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, signUp } from '../../support/shops/people.ts'
import { placeOf } from '../../support/shops/places-desk.ts'
import { openShopFor } from '../../support/shops/shop.ts'

test('the admin of a live shop sees what to set up, and a step is done when its fact is there', async () => {
  const shop = await openShopFor({ ...LIVE, SHOP_NAME: 'Brake & Co', SELLER: 'Brake & Co Ltd | 5 Mill Road' })
  await sql`truncate part, post, delivery_method cascade`.execute(shop.ctx.db)
  await sql`delete from brand where id > 0`.execute(shop.ctx.db)
  await sql`update place set address = null`.execute(shop.ctx.db)
  const admin = await makeAdmin(shop)
  const setup = async () => {
    const { body } = await shop.call('GET', '/overview', { token: admin.token })
    return Object.fromEntries(body.setup.map((step: { code: string; done: boolean }) => [step.code, step.done]))
  }
  expect(await setup()).toEqual({
    'shop-name': true,
    seller: true,
    address: false,
    delivery: false,
    brands: false,
    parts: false,
    'best-sellers': false,
    posts: false,
    texts: false,
    'payment-events': false,
    'second-admin': false,
    google: false,
  })
  const brand = { name: 'Grove', tier: null, country: '' }
  expect((await shop.call('POST', '/brands', { token: admin.token, body: brand })).status).toBe(200)
  expect(await setup()).toMatchObject({ brands: true, parts: false })
  await addPart(shop)
  const zone = { name: 'At home', countries: ['US'], postcodes: [], rank: 0 }
  const { id } = (await shop.call('POST', '/delivery/zones', { token: admin.token, body: zone })).body
  const method = { zone: id, rateBy: 'flat', rates: [{ from: 0, amount: 500 }], daysFrom: 1, daysTo: 2 }
  for (const on of [false, true]) {
    const body = { amounts: 'minor', workDays: [1], ...method, name: `Van ${on}`, on }
    expect((await shop.call('POST', '/delivery/methods', { token: admin.token, body })).status).toBe(200)
    expect(await setup()).toMatchObject({ delivery: on })
  }
  expect((await shop.call('POST', '/places', { token: admin.token, body: placeOf() })).status).toBe(200)
  await makeAdmin(shop)
  // One that came with the shop is decided, too, once somebody says that it stays.
  for (const [name, markdown, isAll] of [
    ['terms', 'Ours.', false],
    ['privacy', null, true],
  ] as const) {
    const body = { markdown, version: 1 }
    expect((await shop.call('PUT', `/shop-texts/${name}`, { token: admin.token, body })).status).toBe(200)
    expect(await setup()).toMatchObject({ texts: isAll })
  }
  expect(await setup()).toMatchObject({
    parts: true,
    address: true,
    delivery: true,
    'best-sellers': false,
    'second-admin': true,
  })
})

test('a demo shop comes set up', async () => {
  const shop = await openShopFor()
  const admin = await makeAdmin(shop)
  expect((await shop.call('GET', '/overview', { token: admin.token })).body.setup).toEqual([])
  const customer = await signUp(shop)
  expect((await shop.call('GET', '/overview', { token: customer.token })).status).toBe(403)
})
