import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config'
import { storeOf } from './store-of.ts'

const bytes = new Uint8Array(randomBytes(500))
const key = `${'a'.repeat(32)}/160.avif`
const file = { key, bytes, type: 'image/avif' }

it('keeps files on disk, whole or not at all', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'camber-media-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const store = storeOf(readConfig({ DATA_DIR: dir }))
  expect(await store.read(key)).toBeNull()
  await store.write([file])
  await store.write([file])
  expect(new Uint8Array((await store.read(key)) ?? [])).toEqual(bytes)
  expect(await readdir(join(dir, 'media', 'a'.repeat(32)))).toEqual(['160.avif'])
})

it('leaves nothing behind of a picture that breaks off', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'camber-media-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  async function* breakingOff() {
    yield file
    throw new Error('no more')
  }
  await expect(storeOf(readConfig({ DATA_DIR: dir })).write(breakingOff())).rejects.toThrow('no more')
  expect(await readdir(join(dir, 'media'))).toEqual([])
})

const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest()
const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Signature version 4 as a store computes it, from the received request. */
function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const header = String(request.headers.authorization)
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=key\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(header) ?? []
  const given = String(request.headers['x-amz-content-sha256'])
  if (given !== 'UNSIGNED-PAYLOAD' && given !== sha(body)) return false
  const lines = signed.split(';').map((name) => `${name}:${request.headers[name]}\n`)
  const canonical = [request.method, request.url, '', lines.join(''), signed, given].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha(canonical)].join('\n')
  const signing = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(signing, text).toString('hex') === signature
}

/** A bucket in memory that accepts only signed calls. */
async function openBucket() {
  const files = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const path = String(request.url)
    if (!isSigned(request, body, 'secret')) return response.writeHead(403).end()
    if (request.method === 'PUT') files.set(path, body)
    response.writeHead(request.method === 'PUT' || files.has(path) ? 200 : 404).end(files.get(path))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: 'pictures',
    S3_REGION: 'here-1',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }
  return { settings, files }
}

it('keeps files in an S3-compatible store by signed calls', async () => {
  const { settings, files } = await openBucket()
  const store = storeOf(readConfig(settings))
  expect(await store.read(key)).toBeNull()
  await store.write([file])
  expect([...files.keys()]).toEqual([`/pictures/media/${key}`])
  expect(await store.read(key)).toEqual(bytes)
  expect(store.addressOf).toBeUndefined()
})

it.each([
  ['refuses', { S3_SECRET_KEY: 'wrong' }, /media\/a+\/160\.avif answers 403$/],
  ['is not there', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /media\/a+\/160\.avif cannot be asked$/],
])('says to people that it cannot be reached, and to the log why, when the store %s', async (_, wrong, why) => {
  const { settings } = await openBucket()
  const store = storeOf(readConfig({ ...settings, ...wrong }))
  const told = { status: 503, cause: { message: expect.stringMatching(why) } }
  await expect(store.write([file])).rejects.toMatchObject(told)
  await expect(store.read(key)).rejects.toMatchObject(told)
})

it('sends browsers to the public address of the bucket, if it has one', async () => {
  const { settings } = await openBucket()
  const store = storeOf(readConfig({ ...settings, S3_PUBLIC_URL: 'https://cdn.example/' }))
  expect(store.addressOf?.(key)).toBe(`https://cdn.example/media/${key}`)
})

it('wants all of the settings or none', () => {
  expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow('S3_ENDPOINT')
  expect(() => readConfig({ S3_PUBLIC_URL: 'https://cdn.example' })).toThrow('S3_ENDPOINT')
})
