import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { createSemaphore } from '#platform/semaphore'
import { encode } from './encode.ts'
import { keyOf, pictureOf } from './name.ts'
import type { Picture } from './schema.ts'
import { storeOf } from './store-of.ts'

type Size = { width: number; height: number }

/** Each takes a processor and up to 160 MB, so two at once are enough and six may wait. */
const turn = createSemaphore(2, 6)

async function known(ctx: Ctx, hash: string): Promise<Size | undefined> {
  const { rows } = await sql<Size>`select width, height from media where hash = ${hash} limit 1`.execute(ctx.db)
  const size = rows[0]
  if (size && (await storeOf(ctx.config).read(keyOf({ hash, width: size.width, format: 'webp' })))) return size
}

async function writeAll(ctx: Ctx, hash: string, bytes: Uint8Array): Promise<Size> {
  const { width, height, files } = await encode(bytes)
  async function* named() {
    for await (const file of files)
      yield { key: keyOf({ hash, ...file }), bytes: file.bytes, type: `image/${file.format}` }
  }
  await storeOf(ctx.config).write(named())
  return { width, height }
}

/**
 * Stores a signed-in user's picture in every size that the shop shows, named by its content, so the same picture is
 * stored once.
 * @throws Problem 401, 413, 415, or 503 when too many pictures are being processed
 */
export async function storePicture(ctx: Ctx, bytes: Uint8Array): Promise<Picture> {
  const user = userOf(ctx)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const { width, height } = (await known(ctx, hash)) ?? (await turn(() => writeAll(ctx, hash, bytes)))
  await sql`insert into media (hash, user_id, width, height, bytes, created_at)
    values (${hash}, ${user.id}, ${width}, ${height}, ${bytes.length}, ${ctx.clock.now()})
    on conflict (hash, user_id) do nothing`.execute(ctx.db)
  return pictureOf(hash, width, height)
}
