import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LIVE } from '../support/live-settings.ts'
import { addPart } from '../support/parts.ts'
import { makeAdmin, signUp } from '../support/people.ts'
import { openShopFor } from '../support/shop.ts'

test('the admin of a live shop sees what to set up, and a step is done when its fact is there', async () => {
  const shop = await openShopFor({ ...LIVE, SHOP_NAME: 'Brake & Co' })
  await sql`truncate part, post cascade`.execute(shop.ctx.db)
  const admin = await makeAdmin(shop)
  const setup = async () => {
    const { body } = await shop.call('GET', '/overview', { token: admin.token })
    return Object.fromEntries(body.setup.map((step: { code: string; done: boolean }) => [step.code, step.done]))
  }
  expect(await setup()).toEqual({
    'shop-name': true,
    parts: false,
    'best-sellers': false,
    posts: false,
    'payment-events': false,
    'second-admin': false,
    google: false,
  })
  await addPart(shop)
  await makeAdmin(shop)
  expect(await setup()).toMatchObject({ parts: true, 'best-sellers': false, 'second-admin': true })
})

test('a demo shop comes set up', async () => {
  const shop = await openShopFor()
  const admin = await makeAdmin(shop)
  expect((await shop.call('GET', '/overview', { token: admin.token })).body.setup).toEqual([])
  const customer = await signUp(shop)
  expect((await shop.call('GET', '/overview', { token: customer.token })).status).toBe(403)
})
