import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabaseProxy } from '../tests/support/machine/database-proxy.ts'
import { copyDatabase } from '../tests/support/shops/shop.ts'
import { mountDisk, unmountDisk } from '../tests/support/machine/small-disk.ts'

const run = promisify(execFile)

it('a backup that finds no room says so, and leaves the room that there was', async ({ skip }) => {
  const folder = await mkdtemp(join(tmpdir(), 'camber-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  if (!mountDisk(folder, '1m')) return skip()
  onTestFinished(() => void unmountDisk(folder))
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const env = { ...process.env, BASE_URL: '', DATABASE_URL: url, DATA_DIR: join(folder, 'shop') }
  await expect(
    run(process.execPath, [join(import.meta.dirname, 'backup.ts'), join(folder, 'backup')], { env }),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^No backup was made: ENOSPC/) })
  expect(await readdir(folder)).toEqual([])
})

it('a backup whose connection is lost says so, and leaves nothing half-written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camber-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const proxy = await openDatabaseProxy(url)
  onTestFinished(() => proxy.close())
  const [holder, watcher] = [new Client(url), new Client(url)]
  for (const client of [holder, watcher]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  // The backup waits for this table until its connection is cut.
  await holder.query('begin; lock table part')
  const env = { ...process.env, BASE_URL: '', DATABASE_URL: proxy.url, DATA_DIR: join(folder, 'shop') }
  const backup = run(process.execPath, [join(import.meta.dirname, 'backup.ts'), join(folder, 'backup')], { env })
  const ended = backup.catch((err: unknown) => err)
  const isWaiting = () =>
    watcher.query(`
      select from pg_stat_activity
      where application_name = 'camber-backup' and wait_event_type = 'Lock' and datname = current_database()`)
  await expect.poll(async () => (await isWaiting()).rowCount, { timeout: 30_000 }).toBe(1)
  proxy.cut()
  expect(await ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^No backup was made: /) })
  expect(await readdir(folder)).toEqual([])
})
