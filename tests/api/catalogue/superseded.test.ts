import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeParts, compareParts } from '#domain/catalogue'
import { FIELDS, openEachStatus } from '../../support/catalogue/each-status.ts'
import { listOf } from '../../support/catalogue/parts.ts'

const { shop, admin, pat, get, save } = await openEachStatus()
afterAll(() => shop.close())
beforeEach(() => shop.heard())

const add = async (more: object = {}): Promise<string> => {
  const { body } = await shop.call('POST', '/bestSeller', {
    token: admin.token,
    body: { ...FIELDS, brand: 'low', category: 'brake-discs', ...more },
  })
  return body.insertedId
}
/** The oldest, the one between and the newest. */
let chain: [string, string, string]
beforeAll(async () => {
  const newest = await add({ number: 'CHAIN-9003', name: 'Newest' })
  const middle = await add({ number: 'CHAIN-9002', name: 'Middle', supersededBy: newest, status: 'retired' })
  const oldest = await add({ number: 'CHAIN-9001', name: 'Oldest', supersededBy: middle, status: 'retired' })
  chain = [oldest, middle, newest]
})

const INSTEAD = { number: 'CHAIN-9003', name: 'Newest', brand: 'Low' }

test('the page of an old part leads to the newest of its chain', async () => {
  for (const id of chain.slice(0, 2)) {
    const { status, body } = await get(`/parts/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'retired', instead: { _id: chain[2], ...INSTEAD } })
  }
  expect((await get(`/parts/${chain[2]}`)).body).not.toHaveProperty('instead')
})

test('a search for an old number finds the newest first, and the old one after it', async () => {
  const { items } = await listOf(shop, { q: 'CHAIN-9001' })
  expect(items.map(({ _id }) => _id)).toEqual([chain[2], chain[0]])
  expect(items[0]!.foundBy).toMatchObject([{ kind: 'superseded', text: 'Replaces CHAIN-9001' }])
  expect(items[1]).toMatchObject({ status: 'retired', instead: INSTEAD })
  const suggested = (await get('/parts/suggest?q=CHAIN-9001')).body.items[0]
  expect(suggested).toEqual({
    kind: 'part',
    label: 'CHAIN-9001',
    hint: 'Now replaced: Newest',
    href: `/shop/${chain[2]}`,
  })
})

test('quick order takes the newest for an old number', async () => {
  const { body } = await shop.call('POST', '/quick-order', { body: { text: 'CHAIN-9001 2' } })
  expect(body.lines).toMatchObject([
    { answer: 'replaced', quantity: 2, parts: [{ _id: chain[2], by: 'superseded', number: 'CHAIN-9003' }] },
  ])
})

test('a cart and a comparison name what to take instead', async () => {
  const told = { _id: chain[0], status: 'retired', instead: { _id: chain[2] } }
  expect((await get(`/cart?part=${chain[0]}`)).body.items).toMatchObject([told])
  expect((await compareParts(shop.ctx, [chain[0]])).parts).toMatchObject([told])
})

test('a newest part that is not sold any more leaves the one before it as the newest', async () => {
  await save(chain[1], { name: 'Middle', status: 'sold' })
  await save(chain[2], { name: 'Newest', status: 'hidden' })
  await shop.heard()
  expect((await get(`/parts/${chain[0]}`)).body.instead).toMatchObject({ _id: chain[1] })
  await save(chain[1], { name: 'Middle', status: 'retired' })
  await shop.heard()
  const { body } = await get(`/parts/${chain[0]}`)
  expect(body.status).toBe('retired')
  expect(body).not.toHaveProperty('instead')
  const line = (await shop.call('POST', '/quick-order', { body: { text: 'CHAIN-9001' } })).body.lines[0]
  expect(line).toMatchObject({ answer: 'retired', parts: [{ _id: chain[0], status: 'retired' }] })
  await save(chain[2], { name: 'Newest', status: 'sold' })
})

test('a part that is still sold says which one has taken its place', async () => {
  const old = await add({ supersededBy: chain[2] })
  await shop.heard()
  const { body } = await get(`/parts/${old}`)
  expect(body).not.toHaveProperty('status')
  expect(body.instead).toMatchObject({ _id: chain[2] })
})

test.each([
  ['itself', () => [chain[2], chain[2]]],
  ['one that leads back to it', () => [chain[2], chain[0]]],
  ['one that does not exist', () => [chain[2], '99999999']],
  ['something that is no id', () => [chain[2], 'x']],
])('a part cannot be superseded by %s', async (_what, pair) => {
  const [part, supersededBy] = pair()
  const { status, body } = await save(part!, { supersededBy })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty('supersededBy')
})

test('many at once make no circle either', async () => {
  const [one, other] = [await add(), await add()]
  const both = [
    { partId: Number(one), fields: { supersededBy: Number(other) } },
    { partId: Number(other), fields: { supersededBy: Number(one) } },
  ]
  await expect(changeParts(shop.ctx, both)).rejects.toMatchObject({
    status: 400,
    fields: { [`${one}.supersededBy`]: expect.anything(), [`${other}.supersededBy`]: expect.anything() },
  })
})

test('two admins who save at once make no circle', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, other] = [await add(), await add()]
    const answers = await Promise.all([save(one, { supersededBy: other }), save(other, { supersededBy: one })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  }
})

test('more than twenty parts do not follow each other', async () => {
  let before = await add()
  const saved: number[] = []
  for (let n = 0; n < 21; n++) {
    const next = await add()
    saved.push((await save(next, { supersededBy: before })).status)
    before = next
  }
  expect(saved).toEqual([...Array.from({ length: 19 }, () => 200), 400, 200])
})

test('a correction says nothing of status, cost or what supersedes a part', async () => {
  const body = { ...FIELDS, name: 'Newest', status: 'hidden', cost: 1, supersededBy: chain[0] }
  const { status } = await shop.call('PUT', `/bestSeller/${chain[2]}`, { token: pat.token, body })
  expect(status).toBe(400)
})

test('a part that gets another number is found by its old one, unless the change says which older numbers it has', async () => {
  const id = await add({ number: 'RENUM-1', supersededNumbers: [{ maker: null, number: 'RENUM-0' }] })
  const renumber = async (number: string, more: object = {}) => {
    const body = { name: FIELDS.name, price: FIELDS.price, img: FIELDS.img, number, ...more }
    expect((await shop.call('PUT', `/bestSeller/${id}`, { token: admin.token, body })).status).toBe(200)
    const record = await shop.call('GET', `/bestSeller/${id}`, { token: admin.token })
    return (record.body.supersededNumbers ?? []).map((one: { number: string }) => one.number)
  }
  expect(await renumber('renum 1')).toEqual(['RENUM-0'])
  expect(await renumber('RENUM-2')).toEqual(['RENUM-0', 'renum 1'])
  const { items } = await listOf(shop, { q: 'RENUM-1' })
  expect(items.map(({ _id }) => _id)).toEqual([id])
  // Back again: its own number is no older one.
  expect(await renumber('RENUM-1')).toEqual(['RENUM-0', 'RENUM-2'])
  expect(await renumber('RENUM-3', { supersededNumbers: [] })).toEqual([])
})
