import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#platform/free-port'
import { liveWarnings } from './live-warnings.ts'

const said = async (...asked: Parameters<typeof liveWarnings>) => (await liveWarnings(...asked)).filter(Boolean)

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a live shop at %s hears that nobody reaches it, a demo shop does not',
  async (baseUrl) => {
    expect(await said({ SHOP_MODE: 'live', baseUrl, SMTP_URL: undefined })).toEqual([
      expect.stringContaining(`BASE_URL is ${baseUrl}`),
    ])
    expect(await said({ SHOP_MODE: 'demo', baseUrl, SMTP_URL: undefined })).toEqual([])
  },
)

test('a live shop hears that its mail server does not answer, without its password', async () => {
  const baseUrl = 'https://parts.example'
  const port = await freePort()
  const SMTP_URL = `smtp://me:secret@127.0.0.1:${port}`
  const [warning, ...more] = await said({ SHOP_MODE: 'live', baseUrl, SMTP_URL })
  expect(warning).toContain(`(127.0.0.1:${port}) does not answer`)
  expect(warning).not.toContain('secret')
  expect(more).toEqual([])
})

test('a mail server that answers is not spoken of', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((open) => server.once('listening', open))
  const { port } = server.address() as AddressInfo
  const SMTP_URL = `smtp://127.0.0.1:${port}`
  expect(await said({ SHOP_MODE: 'live', baseUrl: 'https://parts.example', SMTP_URL })).toEqual([])
  server.close()
})
