import { expect, test } from 'vitest'
import { type PartRecord, partInput, USUAL } from '#domain/catalogue/schema'
import { type Prices, WHOLE_DOLLARS } from '#common/prices'
import * as form from './part-fields.ts'
import { changesOf, NEW_PART } from './part-fields.ts'

const partFields = form.partFields(WHOLE_DOLLARS)
const fieldsOf = (of: PartRecord) => form.fieldsOf(of, WHOLE_DOLLARS)

const part: PartRecord = {
  _id: '7',
  version: 3,
  name: 'Brake disc, front',
  price: 8500,
  img: '/pictures/parts/brake-disc-three-quarter.640.webp',
  number: 'KV-1728.40',
  brand: 'kovara',
  category: 'brake-discs',
  stock: null,
  position: 'front',
  universal: false,
  quantity: 2,
  attributes: [
    ['Diameter', '302', 'mm'],
    ['Vented', 'yes', null],
  ],
  weightGrams: 7200,
  lengthMm: 330,
  widthMm: 330,
  heightMm: 60,
  hazard: null,
  warrantyMonths: null,
  oeNumbers: [
    { maker: 'Audi', number: '1K0 615 301 AA' },
    { maker: null, number: '8E0615301Q' },
  ],
  bestSeller: true,
}

test.each([
  ['1,5 kg', 1500],
  ['1.5kg', 1500],
  ['850', 850],
  ['850 g', 850],
  ['3 lb', 1361],
  ['12 oz.', 340],
])('a weight may be typed as %j', (weightGrams, grams) => {
  expect(partFields.parse({ ...fieldsOf(part), weightGrams })).toMatchObject({ weightGrams: grams })
})

test.each(['1,5', '5 stone', 'kg', '1.234'])('a weight of %j is refused, not guessed', (weightGrams) => {
  expect(partFields.safeParse({ ...fieldsOf(part), weightGrams }).success).toBe(false)
})

test('a part that goes into its form comes out the same', () => {
  const unusual = {
    gtin: '4006381333931',
    condition: 'used' as const,
    packSize: 4,
    status: 'retired' as const,
    supersededBy: '12',
    supersededNumbers: [
      { maker: 'Audi', number: '8E0611' },
      { maker: null, number: 'OLD-1' },
    ],
    pictures: ['/pictures/a.webp', '/pictures/b.webp'],
    documents: [{ name: 'Manual', url: 'https://files.example/a.pdf' }],
  }
  for (const more of [{}, unusual])
    expect(partFields.parse(fieldsOf({ ...part, ...more }))).toEqual(
      partInput(WHOLE_DOLLARS).parse({ ...USUAL, ...part, ...more, price: 85 }),
    )
  const amounts = partFields.parse(fieldsOf({ ...part, cost: 4000, coreDeposit: 1500 }))
  expect(amounts).toMatchObject({ cost: 4000, coreDeposit: 1500 })
})

test('a new part needs a name, a price and a photo; the rest may stay empty', () => {
  const wrong = partFields.safeParse(NEW_PART)
  const fields = wrong.error?.issues.map(({ path }) => path[0])
  expect([...new Set(fields)]).toEqual(['name', 'price', 'img'])
  const right = partFields.parse({ ...NEW_PART, name: 'Wiper', price: '12', img: 'https://example.com/wiper.jpg' })
  expect(right).toMatchObject({ price: 1200, stock: null, number: undefined, brand: undefined })
})

test('a price is whole dollars', () => {
  const { error } = partFields.safeParse({
    ...NEW_PART,
    name: 'Wiper',
    price: '12.50',
    img: 'https://example.com/w.jpg',
  })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Price should be a whole number'])
})

test('in a shop of cents a price has two decimals at most', () => {
  const cents: Prices = { currency: 'USD', whole: false }
  const typed = (price: string) =>
    form.partFields(cents).safeParse({ ...NEW_PART, name: 'Wiper', price, img: 'https://example.com/w.jpg' })
  expect(typed('12.49').data?.price).toBe(1249)
  expect(typed('12,49').data?.price).toBe(1249)
  expect(typed('1.234,50').data?.price).toBe(123_450)
  expect(typed('12.495').error?.issues.map(({ message }) => message)).toEqual([
    'Price should be a number with 2 decimals at most',
  ])
  expect(form.fieldsOf({ ...part, price: 1249 }, cents).price).toBe('12.49')
})

test('a saved form sends what was changed in it, and leaves alone what changed by itself', () => {
  const fields = { ...fieldsOf({ ...part, stock: 9 }), price: '79' }
  const { name, img } = part
  expect(changesOf(partFields.parse(fields), fields, fieldsOf({ ...part, stock: 9 }))).toEqual({
    name,
    img,
    price: 7900,
  })
})

test('with another number the older ones go too, for the old one may have been left out', () => {
  const fields = { ...fieldsOf(part), number: 'KV-1728.41' }
  const { number, supersededNumbers } = changesOf(partFields.parse(fields), fields, fieldsOf(part))
  expect({ number, supersededNumbers }).toEqual({ number: 'KV-1728.41', supersededNumbers: [] })
})
