import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openDb } from '#platform/db/pool'
import { createLog } from '#platform/log'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPartIn, addPlace } from '../support/shops/places.ts'
import { insist, openTwoServers, PRICE, type TwoServers } from './support/two-servers.ts'

const run = promisify(execFile)
let shops: TwoServers
let folder: string
let copyUrl: string
const onServer = async (statement: string) => {
  const url = new URL(shops.url)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
beforeAll(async () => {
  shops = await openTwoServers()
  folder = await mkdtemp(join(tmpdir(), 'camber-backup-'))
  const url = new URL(shops.url)
  url.pathname += '_copy'
  copyUrl = url.href
  await onServer(`create database ${url.pathname.slice(1)}`)
})
afterAll(async () => {
  await onServer(`drop database ${new URL(copyUrl).pathname.slice(1)} with (force)`)
  await shops?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A command of the shop, as `npm run` starts it. */
const command = (name: string, dataDir: string, url: string, ...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, `../../run/${name}.ts`), ...args], {
    env: { ...process.env, BASE_URL: '', DATABASE_URL: url, DATA_DIR: join(folder, dataDir) },
  })

describe('a backup', () => {
  it('taken while orders are placed and paid is whole, and its copy keeps all invariants', async () => {
    const people = await shops.people(10)
    const part = await addPartIn(shops, { 1: 5000, [await addPlace(shops)]: 5000 }, { price: PRICE })
    await mkdir(join(folder, 'shop/media/ab'), { recursive: true })
    await writeFile(join(folder, 'shop/media/ab/picture.webp'), 'a picture')
    await mkdir(join(folder, 'shop/imports'), { recursive: true })
    await sql`
      with s as (
        insert into supplier (name, source_id, created_at) select 'Brackets & Co', min(id), now() from source returning id)
      insert into import (id, supplier_id, file_name, bytes, state, created_by, created_at, applied_at)
      select w.id, s.id, 'list.csv', 6, w.state, 'x', now(), w.applied_at
      from s, (values ('waits', 'staged', null), ('done', 'applied', now() - interval '2 days')) as w (id, state, applied_at)`.execute(
      shops.ctx.db,
    )
    for (const id of ['waits', 'done']) await writeFile(join(folder, 'shop/imports', id), 'a file')
    const over = new AbortController()
    const placed: string[] = []
    const before: string[] = []
    const clients = people.map(async (who, n) => {
      for (; !over.signal.aborted; await sleep(20)) {
        const { body } = await insist(() => shops.place(n, who, { [part]: 2 }))
        placed.push(body._id)
        const intent = shops.intentIn(await insist(() => shops.open(n, who, body)))
        await shops.charge(intent)
        await shops.claim(n, who, body._id, intent)
      }
    })
    const placedMore = (than: number) =>
      vi.waitFor(() => expect(placed.length).toBeGreaterThan(than), { timeout: 60_000 })
    await placedMore(20)
    before.push(...placed)
    await command('backup', 'shop', shops.url, join(folder, 'backup'))
    await placedMore(placed.length)
    over.abort()
    await Promise.all(clients)

    await command('restore', 'copy', copyUrl, join(folder, 'backup'))
    const { db, close } = openDb(copyUrl, createLog('error'), 2)
    const copy = { ctx: { db } }
    await expectInvariants(copy)
    const { rows } = await sql<{ id: string }>`select id from orders`.execute(db)
    const ids = new Set(rows.map(({ id }) => id))
    expect(before.filter((id) => !ids.has(id))).toEqual([])
    expect(ids.size).toBeLessThan(placed.length)
    await expect(
      sql`insert into order_event (order_id, at, who, to_state) values (${before[0]}, now(), 'x', 'placed')`.execute(
        db,
      ),
    ).resolves.toBeDefined()
    await close()
    expect(await readFile(join(folder, 'copy/media/ab/picture.webp'), 'utf8')).toBe('a picture')
    expect(await readdir(join(folder, 'copy/imports'))).toEqual(['waits'])
    expect(await readFile(join(folder, 'copy/imports/waits'), 'utf8')).toBe('a file')
    await expectInvariants(shops)
  })

  it('goes into nothing but an empty database', async () => {
    await expect(command('restore', 'copy', copyUrl, join(folder, 'backup'))).rejects.toMatchObject({
      stderr: expect.stringContaining('not empty'),
    })
  })

  it('that is damaged is not restored', async () => {
    await appendFile(join(folder, 'backup/orders.copy.gz'), 'x')
    await expect(command('restore', 'copy', copyUrl, join(folder, 'backup'))).rejects.toMatchObject({
      stderr: expect.stringContaining('orders.copy.gz is damaged'),
    })
  })
})
