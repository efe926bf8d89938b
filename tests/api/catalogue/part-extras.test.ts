import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { DISC, openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create, show } = await openPartsDesk()
afterAll(() => shop.close())

const EXTRAS = {
  gtin: '4006381333931',
  condition: 'remanufactured',
  coreDeposit: 25,
  packSize: 2,
  pictures: ['/pictures/b.webp', '/pictures/a.webp'],
  documents: [{ name: 'Fitting instructions', url: 'https://files.example/fit.pdf' }],
}

test('what a part has besides is kept, and shown on its page and in its record', async () => {
  const id = await create(EXTRAS)
  expect(await show(id)).toMatchObject(EXTRAS)
  const { body } = await shop.call('GET', `/parts/${id}`)
  const { pictures, ...others } = EXTRAS
  expect(body).toMatchObject(others)
  expect(body.views.map(({ img }: { img: string }) => img)).toEqual([DISC.img, ...pictures])
})

test('a record says of these only what is not as usual', async () => {
  const record = await show(await create())
  for (const field of [...Object.keys(EXTRAS), 'cost', 'status', 'supersededBy'])
    expect(record).not.toHaveProperty(field)
})

test('a part without a picture says that the one it shows is typical of such parts', async () => {
  const detail = async (id: string) => (await shop.call('GET', `/parts/${id}`)).body
  expect(await detail(await create())).not.toHaveProperty('typicalPicture')
  const [id] = await addParts(shop.ctx, [{ type: 'brake-discs', brand: 'kovara' }])
  expect(await detail(String(id))).toMatchObject({
    typicalPicture: true,
    img: expect.stringMatching(/^.pictures.parts/),
  })
})

test('pictures change their order, and all can be taken away again', async () => {
  const id = await create({ ...EXTRAS, cost: 3 })
  const save = async (body: object) => (await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, ...body })).body
  expect(await save({ pictures: EXTRAS.pictures.toReversed() })).toMatchObject({
    pictures: EXTRAS.pictures.toReversed(),
  })
  const none = { gtin: null, cost: null, condition: 'new', coreDeposit: null, packSize: 1, pictures: [], documents: [] }
  const plain = await save(none)
  for (const field of Object.keys(none)) expect(plain).not.toHaveProperty(field)
})

test.each([
  ['gtin', '4006381333932'],
  ['cost', -1],
  ['condition', 'old'],
  ['coreDeposit', 0],
  ['packSize', 0],
  ['status', 'gone'],
  ['pictures', ['javascript:alert(1)']],
  ['documents', [{ name: 'Manual', url: 'http://files.example/a.pdf' }]],
  ['documents', [{ name: '', url: 'https://files.example/a.pdf' }]],
])('a wrong %s is an error at its field', async (field, value) => {
  const { status, body } = await asAdmin('POST', '/bestSeller', { ...DISC, [field]: value })
  expect(status).toBe(400)
  expect(Object.keys(body.fields).some((name) => name.startsWith(field))).toBe(true)
})

describe('its older numbers', () => {
  const numbersOf = async (id: string) =>
    (await shop.call('GET', `/parts/${id}`)).body.numbers
      .filter(({ kind }: { kind: string }) => kind === 'superseded')
      .map(({ number, maker }: { number: string; maker: string | null }) => [number, maker])
  const save = (id: string, body: object) => asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, ...body })

  test('are written, shown and found, and can be taken away', async () => {
    const id = await create({ supersededNumbers: [{ number: 'OLD-4711.1' }, { maker: 'Audi', number: '8E0 611 1' }] })
    expect((await show(id)).supersededNumbers).toEqual([
      { maker: 'Audi', number: '8E0 611 1' },
      { maker: null, number: 'OLD-4711.1' },
    ])
    expect(await numbersOf(id)).toEqual([
      ['8E0 611 1', 'Audi'],
      ['OLD-4711.1', null],
    ])
    await shop.heard()
    const found = (await shop.call('GET', '/parts?q=old47111')).body
    expect(found.items).toMatchObject([{ _id: id, foundBy: [{ text: 'Replaces OLD-4711.1' }] }])
    await save(id, { supersededNumbers: [{ number: 'OLD 4711/2' }] })
    await shop.heard()
    expect((await shop.call('GET', '/parts?q=old47111')).body.count).toBe(0)
    expect((await shop.call('GET', '/parts?q=old47112')).body.count).toBe(1)
    expect((await save(id, { supersededNumbers: [] })).body).not.toHaveProperty('supersededNumbers')
  })

  test('never lead back to the part itself', async () => {
    const first = await create({ number: 'LOOP-1' })
    const second = await create({ number: 'LOOP-2', supersededNumbers: [{ number: 'LOOP-1' }] })
    const refused = { supersededNumbers: expect.stringContaining('leads back') }
    for (const [id, number] of [
      [first, 'loop 1'],
      [first, 'LOOP-2'],
    ] as const)
      expect((await save(id, { supersededNumbers: [{ number }] })).body.fields).toEqual(refused)
    // A part that this one is superseded by cannot be older than it.
    const third = await create({ number: 'LOOP-3', supersededBy: second })
    expect((await save(third, { supersededNumbers: [{ number: 'LOOP-2' }] })).body.fields).toEqual(refused)
    expect((await save(first, { supersededNumbers: [{ maker: 'Audi', number: 'LOOP-2' }] })).status).toBe(200)
    expect((await save(first, { number: 'LOOP-2' })).body.fields).toHaveProperty('number')
  })

  test('that lead back from before leave the part editable, but for them', async () => {
    const id = await create({ number: 'BACK-1' })
    await sql`insert into part_number (part_id, kind, number, norm, source_id) values (${id}, 'superseded', 'BACK 1', 'BACK1', 1)`.execute(
      shop.ctx.db,
    )
    const given = { number: 'BACK-1', supersededNumbers: [{ number: 'BACK 1' }] }
    expect((await save(id, { ...given, price: DISC.price + 1 })).status).toBe(200)
    const worse = { supersededNumbers: [{ number: 'BACK 1' }, { number: 'OLD 1' }] }
    expect((await save(id, { ...given, ...worse })).body.fields).toHaveProperty('supersededNumbers')
    expect((await save(id, { ...given, supersededNumbers: [] })).status).toBe(200)
  })
})

test('as many further pictures and documents as files may bring, and no more', async () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, n) => `/pictures/p${n}.webp`)
  const id = await create({ pictures: pictures(20) })
  expect((await show(id)).pictures).toHaveLength(20)
  const { body } = await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, pictures: pictures(21) })
  expect(body.fields).toEqual({ pictures: 'at most 20 more pictures' })
})
