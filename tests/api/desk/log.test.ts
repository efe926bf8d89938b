import { afterAll, beforeAll, expect, it } from 'vitest'
import { endRun, startRun, writeRun } from '#domain/runs'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { makeAdmin, type Person } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let pat: Person
let kim: Person
beforeAll(async () => {
  shop = await openShop()
  pat = await makeAdmin(shop, { name: 'Pat Miller' })
  kim = await makeAdmin(shop, { name: 'Kim Smith' })
})
afterAll(() => shop.close())

const as = (person: Person, method: string, path: string, body?: object) =>
  shop.call(method, path, { token: person.token, body })
const log = async (query: string, person = pat) => (await as(person, 'GET', `/log?${query}`)).body
const PART = { name: 'Log disc', price: 40, img: 'https://pictures.example/a.jpg' }
const add = async (number: string): Promise<string> =>
  (await as(pat, 'POST', '/bestSeller', { ...PART, number })).body.insertedId

it('says who changed what of a part, by its number in any spelling, with before and after', async () => {
  const id = await add('LOG 1-A')
  await as(kim, 'PUT', `/bestSeller/${id}`, { ...PART, price: 55 })
  const { items, next } = await log('q=log1a')
  expect(next).toBeNull()
  expect(items).toMatchObject([
    {
      action: 'part.update',
      by: 'Kim Smith',
      subject: id,
      name: 'Log disc, LOG 1-A',
      before: { price: 40 },
      after: { price: 55 },
      canUndo: true,
      run: null,
    },
    { action: 'part.create', by: 'Pat Miller', before: null, canUndo: false },
  ])
  expect(Object.keys(items[0].before)).toEqual(['price'])
})

