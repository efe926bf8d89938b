import { Fault } from '#common/fault'
import type { Prices } from '#common/prices'
import { meansCurrency, readAmount } from '#common/typed-amount'
import type { PiesItem, PiesPrice, PiesSheet } from '../read/shapes.ts'
import type { SupplierSettings } from '../suppliers/schema.ts'
import { because, type Draft } from './draft.ts'
import type { SupplierWords } from './words-of-supplier.ts'

/** How one PIES file is read. `today`: as the file writes days. */
export type PiesReading = {
  words: SupplierWords
  settings: SupplierSettings
  prices: Prices
  sheets: readonly PiesSheet[]
  today: string
  /** The shop's own address: pictures that lie there are its own. */
  baseUrl: string
}

/** Which type of price is the shop's where the supplier's settings name none: retail, suggested retail, list, quote. */
const USUAL = ['RET', 'MSR', 'RMP', 'LST', 'QTE']

type Dated = PiesPrice & { starts: string; ends: string; in: string | null }

/** The price of today of the chosen types, and those that begin later. A price for larger quantities is none of one piece. */
export function readPiesPrices(reading: PiesReading, draft: Draft, { prices }: PiesItem): void {
  const { settings, sheets } = reading
  const single = prices
    .filter(({ action, from }) => action !== 'D' && (from === null || Number(from) <= 1))
    .map((price): Dated => {
      const sheet = sheets.find(({ number }) => number === price.sheet)
      return {
        ...price,
        starts: price.effective ?? sheet?.effective ?? '',
        ends: price.expires ?? sheet?.expires ?? '',
        in: price.currency ?? sheet?.currency ?? null,
      }
    })
  const type = settings.priceType || USUAL.find((one) => single.some((price) => price.type === one))
  take(
    reading,
    draft,
    single.filter((price) => price.type === type),
    'price',
  )
  if (settings.costType)
    take(
      reading,
      draft,
      single.filter((price) => price.type === settings.costType),
      'cost',
    )
}

function take(reading: PiesReading, draft: Draft, all: readonly Dated[], field: 'price' | 'cost'): void {
  const { today } = reading
  const dated = all
    .filter(({ ends }) => ends === '' || ends >= today)
    .toSorted((a, b) => (a.starts < b.starts ? -1 : 1))
  const now = dated.findLast(({ starts }) => starts <= today)
  const later = dated.filter(({ starts }) => starts > today)
  const amount = now && amountOf(reading, draft, now)
  if (amount !== undefined) draft.given[field] = amount
  if (field === 'cost') return
  const toCome = later.flatMap((price) => {
    const read = amountOf(reading, draft, price)
    return read === undefined ? [] : [{ startsAt: `${price.starts}T00:00:00.000Z`, price: read }]
  })
  if (toCome.length > 0) draft.given.pricesToCome = toCome
}

function amountOf(
  { prices }: PiesReading,
  { reasons }: Draft,
  { price, in: currency, starts }: Dated,
): number | undefined {
  if (currency !== null && !meansCurrency(currency, prices.currency))
    return void reasons.push(because('CurrencyCode', 'other-currency', currency, prices.currency))
  if (starts !== '' && Number.isNaN(Date.parse(starts)))
    return void reasons.push(because('EffectiveDate', 'date-unknown', starts))
  const amount = readAmount(prices, price, '.')
  if (amount instanceof Fault) return void reasons.push(because('Price', amount.code, ...amount.params))
  if (amount <= 0) return void reasons.push(because('Price', 'no-price'))
  return amount
}
