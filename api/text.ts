import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from './door.ts'

const texts = new WeakMap<Response, string>()

/** The body of an answer, which may still be sent. */
export const textOf = async (answer: Response): Promise<string> => texts.get(answer) ?? answer.clone().text()

/** Notes the text of what is answered as JSON: reading it back out of a Response takes longer than it took to make. */
export const textNoted = createMiddleware<Env>(async (c, next) => {
  const json = (value: unknown, status?: ContentfulStatusCode, headers?: Record<string, string>) => {
    const text = JSON.stringify(value)
    const answer = c.body(text, status, { 'content-type': 'application/json', ...headers })
    texts.set(answer, text)
    return answer
  }
  c.json = json as unknown as typeof c.json
  await next()
})
