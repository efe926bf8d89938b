import { isLengthUnit, isWeightUnit } from '#common/typed-size'

/** The unit in which a column states weights or lengths. */
export type Unit = { weight: string | null; length: string | null }

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  zł: 'PLN',
  kč: 'CZK',
  '₽': 'RUB',
  руб: 'RUB',
  грн: 'UAH',
}
const CODES = 'EUR USD GBP CHF PLN SEK NOK DKK CZK HUF RON BGN UAH RUB CAD AUD NZD MXN BRL JPY CNY INR TRY ZAR'.split(
  ' ',
)

/** "Price (USD)", "Preis in €", "prix_eur". */
export function currencyIn(heading: string): string | null {
  const symbol = Object.keys(CURRENCIES).find((one) => heading.toLowerCase().includes(one))
  if (symbol) return CURRENCIES[symbol]!
  const words = heading.toUpperCase().split(/[^A-Z]+/)
  return CODES.find((code) => words.includes(code)) ?? null
}

/** A heading's word without its currency. */
export const withoutCurrency = (word: string, currency: string | null): string =>
  currency === null
    ? word
    : word
        .replace(
          new RegExp(
            String.raw`(?:^| )(?:(?:in|в) )?(?:${currency.toLowerCase()}|us|zl|kc|руб|рублей|рублях|грн|in)(?= |$)`,
          ),
          '',
        )
        .trim()

/** "Weight (kg)", "length_mm", "Gewicht in kg", "Länge/mm", "Variant Grams". */
export function unitIn(heading: string): Unit {
  const said = /[([]\s*([^)\]]+?)\s*[)\]]|[_ ./](?:in[ _])?(\p{L}{1,10})\.?$|(?<=\p{Ll})(\p{Lu}\p{Ll}+)$/u.exec(
    heading.trim(),
  )
  const unit = (said?.[1] ?? said?.[2] ?? said?.[3])?.toLowerCase() ?? ''
  return { weight: isWeightUnit(unit) ? unit : null, length: isLengthUnit(unit) ? unit : null }
}
