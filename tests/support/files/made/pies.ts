import { element, escapeXml, field } from './xml.ts'

export type MadeItem = {
  number: string
  action?: string
  brand?: string
  gtin?: string
  partType?: string | number
  quantityPerApplication?: number
  /** DescriptionCode → text */
  descriptions?: Record<string, string>
  prices?: {
    type?: string
    price: string
    currency?: string
    sheet?: string
    effective?: string
    expires?: string
    from?: number
    uom?: string
  }[]
  /** EXPICode → value */
  extended?: Record<string, string>
  attributes?: { id: string; value: string; uom?: string; isPadb?: boolean }[]
  weight?: { value: string; uom: string }
  interchange?: { brand?: string; number: string; label?: string }[]
  assets?: { name: string; uri?: string; type?: string }[]
  /** XML at the end of the item. */
  more?: string
}

type Options = {
  version?: string
  /** Older tools write http://www.aftermarket.org. */
  namespace?: string
  /** Before each name, as `p:`. */
  prefix?: string
  header?: Record<string, string>
  /** XML between header and items. */
  sheets?: string
  count?: number | null
}

const within = (name: string, content: string) => (content ? element(name, {}, content) : '')

const priceOf = ({
  type = 'RET',
  price,
  currency = 'USD',
  sheet,
  effective,
  expires,
  from,
  uom = 'PE',
}: NonNullable<MadeItem['prices']>[number]) =>
  element(
    'Pricing',
    { MaintenanceType: 'A', PriceType: type },
    field('PriceSheetNumber', sheet) +
      field('CurrencyCode', currency) +
      field('EffectiveDate', effective) +
      field('ExpirationDate', expires) +
      field('Price', price, { UOM: uom }) +
      field('PriceBreak', from, { UOM: 'EA' }),
  )

/** Of 6.x the brand and number are elements, from 7.x on the brand is an attribute. */
const interchangeOf = (version: string) => (other: NonNullable<MadeItem['interchange']>[number]) =>
  version.startsWith('6')
    ? element(
        'PartInterchange',
        { MaintenanceType: 'A' },
        field('TypeCode', 'OE') +
          field('BrandAAIAID', other.brand) +
          field('BrandLabel', other.label) +
          field('PartNumber', other.number),
      )
    : element(
        'PartInterchange',
        {
          MaintenanceType: 'A',
          [version.startsWith('7') ? 'BrandAAIAID' : 'BrandID']: other.brand,
          BrandLabel: other.label,
        },
        field('PartNumber', other.number),
      )

/** One `Item`. */
function piesItem(item: MadeItem, version = '7.2'): string {
  const { brand = 'ZZZZ', partType = 1684 } = item
  const descriptions = Object.entries(item.descriptions ?? { SHO: `Pad set ${item.number}` })
  const inside = [
    field('ItemLevelGTIN', item.gtin, { GTINQualifier: 'UP' }),
    field('PartNumber', item.number),
    field(Number(version) >= 8 ? 'BrandID' : 'BrandAAIAID', brand),
    field('ACESApplications', 'Y'),
    field('QuantityPerApplication', item.quantityPerApplication, { Qualifier: 'NOR', UOM: 'EA' }),
    field('PartTerminologyID', partType),
    within(
      'Descriptions',
      descriptions
        .map(([DescriptionCode, text]) =>
          element('Description', { MaintenanceType: 'A', DescriptionCode, LanguageCode: 'EN' }, escapeXml(text)),
        )
        .join(''),
    ),
    within('Prices', (item.prices ?? []).map(priceOf).join('')),
    within(
      'ExtendedInformation',
      Object.entries(item.extended ?? {})
        .map(([EXPICode, value]) =>
          field('ExtendedProductInformation', value, { MaintenanceType: 'A', EXPICode, LanguageCode: 'EN' }),
        )
        .join(''),
    ),
    within(
      'ProductAttributes',
      (item.attributes ?? [])
        .map(({ id, value, uom, isPadb }) =>
          field('ProductAttribute', value, {
            MaintenanceType: 'A',
            AttributeID: id,
            PADBAttribute: isPadb ? 'Y' : 'N',
            RecordNumber: 1,
            AttributeUOM: uom,
          }),
        )
        .join(''),
    ),
    item.weight
      ? within(
          'Packages',
          element(
            'Package',
            { MaintenanceType: 'A' },
            field('PackageUOM', 'EA') +
              field('QuantityofEaches', 1) +
              element('Weights', { UOM: item.weight.uom }, field('Weight', item.weight.value)),
          ),
        )
      : '',
    within('PartInterchangeInfo', (item.interchange ?? []).map(interchangeOf(version)).join('')),
    within(
      'DigitalAssets',
      (item.assets ?? [])
        .map(({ name, uri, type = 'P04' }) =>
          element(
            'DigitalFileInformation',
            { MaintenanceType: 'A', LanguageCode: 'EN' },
            field('FileName', name) + field('AssetType', type) + field('URI', uri),
          ),
        )
        .join(''),
    ),
    item.more ?? '',
  ]
  return `${element('Item', { MaintenanceType: item.action ?? 'A' }, inside.join(''))}\n`
}

const prefixed = (xml: string, prefix: string) => (prefix ? xml.replaceAll(/<(\/?)(\w)/g, `<$1${prefix}$2`) : xml)

/** A whole file in pieces. A text among `items` stands in it as it is. */
export function* piesPieces(items: Iterable<MadeItem | string>, options: Options = {}): Generator<string> {
  const { version = '7.2', namespace = 'http://www.autocare.org', prefix = '', sheets = '' } = options
  const header = {
    PIESVersion: version,
    SubmissionType: 'FULL',
    BlanketEffectiveDate: '2026-11-15',
    CurrencyCode: 'USD',
    LanguageCode: 'EN',
    ...options.header,
  }
  const xmlns = prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}PIES ${xmlns}="${namespace}">\n`
  yield prefixed(
    `${element(
      'Header',
      {},
      Object.entries(header)
        .map(([name, text]) => field(name, text))
        .join(''),
    )}\n${sheets}<Items>\n`,
    prefix,
  )
  let count = 0
  for (const item of items) {
    count++
    yield prefixed(typeof item === 'string' ? item : piesItem(item, version), prefix)
  }
  const trailer =
    options.count === null
      ? ''
      : element('Trailer', {}, field('ItemCount', options.count ?? count) + field('TransactionDate', '2026-11-15'))
  yield prefixed(`</Items>\n${trailer}\n</PIES>\n`, prefix)
}

export const piesFile = (items: Iterable<MadeItem | string>, options: Options = {}): string =>
  [...piesPieces(items, options)].join('')
