import { OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { phrase } from '#common/phrase'
import { mapAmounts } from '#common/amounts'
import { toWritten } from '#common/prices'
import { sentence, type Spoken, spoken } from '#common/spoken'
import { findActor } from '#domain/identity'
import { adminOf, userOf } from '#platform/access'
import { anonymous, type Ctx } from '#platform/context'
import { type Fields, Problem } from '#platform/errors'
import type { Packed } from '#platform/http/negotiation'

/** What every call of the REST door finds at `c.var`; `heldBackMs` (see `heldBack`) and `packed` (see `sent`) it may set. */
export type Env = { Variables: { ctx: Ctx; heldBackMs?: number; packed?: Packed } }

/** The first message for each field of a failed check: `{email: 'Email is Required'}`. */
export function fieldsOf(error: z.core.$ZodError): Fields {
  const fields: Fields = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= phrase('refusal.said', issue.message)
  return fields
}

/** An answer as calls write it: `12.49` for each amount that is 1249 inside, and a sentence for each phrase. */
export const written = <T>(c: Context<Env>, answer: T): Spoken<T> =>
  mapAmounts(spoken(answer), c.var.ctx.config.prices, toWritten)

/** An `application/problem+json` answer (RFC 9457). */
export function problemResponse(c: Context<Env>, problem: Problem): Response {
  const { status, code, fields, extra, headers } = problem
  const title = sentence(problem.phrase)
  return c.json(
    { ...written(c, extra ?? {}), type: 'about:blank', status, code, title, detail: title, fields: spoken(fields) },
    status as ContentfulStatusCode,
    {
      'cache-control': 'no-store',
      ...headers,
      'content-type': 'application/problem+json',
    },
  )
}

/** A router of the REST door: input that does not fit its schema is refused with the fields named. */
export function router<E extends Env = Env>(getPath?: (request: Request) => string): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    ...(getPath && { getPath }),
    defaultHook: (result) => {
      if (!result.success)
        throw new Problem(400, 'invalid', phrase('refusal.checkSent'), { fields: fieldsOf(result.error) })
    },
  })
}

/** The context of one request: the shop's own, with the actor whom the bearer token names. A bad token is 401, never anonymous. */
export async function contextOf(base: Ctx, authorization: string | undefined): Promise<Ctx> {
  const ctx: Ctx = { ...base, actor: anonymous }
  if (!authorization) return ctx
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1]
  const actor = token ? await findActor(ctx, token) : undefined
  if (!actor) throw new Problem(401, 'unauthorised', phrase('refusal.logInAgain'))
  return { ...ctx, actor }
}

/** `middleware` of a route for signed-in users: who may not call is told so before what was sent is looked at. */
export const usersOnly = createMiddleware<Env>(async (c, next) => {
  userOf(c.var.ctx)
  await next()
})

/** The same for admins. */
export const adminsOnly = createMiddleware<Env>(async (c, next) => {
  adminOf(c.var.ctx)
  await next()
})
