import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { deletePart } from '#domain/catalogue'
import { tx } from '#platform/context'
import { DISC, openPartsDesk } from '../../support/shops/parts-desk.ts'
import { adminCtx } from '../../support/shops/people.ts'

const { shop, pat, asAdmin, create } = await openPartsDesk()
afterAll(() => shop.close())

const REVIEW = { name: 'Pat', rating: '4', description: 'Fits well.', img: 'https://pictures.example/disc.jpg' }

/** Has a call of an admin wait for another one who deletes the part that it is about. */
async function besideDeleting(part: string, call: () => ReturnType<typeof asAdmin>) {
  const admin = await adminCtx(shop)
  const locked = Promise.withResolvers<void>()
  const waits = Promise.withResolvers<void>()
  const deleting = tx(admin, async (ctx) => {
    await sql`select 1 from part where id = ${Number(part)} for update`.execute(ctx.db)
    locked.resolve()
    await waits.promise
    return deletePart(ctx, part)
  })
  await locked.promise
  const calling = call()
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(shop.ctx.db)
      expect(rows).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  waits.resolve()
  const [deleted, { status }] = await Promise.all([deleting, calling])
  return [deleted, status]
}

it('a correction that is decided while its part is deleted is gone', async () => {
  const part = await create()
  const { body } = await shop.call('PUT', `/bestSeller/${part}`, { token: pat.token, body: { ...DISC, price: 70 } })
  const accept = () => asAdmin('PUT', `/corrections/${body._id}`, { decision: 'accept' })
  expect(await besideDeleting(part, accept)).toEqual([1, 404])
})

it('so is a review', async () => {
  const part = await create()
  const { body } = await shop.call('POST', '/review', { token: pat.token, body: { ...REVIEW, partId: part } })
  expect(await besideDeleting(part, () => asAdmin('DELETE', `/review/${body.insertedId}`))).toEqual([1, 404])
})
