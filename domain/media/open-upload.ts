import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#platform/context'

/**
 * An empty file for a picture on its way. It has no name any more: its room is free again when it is closed, and also
 * when the process is killed.
 */
export async function openUpload(ctx: Ctx): Promise<FileHandle> {
  const folder = join(ctx.config.dataDir, 'media')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `unfinished-${randomUUID()}`)
  const file = await open(path, 'wx+')
  await unlink(path)
  return file
}
