import { afterAll, expect, test } from 'vitest'
import { DISC, openPartsDesk } from '../support/parts-desk.ts'

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
