import type { Hazard } from '#common/hazards'
import { plain, type Prices } from '#common/prices'
import type { Taxonomy } from '#domain/catalogue'
import type { Goods } from '../goods.ts'
import type { Ids } from '../ids.ts'
import { around, element } from './xml.ts'

export type PiesShop = { baseUrl: string; prices: Prices; taxonomy: Taxonomy }

const ADDED = { MaintenanceType: 'A' }

/** One part as an item of a PIES file. */
export function item({ baseUrl, prices, taxonomy }: PiesShop, ids: Ids, part: Goods): string {
  const whole = (address: string) => new URL(address, baseUrl).href
  return around(
    'Item',
    [
      element('HazardousMaterialCode', part.hazard === null ? 'N' : 'Y'),
      element('ItemLevelGTIN', part.gtin?.padStart(14, '0'), { GTINQualifier: 'UP' }),
      element('PartNumber', part.number),
      element('BrandAAIAID', ids.brand(part.brand)),
      element('BrandLabel', taxonomy.brandBySlug.get(part.brand)!.name),
      element('ACESApplications', part.universal ? 'N' : 'Y'),
      element('ItemQuantitySize', part.packSize, { UOM: 'EA' }),
      element('QuantityPerApplication', part.quantity, { Qualifier: 'NOR', UOM: 'EA' }),
      element('PartTerminologyID', ids.type(part.category)),
      around('Descriptions', [
        element('Description', part.name, { ...ADDED, DescriptionCode: 'DES', LanguageCode: 'EN' }),
      ]),
      around('Prices', pricesOf(part, prices)),
      around('ExtendedInformation', extended(part)),
      around(
        'ProductAttributes',
        part.attributes.map(([name, value, unit], n) =>
          element('ProductAttribute', value, {
            ...ADDED,
            AttributeID: name,
            PADBAttribute: 'N',
            AttributeUOM: unit,
            RecordNumber: n + 1,
          }),
        ),
      ),
      around('Packages', [packageOf(part)]),
      around('PartInterchangeInfo', interchange(part)),
      around('DigitalAssets', assets(part, whole)),
    ],
    ADDED,
  )
}

const price = (type: string, amount: number, prices: Prices, from: number | null = null) =>
  around(
    'Pricing',
    [
      element('CurrencyCode', prices.currency),
      element('Price', plain(prices, amount), { UOM: 'PE' }),
      element('PriceBreak', from, { UOM: 'EA' }),
    ],
    {
      ...ADDED,
      PriceType: type,
    },
  )

const pricesOf = ({ price: amount, priceBreaks, coreDeposit }: Goods, prices: Prices) => [
  price('RET', amount, prices),
  ...priceBreaks.filter((one) => one.price < amount).map((one) => price('RET', one.price, prices, one.from)),
  coreDeposit === null ? '' : price('COR', coreDeposit, prices),
]

const STAGE = { sold: '2', hidden: '0', retired: '8' } as const
const BUILD = { new: 'N', remanufactured: 'R', used: 'U' } as const

function extended({ status, condition, warrantyMonths }: Goods): string[] {
  const said = (code: string, value: string | number | null) =>
    element('ExtendedProductInformation', value, { ...ADDED, EXPICode: code, LanguageCode: 'EN' })
  return [said('LIS', STAGE[status]), said('REM', BUILD[condition]), said('WT1', warrantyMonths)]
}

/** The number under which goods travel that are dangerous as this one. A liquid alone has none. */
const UN_NUMBERS: Partial<Record<Hazard, string>> = {
  'lithium-battery': 'UN3480',
  'wet-battery': 'UN2794',
  aerosol: 'UN1950',
  gas: 'UN3164',
  flammable: 'UN1993',
  corrosive: 'UN1760',
  airbag: 'UN3268',
}

/** Of one piece as it is sold: millimetres in centimetres (CM), grams in kilograms (GT). */
function packageOf({ packSize, lengthMm, widthMm, heightMm, weightGrams, hazard }: Goods): string {
  const sides = Object.entries({ Height: heightMm, Width: widthMm, Length: lengthMm })
  const measured = [
    around(
      'Dimensions',
      sides.map(([side, mm]) => element(`Shipping${side}`, mm === null ? null : mm / 10)),
      { UOM: 'CM' },
    ),
    weightGrams === null ? '' : around('Weights', [element('Weight', weightGrams / 1000)], { UOM: 'GT' }),
    hazard === null
      ? ''
      : around('HazardousMaterial', [element('UNNAIDCode', UN_NUMBERS[hazard]), element('ShippingName', hazard)]),
  ]
  if (measured.join('') === '') return ''
  return around('Package', [element('PackageUOM', 'EA'), element('QuantityofEaches', packSize), ...measured], ADDED)
}

/** Numbers of vehicle makers, each under its maker's name. */
const interchange = ({ oeNumbers }: Goods) =>
  oeNumbers.map(({ maker, number }) =>
    around('PartInterchange', [element('PartNumber', number)], { ...ADDED, BrandLabel: maker }),
  )

const assets = ({ img, pictures, documents }: Goods, whole: (address: string) => string) =>
  [
    ...[img, ...pictures].flatMap((url) => (url === null ? [] : { url, name: fileName(url), type: 'P04' })),
    ...documents.map(({ name, url }) => ({ url, name, type: 'INS' })),
  ].map(({ url, name, type }, n) =>
    around(
      'DigitalFileInformation',
      [
        element('FileName', name),
        element('AssetType', n > 0 && type === 'P04' ? 'P01' : type),
        element('URI', whole(url)),
      ],
      { ...ADDED, LanguageCode: 'EN' },
    ),
  )

const fileName = (url: string) => url.split('/').at(-1) || url
