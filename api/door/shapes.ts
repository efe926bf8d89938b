import { z } from '@hono/zod-openapi'
import { adminsOnly, buyersOnly, usersOnly } from './door.ts'
import { revalidated } from './sent.ts'

const problem = z
  .object({
    type: z.string(),
    status: z.int(),
    code: z.string(),
    title: z.string(),
    detail: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    mayConfirm: z
      .boolean()
      .optional()
      .openapi({ description: 'of 409 `too-much-held`: whether a confirmed e-mail address would allow it' }),
  })
  .openapi('Problem')

const meanings: Record<number, string> = {
  400: 'Something sent is missing or wrong; `fields` says what',
  401: 'Not signed in, or the token has ended',
  403: 'Signed in, but not allowed',
  404: 'There is no such thing',
  408: 'It took too long to arrive',
  409: 'It does not go with what is there',
  412: 'Somebody changed it meanwhile',
  413: 'Too large',
  415: 'A kind of content that is not taken',
  429: 'Too many tries; `retry-after` says when to come back',
  503: 'Busy; `retry-after` says when to come back',
  507: 'There is no room left to keep it',
}

const refusal = (description: string) => ({ description, content: { 'application/problem+json': { schema: problem } } })

/**
 * `responses` of a route for its refusals, each an `application/problem+json`. Any call may be refused because its
 * token has expired, or because the shop is busy; `default` stands for other failures, such as an internal error.
 */
export const problems = <S extends number>(...statuses: S[]) => ({
  ...Object.fromEntries([401, 503, ...statuses].map((status) => [status, refusal(meanings[status] ?? 'Refused')])),
  default: refusal('Refused for another reason; `code` says which'),
})

/** `request.body` of a route that takes JSON of this shape, and nothing else. */
export const takes = <T extends z.ZodType>(schema: T) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

/** One of the `responses` of a route: JSON of this shape. */
export const gives = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

export const bearer: Record<string, string[]>[] = [{ bearer: [] }]
/** `security` of a route that needs the cookie of a live session. */
export const sessionCookie: Record<string, string[]>[] = [{ session: [] }]
/** For a route that needs no token. */
export const forAnyone = { security: [] }
/** The same for a route that returns the same to everybody. */
export const sameForAll = { security: [], middleware: revalidated }
/** For routes that only signed-in users, or only admins, may call. */
export const forUsers = { security: bearer, middleware: usersOnly }
/** For routes about one order: for signed-in users, and for whoever holds its key. */
export const forBuyers = {
  security: [...bearer, { orderKey: [] }] as Record<string, string[]>[],
  middleware: buyersOnly,
}
export const forAdmins = { security: bearer, middleware: adminsOnly }

/** What the description of a call says that replaces a thing with a version. */
export const STALE =
  'Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed it first, with what is stored in `current`.'

/** The same where callers need not name a version. */
export const STALE_IF_SENT =
  'With the `version` that you read: 412 `changed-meanwhile` if somebody else changed it first, with what is stored in ' +
  '`current`. Without it your change holds.'

/** A page of a list; `next` is the cursor of the next page. */
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })
export const insertedId = z.object({ insertedId: z.string() })
export const changedId = z.object({ _id: z.string() })
export const deletedCount = z.object({ deletedCount: z.int() })
/** `request.params` of a route about one thing. */
export const byId = z.object({ id: z.string() })

/** Gives a domain's shape its own name in the API's description, in whatever order the files are loaded. */
export const titled = <S extends z.ZodRawShape>(schema: z.ZodObject<S>, name: string) =>
  z.object(schema.shape).openapi(name)
