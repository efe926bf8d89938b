import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { type FetchDesk, HOUR, openFetchDesk } from '../../../tests/support/shops/fetch-desk.ts'
import type { FileServer } from '../../../tests/support/files/file-server.ts'
import { writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { dropImport, fetchFiles, fetchNow, listFetchTroubles, setFetch, workOnImports } from '../index.server.ts'
import { fetchInput } from '../suppliers/fetch-schema.ts'

let desk: FetchDesk
let shop: TestShop
let admin: Ctx
let server: FileServer
beforeAll(async () => {
  desk = await openFetchDesk()
  ;({ shop, admin, server } = desk)
  await writeLevels(shop.ctx)
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const path = () => `/${crypto.randomUUID()}.csv`
const statesOf = async (id: string) => (await desk.filesOf(id)).map(({ state }) => state)

describe('what is due', () => {
  it('is fetched once, however many fetch, and again after its hour', async () => {
    const at = path()
    server.answers[at] = 'number,stock\nA-1,3\n'
    const id = await desk.supplierAt(at)
    await Promise.all([fetchFiles(desk.job()), fetchFiles(desk.job()), fetchFiles(desk.job())])
    expect(desk.asks(at)).toBe(1)
    const { outcome, fetchedAt, nextAt, file, isRunning } = await desk.fetchOf(id)
    expect([outcome, isRunning, file?.fileName]).toEqual(['came', false, at.slice(1)])
    expect(Date.parse(nextAt!) - Date.parse(fetchedAt!)).toBe(HOUR)
    const [received] = await desk.filesOf(id)
    expect(received).toMatchObject({ id: file!.id, state: 'received', fetched: true, createdBy: 'system: fetch-files' })
    // While a fetched file is being read no other is fetched.
    desk.pass(2 * HOUR)
    await fetchFiles(desk.job())
    expect(desk.asks(at)).toBe(1)
    await workOnImports(desk.job())
    await fetchFiles(desk.job())
    expect(desk.asks(at)).toBe(2)
  })

  it('with the same bytes as last time, or 304, brings nothing new', async () => {
    const at = path()
    server.answers[at] = (req, res) =>
      req.headers['if-none-match'] === '"2"'
        ? res.writeHead(304).end()
        : res.writeHead(200, { etag: '"2"' }).end('number,stock\nA-1,3\n')
    const id = await desk.supplierAt(at)
    await desk.night()
    server.answers[at] = 'number,stock\nA-1,3\n'
    for (const answer of [server.answers[at], () => {}] as const) {
      if (typeof answer === 'function') server.answers[at] = (_req, res) => res.writeHead(304).end()
      desk.pass(HOUR)
      await desk.night()
      const { outcome, failure } = await desk.fetchOf(id)
      expect([outcome, failure, (await desk.filesOf(id)).length]).toEqual(['same', null, 1])
    }
  })

  it('comes again when an admin who dropped it asks for it', async () => {
    const at = path()
    server.answers[at] = 'number,stock\nA-1,3\n'
    const id = await desk.supplierAt(at, { every: 'never' })
    await desk.night()
    expect(desk.asks(at)).toBe(0)
    await fetchNow(admin, id)
    await desk.night()
    await dropImport(admin, (await desk.fetchOf(id)).file!.id)
    await fetchNow(admin, id)
    await desk.night()
    expect(await statesOf(id)).toEqual(['staged', 'dropped'])
    expect((await desk.fetchOf(id)).nextAt).toBeNull()
  })

  it('and with everything of a supplier replaces a file that still waits, unless somebody corrected rows of it', async () => {
    const at = path()
    const id = await desk.supplierAt(at, { full: true })
    for (const stock of [1, 2]) {
      server.answers[at] = `number,stock\nA-1,${stock}\n`
      desk.pass(HOUR)
      await desk.night()
    }
    const [newest, replaced] = await desk.filesOf(id)
    expect([newest!.state, replaced!.state]).toEqual(['staged', 'dropped'])
    expect(existsSync(join(shop.config.dataDir, 'imports', replaced!.id))).toBe(false)
    await sql`update import set corrected_at = now() where id = ${newest!.id}`.execute(shop.ctx.db)
    server.answers[at] = 'number,stock\nA-1,3\n'
    desk.pass(HOUR)
    await desk.night()
    expect(await statesOf(id)).toEqual(['staged', 'staged', 'dropped'])
  })

  it.each([
    ['it is a part of the goods', { full: false }, { full: false }],
    ['it is of another kind', { full: true, kind: 'stock' }, { full: true, kind: 'prices' }],
  ] as const)('and replaces no file that waits when %s', async (_why, first, second) => {
    const at = path()
    server.answers[at] = 'number,stock,price\nA-1,3,10\n'
    const id = await desk.supplierAt(at, first)
    await desk.night()
    server.answers[at] = 'number,stock,price\nA-2,3,10\n'
    const { version } = await desk.fetchOf(id)
    await setFetch(admin, id, fetchInput.parse({ url: server.url + at, every: 'hour', version, ...second }))
    desk.pass(HOUR)
    await desk.night()
    expect(await statesOf(id)).toEqual(['staged', 'staged'])
  })

  it.each([
    ['cannot be read', '<html>We are back soon</html>', 'failed'],
    ['has no record', 'number,stock\n', 'staged'],
    ['turns out to be of another kind', 'number,price\nA-1,12\n', 'staged'],
  ])('and a file that %s replaces none that waits', async (_what, text, state) => {
    const at = path()
    const id = await desk.supplierAt(at, { full: true })
    for (const answer of ['number,stock\nA-1,3\n', text]) {
      server.answers[at] = answer
      desk.pass(HOUR)
      await desk.night()
    }
    const [newest, waiting] = await desk.filesOf(id)
    expect([newest!.state, waiting!.state]).toEqual([state, 'staged'])
    expect(existsSync(join(shop.config.dataDir, 'imports', waiting!.id))).toBe(true)
  })

  it('and replaces a part of the goods that could not be read', async () => {
    const at = path()
    const id = await desk.supplierAt(at)
    for (const text of ['<html>Please sign in</html>', 'number,stock\nA-1,3\n']) {
      server.answers[at] = text
      desk.pass(HOUR)
      await desk.night()
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
    const id = await desk.supplierAt(at, { auth })
    const fetching = fetchFiles(desk.job())
    await isAsked
    expect((await desk.fetchOf(id)).isRunning).toBe(true)
    const { version } = await desk.fetchOf(id)
    const kept = { by: 'password', name: 'shop' } as const
    await setFetch(admin, id, fetchInput.parse({ url: server.url + other, every: 'never', auth: kept, version }))
    answer()
    await fetching
    expect([await desk.filesOf(id), (await desk.fetchOf(id)).outcome]).toEqual([[], null])
    const sent = server.asked.find(({ url }) => url === at)!.headers.authorization
    expect(sent).toBe(`Basic ${Buffer.from('shop:pass:word').toString('base64')}`)
  })
})

it('a failure is tried again after growing pauses, and told once until it has worked', async () => {
  const at = path()
  const id = await desk.supplierAt(at)
  const pauses: number[] = []
  for (let n = 0; n < 5; n++) {
    await desk.night()
    const { fetchedAt, nextAt } = await desk.fetchOf(id)
    pauses.push((Date.parse(nextAt!) - Date.parse(fetchedAt!)) / 60_000)
    desk.pass(Date.parse(nextAt!) - Date.parse(fetchedAt!))
  }
  const { outcome, failure, failures } = await desk.fetchOf(id)
  expect([outcome, failure?.say, failures, pauses]).toEqual(['failed', 'imports.fetchStatus', 5, [5, 15, 45, 135, 405]])
  expect(await desk.mailsAbout(id)).toEqual(['fetch-failed'])
  expect((await listFetchTroubles(admin, 1)).map(({ supplier, file }) => [supplier.id, file])).toEqual([
    [Number(id), null],
  ])
  server.answers[at] = 'number,stock\nA-1,3\n'
  await desk.night()
  expect(await desk.fetchOf(id)).toMatchObject({ outcome: 'came', failure: null, failures: 0 })
})
