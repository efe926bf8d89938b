import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeItem } from '../../../../tests/support/files/made-files.ts'
import { codesOf, openPiesDesk, type PiesDesk } from '../../../../tests/support/files/read-files.ts'

let desk: PiesDesk
let supplierId: number
beforeAll(async () => {
  desk = await openPiesDesk()
  supplierId = await desk.newSupplier()
})
afterAll(() => desk.shop.close())

const read = (...items: Omit<MadeItem, 'number'>[]) =>
  desk.read(
    supplierId,
    items.map((item, n) => ({ number: `PD-${n}`, prices: [{ price: '12' }], ...item })),
  )
const at = (name: string) => `https://pictures.example/${name}`

it('what an item says twice the part has once', async () => {
  const twice = <T>(one: T) => [one, one]
  const { listed } = await read({
    attributes: [...twice({ id: 'Width', value: '10', uom: 'mm' }), { id: 'Width', value: '11', uom: 'mm' }],
    interchange: [...twice({ label: 'Bavar', number: '34 11 6' }), { label: 'Bavar', number: '34-11-6' }],
    assets: [
      ...twice({ name: 'a.jpg', uri: at('a.jpg') }),
      ...twice({ name: 'b.jpg', uri: at('b.jpg'), type: 'P01' }),
      ...twice({ name: 'fit.pdf', uri: at('fit.pdf'), type: 'INS' }),
    ],
  })
  expect(listed[0]!.given).toMatchObject({
    attributes: [
      ['Width', '10', 'mm'],
      ['Width', '11', 'mm'],
    ],
    oeNumbers: [{ maker: 'Bavar', number: '34 11 6' }],
    img: at('a.jpg'),
    pictures: [at('b.jpg')],
    documents: [{ name: 'fit.pdf', url: at('fit.pdf') }],
  })
})

it('of two prices of one type and day the last counts, which is told where they differ', async () => {
  const prices = [{ price: '12' }, { price: '14' }]
  const differ = await read({ prices }, { prices: [...prices, { price: '15', effective: '2020-01-01' }] })
  expect(differ.listed.map((row) => row.given['price'])).toEqual([1400, 1400])
  expect(differ.header.leftOut).toEqual([{ what: 'second RET prices of one day', count: 2 }])
  expect((await read({ prices: [{ price: '12' }, { price: '12.00' }] })).header.leftOut).toEqual([])
})

it('beside the price of a carton that of one piece counts, whichever comes first', async () => {
  const more =
    '<Packages><Package MaintenanceType="A"><PackageUOM>CA</PackageUOM><QuantityofEaches>10</QuantityofEaches></Package></Packages>'
  const [carton, piece] = [
    { price: '110', uom: 'CA' },
    { price: '12', uom: 'EA' },
  ]
  const { listed } = await read({ prices: [carton, piece], more }, { prices: [piece, carton], more })
  expect(listed.map((row) => [row.given['price'], ...codesOf(row)])).toEqual([[1200], [1200]])
})
