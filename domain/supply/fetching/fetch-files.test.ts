import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { type FileServer, openFileServer } from '../../../tests/support/file-server.ts'
import { writeLevels } from '../../../tests/support/parts-of-types.ts'
import { adminCtx } from '../../../tests/support/people.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import {
  addSupplier,
  dropImport,
  fetchFiles,
  fetchNow,
  listFetchTroubles,
  listImports,
  setFetch,
  showSupplier,
  startApplying,
  workOnImports,
} from '../index.server.ts'
import { type FetchInput, fetchInput } from './schema.ts'

let shop: TestShop
let admin: Ctx
let server: FileServer
let later = 0
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'silent', IMPORT_PRIVATE_ADDRESSES: 'yes' })
  await writeLevels(shop.ctx)
  // Hours pass as the tests say.
  const clock = { now: () => new Date(shop.ctx.clock.now().getTime() + later) }
  admin = { ...(await adminCtx(shop)), clock }
  server = await openFileServer()
})
afterAll(async () => {
  server.close()
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})
beforeEach(() => sql`delete from supplier_fetch`.execute(shop.ctx.db))

const HOUR = 3_600_000
const job = (): Ctx => ({ ...admin, actor: { kind: 'system', name: 'fetch-files' } })
/** Fetches what is due, then reads what came, and decides about it. */
async function night() {
  await fetchFiles(job())
  await workOnImports(job())
}

const path = () => `/${crypto.randomUUID()}.csv`
async function supplierAt(at: string, more: Partial<FetchInput> = {}): Promise<string> {
  const { id } = await addSupplier(admin, { name: `Supplier ${crypto.randomUUID()}`, settings: {} })
  await setFetch(admin, String(id), fetchInput.parse({ url: server.url + at, every: 'hour', version: null, ...more }))
  return String(id)
}
const fetchOf = async (id: string) => (await showSupplier(admin, id)).fetch!
const filesOf = async (id: string) => (await listImports(admin, { supplier: Number(id), limit: 10 })).items
const statesOf = async (id: string) => (await filesOf(id)).map(({ state }) => state)
const asks = (at: string) => server.asked.filter(({ url }) => url === at).length
/** Mails to the shop about a supplier. */
async function mailsAbout(id: string): Promise<string[]> {
  const { name } = await showSupplier(admin, id)
  const { rows } = await sql<{ template: string }>`
    select data ->> 'template' as template from jobs.job where name = 'send-mail' and data ->> 'supplier' = ${name}
    order by created_on`.execute(shop.ctx.db)
  return rows.map(({ template }) => template)
}

