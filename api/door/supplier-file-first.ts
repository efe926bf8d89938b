import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { largest } from '#common/format'
import { phrase } from '#common/phrase'
import { type ArrivingFile, openArrivingFile, refuseWithoutRoom, removeArrivedFile } from '#domain/supply'
import { adminOf } from '#platform/access'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/context'
import { invalid, isFull, Problem } from '#platform/errors'
import { createArrivals } from '#platform/http/arrivals'
import { longestMs, type Pace, receive } from '#platform/http/receive'
import { type Limit, limit } from '#platform/rate-limit'
import { createSemaphoreForEach } from '#platform/semaphore'
import { tooSlow } from './body-first.ts'
import { addressOf } from './caller.ts'
import { contextOf, type Env } from './door.ts'
import type { CallTurn } from './call-turns.ts'

/** `arrived` is the body of the call, in a file that is removed after the call unless somebody keeps it. */
export type ReceivingEnv = { Variables: Env['Variables'] & { arrived: { path: string; bytes: number } } }

const PACE: Pace = { silenceMs: 10_000, bytesPerSecond: 32 * 1024 }
/** The server's timers count no further. */
const MOST_MS = 2 ** 31 - 1

/** How long the largest file that is taken may be under way, in milliseconds. */
export const longestFileMs = ({ IMPORT_MAX_BYTES }: Config) => Math.min(MOST_MS, longestMs(IMPORT_MAX_BYTES, PACE))

/** The room on the disk is looked at again after so many bytes. */
const LOOK_BYTES = 16 * 1024 * 1024
const EACH_ADMIN: Limit = { points: 600, seconds: 3600 }
/** More files of one admin wait: a folder of price lists is sent at once. */
const turnOfAccount = createSemaphoreForEach(4, 200)
const arrive = createArrivals({ ofOneAddress: 32, inAll: 64 }, () => tooSlow(phrase('refusal.fileTooSlow')))

async function keepBody(c: Context<ReceivingEnv>, { file }: ArrivingFile): Promise<number> {
  const { ctx } = c.var
  const most = ctx.config.IMPORT_MAX_BYTES
  const tooLarge = () => new Problem(413, 'too-large', phrase('refusal.fileTooLarge', largest(most)))
  const told = Number(c.req.header('content-length') ?? 0)
  if (told > most) throw tooLarge()
  await refuseWithoutRoom(ctx, told)
  const body = c.req.raw.body as ReadableStream<Uint8Array> | null
  if (!body) throw invalid({ file: phrase('refusal.fileEmpty') })
  let [size, looked] = [0, 0]
  await arrive(addressOf(c), (signal, giveUp) =>
    receive(body, { pace: PACE, signal, giveUp }, async (piece) => {
      size += piece.length
      if (size > most) throw tooLarge()
      if (size - looked > LOOK_BYTES) {
        looked = size
        await refuseWithoutRoom(ctx, 0)
      }
      await file.writeFile(piece)
    }),
  )
  if (size === 0) throw invalid({ file: phrase('refusal.fileEmpty') })
  return size
}

/** What can be refused before the file is here: the rest of the call. */
type Check = (ctx: Ctx, c: Context<ReceivingEnv>) => Promise<unknown>

/** The caller, an admin, identified and counted. */
async function identify(c: Context<ReceivingEnv>, check: Check): Promise<string> {
  const ctx = await contextOf(c.var.ctx, c.req.header('authorization'))
  const { id } = adminOf(ctx)
  await limit(ctx, 'import', id, EACH_ADMIN)
  await check(ctx, c)
  // The token may end while the file arrives.
  c.set('identified', ctx)
  return id
}

/** The refusal of a full disk, whoever fills it. */
function refused(ctx: Ctx, err: unknown): unknown {
  if (!isFull(err)) return err
  ctx.log.error({ err }, 'the disk is full: no file of a supplier can be stored')
  return new Problem(507, 'no-room', phrase('refusal.noRoomForFile'))
}

/**
 * Lets a call proceed only when its whole body, a file of a supplier, is on the disk. Receiving it takes no turn of the
 * calls; identifying the caller takes one like any call.
 */
export const supplierFileFirst = (turn: CallTurn, check: Check) =>
  createMiddleware<ReceivingEnv>(async (c, next) => {
    const sender = await turn(c, () => identify(c, check))
    await turnOfAccount(sender, async () => {
      const { ctx } = c.var
      let path: string | undefined
      try {
        const arriving = await openArrivingFile(ctx)
        path = arriving.path
        const bytes = await keepBody(c, arriving).finally(() => arriving.file.close())
        c.set('arrived', { path, bytes })
        await next()
      } catch (err) {
        throw refused(ctx, err)
      } finally {
        if (path) await removeArrivedFile(path)
      }
    })
  })
