import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { copyDatabase } from '../tests/support/shop.ts'
import { mountDisk, unmountDisk } from '../tests/support/small-disk.ts'

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