it('is searched by person and kind, and paged', async () => {
  const numbers = ['LOG-21', 'LOG-22', 'LOG-23']
  for (const number of numbers) await add(number)
  await as(kim, 'POST', '/suppliers', { name: 'Of Kim' })
  expect((await log('q=kim smi&kind=supplier')).items).toMatchObject([{ action: 'supplier.add', by: 'Kim Smith' }])
  expect((await log(`q=${pat.email}&kind=supplier`)).items).toEqual([])
  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const { items, next } = await log(`q=Pat Miller&kind=part&limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...items.map(({ name }: { name: string }) => name))
    if (!next) break
    cursor = next
  }
  expect(seen.filter((name) => /LOG-2\d/.test(name))).toEqual(
    numbers.toReversed().map((number) => `Log disc, ${number}`),
  )
  expect(new Set(seen).size).toBe(seen.length)
})

it('is searched by who did it, and when', async () => {
  const id = await add('LOG-31')
  await as(kim, 'PUT', `/bestSeller/${id}`, { ...PART, price: 55 })
  expect((await log('q=LOG-31&by=kim')).items).toMatchObject([{ action: 'part.update', by: 'Kim Smith' }])
  expect((await log(`q=LOG-31&by=${pat.email}`)).items).toMatchObject([{ action: 'part.create', by: 'Pat Miller' }])
  expect((await log('q=LOG-31&by=nobody')).items).toEqual([])
  const [changed, created] = (await log('q=LOG-31')).items
  expect((await log(`q=LOG-31&from=${changed.at}`)).items).toEqual([changed])
  expect((await log(`q=LOG-31&until=${changed.at}`)).items).toEqual([created])
  expect((await log('from=yesterday')).fields).toHaveProperty('from')
})

it('tells things by their names, and what they are about', async () => {
  const id = await add('LOG-32')
  const type = (await as(pat, 'GET', `/bestSeller/${id}`)).body.category
  await as(pat, 'PUT', `/bestSeller/${id}`, { ...PART, category: 'brake-pads', status: 'hidden' })
  const [changed] = (await log('q=LOG-32')).items
  expect(changed.thing).toEqual({ kind: 'part', id })
  expect(changed.after).toMatchObject({ category: 'Brake pads', status: 'hidden' })
  expect(changed.before).toMatchObject({ status: 'sold' })
  expect(changed.before.category).not.toBe(type)
  expect(changed.before.category).not.toBe('Brake pads')

  const { body: supplier } = await as(kim, 'POST', '/suppliers', { name: 'Told by name' })
  const [added] = (await log('kind=supplier&by=kim')).items
  expect(added).toMatchObject({ name: 'Told by name', thing: { kind: 'supplier', id: String(supplier.id) } })
  await as(kim, 'DELETE', `/suppliers/${supplier.id}`)
  const [deleted] = (await log('kind=supplier&by=kim')).items
  expect(deleted).toMatchObject({ action: 'supplier.delete', name: 'Told by name', thing: null })
})

it('of an order also shows its payments, by its number', async () => {
  const order = { id: 'log-order', number: 'LOGORDER1' }
  const admin: Ctx = { ...shop.ctx, actor: { kind: 'user', id: kim.id, email: kim.email, role: 'admin' } }
  await recordAudit(admin, { what: 'payment.open', id: 'p1', before: null, after: { orderId: order.id, amount: 4200 } })
  const found = (await log(`q=${order.id}`)).items
  expect(found).toMatchObject([{ action: 'payment.open', before: null, after: { amount: 42 } }])
  expect(found[0].after).not.toHaveProperty('orderId')
})

it('of a part also shows what a bulk change wrote, and leads there', async () => {
  const id = await add('LOG-3')
  const admin: Ctx = { ...shop.ctx, actor: { kind: 'user', id: kim.id, email: kim.email, role: 'admin' } }
  const run = await startRun(admin, { kind: 'bulk', about: { change: 'test' } })
  await tx(admin, (ctx) => writeRun(ctx, run, [{ partId: Number(id), fields: { price: 4100, cost: 3000 } }]))
  await endRun(admin, run)
  const { items } = await log('q=LOG-3&kind=part')
  const ofRun = items.filter((one: { run: string | null }) => one.run === run)
  expect(ofRun).toHaveLength(2)
  expect(ofRun.map(({ before, after }: { before: object; after: object }) => [before, after])).toEqual(
    expect.arrayContaining([
      [{ price: 40 }, { price: 41 }],
      [{ cost: null }, { cost: 30 }],
    ]),
  )
})

it('a change of one part is undone where nothing changed since, and else says what did', async () => {
  const id = await add('LOG-4')
  await as(kim, 'PUT', `/bestSeller/${id}`, { ...PART, price: 55, stock: 7 })
  const [entry] = (await log('q=LOG-4')).items
  await as(kim, 'PUT', `/bestSeller/${id}`, { ...PART, name: 'Another name', price: 55 })
  const undone = await as(pat, 'POST', `/log/${entry._id}/undo`)
  expect([undone.status, undone.body.price, undone.body.stock, undone.body.name]).toEqual([
    200,
    40,
    null,
    'Another name',
  ])
  const again = await as(pat, 'POST', `/log/${entry._id}/undo`)
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'changed-since', since: expect.arrayContaining(['price', 'stock']) },
  })
  expect((await log('q=LOG-4')).items[0]).toMatchObject({
    action: 'part.update',
    by: 'Pat Miller',
    after: { price: 40 },
  })
  for (const none of ['a999999', 'x', `a${'9'.repeat(19)}`])
    expect((await as(pat, 'POST', `/log/${none}/undo`)).status).toBe(404)
  expect((await log('kind=nonsense')).fields).toHaveProperty('kind')
})

it('names the zone of a method, and says what its rates go by', async () => {
  const zone = { name: 'Far north', countries: ['NO'], postcodes: [] }
  const { id } = (await as(pat, 'POST', '/delivery/zones', zone)).body
  const method = { name: 'Sledge', rateBy: 'weight', daysFrom: 1, daysTo: 2, workDays: [1] }
  const rates = [
    { from: 0, amount: 500 },
    { from: 2000, amount: 900 },
  ]
  await as(pat, 'POST', '/delivery/methods', { amounts: 'minor', zone: id, ...method, rates })
  expect((await log('kind=method')).items[0]).toMatchObject({
    action: 'method.add',
    name: 'Sledge',
    after: {
      zone: 'Far north',
      rates: [
        { from: 0, by: 'weight' },
        { from: 2000, by: 'weight' },
      ],
    },
  })
})

it('of a brand, a part type, a supplier or a post is found by what it is or was called', async () => {
  const brand = { name: 'Nordlicht', tier: 'value', country: '', about: '' }
  const { insertedId } = (await as(pat, 'POST', '/brands', brand)).body
  await as(pat, 'PUT', `/brands/${insertedId}`, { ...brand, name: 'Polar Nord' })
  const changes = [
    ['brand.update', 'Nordlicht'],
    ['brand.create', 'Nordlicht'],
  ]
  const told = async (q: string) =>
    (await log(`q=${q}`)).items.map(({ action, name }: { action: string; name: string }) => [action, name])
  expect(await told('nordl')).toEqual(changes)
  expect(await told('Polar nord')).toEqual(changes)
  await as(pat, 'DELETE', `/brands/${insertedId}`)
  expect((await told('nordlicht')).map(([action]: string[]) => action)).toEqual([
    'brand.delete',
    'brand.update',
    'brand.create',
  ])

  const category = (await as(pat, 'GET', '/taxonomy')).body.categories[1]._id
  const type = { name: 'Ice scrapers', singular: 'Ice scraper', category, picture: 'brake-disc' }
  expect((await as(pat, 'POST', '/taxonomy/types', type)).status).toBe(200)
  expect(await told('ice scr')).toEqual([['part-type.create', 'Ice scrapers']])

  const { id } = (await as(kim, 'POST', '/suppliers', { name: 'Südwind 100%' })).body
  const img = 'https://pictures.example/snow.jpg'
  await as(kim, 'POST', '/blog', { blogTitle: 'Winter is near', description: 'Check the battery.', img })
  expect(await told('südwind 100%25')).toEqual([['supplier.add', 'Südwind 100%']])
  expect(await told('südwind 1_0')).toEqual([])
  const word = { kind: 'brand', theirs: 'Bright', ours: 'optrelle' }
  expect((await as(kim, 'PUT', `/suppliers/${id}/mappings`, { mappings: [word] })).status).toBe(200)
  const actions = (await told('südwind')).map(([action]: string[]) => action)
  expect(actions).toEqual(['mapping.put', 'supplier.add'])
  expect((await as(kim, 'DELETE', `/suppliers/${id}`)).status).toBe(200)
  const left = (await told('südwind')).map(([action]: string[]) => action)
  expect(left).toEqual(['supplier.delete', 'mapping.put', 'supplier.add'])
  expect(await told('winter is')).toEqual([['post.create', 'Winter is near']])
})

it('of a part that was deleted is found by its number, in any spelling', async () => {
  const id = await add('LOG 5-GONE')
  await as(kim, 'DELETE', `/bestSeller/${id}`)
  expect((await log('q=log5gone')).items).toMatchObject([{ action: 'part.delete' }, { action: 'part.create' }])
})
