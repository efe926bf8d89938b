import { timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'

/** Refuses who does not show this key: 401. */
export const needKey = (key: string) =>
  createMiddleware(async (c, next) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${key}`))
      throw new HTTPException(401, { message: 'This key is not known.' })
    await next()
  })

function isSame(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
