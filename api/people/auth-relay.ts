import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Identity, refusalOf } from '#domain/identity'
import { signInErrorCode } from '#domain/identity/schema'
import type { person } from './auth-calls.ts'
import type { Env } from '../door/door.ts'

/** What better-auth says of a call. */
type Said = {
  user?: z.infer<typeof person>
  token?: string
  session?: { expiresAt: string }
  url?: string
} | null

/** The calls to better-auth: `ask` gives its response, `relay` sends the caller what may be seen of it. */
export function relayTo(identity: Identity) {
  /** better-auth's response to this call with `body` as input: a refusal becomes a Problem. */
  async function ask<E extends Env>(c: Context<E>, body?: object): Promise<Response> {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(url.pathname.indexOf('/auth/'))
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-length')
    if (body) headers.set('content-type', 'application/json')
    const answer = await identity.handle(
      new Request(`${c.var.ctx.config.baseUrl}/api${path}${url.search}`, {
        method: c.req.method,
        headers,
        body: body && JSON.stringify(body),
      }),
    )
    if (answer.status < 400) return answer
    const said = (await answer.json().catch(() => ({}))) as { code?: string }
    throw refusalOf(answer.status, said.code)
  }

  /**
   * Like `ask`; returns the cookies and what `show` picks from the response, never the session's secret. `check` may still
   * refuse it.
   */
  async function relay<E extends Env, T>(
    c: Context<E>,
    body: object | undefined,
    show: (said: Said) => T,
    { check, whenWell }: { check?: (said: Said) => Promise<void>; whenWell?: () => Promise<void> } = {},
  ) {
    const answer = await ask(c, body)
    const said = (await answer.json()) as Said
    await check?.(said)
    for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    await whenWell?.()
    return c.json(show(said), 200)
  }

  return { ask, relay }
}

/** What callers see of an answer that says nothing but that it went well. */
export const shownDone = () => ({ status: true })

/** What callers see of the user that better-auth answers. */
export function shownUser(said: Said) {
  const { id, email, name, emailVerified } = said!.user!
  return { user: { id, email, name, emailVerified } }
}

/** The same with the end of the session; null where nobody is signed in. */
export const shownSession = (said: Said) =>
  said && { ...shownUser(said), session: { expiresAt: said.session!.expiresAt } }

/** The redirect from the provider; an error in it becomes one of our own codes. */
export function backHome(answer: Response): Response {
  const to = answer.headers.get('location')
  const error = to && /[?&]error=([^&]*)/.exec(to)?.[1]
  if (!to || !error) return answer
  const headers = new Headers(answer.headers)
  const [path] = to.split('?', 1)
  headers.set('location', `${path!.endsWith('/error') ? '/login' : path}?error=${signInErrorCode(error)}`)
  return new Response(null, { status: answer.status, headers })
}
