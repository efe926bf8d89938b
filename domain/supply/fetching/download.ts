import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { isFull, Problem } from '#platform/errors'
import { type Pace, receive } from '#platform/http/receive'
import { refuseWithoutRoom } from '../arriving-file.ts'
import { askAddress, fetchFailed, type Question } from './ask-address.ts'
import { fetchedName } from './fetched-name.ts'

/** How slow a server may be, and how long a file may take in all. */
export type Patience = Pace & { mostMs: number }
const PATIENCE: Patience = { silenceMs: 30_000, bytesPerSecond: 8 * 1024, mostMs: 3_600_000 }
/** How many bytes are written before the free space of the disk is checked again. */
const LOOK_BYTES = 16 * 1024 * 1024

/** A file that came: what its server calls it, how that server knows it again, and the SHA-256 of its bytes. */
export type Downloaded = { fileName: string; etag: string | null; lastModified: string | null; digest: Buffer }

/**
 * Writes what an address answers into a file, up to IMPORT_MAX_BYTES. Null: the server says that nothing is new.
 * @throws Problem 502 `fetch-failed` or 507 that says what went wrong, or the reason of `signal`
 */
export async function download(
  ctx: Ctx,
  asked: Question,
  file: FileHandle,
  patience = PATIENCE,
): Promise<Downloaded | null> {
  const tooSlow = new AbortController()
  const giveUp = () => tooSlow.abort(fetchFailed(phrase('imports.fetchSlow')))
  const late = setTimeout(giveUp, patience.mostMs)
  const signal = AbortSignal.any([asked.signal, tooSlow.signal])
  try {
    const { answer, url } = await askAddress(ctx, { ...asked, signal })
    if (answer.statusCode === 304) {
      answer.destroy()
      return null
    }
    const most = ctx.config.IMPORT_MAX_BYTES
    const told = Number(answer.headers['content-length'] ?? 0)
    const tooLarge = () => fetchFailed(phrase('imports.fetchTooLarge', most))
    if (told > most) {
      answer.destroy()
      throw tooLarge()
    }
    await here(refuseWithoutRoom(ctx, told))
    const hash = createHash('sha256')
    let [size, looked] = [0, 0]
    const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>
    await receive(body, { pace: patience, signal, giveUp }, async (piece) => {
      size += piece.length
      if (size > most) throw tooLarge()
      if (size - looked > LOOK_BYTES) {
        looked = size
        await here(refuseWithoutRoom(ctx, 0))
      }
      hash.update(piece)
      await here(file.writeFile(piece))
    })
    if (size === 0) throw fetchFailed(phrase('imports.emptyFile'))
    const { etag = null, 'last-modified': lastModified = null, 'content-disposition': said } = answer.headers
    return { fileName: fetchedName(said, url), etag, lastModified, digest: hash.digest() }
  } catch (err) {
    throw signal.aborted ? signal.reason : inWords(err)
  } finally {
    clearTimeout(late)
  }
}

/** What failed on this machine, and not at the server or on the way. */
class LocalFault extends Error {}

const here = (work: Promise<void>): Promise<void> =>
  work.catch((cause: unknown) => {
    throw new LocalFault('the file could not be written', { cause })
  })

function inWords(thrown: unknown): unknown {
  const err = thrown instanceof LocalFault ? thrown.cause : thrown
  if (err instanceof Problem) return err
  if (isFull(err)) return new Problem(507, 'no-room', phrase('refusal.noRoomForFile'))
  return thrown instanceof LocalFault ? thrown : fetchFailed(phrase('imports.fetchBroken'))
}
