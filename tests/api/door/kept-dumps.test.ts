import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { totals } from '#common/money'
import { fromWritten, toWritten } from '#common/prices'
import { readConfig } from '#platform/config'
import { isMigrated } from '#platform/db/migrate'
import { startJobs } from '#platform/jobs'
import { createLog } from '#platform/log'
import { queues } from '../../../run/job-table.ts'
import { prepare } from '../../../run/prepare.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { keptDumps, restoreDump } from '../../support/machine/kept-dumps.ts'
import { cookiesOf, freshToken } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

/** A shop of this version on the database of an older one, prepared as a start does it. */
async function openKept(name: string): Promise<TestShop> {
  const url = await restoreDump(name)
  await prepare(readConfig({ DATABASE_URL: url, DEMO_PARTS: '40', LOG_LEVEL: 'error' }), url)
  const jobs = await startJobs(url, createLog('error'), queues)
  await jobs.stop()
  const shop = await openShop({ DATABASE_URL: url })
  onTestFinished(() => shop.close())
  return shop
}

async function signIn(shop: TestShop, email: string, password: string): Promise<string> {
  const { status, headers } = await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
  expect(status).toBe(200)
  return freshToken(shop, email, cookiesOf(headers))
}

describe.each(await keptDumps())('the shop that the version of %s left', (name) => {
  it('is opened by this version with all that is in it, and goes on selling', async () => {
    const shop = await openKept(name)
    expect(await isMigrated(shop.ctx.db)).toBe(true)
    await expectInvariants(shop)
    const token = await signIn(shop, 'robin.berg@example.com', 'spanner-42')
    const ask = async (path: string, as = token) => {
      const { status, body } = await shop.call('GET', path, { token: as })
      expect(status, path).toBe(200)
      return body
    }

    expect((await ask('/parts')).count).toBe(40)
    const orders = await ask('/orders')
    expect(orders.map(({ state }: { state: string }) => state).toSorted()).toEqual(['paid', 'placed'])
    expect((await ask('/review')).items[0]).toMatchObject({ name: 'Robin Berg', rating: '5', partId: '1' })
    expect(await ask('/profile')).toMatchObject([{ address: '12 Foundry Lane, Detroit' }])

    const [kept] = await ask('/garage')
    expect(kept).toMatchObject({ name: 'The old one', mileage: 120_000 })
    const fitting = await ask(`/parts?car=${kept.car}`)
    expect(fitting.items.length).toBeGreaterThan(0)
    const judged = await ask(`/fits?car=${kept.car}&part=${fitting.items[0]._id}`)
    expect(judged.items[0].fit).toMatch(/yes|maybe/)

    const admin = await signIn(shop, 'admin@camber.example', 'calipers-and-torque')
    expect((await ask('/corrections', admin)).items).toHaveLength(1)
    expect((await ask('/fit-reports', admin)).items).toMatchObject([{ what: 'The bolts are a thread too long.' }])

    const { price } = await ask('/parts/1')
    const { prices } = shop.config
    const { total } = totals([{ price: fromWritten(prices, price), quantity: 1 }], prices)
    const who = { name: 'Robin Berg', email: 'robin.berg@example.com', number: '1' }
    const body = { ...who, total: toWritten(prices, total), items: { 1: 1 } }
    const placed = await shop.call('POST', '/orders', { token, body })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    await expectInvariants(shop)

    const { rows } = await sql<{ next: number; highest: number }>`
      select nextval(pg_get_serial_sequence('part', 'id'))::int as next, (select max(id) from part) as highest`.execute(
      shop.ctx.db,
    )
    expect(rows[0]!.next).toBeGreaterThan(rows[0]!.highest)
  })
})
