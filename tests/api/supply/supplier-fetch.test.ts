import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const FETCH = { url: 'https://files.example/stock.csv', every: 'day', version: null }
const SECRET = 'a-very-secret-word'
const as = (method: string, path: string, body?: unknown, person: Person | null = admin) =>
  shop.call(method, path, { ...(person ? { token: person.token } : {}), body })
async function newSupplier(): Promise<number> {
  return (await as('POST', '/suppliers', { name: `Supplier ${crypto.randomUUID()}` })).body.id
}
const put = (id: number | string, more: object = {}) => as('PUT', `/suppliers/${id}/fetch`, { ...FETCH, ...more })

describe('what is fetched from a supplier', () => {
  it('is said, shown, changed from the version that was read, and taken away', async () => {
    const id = await newSupplier()
    expect((await as('GET', `/suppliers/${id}`)).body.fetch).toBeNull()
    const { status, body } = await put(id, { hour: 3, kind: 'stock', full: true, apply: true })
    expect([status, body.id]).toEqual([200, id])
    expect(body.fetch).toEqual({
      url: FETCH.url,
      every: 'day',
      hour: 3,
      auth: { by: 'nothing', name: '', hasSecret: false },
      kind: 'stock',
      full: true,
      apply: true,
      version: 1,
      isRunning: false,
      nextAt: expect.stringMatching(/T03:00:00\.000Z$/),
      fetchedAt: null,
      outcome: null,
      failure: null,
      failures: 0,
      file: null,
    })
    expect((await as('GET', `/suppliers/${id}`)).body).toEqual(body)
    expect((await as('GET', '/suppliers')).body.items).toContainEqual(body)

    const never = await put(id, { every: 'never', version: 1 })
    expect([never.body.fetch.version, never.body.fetch.nextAt]).toEqual([2, null])
    const late = await put(id, { version: 1 })
    expect([late.status, late.body.code, late.body.current.every]).toEqual([412, 'changed-meanwhile', 'never'])
    // Neither form of the page makes the other one old.
    const { body: renamed } = await as('PUT', `/suppliers/${id}`, { name: `New ${crypto.randomUUID()}`, version: 1 })
    expect(renamed.fetch).toEqual(never.body.fetch)

    expect((await as('DELETE', `/suppliers/${id}/fetch`)).body).toEqual({ deletedCount: 1 })
    expect((await as('DELETE', `/suppliers/${id}/fetch`)).body).toEqual({ deletedCount: 0 })
    expect((await as('GET', `/suppliers/${id}`)).body.fetch).toBeNull()
  })

  it.each([
    [{ url: 'http://files.example/x.csv' }, 'url'],
    [{ url: 'ftp://files.example/x.csv' }, 'url'],
    [{ url: 'files.example/x.csv' }, 'url'],
    [{ url: '' }, 'url'],
    [{ url: 'https://me:secret@files.example/x.csv' }, 'url'],
    [{ url: 'https://192.168.1.10/x.csv' }, 'url'],
    [{ url: 'https://[::ffff:10.0.0.1]/x.csv' }, 'url'],
    [{ every: 'minute' }, 'every'],
    [{ hour: 24 }, 'hour'],
    [{ kind: 'mappings' }, 'kind'],
    [{ full: 'yes' }, 'full'],
    [{ auth: { by: 'luck' } }, 'auth.by'],
    [{ auth: { by: 'password', name: '', secret: SECRET } }, 'auth.name'],
    [{ auth: { by: 'password', name: 'a:b', secret: SECRET } }, 'auth.name'],
    [{ auth: { by: 'password', name: 'me' } }, 'auth.secret'],
    [{ auth: { by: 'header', name: 'X Key', secret: SECRET } }, 'auth.name'],
    [{ auth: { by: 'header', name: 'Host', secret: SECRET } }, 'auth.name'],
    [{ auth: { by: 'header', name: 'X-Key', secret: 'a\r\nHost: b' } }, 'auth.secret'],
    [{ version: 'x' }, 'version'],
  ])('is refused with %j, which names %s', async (more, field) => {
    const { status, body } = await put(await newSupplier(), more)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(JSON.stringify(body)).not.toContain(SECRET)
  })

  it('may be inside the own network where a setting allows it', async () => {
    const open = await openShopFor({ IMPORT_PRIVATE_ADDRESSES: 'yes' })
    const { token } = await makeAdmin(open)
    const { body } = await open.call('POST', '/suppliers', { token, body: { name: 'Next door' } })
    const set = (url: string, version: number | null) =>
      open.call('PUT', `/suppliers/${body.id}/fetch`, { token, body: { ...FETCH, url, version } })
    expect((await set('http://192.168.1.10/x.csv', null)).status).toBe(200)
    expect((await set('ftp://192.168.1.10/x.csv', 1)).status).toBe(400)
  })
})

