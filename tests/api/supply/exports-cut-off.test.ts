import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '#api'
import { createHeavy } from '#platform/heavy'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

/** Far more than are read at once. */
const PARTS = 4000

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await makeAdmin(shop)).token
  await sql`
    insert into part (type_id, brand_id, number, name, price)
    select 0, 0, 'CUT-' || n, 'Disc', 4000 from generate_series(1, ${PARTS}) n`.execute(shop.ctx.db)
})
afterAll(() => shop.close())

/** A file's begun answer. */
async function begin(file: string, headers: Record<string, string> = {}) {
  const asked = vi.fn()
  const failed = vi.fn()
  const db = shop.ctx.db.withPlugin({
    transformQuery: ({ node }) => (asked(), node),
    transformResult: async ({ result }) => result,
  })
  const log = new Proxy(shop.ctx.log, { get: (it, key) => (key === 'error' ? failed : Reflect.get(it, key)) })
  const api = createApi({ ...shop.ctx, db, heavy: createHeavy(db), log })
  const answer = await api.request(`/exports/${file}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const reader = answer.body!.getReader() as ReadableStreamDefaultReader<Uint8Array>
  onTestFinished(() => void reader.cancel().catch(() => {}))
  const { value } = await reader.read()
  return { reader, first: value!, asked, failed }
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces
    pieces.push(value)
  }
}

const FILES = [
  ['parts.csv', {}],
  ['parts.csv', { 'accept-encoding': 'gzip' }],
  ['parts.csv.gz', {}],
  ['parts.xlsx', {}],
  ['merchant.xml', {}],
  ['aces.xml', {}],
] as const

it.each(FILES)('%s %j that fails on the way does not end as if it were whole', async (file, headers) => {
  const { reader, failed } = await begin(file, headers)
  await sql`alter table part rename to lost`.execute(shop.ctx.db)
  try {
    await expect(readOn(reader)).rejects.toThrow()
  } finally {
    await sql`alter table lost rename to part`.execute(shop.ctx.db)
  }
  expect(failed).toHaveBeenCalledOnce()
})

it.each(FILES)('%s %j stops when its reader leaves', async (file, headers) => {
  const { reader, asked, failed } = await begin(file, headers)
  await reader.cancel()
  const before = asked.mock.calls.length
  // Time enough for the export to go on: far more is read here than it reads at once.
  for (let n = 0; n < 5; n++) await sql`select * from part order by name`.execute(shop.ctx.db)
  expect(asked.mock.calls.length - before).toBeLessThanOrEqual(2)
  expect(failed).not.toHaveBeenCalled()
})

it('is whole when it is read to its end', async () => {
  const { reader, first } = await begin('parts.csv.gz')
  const text = gunzipSync(Buffer.concat([first, ...(await readOn(reader))])).toString()
  expect(text.match(/CUT-\d+/g)).toHaveLength(PARTS)
})
