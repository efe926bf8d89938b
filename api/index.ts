import type { OpenAPIHono } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { getPath } from 'hono/utils/url'
import { phrase } from '#common/phrase'
import { createIdentity, type Identity } from '#domain/identity'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/context'
import { isByGoneUser, isPassing, isUnkeepable } from '#platform/db/failures'
import { Problem, unauthorised, unavailable } from '#platform/errors'
import { bodyFirst } from './door/body-first.ts'
import { contextOf, type Env, problemResponse, router } from './door/door.ts'
import { idempotent } from './door/idempotency.ts'
import { orderKeyKept } from './orders/checkout.ts'
import { isWellAsked } from './supply/imports.ts'
import { isOfSupplier } from './supply/mapping-files.ts'
import { refusalsRecorded } from './door/refused.ts'
import { resources } from './resources.ts'
import { createCallTurns } from './door/call-turns.ts'
import { heldBack, limitCalls, readingShare } from './door/limited.ts'
import { orderKeysForgotten, orderKeysShown } from './door/order-key-cookie.ts'
import { describeApi } from './door/openapi.ts'
import { supplierFileFirst, longestFileMs } from './door/supplier-file-first.ts'
import { sent } from './door/sent.ts'
import { textNoted } from './door/text.ts'
import { unkeepableField } from './door/unkeepable.ts'
import { LONGEST_UPLOAD_MS, pictureFirst } from './door/picture-first.ts'

/** Public calls that search, judge many parts for a car, or send much. */
const HEAVY_READS = [
  '/parts',
  '/parts/suggest',
  '/quick-order',
  '/quote',
  '/fits',
  '/repairs/:slug',
  '/cart',
  '/openapi.json',
]

/** How long the whole of a call may take to arrive, in milliseconds. */
export const longestCallMs = (config: Config) => Math.max(LONGEST_UPLOAD_MS, longestFileMs(config))

/** The whole REST surface under `/api`. `base` is the shop's context; each request gets its own actor. */
export function createApi(base: Ctx, identity: Identity = createIdentity(base)): OpenAPIHono<Env> {
  const api = router((request) => getPath(request).replace(/^\/api(?=\/)/, ''))
  api.use('*', async (c, next) => {
    c.set('ctx', base)
    await next()
  })
  api.use('*', sent)
  api.use('*', textNoted)
  api.use('/auth/sign-in/email', heldBack)
  const turn = createCallTurns(base.config.LIMITS)
  api.use('*', bodyFirst)
  api.on('POST', '/images', pictureFirst(turn))
  api.on('POST', '/imports', supplierFileFirst(turn, isWellAsked))
  api.on('PUT', '/suppliers/:id/mappings.csv', supplierFileFirst(turn, isOfSupplier))
  api.on(['GET', 'POST'], HEAVY_READS, readingShare(base.config.LIMITS))
  api.on('POST', '/search-log', readingShare(base.config.LIMITS))
  api.use('*', (c, next) => turn(c, next))
  api.use('*', async (c, next) => {
    c.set('ctx', c.var.identified ?? (await contextOf(base, c.req.header('authorization'))))
    await next()
  })
  api.use('*', orderKeysShown)
  api.use('*', refusalsRecorded)
  limitCalls(api)
  api.on('POST', '/checkout', orderKeyKept)
  api.on('POST', '/auth/sign-out', orderKeysForgotten)
  api.use('*', idempotent)
  for (const routes of resources(identity, base.config.prices)) api.route('/', routes)
  describeApi(api, base.config)
  api.notFound((c) => problemResponse(c, new Problem(404, 'not-found', phrase('refusal.noSuchCall'))))
  api.onError(async (err, c) => {
    const call = { path: c.req.path, method: c.req.method }
    if (err instanceof Problem) {
      if (err.cause) base.log.error({ err: err.cause, ...call }, 'what the shop needs could not be asked')
      return problemResponse(c, err)
    }
    if (err instanceof HTTPException) {
      const said = phrase('refusal.said', err.message)
      const fields = err.status === 400 ? { body: said } : undefined
      return problemResponse(c, new Problem(err.status, 'invalid', said, { fields }))
    }
    if (isUnkeepable(err)) {
      const fields = await unkeepableField(c)
      return problemResponse(c, new Problem(400, 'invalid', phrase('refusal.strangeCharacters'), { fields }))
    }
    if (isByGoneUser(err)) return problemResponse(c, unauthorised(phrase('refusal.logInAgain')))
    // The caller has disconnected: nobody receives the response, and nothing is wrong here.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    if (isPassing(err)) {
      base.log.warn({ err, ...call }, 'the database could not be asked')
      return problemResponse(c, unavailable())
    }
    base.log.error({ err, ...call }, 'a call failed')
    return problemResponse(c, new Problem(500, 'internal', phrase('refusal.ourFault')))
  })
  return api
}
