import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '#domain/catalogue'
import { mailAlerts, purgeAlerts } from '#domain/stock-alerts'
import type { Worker } from '#platform/jobs'
import { testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { startWork } from '../../../run/job-table.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { whileSlow } from '../../support/machine/slow-inserts.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: TestShop
beforeAll(async () => {
  sandbox = await testSandbox()
  shop = await openShop({ SMTP_URL: sandbox.smtpUrl })
  await startWork(shop.ctx, shop.ctx.jobs as Worker)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

const ask = (part: string, body: unknown, token?: string) =>
  shop.call('POST', `/parts/${part}/stock-alerts`, { body, token })
const stop = (key: string) => shop.call('POST', `/stock-alerts/stop?key=${encodeURIComponent(key)}`)
const waits = async (key: string) => (await shop.call('GET', `/stock-alerts?key=${encodeURIComponent(key)}`)).body
const mailsTo = async (email: string) =>
  (await sandbox.mailBox.list(email)).filter(({ subject }) => subject.startsWith('Back in stock'))
const waiting = async (part: string) =>
  (await sql`select from stock_alert where part_id = ${Number(part)}`.execute(shop.ctx.db)).rows.length

/** So many sold-out parts that an address waits for already. */
const waitAlready = (email: string, count: number) =>
  sql`
    with gone as (
      insert into part (type_id, brand_id, number, name, price, in_stock)
      select 0, 0, concat(${email}::text, n), 'Sold out', 100, false from generate_series(1, ${count}::int) n
      returning id
    )
    insert into stock_alert (part_id, email, created_at) select id, ${email}, now() from gone`.execute(shop.ctx.db)

describe('who asks to be told when a part is back', () => {
  it('gets one mail with its number, name and price, however often they asked, and is then forgotten', async () => {
    const part = await addPart(shop, { price: 42, stock: 0 })
    const email = 'waits@camber.example'
    for (const typed of [email, ' Waits@Camber.example ']) expect((await ask(part, { email: typed })).status).toBe(200)
    await mailAlerts(shop.ctx)
    expect(await waiting(part)).toBe(1)
    await setStock(shop.ctx, [{ partId: Number(part), stock: 1 }])
    await mailAlerts(shop.ctx)
    await mailAlerts(shop.ctx)
    expect(await waiting(part)).toBe(0)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = await mailsTo(email)
    expect(mail!.text).toContain('Brake disc, front')
    expect(mail!.text).toContain('$42')
    expect(mail!.text).toContain(`${shop.config.baseUrl}/shop/${part}`)
  })

  it('may be signed in or not', async () => {
    const part = await addPart(shop, { stock: 0 })
    const person = await signUp(shop)
    expect((await ask(part, { email: person.email }, person.token)).body).toMatchObject({ stored: true })
    expect((await ask(part, { email: 'guest@camber.example' })).body).toMatchObject({ stored: true })
    expect(await waiting(part)).toBe(2)
  })

  it('sees that they do, and takes it back, once their address is confirmed', async () => {
    const part = await addPart(shop, { stock: 0 })
    const person = await signUp(shop)
    for (const email of [person.email, 'other@camber.example']) await ask(part, { email })
    const mine = async (method: string) =>
      (await shop.call(method, `/parts/${part}/stock-alerts`, { token: person.token })).body
    expect([await mine('GET'), await mine('DELETE')]).toEqual([{ waits: false }, { deletedCount: 0 }])
    await sql`update users set email_verified = true where id = ${person.id}`.execute(shop.ctx.db)
    expect([await mine('GET'), await mine('DELETE')]).toEqual([{ waits: true }, { deletedCount: 1 }])
    expect([await mine('GET'), await mine('DELETE')]).toEqual([{ waits: false }, { deletedCount: 0 }])
    expect(await waiting(part)).toBe(1)
    expect((await shop.call('GET', `/parts/x/stock-alerts`, { token: person.token })).body).toEqual({ waits: false })
  })

  it('takes it back by the key of the answer, which nobody gets who asks for their address later', async () => {
    const part = await addPart(shop, { stock: 0 })
    const { key } = (await ask(part, { email: 'guest@camber.example' })).body
    await after(5)
    const later = (await ask(part, { email: 'guest@camber.example' })).body
    expect([await waits(key), await waits(later.key)]).toEqual([{ waits: true }, { waits: false }])
    expect((await stop(later.key)).body).toEqual({ deletedCount: 0 })
    expect((await stop(key)).body).toEqual({ deletedCount: 1 })
    expect(await waits(key)).toEqual({ waits: false })
    expect(await waiting(part)).toBe(0)
  })

  it('ends all of them by the link in a mail, or by the button of a mail program', async () => {
    const email = 'enough@camber.example'
    const [back, ...others] = await Promise.all([0, 0, 0].map((stock) => addPart(shop, { stock })))
    for (const part of [back!, ...others]) await ask(part, { email })
    await ask(others[0]!, { email: 'stays@camber.example' })
    await setStock(shop.ctx, [{ partId: Number(back), stock: 1 }])
    await mailAlerts(shop.ctx)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = await mailsTo(email)
    const [, key] = /\/stopAlerts\?key=(\S+)/.exec(mail!.text)!
    const heads = sandbox.mailBox
      .raw(mail!.id)!
      .toString()
      .replaceAll(/\r\n\s+/g, '')
    expect(heads).toContain(`<${shop.config.baseUrl}/api/stock-alerts/stop?key=${key}>`)
    expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await stop(`${decodeURIComponent(key!)}x`)).status).toBe(400)
    const pressed = await shop.fetch(
      new Request(`http://shop/stock-alerts/stop?key=${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
    expect([pressed.status, await pressed.json()]).toEqual([200, { deletedCount: 2 }])
    expect(await Promise.all(others.map(waiting))).toEqual([1, 0])
  })

  it('is forgotten with their account', async () => {
    const part = await addPart(shop, { stock: 0 })
    const [person, admin] = [await signUp(shop), await makeAdmin(shop)]
    for (const email of [person.email, 'stays@camber.example']) await ask(part, { email })
    await shop.call('DELETE', `/user/${person.id}`, { token: admin.token })
    await expect.poll(() => waiting(part)).toBe(1)
  })

  it('is forgotten after a year', async () => {
    const [kept, gone] = [await addPart(shop, { stock: 0 }), await addPart(shop, { stock: 0 })]
    await sql`insert into stock_alert (part_id, email, created_at) values
      (${Number(kept)}, 'old@camber.example', now() - interval '364 days'),
      (${Number(gone)}, 'old@camber.example', now() - interval '366 days')`.execute(shop.ctx.db)
    await purgeAlerts(shop.ctx)
    expect([await waiting(kept), await waiting(gone)]).toEqual([1, 0])
  })

  it('is told why not: in stock, no such part, no address, too many', async () => {
    const there = await addPart(shop, { stock: 3 })
    const [gone, email] = [await addPart(shop, { stock: 0 }), 'many@camber.example']
    expect((await ask(there, { email })).body.code).toBe('in-stock')
    expect((await ask('999999999', { email })).status).toBe(404)
    expect((await ask('nonsense', { email })).status).toBe(404)
    for (const wrong of [{}, { email: '' }, { email: 'no address' }, { email: 7 }]) {
      const { status, body } = await ask(gone, wrong)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['email']])
    }
    await waitAlready(email, 50)
    expect((await ask(gone, { email })).body.code).toBe('too-many-alerts')
  })

  it('waits for fifty parts at most, too, when they ask for several at once', async () => {
    const email = 'eager@camber.example'
    const parts: string[] = []
    for (let n = 0; n < 8; n++) parts.push(await addPart(shop, { stock: 0 }))
    await waitAlready(email, 48)
    const answers = await whileSlow(shop, 'stock_alert', () => Promise.all(parts.map((part) => ask(part, { email }))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })
})

it('who asks at the moment at which the part comes back is told, too', async () => {
  const part = await addPart(shop, { stock: 0 })
  const comesBack = async () => {
    await after(20)
    await setStock(shop.ctx, [{ partId: Number(part), stock: 1 }])
  }
  await whileSlow(shop, 'stock_alert', () => Promise.all([ask(part, { email: 'just@camber.example' }), comesBack()]))
  await mailAlerts(shop.ctx)
  expect(await waiting(part)).toBe(0)
})

it('of two servers that tell at once, each tells its share: nobody is told twice', async () => {
  const part = await addPart(shop, { stock: 0 })
  const emails = Array.from({ length: 30 }, (_, n) => `crowd-${n}@camber.example`)
  for (const email of emails) await ask(part, { email })
  await setStock(shop.ctx, [{ partId: Number(part), stock: 1 }])
  await Promise.all([mailAlerts(shop.ctx), mailAlerts(shop.ctx)])
  for (const email of emails) await expect.poll(() => mailsTo(email)).toHaveLength(1)
})
