import type { FileHandle } from 'node:fs/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { phrase } from '#common/phrase'
import { openUpload } from '#domain/media'
import { MAX_UPLOAD_BYTES } from '#domain/media/schema'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { invalid, isFull, noRoom, Problem } from '#platform/errors'
import { createArrivals } from '#platform/http/arrivals'
import { longestMs, type Pace, receive } from '#platform/http/receive'
import { type Limit, limit } from '#platform/rate-limit'
import { createSemaphoreForEach } from '#platform/semaphore'
import { tooSlow } from './body-first.ts'
import { addressOf } from './caller.ts'
import { contextOf, type Env } from './door.ts'
import type { CallTurn } from './call-turns.ts'

/** `upload` is the body of the call, in a file. */
export type UploadEnv = { Variables: Env['Variables'] & { upload: FileHandle } }

const MOST_BYTES = MAX_UPLOAD_BYTES + 64 * 1024
const PACE: Pace = { silenceMs: 10_000, bytesPerSecond: 16 * 1024 }
export const LONGEST_UPLOAD_MS = longestMs(MOST_BYTES, PACE)

/** Counted before it is read: a slow or empty upload takes a place like any other. */
const EACH_PERSON: Limit = { points: 120, seconds: 3600 }
/** A person's slow uploads delay only that person. */
const turnOfAccount = createSemaphoreForEach(2, 0)
const arrive = createArrivals({ ofOneAddress: 20, inAll: 200 }, () => tooSlow(phrase('refusal.pictureTooSlow')))

/** 413: the picture has more bytes than are taken. */
export const tooLarge = () => new Problem(413, 'too-large', phrase('refusal.pictureTooLarge'))

/** A refusal in the shape that clients of an image host expect: with `success: false`. */
export function unsuccessful(ctx: Ctx, err: unknown): unknown {
  if (isFull(err)) ctx.log.error({ err }, 'the disk is full: no picture can be stored')
  const problem = isFull(err) ? noRoom() : err
  if (!(problem instanceof Problem)) return problem
  const { status, code, phrase: said, fields, headers, extra } = problem
  return new Problem(status, code, said, { fields, headers, extra: { ...extra, success: false } })
}

/** The uploader, identified and counted. */
async function uploaderOf(c: Context<UploadEnv>): Promise<string> {
  const ctx = await contextOf(c.var.ctx, c.req.header('authorization'))
  const { id } = userOf(ctx)
  await limit(ctx, 'upload', id, EACH_PERSON)
  return id
}

async function keepBody(c: Context<UploadEnv>, file: FileHandle): Promise<void> {
  const body = c.req.raw.body as ReadableStream<Uint8Array> | null
  if (!body) return
  let size = 0
  await arrive(addressOf(c), (signal, giveUp) =>
    receive(body, { pace: PACE, signal, giveUp }, async (piece) => {
      size += piece.length
      if (size > MOST_BYTES) throw tooLarge()
      await file.writeFile(piece)
    }),
  )
}

/**
 * Lets an upload proceed only when its whole body is in a file. Receiving it takes only one of the two turns of its
 * account. Identifying the caller takes a turn like any call.
 */
export const pictureFirst = (turn: CallTurn) =>
  createMiddleware<UploadEnv>(async (c, next) => {
    try {
      const uploader = await turn(c, () => uploaderOf(c))
      if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
        throw invalid({ image: phrase('texts.imageRequired') })
      if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) throw tooLarge()
      await turnOfAccount(uploader, async () => {
        const file = await openUpload(c.var.ctx)
        try {
          await keepBody(c, file)
          c.set('upload', file)
          await next()
        } finally {
          await file.close()
        }
      })
    } catch (err) {
      throw unsuccessful(c.var.ctx, err)
    }
  })
