import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './files.ts'

let folder: string
let server: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camber-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page-1a2b.js'), 'script')
  await writeFile(join(folder, 'assets/page-1a2b.js.br'), 'brotli')
  await writeFile(join(folder, 'gone.js'), 'gone')
  await writeFile(join(folder, 'gone.js.br'), 'gone')
  const files = staticFiles(folder)
  server = createServer((req, res) => files(req, res, () => res.writeHead(404).end())).listen(0)
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })

test('a file that went away after the start is not there, compressed or not', async () => {
  await rm(join(folder, 'gone.js'))
  await rm(join(folder, 'gone.js.br'))
  for (const encoding of ['identity', 'br']) {
    const { status } = await ask('/gone.js', { 'accept-encoding': encoding })
    expect(status).toBe(404)
  }
  expect((await ask('/assets/page-1a2b.js')).status).toBe(200)
})

test('a compressed file goes only to callers who accept it', async () => {
  const encodingFor = async (accepted: string) =>
    (await ask('/assets/page-1a2b.js', { 'accept-encoding': accepted })).headers.get('content-encoding')
  expect(await encodingFor('gzip, br')).toBe('br')
  expect(await encodingFor('br;q=0, identity')).toBeNull()
  expect(await encodingFor('x-br-old')).toBeNull()
})

test('files named by their content are cached for ever, others for a month', async () => {
  await writeFile(join(folder, 'disc.webp'), 'picture')
  expect((await ask('/assets/page-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask('/disc.webp')).headers.get('cache-control')).toBe('public, max-age=2592000')
})

test.each([
  '/',
  '/assets',
  '/assets/',
  '/nothing.js',
  '/../files.test.ts',
  '/%2e%2e/files.test.ts',
  '/.git',
  '/a%00.js',
])('%s is no file', async (path) => {
  expect((await ask(path)).status).toBe(404)
})
