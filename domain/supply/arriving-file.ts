import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'

/** What stays free on the disk, for the database above all. */
const KEPT_FREE = 256 * 1024 * 1024

const folderOf = (ctx: Ctx) => join(ctx.config.dataDir, 'imports')
export type ArrivingFile = { path: string; file: FileHandle }

/** An empty file for what arrives, beside those of imports. Its maker closes it, and removes it if nobody keeps it. */
export async function openArrivingFile(ctx: Ctx): Promise<ArrivingFile> {
  await mkdir(folderOf(ctx), { recursive: true })
  const path = join(folderOf(ctx), `arriving-${randomUUID()}`)
  return { path, file: await open(path, 'wx+') }
}

export const removeArrivedFile = (path: string) => rm(path, { force: true })

/** @throws Problem 507 if the disk has no room for so many bytes more */
export async function refuseWithoutRoom(ctx: Ctx, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folderOf(ctx))
  if (bavail * bsize - bytes < KEPT_FREE) throw new Problem(507, 'no-room', phrase('refusal.noRoomForFile'))
}
