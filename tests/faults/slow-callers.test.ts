import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Person, signUp } from '../support/shops/people.ts'
import { openShop, type TestShop } from '../support/shops/shop.ts'
import { type Listening, listening, startPost } from '../support/machine/sockets.ts'
import { isLong } from './support/sizes.ts'

let shop: TestShop
let server: Listening
let person: Person
beforeAll(async () => {
  shop = await openShop({ TRUSTED_PROXIES: '1' })
  server = await listening(shop)
  person = await signUp(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})

const from = '203.0.113.66'
const boundary = 'where-one-part-ends-5f3a'
const type = `multipart/form-data; boundary=${boundary}`

/** Seconds until it is closed. */
async function secondsTo(closed: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await closed
  return (performance.now() - began) / 1000
}
const tooSlow = /^HTTP\/1\.1 408 [^]*"code":"too-slow"/

/** A body of one noisy picture, about 900 kB. */
async function pictureForm(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = await sharp({ create: { width: 550, height: 550, channels: 3, noise, background: 'red' } })
    .png()
    .toBuffer()
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

describe.runIf(isLong).concurrent('who is slow', () => {
  it('with the headers is cut off after 10 s', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST /orders HTTP/1.1\r\nhost: shop\r\n')
    const seconds = await secondsTo(once(socket.resume(), 'close'))
    expect(seconds).toBeGreaterThan(9)
    expect(seconds).toBeLessThan(20)
  })

  it('with a small body gets 408 after 10 s, and is disconnected', async () => {
    const call = await startPost(server, { path: '/orders', from, length: 100 })
    expect(await secondsTo(call.closed)).toBeGreaterThan(9)
    expect(call.answer).toMatch(tooSlow)
  })

  it('with a picture, and silent, the same', async () => {
    const call = await startPost(server, { path: '/images', from, type, token: person.token, length: 900_000 })
    expect(await secondsTo(call.closed)).toBeGreaterThan(9)
    expect(call.answer).toMatch(tooSlow)
  })

  it('with a picture, byte by byte, the same', async () => {
    const call = await startPost(server, { path: '/images', from, type, token: person.token, length: 900_000 })
    const drip = setInterval(() => call.socket.write('x'), 1000)
    const seconds = await secondsTo(call.closed)
    clearInterval(drip)
    expect(seconds).toBeLessThan(30)
    expect(call.answer).toMatch(tooSlow)
  })

  it('but sends a picture steadily for longer than half a minute is served', async () => {
    const { token } = await signUp(shop)
    const body = await pictureForm()
    const call = await startPost(server, { path: '/images', from, type, token, length: body.length, body: '' })
    const piece = Math.ceil(body.length / 35)
    for (let at = 0; at < body.length; at += piece) {
      call.socket.write(body.subarray(at, at + piece))
      await sleep(1000)
    }
    await vi.waitFor(() => expect(call.answer).toMatch(/^HTTP\/1\.1 200 [^]*"success":true/), { timeout: 20_000 })
    call.socket.destroy()
  })
})
