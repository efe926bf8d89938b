import { Client } from 'pg'
import { it, type TestContext } from 'vitest'
import { openDatabaseProxy } from '../../support/machine/database-proxy.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { type Person, signUp } from '../../support/shops/people.ts'
import { copyDatabase, openShop, type TestShop } from '../../support/shops/shop.ts'

/** A shop whose database hangs when it is told to. */
async function openShopBehindProxy(onTestFinished: TestContext['onTestFinished']) {
  const database = await copyDatabase()
  onTestFinished(() => database.drop())
  const proxy = await openDatabaseProxy(database.url)
  const shop = await openShop({ DATABASE_URL: proxy.url, LIMITS: '0', LOG_LEVEL: 'silent' })
  onTestFinished(async () => {
    proxy.resume()
    await shop.close()
    await proxy.close()
  })
  return { shop, proxy, url: database.url }
}

async function orderer(shop: TestShop) {
  const buyer: Person = await signUp(shop)
  const part = await addPart(shop, { stock: 10 })
  return () =>
    shop.call('POST', '/orders', {
      token: buyer.token,
      body: { name: '', email: buyer.email, number: '', total: 42, items: { [part]: 1 } },
    })
}

const busy = { status: 503, body: { code: 'unavailable' } }

it.concurrent('a database that hangs is given up after ten seconds, and no connection is used again that waits for it', async ({
  expect,
  onTestFinished,
}) => {
  const { shop, proxy } = await openShopBehindProxy(onTestFinished)
  const order = await orderer(shop)
  const search = () => shop.call('GET', '/parts?q=brake+pads')
  const list = () => shop.call('GET', '/bestSeller')
  // The connections that will hang are open, and their statements prepared.
  expect([await order(), await search(), await list()].map(({ status }) => status)).toEqual([201, 200, 200])
  proxy.hang()
  const began = performance.now()
  const answers = await Promise.all([order(), search(), list()])
  expect(performance.now() - began).toBeLessThan(20_000)
  for (const answer of answers) {
    expect(answer).toMatchObject(busy)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  proxy.resume()
  await expect.poll(async () => (await order()).status).toBe(201)
  // What the forgotten statements are answered now reaches nobody.
  for (let n = 0; n < 5; n++) {
    expect([(await search()).status, (await list()).status]).toEqual([200, 200])
    expect((await order()).body).toMatchObject({ total: 42 })
  }
})

it.concurrent('a statement that takes too long is given up by shop and database, and the next is answered', async ({
  expect,
  onTestFinished,
}) => {
  const { shop, url } = await openShopBehindProxy(onTestFinished)
  const holder = new Client(url)
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table part in access exclusive mode')
  const search = () => shop.call('GET', '/parts?q=brake+pads')
  expect(await search()).toMatchObject(busy)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 20_000 }).toBe(0)
  await holder.query('rollback')
  expect((await search()).status).toBe(200)
})

it.concurrent('a primary that may only be read says so, and orders go on as soon as one may be written again', async ({
  expect,
  onTestFinished,
}) => {
  const { shop, url } = await openShopBehindProxy(onTestFinished)
  const order = await orderer(shop)
  const { pathname } = new URL(url)
  const readOnly = async (value: 'on' | 'off') => {
    const client = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href)
    await client.connect()
    await client.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}`)
    if (value === 'on')
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
        pathname.slice(1),
      ])
    await client.end()
  }
  await readOnly('on')
  await expect.poll(async () => (await shop.call('GET', '/bestSeller')).status).toBe(200)
  const refused = await order()
  expect(refused).toMatchObject(busy)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await readOnly('off')
  // The connections that were opened in between go one by one.
  await expect.poll(async () => (await order()).status).toBe(201)
})
