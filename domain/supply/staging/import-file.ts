import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#platform/context'
import { ifThere } from '../arriving-file.ts'

/** Where the file of an import lies. */
export const importFile = (ctx: Ctx, id: string): string => join(ctx.config.dataDir, 'imports', id)

/** A shop that was restored has only the files that its backup took. */
export const hasFile = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ifThere(stat(importFile(ctx, id)))) !== null

/** Keeps an arrived file as that of an import, and says how many bytes it has. */
export async function keepFile(ctx: Ctx, id: string, arrived: string): Promise<number> {
  const { size } = await stat(arrived)
  await rename(arrived, importFile(ctx, id))
  return size
}

/** Removes the file of an import from the disk, if it is there. */
export const dropFile = (ctx: Ctx, id: string): Promise<void> => rm(importFile(ctx, id), { force: true })

export const IMPORT_ID = /^[0-9a-f]{16}$/

/** A new id: 16 hex digits, which is the name of its file, too. */
export const newImportId = (): string => randomUUID().replaceAll('-', '').slice(0, 16)
