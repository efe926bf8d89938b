import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'

/** What stays free on the disk, for the database above all. */
const KEPT_FREE = 256 * 1024 * 1024

/** What still arrives has been written to since. */
const STALE_MS = 3_600_000
const ARRIVING = 'arriving-'

const folderOf = (ctx: Ctx) => join(ctx.config.dataDir, 'imports')
export type ArrivingFile = { path: string; file: FileHandle }

/** An empty file for what arrives, beside those of imports. Its maker closes it, and removes it if nobody keeps it. */
export async function openArrivingFile(ctx: Ctx): Promise<ArrivingFile> {
  await mkdir(folderOf(ctx), { recursive: true })
  const path = join(folderOf(ctx), `${ARRIVING}${randomUUID()}`)
  return { path, file: await open(path, 'wx+') }
}

/** Removes what nobody keeps; does nothing if it has become an import's. */
export const removeArrivedFile = (path: string) => rm(path, { force: true })

/** The names of the files that arrive or have arrived; none before the first one. */
export const arrivedNames = async (ctx: Ctx): Promise<string[]> => (await ifThere(readdir(folderOf(ctx)))) ?? []

/** What a call to the disk answers; null: there is no such file. */
export const ifThere = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((err: NodeJS.ErrnoException) => {
    if (err.code === 'ENOENT') return null
    throw err
  })

/** The job that removes files whose process was killed before they had arrived. */
export async function purgeArrivals(ctx: Ctx): Promise<void> {
  for (const name of (await arrivedNames(ctx)).filter((name) => name.startsWith(ARRIVING))) {
    const path = join(folderOf(ctx), name)
    const found = await ifThere(stat(path)) // it has just become an import's
    if (found && found.mtimeMs < ctx.clock.now().getTime() - STALE_MS) await removeArrivedFile(path)
  }
}

/** @throws Problem 507 if the disk has no room for so many bytes more */
export async function refuseWithoutRoom(ctx: Ctx, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folderOf(ctx))
  if (bavail * bsize - bytes < KEPT_FREE) throw new Problem(507, 'no-room', phrase('refusal.noRoomForFile'))
}
