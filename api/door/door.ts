import { OpenAPIHono, z } from '@hono/zod-openapi'
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

/**
 * What every call finds at `c.var`. A call may set `heldBackMs` (see `heldBack`) and `packed` (see `sent`). `identified`:
 * the caller's context, where who calls was found out before the body arrived.
 */
export type Env = { Variables: { ctx: Ctx; identified?: Ctx; heldBackMs?: number; packed?: Packed } }

/** The first message for each invalid field: `{email: 'Email is Required'}`. */
export function fieldsOf(error: z.core.$ZodError): Fields {
  const fields: Fields = {}
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of unknown)
      fields[[...issue.path, ...(key ? [key] : [])].join('.') || 'body'] ??= phrase('refusal.said', issue.message)
  }
  return fields
}

/** Converts a response to the wire: `12.49` for each amount that is 1249 inside, and a sentence for each phrase. */
export const written = <T>(c: Context<Env>, answer: T): Spoken<T> =>
  mapAmounts(spoken(answer), c.var.ctx.config.prices, toWritten)

/** An `application/problem+json` response (RFC 9457). */
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

/** A router of the REST door: refuses input that does not match its schema, and names the fields. */
export function router<E extends Env = Env>(getPath?: (request: Request) => string): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    ...(getPath && { getPath }),
    defaultHook: (result) => {
      if (!result.success)
        throw new Problem(400, 'invalid', phrase('refusal.checkSent'), { fields: fieldsOf(result.error) })
    },
  })
}

/**
 * The context of one request: the shop's, with the bearer token's user as actor. A bad token is 401, never anonymous.
 */
export async function contextOf(base: Ctx, authorization: string | undefined): Promise<Ctx> {
  const ctx: Ctx = { ...base, actor: anonymous }
  if (!authorization) return ctx
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1]
  const actor = token ? await findActor(ctx, token) : undefined
  if (!actor) throw new Problem(401, 'unauthorised', phrase('refusal.logInAgain'))
  return { ...ctx, actor }
}

/** `middleware` of a route for signed-in users: refuses other callers before it checks their input. */
export const usersOnly = createMiddleware<Env>(async (c, next) => {
  userOf(c.var.ctx)
  await next()
})

/** The same for who may act for the order of the path: users, and who holds its key. Without an order in the path: any key. */
export const buyersOnly = createMiddleware<Env>(async (c, next) => {
  const { ctx } = c.var
  const id = c.req.param('id')
  const holds = id === undefined ? Boolean(ctx.orderKeys?.size) : ctx.orderKeys?.has(id)
  if (!holds) userOf(ctx)
  await next()
})

/** The same for admins. */
export const adminsOnly = createMiddleware<Env>(async (c, next) => {
  adminOf(c.var.ctx)
  await next()
})
