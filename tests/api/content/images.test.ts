import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureSources } from '#common/pictures'
import { texts } from '#common/words'
import { serveMedia } from '#domain/media'
import { type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let pat: Person
let photo: Buffer

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 90, b: 90 } } })
const form = (bytes: Uint8Array, field = 'image') => {
  const data = new FormData()
  data.append('key', 'an-image-host-key')
  data.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../evil.php')
  return data
}
const upload = (body: FormData, token: string | undefined = pat.token) => shop.call('POST', '/images', { token, body })
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code, success: false }) })

beforeAll(async () => {
  shop = await openShop()
  pat = await signUp(shop)
  photo = await drawn(700, 350).jpeg().toBuffer()
})
afterAll(async () => {
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})

describe('POST /images', () => {
  it('keeps a picture and answers where it is', async () => {
    const { status, body } = await upload(form(photo))
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: { width: 700, height: 350 } })
    expect(body.data.url).toMatch(/^\/media\/[0-9a-f]{32}\.700\.webp$/)
    expect(pictureSources(body.data.url)?.widths).toEqual([160, 320, 640, 700])
    expect(body.data.variants.length).toBe(8)
    for (const { url, width, format } of body.data.variants) {
      const answer = await serveMedia(shop.ctx, url.slice('/media/'.length))
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBe(Number(answer.headers.get('content-length')))
      expect(await sharp(bytes).metadata()).toMatchObject({ width })
    }
  })

  it('stores the same picture once, whoever sends it', async () => {
    const somebody = await signUp(shop)
    const answers = [await upload(form(photo)), await upload(form(photo)), await upload(form(photo), somebody.token)]
    expect(new Set(answers.map((answer) => answer.body.data.url)).size).toBe(1)
    const hash = answers[0]?.body.data.url.slice(7, 39)
    const { rows } = await sql`select user_id from media where hash = ${hash} order by id`.execute(shop.ctx.db)
    expect(rows).toEqual([{ user_id: pat.id }, { user_id: somebody.id }])
  })

  it('is for signed-in people', async () => {
    expect(await shop.call('POST', '/images', { body: form(photo) })).toMatchObject(refused(401, 'unauthorised'))
    expect((await upload(form(photo), 'x'.repeat(40))).status).toBe(401)
  })

  it.each([
    ['no field image', () => form(photo, 'file')],
    ['an empty file', () => form(new Uint8Array())],
    [
      'words in the field',
      () => {
        const data = new FormData()
        data.append('image', 'hello')
        return data
      },
    ],
  ])('%s: the field is named', async (_, body) => {
    const answer = await upload(body())
    expect(answer).toMatchObject(refused(400, 'invalid'))
    expect(answer.body.fields).toEqual({ image: texts.imageRequired })
  })

  it('a body that is no form, or a broken one, is refused', async () => {
    const call = (type: string, body: unknown) =>
      shop.call('POST', '/images', { token: pat.token, body, headers: { 'content-type': type } })
    expect(await call('application/json', { image: 'x' })).toMatchObject(refused(400, 'invalid'))
    expect(await call('multipart/form-data; boundary=x', 'no parts')).toMatchObject(refused(400, 'invalid'))
    expect(await call('multipart/form-data', 'no boundary')).toMatchObject(refused(400, 'invalid'))
    expect(await shop.call('POST', '/images', { token: pat.token })).toMatchObject(refused(400, 'invalid'))
  })

  it.each([
    ['an svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['words behind the head of a GIF', 'GIF89a<script>alert(1)</script>'],
  ])('%s is no picture, whatever it calls itself', async (_, text) => {
    expect(await upload(form(Buffer.from(text)))).toMatchObject(refused(415, 'not-a-picture'))
  })

  it('a file above 10 MB is refused, with or without a declared size', async () => {
    const body = form(randomBytes(10 * 1024 * 1024 + 1))
    expect(await upload(body)).toMatchObject(refused(413, 'too-large'))
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${pat.token}` }
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit
    expect((await shop.fetch(new Request('http://shop/images', init))).status).toBe(413)
    expect(sent).toBeLessThan(12 * 1024 * 1024)
  })

  it('a small file of very many pixels is refused', async () => {
    const bomb = await drawn(9000, 5000).png({ compressionLevel: 9 }).toBuffer()
    expect(await upload(form(bomb))).toMatchObject(refused(413, 'too-large'))
  })

  it('one account has two at once: its third is refused, other accounts are not', async () => {
    const somebody = await signUp(shop)
    const hanging = Array.from({ length: 2 }, () => {
      const { promise: isRead, resolve: read } = Promise.withResolvers<ReadableStreamDefaultController>()
      const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
      const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${pat.token}` }
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      return { answer: shop.fetch(new Request('http://shop/images', init)), isRead }
    })
    const callers = await Promise.all(hanging.map(({ isRead }) => isRead))
    const busy = await upload(form(photo))
    expect(busy).toMatchObject(refused(503, 'unavailable'))
    expect(busy.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await upload(form(photo), somebody.token)).status).toBe(200)
    for (const caller of callers) caller.close()
    expect(await Promise.all(hanging.map(async ({ answer }) => (await answer).status))).toEqual([400, 400])
    expect((await upload(form(photo))).status).toBe(200)
  })

  it('many uploads at once by many people: each is stored', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(shop)))
    const pictures = people.map((_, n) =>
      drawn(200 + n, 100)
        .png()
        .toBuffer(),
    )
    const answers = await Promise.all(people.map(async ({ token }, n) => upload(form(await pictures[n]!), token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(6)
  })
})

describe('GET /media/:file', () => {
  const hash = 'a'.repeat(32)
  it.each([
    `${hash}.160.webp`,
    `${hash}.160.png`,
    `${hash}.0160.webp`,
    `${hash}.webp`,
    `${hash}`,
    `../../package.json`,
    `..%2f..%2fpackage.json`,
    `${hash}.160.webp/../../x`,
    `${hash}.160.webp\u0000`,
    '',
  ])('%j is not there', async (name) => {
    await expect(serveMedia(shop.ctx, name)).rejects.toMatchObject({ status: 404 })
  })
})

it('an empty upload is counted too, so nobody can hold the shared places for ever', async () => {
  const limited = await openShopFor({ LIMITS: '0.025' })
  const { token } = await signUp(limited)
  const send = () => limited.call('POST', '/images', { token, body: new FormData() })
  for (let n = 0; n < 3; n++) expect((await send()).status).toBe(400)
  expect(await send()).toMatchObject(refused(429, 'too-many-requests'))
})
