import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { type Listening, listening, startPost } from '../../support/machine/sockets.ts'

const MOST = 500_000
let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100', IMPORT_MAX_BYTES: String(MOST), TRUSTED_PROXIES: '1' })
  admin = await makeAdmin(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})

const as = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
const files = () => readdir(join(shop.config.dataDir, 'imports'))

describe('PUT /suppliers/{id}/mappings.csv', () => {
  it('brings back what went out, and writes the good rows of what does not hold', async () => {
    const { id } = (await as('POST', '/suppliers', { name: 'Out and in' })).body
    const given = [
      { kind: 'unit', theirs: 'lb', ours: '453.592 g' },
      { kind: 'column', theirs: '=price', ours: 'price' },
      { kind: 'base-vehicle', theirs: '101', ours: '2012 | Audi | A4' },
    ]
    await as('PUT', `/suppliers/${id}/mappings`, { mappings: given })
    const csv = (await as('GET', `/suppliers/${id}/mappings.csv`)).body as string
    const other = (await as('POST', '/suppliers', { name: 'In again' })).body.id
    expect((await as('PUT', `/suppliers/${other}/mappings.csv`, csv)).body).toEqual({
      written: 3,
      notWritten: 0,
      refused: [],
    })
    expect((await as('GET', `/suppliers/${other}/mappings.csv`)).body).toBe(csv)

    const mixed = 'theirs,kind,ours\nVA,position,front\nHA,position,sideways\n7,colour,red\n8,brand,\n'
    const { body } = await as('PUT', `/suppliers/${other}/mappings.csv`, mixed)
    expect([body.written, body.notWritten]).toEqual([1, 3])
    expect(body.refused.map(({ row }: { row: number }) => row)).toEqual([3, 4, 5])
    expect((await as('GET', `/suppliers/${other}`)).body.mappings).toBe(4)
  })

  it('takes what spreadsheets save in Europe: semicolons, the encoding of Windows, blank rows', async () => {
    const { id } = (await as('POST', '/suppliers', { name: 'Saved again' })).body
    const text = 'sep=;\r\nKind;Theirs;Ours\r\nunit;Stück;1 g\r\n;;\r\nposition;"VA; links";sideways\r\n'
    const { body } = await as('PUT', `/suppliers/${id}/mappings.csv`, new Blob([Buffer.from(text, 'latin1')]))
    expect([body.written, body.refused.map(({ row }: { row: number }) => row)]).toEqual([1, [5]])
    expect((await as('GET', `/suppliers/${id}/mappings.csv`)).body).toContain('stück')
  })

  it('refuses what is no such list, and a stranger', async () => {
    const { id } = (await as('POST', '/suppliers', { name: 'Wrong list' })).body
    for (const wrong of ['a,b\n1,2', 'kind,theirs,ours\n"open,1,2'])
      expect((await as('PUT', `/suppliers/${id}/mappings.csv`, wrong)).body.fields).toHaveProperty('file')
    expect((await as('PUT', '/suppliers/9999/mappings.csv', 'kind,theirs,ours\n')).status).toBe(404)
  })

  it('takes a list of up to IMPORT_MAX_BYTES, and keeps no file of it', async () => {
    const { id } = (await as('POST', '/suppliers', { name: 'Long list' })).body
    const lines = Array.from({ length: 12_000 }, (_, n) => `attribute,word number ${n},Diameter\n`)
    const long = `kind,theirs,ours\n${lines.join('')}`
    expect(long.length).toBeGreaterThan(256 * 1024)
    expect((await as('PUT', `/suppliers/${id}/mappings.csv`, long)).body.written).toBe(12_000)
    const tooLong = await as('PUT', `/suppliers/${id}/mappings.csv`, 'x'.repeat(MOST + 1))
    expect([tooLong.status, tooLong.body.code]).toEqual([413, 'too-large'])
    expect((await as('PUT', `/suppliers/${id}/mappings.csv`, '')).body.fields).toHaveProperty('file')
    expect(await files()).toEqual([])
  })

  it('is for admins alone: nobody else’s file is taken', async () => {
    const { token } = await signUp(shop)
    expect((await shop.call('PUT', '/suppliers/1/mappings.csv', { body: 'x' })).status).toBe(401)
    expect((await shop.call('PUT', '/suppliers/1/mappings.csv', { token, body: 'x' })).status).toBe(403)
  })

  it('a list that is still arriving holds no turn of the calls, and is removed when its sender leaves', async () => {
    const { id } = (await as('POST', '/suppliers', { name: 'Slow list' })).body
    const server: Listening = await listening(shop)
    try {
      const started = { method: 'PUT', path: `/suppliers/${id}/mappings.csv`, token: admin.token, length: 2000 }
      const slow = await Promise.all(
        Array.from({ length: 4 }, () => startPost(server, { ...started, from: '203.0.113.9' })),
      )
      await expect.poll(async () => (await files()).length).toBe(4)
      expect((await as('GET', '/suppliers')).status).toBe(200)
      for (const { socket } of slow) socket.destroy()
      await expect.poll(files).toEqual([])
    } finally {
      await server.close()
    }
  })

  it('is taken though its sender’s token ended while it arrived', async () => {
    const { id } = (await as('POST', '/suppliers', { name: 'Long on its way' })).body
    const somebody = await makeAdmin(shop)
    const server: Listening = await listening(shop)
    try {
      const csv = 'kind,theirs,ours\nposition,VA,front\n'
      const started = {
        method: 'PUT',
        path: `/suppliers/${id}/mappings.csv`,
        token: somebody.token,
        from: '203.0.113.9',
      }
      const call = await startPost(server, { ...started, length: csv.length, body: csv.slice(0, 20) })
      await expect.poll(async () => (await files()).length).toBe(1)
      await sql`delete from access_tokens where user_id = ${somebody.id}`.execute(shop.ctx.db)
      call.socket.write(csv.slice(20))
      await expect.poll(() => call.answer).toContain('"written":1')
      call.socket.destroy()
    } finally {
      await server.close()
    }
  })
})
