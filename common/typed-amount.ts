import { Fault } from './fault.ts'
import { decimalsOf, type Prices, stepOf, unitOf } from './prices.ts'
import { type DecimalSign, typedDigits } from './typed-number.ts'

/** What people write for a currency besides its code. What several use is the shop's, if that is one of them. */
const SYMBOLS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    $: [
      'USD',
      'AUD',
      'BRL',
      'CAD',
      'CLP',
      'COP',
      'HKD',
      'MXN',
      'NZD',
      'SGD',
      'TWD',
      'ARS',
      'UYU',
      'DOP',
      'BSD',
      'BBD',
      'JMD',
    ],
    us$: ['USD'],
    '€': ['EUR'],
    euro: ['EUR'],
    '£': ['GBP', 'EGP', 'GIP', 'LBP'],
    '¥': ['JPY', 'CNY'],
    '₹': ['INR'],
    '₽': ['RUB'],
    '₺': ['TRY'],
    '₩': ['KRW'],
    '₴': ['UAH'],
    zł: ['PLN'],
    kč: ['CZK'],
    ft: ['HUF'],
    kr: ['SEK', 'NOK', 'DKK', 'ISK'],
    'kr.': ['DKK', 'SEK', 'NOK', 'ISK'],
    fr: ['CHF', 'XAF', 'XOF', 'XPF'],
    'fr.': ['CHF', 'XAF', 'XOF', 'XPF'],
    lei: ['RON', 'MDL'],
    r$: ['BRL'],
  }),
)

/** More characters than any amount has, with its currency. */
const LONGEST = 100
const PIECES = /^((?:[^\d.,+\s-]+\.?)?)\s*([+-]?[\d.,][\d.,\s\u00a0\u202f'’]*?)\s*([^\d\s]*)$/

/** Whether a code or symbol means this currency. */
export function meansCurrency(text: string, currency: string): boolean {
  const said = text.trim()
  return said.toUpperCase() === currency || Boolean(SYMBOLS.get(said.toLowerCase())?.includes(currency))
}

const CODES = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (text: string) => CODES.has(text.toUpperCase()) || SYMBOLS.has(text.toLowerCase())

/**
 * Reads an amount as a file has it ("12.50", "$ 1,234", "12,50 €") into the smallest unit of the shop's currency. Nothing
 * is rounded: a shop with whole prices takes no cents, and no shop takes a part of a cent.
 */
export function readAmount(prices: Prices, text: string, sign?: DecimalSign): number | Fault {
  const [, before = '', written = '', after = ''] = (text.length <= LONGEST && PIECES.exec(text.trim())) || []
  const said = [before, after.replace(/^[,.]?[-–—]+/, '')].filter(Boolean)
  const digits = typedDigits(written.replace(/[.,]$/, ''), sign)
  if (!digits || !said.every(isCurrency)) return new Fault('not-a-number', text)
  if (said.some((one) => !meansCurrency(one, prices.currency)))
    return new Fault('other-currency', text, prices.currency)
  const { minus, whole, fraction } = digits
  const decimals = decimalsOf(prices.currency)
  const kept = fraction.replace(/0+$/, '')
  if (kept && stepOf(prices) === unitOf(prices.currency)) return new Fault('price-with-cents', text)
  if (kept.length > decimals) return new Fault('price-too-fine', text)
  const minor = Number(`${minus ? '-' : ''}${whole}${kept.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(minor) ? minor : new Fault('too-high', text, PRICE_TEXT_MAX)
}

/** More than any price: what the sentence names for an amount that no integer holds. */
const PRICE_TEXT_MAX = 999_999
