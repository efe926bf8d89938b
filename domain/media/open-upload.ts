import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#platform/context'

/**
 * Opens an empty file for an upload and removes its name, so that its space is freed when it is closed or the process
 * is killed.
 */
export async function openUpload(ctx: Ctx): Promise<FileHandle> {
  const folder = join(ctx.config.dataDir, 'media')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `unfinished-${randomUUID()}`)
  const file = await open(path, 'wx+')
  await unlink(path)
  return file
}