describe('a secret', () => {
  const auth = { by: 'password', name: 'shop', secret: SECRET }

  it('is kept, and shown to nobody: not in an answer, and not in the log', async () => {
    const id = await newSupplier()
    const url = 'https://files.example/stock.csv?key=another-secret'
    const { body } = await put(id, { auth, url })
    expect(body.fetch.auth).toEqual({ by: 'password', name: 'shop', hasSecret: true })
    await put(id, { auth: { by: 'password', name: 'other' }, url, version: 1 })
    await as('PUT', `/suppliers/${id}`, { name: `New ${crypto.randomUUID()}`, version: 1 })
    const log = await as('GET', `/log?kind=supplier&q=${id}`)
    // A short id may also be a piece of an admin's address, whose entries are then found, too.
    expect(log.body.items.filter(({ subject }: { subject: string }) => subject === String(id)).length).toBe(4)
    expect(JSON.stringify([body, log.body])).not.toContain(SECRET)
    expect(JSON.stringify(log.body)).not.toContain('another-secret')
    const { rows } = await sql<{ secret: string; name: string }>`
      select secret, auth_name as name from supplier_fetch where supplier_id = ${id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ secret: SECRET, name: 'other' }])
  })

  it('goes to no other server: for one it must be given again', async () => {
    const id = await newSupplier()
    await put(id, { auth })
    const elsewhere = { url: 'https://attacker.example/x.csv', auth: { by: 'password', name: 'shop' }, version: 1 }
    const refused = await put(id, elsewhere)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['auth.secret']])
    const asHeader = await put(id, { auth: { by: 'header', name: 'X-Key' }, version: 1 })
    expect(Object.keys(asHeader.body.fields)).toEqual(['auth.secret'])
    expect((await put(id, { ...elsewhere, auth: { ...auth, secret: 'new' } })).status).toBe(200)
    await put(id, { auth: { by: 'nothing' }, version: 2 })
    const { rows } = await sql`select secret from supplier_fetch where supplier_id = ${id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ secret: null }])
  })
})

const fetchesQueued = async () =>
  (await sql`select 1 from jobs.job where name = 'fetch-files'`.execute(shop.ctx.db)).rows.length

it('what is fetched each hour is fetched at once for the first time, without waiting for the next minute', async () => {
  const before = await fetchesQueued()
  await put(await newSupplier(), { every: 'week' })
  expect(await fetchesQueued()).toBe(before)
  await put(await newSupplier(), { every: 'hour' })
  expect(await fetchesQueued()).toBe(before + 1)
})

describe('fetching now', () => {
  it('queues the job, and refuses where no address is known', async () => {
    const id = await newSupplier()
    const none = await as('POST', `/suppliers/${id}/fetch`)
    expect([none.status, none.body.code]).toEqual([409, 'nothing-to-fetch'])
    await put(id, { every: 'never' })
    const { status, body } = await as('POST', `/suppliers/${id}/fetch`)
    expect([status, body.fetch.nextAt]).toEqual([202, expect.any(String)])
    expect(await fetchesQueued()).toBeGreaterThan(0)
  })
})

it('is for admins alone, and for suppliers that are there', async () => {
  const customer = await signUp(shop)
  const id = await newSupplier()
  for (const [method, body] of [
    ['PUT', FETCH],
    ['DELETE', undefined],
    ['POST', undefined],
  ] as const) {
    expect((await as(method, `/suppliers/${id}/fetch`, body, null)).status, method).toBe(401)
    expect((await as(method, `/suppliers/${id}/fetch`, body, customer)).status, method).toBe(403)
    for (const stranger of [9999, 99999, 'x'])
      expect((await as(method, `/suppliers/${stranger}/fetch`, body)).status, `${method} ${stranger}`).toBe(404)
  }
})

it('a supplier that goes takes address and secret along', async () => {
  const id = await newSupplier()
  await put(id, { auth: { by: 'header', name: 'X-Key', secret: SECRET } })
  expect((await as('DELETE', `/suppliers/${id}`)).status).toBe(200)
  const { rows } = await sql`select 1 from supplier_fetch where supplier_id = ${id}`.execute(shop.ctx.db)
  expect(rows).toEqual([])
})
