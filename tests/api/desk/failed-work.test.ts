import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { startJobs } from '#platform/jobs'
import { queues } from '../../../run/job-table.ts'
import { failWork } from '../../support/shops/failed-work.ts'
import { openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import type { Person } from '../../support/shops/people.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

const call = (who: Person | undefined, method: string, path: string) =>
  till.shop.call(method, `/failed-work${path}`, { token: who?.token })
const list = async (query = '') => (await call(till.admin, 'GET', query)).body
const found = async (id: string) =>
  (await list('?limit=100')).items.find(({ _id }: { _id: string }) => _id === id) as Record<string, unknown> | undefined
const queued = async (job: string, mark: string) => {
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = ${job} and data ->> 'mark' = ${mark}`.execute(till.shop.ctx.db)
  return rows.map(({ data }) => data)
}

describe('work that failed until it was given up', () => {
  it('stands on the list with its order, its tries and the error, and is done when it is tried again', async () => {
    const { shop, admin, todo } = till
    const { id: orderId } = await todo.anOrder()
    const { body: order } = await shop.call('GET', `/orders/${orderId}`, { token: admin.token })
    const worker = await startJobs(shop.url, createLog('silent'), queues)
    try {
      await sql`update jobs.queue set retry_limit = 0 where name = 'release-payments'`.execute(shop.ctx.db)
      let isDown = true
      const done: object[] = []
      await worker.handle<object>('release-payments', async (data) => {
        if (isDown) throw new Error('the provider\nof pat@example.com is down')
        done.push(data)
      })
      await worker.send(shop.ctx.db, 'release-payments', { orderId })
      await expect
        .poll(async () => (await list()).items)
        .toMatchObject([
          {
            job: 'release-payments',
            mail: null,
            about: { kind: 'order', id: orderId, name: order.orderNumber },
            tries: 1,
            error: 'Error: the provider of … is down',
          },
        ])
      isDown = false
      const [{ _id }] = (await list()).items
      expect(await call(admin, 'POST', `/${_id}/retry`)).toMatchObject({ status: 202, body: { deletedCount: 1 } })
      await expect.poll(() => done).toEqual([{ orderId }])
      expect((await list()).items).toEqual([])
      const { items } = (await shop.call('GET', '/log?kind=work', { token: admin.token })).body
      expect(items).toMatchObject([{ action: 'work.retry', name: order.orderNumber }])
    } finally {
      await worker.stop()
    }
  })

  it('before that, mails that do not go out are told of at a glance, and no longer once they do', async () => {
    const { shop, admin } = till
    const unsent = async () => (await shop.call('GET', '/overview', { token: admin.token })).body.unsentMails
    await sql`delete from jobs.job where name in ('send-mail', 'order-mail')`.execute(shop.ctx.db)
    expect(await unsent()).toBe(null)
    const worker = await startJobs(shop.url, createLog('silent'), queues)
    try {
      let isDown = true
      for (const name of ['send-mail', 'order-mail'])
        await worker.handle(name, async () => {
          if (isDown) throw new Error('connect ECONNREFUSED for pat@example.com')
        })
      await worker.send(shop.ctx.db, 'send-mail', { to: 'pat@example.com' })
      await worker.send(shop.ctx.db, 'order-mail', { orderId: 'none' })
      await expect
        .poll(unsent)
        .toEqual({ count: 2, since: expect.stringMatching(/^\d{4}-/), error: 'Error: connect ECONNREFUSED for …' })
      isDown = false
      // They would wait for half an hour, and an admin does not.
      await sql`
        update jobs.job set start_after = now() + interval '30 minutes'
        where name in ('send-mail', 'order-mail') and state = 'retry'`.execute(shop.ctx.db)
      const triesLeft = async () =>
        (
          await sql<{ left: number }>`
            select retry_limit - retry_count as left from jobs.job where data ->> 'to' = 'pat@example.com'`.execute(
            shop.ctx.db,
          )
        ).rows[0]!.left
      const before = await triesLeft()
      const tryNow = () => shop.call('POST', '/unsent-mails/retry', { token: admin.token })
      expect(await tryNow()).toMatchObject({ status: 202, body: { count: 2 } })
      await expect.poll(unsent, { timeout: 15_000 }).toBe(null)
      expect(await triesLeft()).toBe(before)
      expect((await tryNow()).body).toEqual({ count: 0 })
      const { items } = (await shop.call('GET', '/log?kind=work', { token: admin.token })).body
      expect(items.map(({ action }: { action: string }) => action)).toContain('work.mails-now')
    } finally {
      await worker.stop()
    }
  })

  it('stands there once, however often it failed, and all of it leaves together', async () => {
    const { shop, admin } = till
    const mark = crypto.randomUUID()
    const at = shop.ctx.clock.now()
    const before = new Date(at.getTime() - 60_000)
    const overview = () => shop.call('GET', '/overview', { token: admin.token })
    const count = (await overview()).body.failedWork
    await failWork(shop, 'send-refund', { mark }, { tries: 61, at: before, output: { error: 'first' } })
    const id = await failWork(shop, 'send-refund', { mark }, { tries: 2, at, output: { error: 'last' } })
    expect(await found(id)).toMatchObject({ tries: 63, error: 'last', about: null, failedAt: at.toISOString() })
    expect((await overview()).body.failedWork).toBe(count + 1)
    expect((await call(admin, 'POST', `/${id}/retry`)).status).toBe(202)
    expect(await queued('send-refund', mark)).toHaveLength(1)
    expect((await overview()).body.failedWork).toBe(count)
    expect((await call(admin, 'POST', `/${id}/retry`)).status).toBe(404)
    expect(await queued('send-refund', mark)).toHaveLength(1)
  })

  it('is told of without what a mail says and to whom', async () => {
    const mail = {
      template: 'reset-password',
      to: 'pat@example.com',
      name: 'Pat',
      link: 'https://x.example/?token=abc',
    }
    const id = await failWork(till.shop, 'send-mail', mail, {
      output: { error: `Error: 451 <pat@example.com>\r\n try later ${'x'.repeat(500)}` },
    })
    const told = await found(id)
    expect(told).toMatchObject({ job: 'send-mail', mail: 'reset-password', about: null })
    expect(JSON.stringify(told)).not.toMatch(/pat|token|x\.example/i)
    expect(told!['error']).toMatch(/^Error: 451 <…> try later x+ …$/)
  })

  it('names the part, the file and the supplier that it is about, and a job that took too long', async () => {
    const { shop, admin } = till
    const { body: supplier } = await shop.call('POST', '/suppliers', {
      token: admin.token,
      body: { name: 'Slow Parts' },
    })
    const id = await failWork(
      shop,
      'remap-imports',
      { supplierId: supplier.id },
      { output: { value: { message: 'job timed out' } } },
    )
    expect(await found(id)).toMatchObject({ about: { kind: 'supplier', name: 'Slow Parts' }, error: 'job timed out' })
    const part = await addPart(shop)
    const ofPart = await failWork(shop, 'start-price', { partId: Number(part) })
    expect(await found(ofPart)).toMatchObject({ about: { kind: 'part', id: part } })
  })

  it('is dropped, and then not done', async () => {
    const mark = crypto.randomUUID()
    const id = await failWork(till.shop, 'order-mail', { mark })
    expect(await call(till.admin, 'DELETE', `/${id}`)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect([await found(id), await queued('order-mail', mark)]).toEqual([undefined, []])
    expect((await call(till.admin, 'DELETE', `/${id}`)).status).toBe(404)
  })

  it('is paged, the newest first', async () => {
    const ids: string[] = []
    const now = Date.now()
    for (const ago of [3000, 2000, 1000])
      ids.unshift(await failWork(till.shop, 'order-mail', {}, { at: new Date(now + 60_000 - ago) }))
    const first = await list('?limit=2')
    expect(first.items.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 2))
    expect((await list(`?limit=1&cursor=${first.next}`)).items).toMatchObject([{ _id: ids[2] }])
  })

  it('is for admins; strangers change nothing, and what is malformed is refused', async () => {
    const { shop, buyer, admin } = till
    const id = await failWork(shop, 'order-mail', {})
    for (const [who, status] of [
      [undefined, 401],
      [buyer, 403],
    ] as const) {
      expect((await call(who, 'GET', '')).status).toBe(status)
      expect((await call(who, 'POST', `/${id}/retry`)).status).toBe(status)
      expect((await call(who, 'DELETE', `/${id}`)).status).toBe(status)
    }
    expect(await found(id)).toBeDefined()
    for (const query of ['?cursor=foreign', '?limit=0', '?limit=x'])
      expect((await call(admin, 'GET', query)).status).toBe(400)
    for (const strange of ['x', '0', "'%20or%20true", crypto.randomUUID()]) {
      expect((await call(admin, 'POST', `/${strange}/retry`)).status).toBe(404)
      expect((await call(admin, 'DELETE', `/${strange}`)).status).toBe(404)
    }
  })
})
