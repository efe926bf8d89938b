import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { continueChange, continueUndo } from '#domain/runs'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let customer: Person
beforeAll(async () => {
  shop = await openShop()
  ;[admin, customer] = await Promise.all([makeAdmin(shop), signUp(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

type Body = Record<string, unknown>
const ask = (path: string, body: Body, person: Person | undefined = admin) =>
  shop.call('POST', path, { token: person?.token, body })
const change = (chosen: Body, what: Body) => ({ amounts: 'minor', chosen, change: what })
const shown = async (part: string) =>
  (await shop.call('GET', `/bestSeller/${part}`, { token: admin.token })).body as Body & { price: number }
const runOf = async (id: string) => (await shop.call('GET', `/runs/${id}`, { token: admin.token })).body

const system = () => ({ ...shop.ctx, actor: { kind: 'system' as const, name: 'test' } })

/** Does the work of the job that undoes a run. */
async function undone(id: string) {
  expect((await ask(`/runs/${id}/undo`, {})).status).toBe(202)
  await continueUndo(system(), { runId: id })
  await shop.heard()
  return runOf(id)
}

async function changed(chosen: Body, what: Body): Promise<string> {
  const { status, body } = await ask('/part-changes', change(chosen, what))
  expect(status, JSON.stringify(body)).toBe(202)
  await continueChange(system(), { runId: body._id })
  await shop.heard()
  return body._id
}

/** Parts that one word finds. */
async function named(...prices: number[]) {
  const word = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const parts: string[] = []
  for (const price of prices) parts.push(await addPart(shop, { price, stock: 5 }))
  const { rows } = (await ask('/part-grid/show', { chosen: { parts } })).body
  const cells = rows.map(({ _id, cells: { name } }: { _id: string; cells: Body }) => {
    return { part: _id, field: 'name', was: name, is: `${word} ${_id}` }
  })
  expect((await ask('/part-grid', { cells })).status).toBe(200)
  await shop.heard()
  return { word, parts }
}

describe('a bulk change', () => {
  it('is refused if a price is not as the preview said, and is made if only the stock is', async () => {
    const { parts } = await named(40, 50)
    const asked = change({ parts }, { price: { by: 'percent', percent: 10 } })
    const { plan } = (await ask('/part-changes/preview', asked)).body
    await changed({ parts: [parts[1]!] }, { price: { by: 'to', amount: 6000 } })
    const { status, body } = await ask('/part-changes', { ...asked, plan })
    expect([status, body.code]).toEqual([412, 'changed-meanwhile'])
    expect((await shown(parts[0]!)).price).toBe(40)

    const { plan: now } = (await ask('/part-changes/preview', asked)).body
    await changed({ parts }, { stock: { by: 'to', units: 2 } })
    const again = await ask('/part-changes', { ...asked, plan: now })
    expect(again.status, JSON.stringify(again.body)).toBe(202)
    await continueChange(system(), { runId: again.body._id })
    await shop.heard()
    expect(await Promise.all(parts.map(async (part) => (await shown(part)).price))).toEqual([44, 66])
  })

  it('is previewed, made for all that a search finds, and undone', async () => {
    const { word, parts } = await named(40, 50, 99)
    const asked = change({ search: `q=${word}` }, { price: { by: 'percent', percent: 10, ending: '9' } })
    const { status, body: preview } = await ask('/part-changes/preview', asked)
    expect(status, JSON.stringify(preview)).toBe(200)
    expect(preview).toMatchObject({ parts: 3, changed: 3, same: 0, jumps: 1, refused: [], currency: 'USD' })
    expect(preview.samples).toContainEqual(
      expect.objectContaining({ part: parts[0], field: 'price', before: 4000, after: 4900 }),
    )
    expect((await shown(parts[0]!)).price).toBe(40)

    const run = await changed({ search: `q=${word}` }, asked.change)
    expect(await Promise.all(parts.map(async (part) => (await shown(part)).price))).toEqual([49, 59, 109])
    expect(await runOf(run)).toMatchObject({ kind: 'bulk', parts: 3, undo: null, left: [] })

    expect(await undone(run)).toMatchObject({ undo: { kept: 0, doneAt: expect.any(String) } })
    expect(await Promise.all(parts.map(async (part) => (await shown(part)).price))).toEqual([40, 50, 99])
  })

  it('changes stock, brand and visibility of the parts that were named', async () => {
    const { parts } = await named(40, 50)
    await changed({ parts }, { stock: { by: 'units', units: 3 }, bestSeller: false })
    expect(await shown(parts[0]!)).toMatchObject({ stock: 8, bestSeller: false })
    await changed({ parts: [parts[0]] }, { status: 'hidden' })
    expect((await shop.call('GET', `/parts/${parts[0]}`)).status).toBe(404)
    expect((await shop.call('GET', `/parts/${parts[1]}`)).status).toBe(200)
  })

  it('leaves parts as they are where the rule gives them nothing, and says how many and why', async () => {
    const { parts } = await named(40, 50)
    await shop.call('POST', '/part-grid', {
      token: admin.token,
      body: { cells: [{ part: parts[0], field: 'cost', was: '', is: '20' }] },
    })
    const what = { price: { by: 'cost', percent: 35 } }
    const { body } = await ask('/part-changes/preview', change({ parts }, what))
    expect(body).toMatchObject({ parts: 2, changed: 1, refused: [{ code: 'no-cost', parts: 1 }] })
    const run = await changed({ parts }, what)
    expect((await shown(parts[0]!)).price).toBe(27)
    expect((await shown(parts[1]!)).price).toBe(50)
    expect(await runOf(run)).toMatchObject({ parts: 1, left: [{ code: 'no-cost', parts: 1 }] })
  })

  it('is started once by calls with one key, and refused where its key was used for another', async () => {
    const { parts } = await named(40, 50)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const start = (percent: number) =>
      shop.call('POST', '/part-changes', {
        token: admin.token,
        headers,
        body: change({ parts }, { price: { by: 'percent', percent } }),
      })
    const first = await start(10)
    expect(first.status).toBe(202)
    await continueChange(system(), { runId: first.body._id })
    expect(await start(10)).toMatchObject({ status: 202, body: first.body })
    expect(await start(20)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
    await continueChange(system(), { runId: first.body._id })
    expect(await Promise.all(parts.map(async (part) => (await shown(part)).price))).toEqual([44, 55])
    const { rows } = await sql`select 1 from run_part where part_id = any(${parts}::int[])`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })

  it('says how far it is, and how far its undo is', async () => {
    const { parts } = await named(40, 50, 60)
    const { body } = await ask('/part-changes', change({ parts }, { price: { by: 'amount', amount: 100 } }))
    expect(await runOf(body._id)).toMatchObject({ endedAt: null, progress: { done: 0, of: 3 } })
    await sql`delete from run_part where run_id = ${body._id} and part_id = ${parts[0]}`.execute(shop.ctx.db)
    expect(await runOf(body._id)).toMatchObject({ progress: { done: 1, of: 3 } })
    await continueChange(system(), { runId: body._id })
    expect(await runOf(body._id)).toMatchObject({ parts: 2, progress: null })

    await ask(`/runs/${body._id}/undo`, {})
    expect(await runOf(body._id)).toMatchObject({ progress: { done: 0, of: 2 } })
    await continueUndo(system(), { runId: body._id })
    expect(await runOf(body._id)).toMatchObject({ progress: null })
  })

  it('changes nothing twice, however often its job runs', async () => {
    const { parts } = await named(40, 50)
    const run = await changed({ parts }, { price: { by: 'amount', amount: 100 } })
    await continueChange(system(), { runId: run })
    expect(await Promise.all(parts.map(async (part) => (await shown(part)).price))).toEqual([41, 51])
  })

  it.each([
    ['no change at all', { amounts: 'minor', chosen: { search: '' }, change: {} }, 'change'],
    ['no parts', change({ parts: [] }, { status: 'sold' }), 'chosen'],
    ['a search that is none', change({ search: 'rating=99' }, { status: 'sold' }), 'chosen.search'],
    ['a brand that is none', change({ search: 'brand=zzz' }, { status: 'sold' }), 'brand'],
    [
      'an ending that whole prices do not have',
      change({ search: '' }, { price: { by: 'to', amount: 1, ending: '.99' } }),
      'change',
    ],
  ])('refuses %s and names the field', async (_, body, field) => {
    for (const path of ['/part-changes', '/part-changes/preview']) {
      const answer = await ask(path, body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(400)
      expect(Object.keys(answer.body.fields).some((name) => name.startsWith(field))).toBe(true)
    }
  })
})

describe('a grid', () => {
  const grid = async (parts: string[]) => (await ask('/part-grid/show', { chosen: { parts } })).body
  const cell = (part: string, field: string, was: string, is: string) => ({ part, field, was, is })

  it('shows parts as texts, and writes the cells that were typed', async () => {
    const { parts } = await named(40, 50)
    const before = await grid(parts)
    expect(before).toMatchObject({ count: 2, currency: 'USD' })
    const first = before.rows.find((row: Body) => row['_id'] === parts[0])
    expect(first.cells).toMatchObject({ price: '40', stock: '5', cost: '', status: 'sold' })
    const cells = [
      cell(parts[0]!, 'price', '40', '$ 44'),
      cell(parts[0]!, 'cost', '', '30'),
      cell(parts[1]!, 'stock', '5', '7'),
    ]
    const { body: preview } = await ask('/part-grid/preview', { cells })
    expect(preview.cells[0]).toEqual({ part: parts[0], field: 'price', before: '40', after: '44' })
    const { status, body } = await ask('/part-grid', { cells })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.parts).toBe(2)
    await shop.heard()
    expect(await shown(parts[0]!)).toMatchObject({ price: 44 })
    expect(await shown(parts[1]!)).toMatchObject({ stock: 7 })
    await undone(body._id)
    expect(await shown(parts[0]!)).toMatchObject({ price: 40 })
  })

  it('shows the first 300 of more parts, and says how many there are', async () => {
    const parts: string[] = []
    for (let n = 0; n < 302; n++) parts.push(await addPart(shop))
    const { rows, count } = await grid(parts)
    expect(count).toBe(302)
    const { rows: numbers } = await sql<{ number: string }>`
      select number from part where id = any(${parts.map(Number)}::int[])`.execute(shop.ctx.db)
    const first = numbers.map(({ number }) => number).toSorted()
    expect(rows.map((row: Body) => row['number']).toSorted()).toEqual(first.slice(0, 300))
  })

  it('writes all or nothing, and names the cell that cannot be read', async () => {
    const { parts } = await named(40, 50)
    const cells = [cell(parts[0]!, 'price', '40', '41'), cell(parts[1]!, 'price', '50', '9.50')]
    const { status, body } = await ask('/part-grid', { cells })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ 'cells.1': expect.stringContaining('whole prices') })
    expect((await shown(parts[0]!)).price).toBe(40)
  })

  it('refuses a cell that somebody changed meanwhile, and says what it says now', async () => {
    const { parts } = await named(40)
    await changed({ parts }, { price: { by: 'to', amount: 6000 } })
    const { status, body } = await ask('/part-grid', { cells: [cell(parts[0]!, 'price', '40', '41')] })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'changed-meanwhile', cells: [{ part: parts[0], field: 'price', now: '60' }] })
  })
})

it('only admins change many parts', async () => {
  const { parts } = await named(40)
  const run = await changed({ parts }, { stock: { by: 'to', units: 1 } })
  const calls: [method: string, path: string, body?: Body][] = [
    ['POST', '/part-changes', change({ parts }, { status: 'hidden' })],
    ['POST', '/part-changes/preview', change({ parts }, { status: 'hidden' })],
    ['POST', '/part-grid', { cells: [{ part: parts[0], field: 'price', was: '40', is: '1' }] }],
    ['POST', '/part-grid/preview', { cells: [{ part: parts[0], field: 'price', was: '40', is: '1' }] }],
    ['POST', '/part-grid/show', { chosen: { parts } }],
    ['GET', '/runs'],
    ['GET', `/runs/${run}`],
    ['GET', `/runs/${run}/changes`],
    ['POST', `/runs/${run}/undo`, {}],
  ]
  for (const [method, path, body] of calls) {
    expect((await shop.call(method, path, { body })).status, path).toBe(401)
    expect((await shop.call(method, path, { body, token: customer.token })).status, path).toBe(403)
  }
  expect((await shop.call('GET', '/runs/none', { token: admin.token })).status).toBe(404)
})
