import { type PriceBreak, priceBreakRange } from '#domain/catalogue'
import { PRICE_MAX } from '#domain/catalogue/schema'
import { Fault } from '#common/fault'
import { plain, type Prices } from '#common/prices'
import { meansCurrency, readAmount } from '#common/typed-amount'
import type { PiesItem, PiesPrice } from '../../read/shapes.ts'
import type { SupplierSettings } from '../../suppliers/schema.ts'
import { dayIn } from '../../cells/read-day.ts'
import { priceOfOne } from '../../cells/read-pieces.ts'
import { choosePrice, type Priced, startOf } from './choose-price.ts'
import { because, type Draft } from '../draft.ts'
import { piecesOfPrice } from './pieces-of-price.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** How one PIES file is read. `today`: as the file writes days. */
export type PiesReading = {
  words: SupplierWords
  settings: SupplierSettings
  prices: Prices
  today: string
  /** The shop's own address: pictures that lie there are its own. */
  baseUrl: string
  /** Hears of each thing that an item says and the shop has no place for. */
  leaveOut(what: string): void
}

/** Which type of price is the shop's where the supplier's settings name none: retail, suggested retail, list, quote. */
const USUAL = ['RET', 'MSR', 'RMP', 'LST', 'QTE']
const usualOf = (prices: readonly PiesPrice[]) => USUAL.find((type) => prices.some((price) => price.type === type))
const CORE = 'COR'

/** A day as the standard writes it. One that nobody can tell stays as it is, and holds the item if its price counts. */
const dayOf = (text: string | null) => (text === null ? null : (dayIn(text) ?? text))
const isDay = (text: string) => dayIn(text) === text
/** Files write a deposit of 0 where there is none. */
const isNothing = ({ price }: PiesPrice) => price !== '' && Number(price) === 0
const isSingle = ({ from }: PiesPrice) => from === null || Number(from) <= 1

/** The prices of today of the chosen types, for one piece and for larger quantities, and those of one that begin later. */
export function readPiesPrices(reading: PiesReading, draft: Draft, item: PiesItem): void {
  const { settings, today, leaveOut } = reading
  const prices = item.prices.map((price) => {
    const [effective, expires] = [dayOf(price.effective), dayOf(price.expires)]
    return { ...price, effective, expires, pieces: piecesOfPrice(price, item) }
  })
  const valid = prices
    .filter(({ action, expires }) => action !== 'D' && (expires === null || !isDay(expires) || expires >= today))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
  const gone = prices.filter(({ action }) => action === 'D')
  const ours = settings.priceType || usualOf(valid.filter(isSingle)) || usualOf(gone)
  const isGone = (which: (price: Priced) => boolean) => gone.some((price) => price.type === ours && which(price))
  const of = (type: string | undefined) =>
    inOurs(
      reading,
      valid.filter((price) => price.type === type),
    )
  const now = (all: readonly Priced[]) =>
    amountOf(
      reading,
      draft,
      choosePrice(
        leaveOut,
        all.filter((price) => startOf(price) <= today),
      ),
    )

  const single = of(ours).filter(isSingle)
  const core = of(CORE).findLast((price) => isSingle(price) && startOf(price) <= today)
  const amounts = {
    price: now(single),
    cost: settings.costType ? now(of(settings.costType).filter(isSingle)) : undefined,
    coreDeposit: core && isNothing(core) ? null : amountOf(reading, draft, core),
  }
  for (const [field, amount] of Object.entries(amounts))
    if (amount !== undefined) Object.assign(draft.given, { [field]: amount })
  const toCome = new Map<string, number>()
  const later = single.filter((price) => startOf(price) > today)
  for (const [day, all] of Map.groupBy(later, startOf)) {
    const read = amountOf(reading, draft, choosePrice(leaveOut, all))
    if (read !== undefined) toCome.set(`${day}T00:00:00.000Z`, read)
  }
  if (toCome.size > 0 || isGone((price) => isSingle(price) && startOf(price) > today))
    draft.given.pricesToCome = [...toCome].map(([startsAt, price]) => ({ startsAt, price }))
  readBreaks(
    reading,
    draft,
    of(ours).filter((price) => !isSingle(price) && startOf(price) <= today),
  )
  if (isGone((price) => !isSingle(price))) draft.given.priceBreaks ??= []
  for (const type of new Set(valid.map((price) => price.type)))
    if (type !== ours && type !== settings.costType && type !== CORE) leaveOut(`${type} prices`)
}

/** A file for several countries has each price in several currencies. Only where none is the shop's the others are told. */
function inOurs({ prices }: PiesReading, all: readonly Priced[]): readonly Priced[] {
  const ours = all.filter(({ currency }) => currency === null || meansCurrency(currency, prices.currency))
  return ours.length > 0 ? ours : all
}

/** Of several prices from one quantity on, the newest. They fall with the quantity, or they are no breaks. */
function readBreaks(reading: PiesReading, draft: Draft, all: readonly Priced[]): void {
  const byQuantity = new Map(all.map((price) => [Number(price.from), price]))
  const [least, most] = priceBreakRange
  const breaks: PriceBreak[] = []
  for (const [from, price] of [...byQuantity].toSorted(([a], [b]) => a - b)) {
    const amount = amountOf(reading, draft, price)
    const before = breaks.at(-1)?.price ?? draft.given.price
    if (amount === undefined) continue
    if (!Number.isInteger(from) || from < least || from > most || (before !== undefined && amount >= before))
      reading.leaveOut('price breaks')
    else breaks.push({ from, price: amount })
  }
  if (breaks.length > 0) draft.given.priceBreaks = breaks
}

function amountOf({ prices }: PiesReading, draft: Draft, said: Priced | undefined): number | undefined {
  if (!said) return undefined
  const { reasons } = draft
  const { price, currency, pieces, multiplier } = said
  if (currency !== null && !meansCurrency(currency, prices.currency))
    return void reasons.push(because('CurrencyCode', 'other-currency', `${price} ${currency}`, prices.currency))
  for (const [field, day] of [
    ['EffectiveDate', said.effective],
    ['ExpirationDate', said.expires],
  ] as const)
    if (day !== null && !isDay(day)) return void reasons.push(because(field, 'date-unknown', day))
  if (multiplier !== null && Number(multiplier) !== 1)
    return void reasons.push(because('Price', 'price-multiplied', price, multiplier))
  if (pieces === null) return void reasons.push(because('Price', 'pieces-unknown', `${price} / ${said.uom}`))
  const one = pieces > 1 ? priceOfOne(prices, price, pieces, '.') : price
  const amount = one instanceof Fault ? one : readAmount(prices, one, '.')
  if (pieces > 1) draft.isDivided = true
  if (amount instanceof Fault) return void reasons.push(because('Price', amount.code, ...amount.params))
  if (amount > PRICE_MAX) return void reasons.push(because('Price', 'too-high', price, plain(prices, PRICE_MAX)))
  if (amount <= 0) return void reasons.push(because('Price', 'no-price', price))
  return amount
}
