import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Env } from './door.ts'
import { textNoted, textOf } from './text.ts'

/** The text of a response as the sender sees it, and whether it was read back from the response. */
async function seen(path: string) {
  const answer = { text: '', wasRead: false }
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    await next()
    const clone = vi.spyOn(c.res, 'clone')
    answer.text = await textOf(c.res)
    answer.wasRead = clone.mock.calls.length > 0
  })
  app.use(textNoted)
  app.get('/json', (c) => c.json({ total: 12 }, 201, { etag: '"1"' }))
  app.get('/text', (c) => c.text('twelve'))
  const sent = await app.request(path)
  return { ...answer, status: sent.status, type: sent.headers.get('content-type'), body: await sent.text() }
}

test('the text of a JSON answer is known without reading it', async () => {
  const text = '{"total":12}'
  const type = 'application/json'
  expect(await seen('/json')).toEqual({ text, wasRead: false, status: 201, type, body: text })
})

test('any other answer is read, and can still be sent', async () => {
  expect(await seen('/text')).toMatchObject({ text: 'twelve', wasRead: true, status: 200, body: 'twelve' })
})