describe('what is due', () => {
  it('is fetched once, however many fetch, and again after its hour', async () => {
    const at = path()
    server.answers[at] = 'number,stock\nA-1,3\n'
    const id = await supplierAt(at)
    await Promise.all([fetchFiles(job()), fetchFiles(job()), fetchFiles(job())])
    expect(asks(at)).toBe(1)
    const { outcome, fetchedAt, nextAt, file, isRunning } = await fetchOf(id)
    expect([outcome, isRunning, file?.fileName]).toEqual(['came', false, at.slice(1)])
    expect(Date.parse(nextAt!) - Date.parse(fetchedAt!)).toBe(HOUR)
    const [received] = await filesOf(id)
    expect(received).toMatchObject({ id: file!.id, state: 'received', fetched: true, createdBy: 'system: fetch-files' })
    // While a fetched file is being read no other is fetched.
    later += 2 * HOUR
    await fetchFiles(job())
    expect(asks(at)).toBe(1)
    await workOnImports(job())
    await fetchFiles(job())
    expect(asks(at)).toBe(2)
  })

  it('with the same bytes as last time, or 304, brings nothing new', async () => {
    const at = path()
    server.answers[at] = (req, res) =>
      req.headers['if-none-match'] === '"2"'
        ? res.writeHead(304).end()
        : res.writeHead(200, { etag: '"2"' }).end('number,stock\nA-1,3\n')
    const id = await supplierAt(at)
    await night()
    server.answers[at] = 'number,stock\nA-1,3\n'
    for (const answer of [server.answers[at], () => {}] as const) {
      if (typeof answer === 'function') server.answers[at] = (_req, res) => res.writeHead(304).end()
      later += HOUR
      await night()
      const { outcome, failure } = await fetchOf(id)
      expect([outcome, failure, (await filesOf(id)).length]).toEqual(['same', null, 1])
    }
  })

  it('comes again when an admin who dropped it asks for it', async () => {
    const at = path()
    server.answers[at] = 'number,stock\nA-1,3\n'
    const id = await supplierAt(at, { every: 'never' })
    await night()
    expect(asks(at)).toBe(0)
    await fetchNow(admin, id)
    await night()
    await dropImport(admin, (await fetchOf(id)).file!.id)
    await fetchNow(admin, id)
    await night()
    expect(await statesOf(id)).toEqual(['staged', 'dropped'])
    expect((await fetchOf(id)).nextAt).toBeNull()
  })

  it('and with everything of a supplier replaces a file that still waits, unless somebody corrected rows of it', async () => {
    const at = path()
    const id = await supplierAt(at, { full: true })
    for (const stock of [1, 2]) {
      server.answers[at] = `number,stock\nA-1,${stock}\n`
      later += HOUR
      await night()
    }
    const [newest, replaced] = await filesOf(id)
    expect([newest!.state, replaced!.state]).toEqual(['staged', 'dropped'])
    expect(existsSync(join(shop.config.dataDir, 'imports', replaced!.id))).toBe(false)
    await sql`update import set corrected_at = now() where id = ${newest!.id}`.execute(shop.ctx.db)
    server.answers[at] = 'number,stock\nA-1,3\n'
    later += HOUR
    await night()
    expect(await statesOf(id)).toEqual(['staged', 'staged', 'dropped'])
  })

  it.each([
    ['it is a part of the goods', { full: false }, { full: false }],
    ['it is of another kind', { full: true, kind: 'stock' }, { full: true, kind: 'prices' }],
  ] as const)('and replaces no file that waits when %s', async (_why, first, second) => {
    const at = path()
    server.answers[at] = 'number,stock,price\nA-1,3,10\n'
    const id = await supplierAt(at, first)
    await night()
    server.answers[at] = 'number,stock,price\nA-2,3,10\n'
    const { version } = await fetchOf(id)
    await setFetch(admin, id, fetchInput.parse({ url: server.url + at, every: 'hour', version, ...second }))
    later += HOUR
    await night()
    expect(await statesOf(id)).toEqual(['staged', 'staged'])
  })

  it('and replaces a part of the goods that could not be read', async () => {
    const at = path()
    const id = await supplierAt(at)
    for (const text of ['<html>Please sign in</html>', 'number,stock\nA-1,3\n']) {
      server.answers[at] = text
      later += HOUR
      await night()
    }
    expect(await statesOf(id)).toEqual(['staged', 'dropped'])
  })

  it('sends its secret, and stores nothing when an admin changes it meanwhile', async () => {
    const [at, other] = [path(), path()]
    let arrived!: () => void
    const isAsked = new Promise<void>((done) => (arrived = done))
    let answer!: () => void
    server.answers[at] = (_req, res) => {
      answer = () => res.end('number,stock\nA-1,3\n')
      arrived()
    }
    const auth = { by: 'password', name: 'shop', secret: 'pass:word' } as const
    const id = await supplierAt(at, { auth })
    const fetching = fetchFiles(job())
    await isAsked
    expect((await fetchOf(id)).isRunning).toBe(true)
    const { version } = await fetchOf(id)
    const kept = { by: 'password', name: 'shop' } as const
    await setFetch(admin, id, fetchInput.parse({ url: server.url + other, every: 'never', auth: kept, version }))
    answer()
    await fetching
    expect([await filesOf(id), (await fetchOf(id)).outcome]).toEqual([[], null])
    const sent = server.asked.find(({ url }) => url === at)!.headers.authorization
    expect(sent).toBe(`Basic ${Buffer.from('shop:pass:word').toString('base64')}`)
  })
})

it('a failure is tried again after growing pauses, and told once until it has worked', async () => {
  const at = path()
  const id = await supplierAt(at)
  const pauses: number[] = []
  for (let n = 0; n < 5; n++) {
    await night()
    const { fetchedAt, nextAt } = await fetchOf(id)
    pauses.push((Date.parse(nextAt!) - Date.parse(fetchedAt!)) / 60_000)
    later += Date.parse(nextAt!) - Date.parse(fetchedAt!)
  }
  const { outcome, failure, failures } = await fetchOf(id)
  expect([outcome, failure?.say, failures, pauses]).toEqual(['failed', 'imports.fetchStatus', 5, [5, 15, 45, 135, 405]])
  expect(await mailsAbout(id)).toEqual(['fetch-failed'])
  expect((await listFetchTroubles(admin, 1)).map(({ supplier, file }) => [supplier.id, file])).toEqual([
    [Number(id), null],
  ])
  server.answers[at] = 'number,stock\nA-1,3\n'
  await night()
  expect(await fetchOf(id)).toMatchObject({ outcome: 'came', failure: null, failures: 0 })
})

