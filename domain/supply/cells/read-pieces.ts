import { plain, type Prices, stepOf } from '#common/prices'
import { readAmount } from '#common/typed-amount'
import { Fault } from '#common/fault'
import type { DecimalSign } from '#common/typed-number'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Words, and codes of X12 and UN/ECE, for how many pieces a price is. */
const ONE = words('ea each pe pc pcs piece pieces st stk stck stück unit units ks szt pz c62 h87')
const HUNDRED = words('c % hu hc cen hundred hundert cien cent')
const DOZEN = words('dz dzn doz dozen dutzend docena douzaine dozzina tuzin')
const GROSS = words('gs gro grs gross')
const THOUSAND = words('m ‰ th t3 mil mille thousand tausend tsd')

const PIECES = '(?:stk|stck|stück|st|pcs|pc|pieces|piece|ea|each|units?|szt|ks|pz|u)'
const COUNT = new RegExp(String.raw`^(\d{1,3}(?:[.,\s'’]\d{3})+|\d{1,6})(?:[.,]0+)?\s*${PIECES}?\.?$`, 'i')
const PER = 'per|je|pro|par|por|za|pr'
/** More characters than any price or heading has. */
const LONGEST = 200
/** "12,50 / 100 Stk.", "Price (per 1,000)", "Preis/C", "per M". */
const AT_END = new RegExp(
  String.raw`^(.*?)[\s([,]*(?:/|(?<!\p{L})(?:${PER})(?!\p{L}))\s*(\d[\d.,'’]*\s*${PIECES}?\.?|C|M|%|‰|dozen|dutzend|gross|hundred|thousand|hundert|tausend)\s*[)\]]?$`,
  'iu',
)

/** For how many pieces a price is: "100", "1.000 Stk", "per 100", "C", "M", "EA". Null: it is not known. */
export function piecesIn(text: string): number | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(new RegExp(`^(?:/|${PER})\\s*`), '')
  if (ONE.has(said)) return 1
  if (DOZEN.has(said)) return 12
  if (HUNDRED.has(said)) return 100
  if (GROSS.has(said)) return 144
  if (THOUSAND.has(said)) return 1000
  const count = Number(COUNT.exec(said)?.[1]?.replace(/\D/g, ''))
  return count >= 1 ? count : null
}

const SET = words('set sets kit kits kt satz jeu juego zestaw sada комплект')
/** Packs that hold several pieces, or lengths: of pairs, boxes, cartons, rolls and metres nobody knows how many pieces they are. */
const UNCLEAR = words(
  'm c pr pair pairs paar par bx box boxes karton ct ctn carton cs ca case pk pkg pack packs pkt bg bag rl roll rolle tb tube pl pallet palette ve vpe dp',
)

/** The same of a column that says what parts are sold by, as "UOM": there "M" may be a metre. A set is one part. */
export function piecesOfUnit(text: string): number | null {
  const said = text.trim().toLowerCase().replace(/\.$/, '')
  if (SET.has(said)) return 1
  return UNCLEAR.has(said) || /^\d/.test(said) ? null : piecesIn(said)
}

/** Whether a price for this unit may be one for several pieces. */
export function mayBeSeveral(text: string): boolean {
  const said = text.trim().toLowerCase().replace(/\.$/, '')
  return UNCLEAR.has(said) || (piecesIn(said) ?? 1) > 1
}

/** A price or heading that ends with its number of pieces. Null: it names none. */
export function perPieces(text: string): { text: string; pieces: number } | null {
  const [, bare = '', said = ''] = (text.length <= LONGEST && AT_END.exec(text.trim())) || []
  const pieces = said === '' ? null : piecesIn(said)
  return pieces === null || bare.trim() === '' ? null : { text: bare.trim(), pieces }
}

/** The price of one piece as the shop writes it, of an amount for several. Nothing is rounded. */
export function priceOfOne(prices: Prices, text: string, pieces: number, sign?: DecimalSign): string | Fault {
  const amount = readAmount({ ...prices, whole: false }, text, sign)
  if (amount instanceof Fault) return amount
  return amount % (pieces * stepOf(prices)) === 0
    ? plain(prices, amount / pieces)
    : new Fault('price-indivisible', text, pieces)
}
