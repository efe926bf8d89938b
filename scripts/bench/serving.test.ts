import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { MeasuredWeb } from './measured-web.ts'
import { measure } from './serving.ts'

/** A server that renders an address on its first request, and reports what it did. */
async function serverThatKeeps(): Promise<MeasuredWeb & { asked: string[] }> {
  const asked: string[] = []
  const server = createServer((req, res) => {
    if (String(req.headers['accept-encoding']).includes('gzip')) asked.push(req.url!)
    res.end('page')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    asked,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: async () => ({ requests: asked.length, renderings: new Set(asked).size, busyMs: 0, lateMs: 0, latestMs: 0 }),
    end: async () => void server.close(),
  }
}

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `/shop?brand=${n}`)

test('every address is asked for once, by any number of callers, as a browser asks', async () => {
  const web = await serverThatKeeps()
  const { problems } = await measure(web, { title: 'lists', paths: addresses(100), rendered: true, clients: 8 })
  await web.end()
  expect(problems).toEqual([])
  expect(web.asked.toSorted()).toEqual(addresses(100).toSorted())
})

test('pages that were not rendered for their own request are an error', async () => {
  const web = await serverThatKeeps()
  const paths = [...addresses(60), ...addresses(40)]
  const { problems } = await measure(web, { title: 'lists', paths, rendered: true, clients: 8 })
  await web.end()
  expect(problems).toEqual(['lists: 100 pages should have been rendered, 60 were'])
})

test('a load maker that ends early ends the benchmark too', async () => {
  const web = await serverThatKeeps()
  const work = measure({ ...web, base: 'no address' }, { title: 'lists', paths: addresses(3), rendered: true })
  await expect(work).rejects.toThrow('The load maker ended before it was done.')
  await web.end()
})