describe('a file that is to be applied without an admin', () => {
  type Part = { price?: number; stock?: number }
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => `N${n}`)
  const mark = () => crypto.randomUUID().slice(0, 8)
  const listOf = (of: string, parts: readonly string[], { price = 10, stock = 5 }: Part = {}) =>
    [
      'brand,number,name,type,price,stock',
      ...parts.map((one) => `low,${of}-${one},Pad,brake-pads,${price},${stock}`),
    ].join('\n')

  /** A supplier whose first file of 20 parts an admin has applied; `next` fetches another one. */
  async function known() {
    const [at, of] = [path(), mark()]
    const id = await supplierAt(at, { full: true, apply: true })
    const next = async (text: string) => {
      server.answers[at] = text
      later += HOUR
      await night()
      return (await filesOf(id))[0]!
    }
    const first = await next(listOf(of, numbers(20)))
    expect([first.state, first.doubts.map(({ say }) => say)]).toEqual(['staged', ['imports.doubtFirst']])
    await startApplying(admin, first.id)
    await workOnImports(job())
    return { id, of, next, first: first.id }
  }

  it('is applied if it is like the last one', async () => {
    const { id, of, next } = await known()
    const file = await next(listOf(of, numbers(19), { price: 11 }))
    expect([file.state, file.doubts, file.counts!.gone.count]).toEqual(['applied', [], 1])
    const { rows } = await sql<{ price: number; n: number }>`
      select price, count(*)::int as n from part where number like ${`${of}-%`} and status = 'sold' group by 1`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([{ price: 1100, n: 19 }])
    expect(await mailsAbout(id)).toEqual(['file-waits'])
  })

  it.each([
    ['it would retire more than one part in ten', (of: string) => listOf(of, numbers(17)), 'imports.doubtGone'],
    ['it holds nothing at all', (of: string) => listOf(of, []), 'imports.doubtGone'],
    ['prices jump', (of: string) => listOf(of, numbers(20), { price: 13 }), 'imports.doubtPrices'],
    ['all is sold out', (of: string) => listOf(of, numbers(20), { stock: 0 }), 'imports.doubtStock'],
    ['many parts are new', (of: string) => listOf(of, numbers(25)), 'imports.doubtNew'],
    [
      'many rows cannot be applied',
      (of: string) => listOf(of, numbers(20)).replaceAll(',10,5', ',10 GBP,5'),
      'imports.doubtHeld',
    ],
    [
      'it has another column',
      (of: string) => listOf(of, numbers(20)).replace('stock', 'stock,extra'),
      'imports.doubtColumns',
    ],
  ])('waits when %s, and the shop is told once', async (_why, textOf, doubt) => {
    const { id, of, next } = await known()
    const file = await next(textOf(of))
    expect([file.state, file.doubts.map(({ say }) => say)]).toEqual(['staged', [doubt]])
    const [trouble] = await listFetchTroubles(admin, 1)
    expect([trouble!.file?.id, trouble!.why?.say]).toEqual([file.id, doubt])
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from part where number like ${`${of}-%`} and status = 'sold' and price = 1000`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([{ n: 20 }])
    await next(`${textOf(of)}\n`)
    expect(await mailsAbout(id)).toEqual(['file-waits', 'file-waits'])
  })

  it('waits when the last one was undone, or when it cannot be read', async () => {
    const { of, next, id } = await known()
    await undoRun(admin, (await filesOf(id))[0]!.runId!)
    const undone = await next(listOf(of, numbers(20), { price: 11 }))
    expect(undone.doubts.map(({ say }) => say)).toContain('imports.doubtUndone')
    const broken = await next('<html>Please sign in</html>')
    expect([broken.state, broken.doubts.length]).toEqual(['failed', 1])
    expect(await statesOf(id)).toEqual(['failed', 'dropped', 'applied'])
  })
})
