import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { openArrivingFile, purgeArrivals } from './arriving-file.ts'
import { purgeImports } from './imports/purge-imports.ts'

const MINUTE = 60_000

it('what was cut off while it arrived is removed after an hour; files of imports and what still arrives stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'camber-arriving-'))
  const now = new Date('2026-03-04T12:00:00Z')
  const ctx = { config: { dataDir }, clock: { now: () => now } } as unknown as Ctx
  try {
    await purgeArrivals(ctx) // nothing has ever arrived
    const file = join(dataDir, 'imports')
    await writeFile(file, '')
    await expect(purgeArrivals(ctx)).rejects.toThrow('ENOTDIR')
    await expect(purgeImports(ctx)).rejects.toThrow('ENOTDIR')
    await rm(file)
    const arrive = async (minutesAgo: number) => {
      const { path, file } = await openArrivingFile(ctx)
      await file.close()
      await utimes(path, now, new Date(now.getTime() - minutesAgo * MINUTE))
      return path
    }
    await arrive(61)
    await arrive(24 * 60)
    const going = await arrive(59)
    const kept = join(dataDir, 'imports', 'an-import')
    await writeFile(kept, '')
    await utimes(kept, now, new Date(0))
    await purgeArrivals(ctx)
    expect((await readdir(join(dataDir, 'imports'))).toSorted()).toEqual([basename(kept), basename(going)].toSorted())
    const endless = join(dataDir, 'imports', 'arriving-endless')
    await symlink(endless, endless)
    await expect(purgeArrivals(ctx)).rejects.toThrow('ELOOP')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
