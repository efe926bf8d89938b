import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it.each(['/resetPassword?token=a1', 'https://shop.example/resetPassword?token=a1&from=/', '/resetPassword'])(
  'the address %s is logged without its query, which may hold a token',
  (url) => {
    const lines: string[] = []
    createLog('error', { write: (line) => lines.push(line) }).error({ url }, 'a page could not be made')
    expect(lines.map((line) => JSON.parse(line).url)).toEqual([url.split('?')[0]])
  },
)

it('an error is logged with all that lies behind it, the nearest first', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  const err = new Error('pictures cannot be asked', { cause: new TypeError('fetch failed', { cause: refused }) })
  const lines: string[] = []
  createLog('error', { write: (line) => lines.push(line) }).error({ err }, 'a call failed')
  expect(JSON.parse(lines[0]!).err).toMatchObject({
    message: 'pictures cannot be asked',
    cause: 'fetch failed: ECONNREFUSED',
  })
})
