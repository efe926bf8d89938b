import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { type MadeItem, piesFile } from '../../../tests/support/made-files.ts'
import { addParts, writeLevels } from '../../../tests/support/parts-of-types.ts'
import { makeAdmin } from '../../../tests/support/people.ts'
import { codesOf, newSupplierId, readFileOf } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { putMappings } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  const { id, email } = await makeAdmin(shop)
  admin = { ...shop.ctx, actor: { kind: 'user', id, email, role: 'admin' } }
})
beforeEach(async () => {
  supplierId = await newSupplierId(admin)
  await putMappings(admin, String(supplierId), [
    { kind: 'brand', theirs: 'ZZZZ', ours: 'low' },
    { kind: 'part-type', theirs: '1684', ours: 'brake-pads' },
    { kind: 'attribute', theirs: '77', ours: 'Diameter' },
  ])
})
afterAll(() => shop.close())

const pies = (items: MadeItem[]) =>
  readFileOf(admin, { supplierId, text: piesFile(items), fileName: 'items.xml' }, shop.ctx)
const item = (more: Partial<MadeItem> = {}): MadeItem => ({
  number: 'PI-1',
  brand: 'ZZZZ',
  partType: 1684,
  descriptions: { SHO: 'Pad', DES: 'Brake pad set, front' },
  prices: [{ type: 'RET', price: '12.5000' }],
  ...more,
})

it('items of a PIES file become parts', async () => {
  const { kind, listed } = await pies([
    item({
      gtin: '00036000291452',
      prices: [
        { type: 'JBR', price: '8.00' },
        { type: 'RET', price: '12.50', effective: '2020-01-01' },
        { type: 'RET', price: '10.00', from: 20 },
        { type: 'RET', price: '13.00', effective: '2999-01-01' },
      ],
      weight: { value: '2.5', uom: 'PG' },
      attributes: [
        { id: '77', value: '302', uom: 'mm', isPadb: true },
        { id: 'Colour', value: 'red' },
      ],
      interchange: [{ brand: 'BBBB', label: 'BMW', number: '34 11' }],
      assets: [
        { name: 'b.jpg', uri: 'https://files.example/b.jpg', type: 'P01' },
        { name: 'a.jpg', uri: 'https://files.example/a.jpg', type: 'P04' },
      ],
    }),
  ])
  expect(kind).toBe('pies')
  expect(listed[0]).toMatchObject({
    state: 'ready',
    given: {
      brand: 'low',
      number: 'PI-1',
      name: 'Brake pad set, front',
      category: 'brake-pads',
      price: 1250,
      gtin: '036000291452',
      weightGrams: 1134,
      attributes: [
        ['Diameter', '302', 'mm'],
        ['Colour', 'red', null],
      ],
      oeNumbers: [{ maker: 'BMW', number: '34 11' }],
      img: 'https://files.example/a.jpg',
      pictures: ['https://files.example/b.jpg'],
      pricesToCome: [{ startsAt: '2999-01-01T00:00:00.000Z', price: 1300 }],
    },
  })
})

it('items that cannot be taken as they are wait with their reasons', async () => {
  const [id] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'PI-9' }])
  const { listed } = await pies([
    item({ number: 'A', brand: 'YYYY' }),
    item({ number: 'B', partType: 9 }),
    item({ number: 'C', prices: [{ price: '12.345' }] }),
    item({ number: 'D', prices: [{ price: '12', currency: 'EUR' }] }),
    item({ number: 'E', attributes: [{ id: '78', value: '1', isPadb: true }] }),
    item({ number: 'F', gtin: '00036000291453' }),
    item({ number: 'G', assets: [{ name: 'a.jpg', uri: 'http://files.example/a.jpg', type: 'P04' }] }),
    item({ number: 'PI-9', action: 'D' }),
    item({ number: 'PI-10', action: 'D' }),
  ])
  expect(listed.map((row) => [row.state, row.action, ...codesOf(row)])).toEqual([
    ['held', 'write', 'brand-unmapped'],
    ['held', 'write', 'type-unmapped'],
    ['held', 'write', 'price-too-fine'],
    ['held', 'write', 'other-currency'],
    ['held', 'write', 'attribute-unmapped'],
    ['held', 'write', 'gtin-wrong'],
    ['held', 'write', 'picture-address'],
    ['ready', 'retire'],
    ['refused', 'retire', 'no-such-part'],
  ])
  expect(listed[7]!.partId).toBe(id)
})
