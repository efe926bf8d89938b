import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { turnLog } from './turn-log.ts'

test('a long log is set aside, and one old one stays', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'camber-log-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const log = join(dir, 'server.log')
  await turnLog(log, 4)
  await writeFile(log, 'told')
  await turnLog(log, 4)
  expect(await readdir(dir)).toEqual(['server.log'])
  for (const text of ['first', 'second']) {
    await writeFile(log, text)
    await turnLog(log, 4)
  }
  expect(await readdir(dir)).toEqual(['server.log.old'])
  expect(await readFile(`${log}.old`, 'utf8')).toBe('second')
})
