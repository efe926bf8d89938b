import type { CellReading, PartField } from '#domain/catalogue'
import { Fault } from '#common/fault'
import { numberIn } from './read-number.ts'
import { priceOfOne } from './read-pieces.ts'
import { partAddresses, partNumbers } from './split-list.ts'
import { stockIn } from './stock-words.ts'

const AS_WRITTEN: ReadonlySet<string> = new Set(['name', 'oeNumbers', 'supersededNumbers', 'pictures'])
/** What programs write where they have nothing. */
const NOTHING = /^(?:n\/?a|n\.a\.|nan|null|none|nil|k\.\s?a\.|undefined|<na>|\(null\)|-{2,}|—|–)$/i
/** In a column of amounts a spreadsheet shows 0 so (the accounting format), and people write none so. */
const DASH = /^[-–—]+$/
/** What a formula of a spreadsheet gives where it fails. */
const FAILED = /^#(?:REF|BEZUG|VALUE|WERT|DIV\/0|NAME|NULL|NUM|ZAHL|N\/A|NV|¡REF|VALOR|REF)[!?¿]*$|^#{3,}$/i
const ZERO = /^[\p{Sc}\s]*0+(?:[.,]0*)?[\p{Sc}\s]*$/u
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i
/** What a spreadsheet writes before a number that is to stay a text. */
const QUOTE = /^'(?=.)/
/** A formula that nobody has calculated yet (`readSheet`). */
export const UNREAD = '#FORMULA'
/** What comes out of a number that a program kept as a float: 12.340000000000002. */
const FLOAT = /^[-+]?\d+\.\d{10,}$/
const PER_PIECE =
  /(?<!\s)\s*(?:\/|per|je|pro|par|por|za|pr)\s*(?:1\s*)?(?:stk|stck|stück|st|pc|pcs|piece|ea|each|unit|szt|ks|pz|u)\.?$/i

/** `isOwn`: the column has the shop's own header, whose lists and names are as the shop writes them. `pieces`: for how many a price is. */
type Reading = CellReading & { isOwn?: boolean; pieces?: number }

/**
 * What a cell of a supplier's file says of a part. Suppliers write many things in other ways than the shop; what is not one
 * of those is read as the shop's own. Undefined: it says nothing.
 */
export function readCell(field: PartField, text: string, { isOwn = false, pieces = 1, ...by }: Reading): unknown {
  if (field.name === 'stock' && !isOwn && DASH.test(text)) return 0
  if (NOTHING.test(text)) return undefined
  if (text === UNREAD) return new Fault('formula-unread')
  if (FAILED.test(text)) return new Fault('sheet-error', text)
  if (field.name === 'number') {
    const number = numberIn(text)
    return number instanceof Fault ? number : field.read(number, by)
  }
  switch (isOwn && AS_WRITTEN.has(field.name) ? null : field.name) {
    case 'stock': {
      const amount = stockIn(text, by.decimal)
      if (amount === null || amount instanceof Fault) return amount
      return field.read(amount === undefined ? text : String(amount), { ...by, decimal: '.' })
    }
    case 'gtin':
      return readCode(text.replace(QUOTE, '').replace(/[.,]0+$/, ''), (code) => field.read(code, by))
    case 'price':
    case 'cost':
    case 'coreDeposit': {
      // Lists write 0 where there is no deposit.
      if (field.name === 'coreDeposit' && ZERO.test(text)) return null
      if (pieces === 1) return field.read(amountIn(text), by)
      const one = priceOfOne(by.prices, amountIn(text), pieces, by.decimal)
      return one instanceof Fault ? one : field.read(one, { ...by, decimal: '.' })
    }
    case 'oeNumbers':
    case 'supersededNumbers':
      return field.read(partNumbers(text), by)
    case 'pictures':
      return field.read(partAddresses(text), by)
    case 'name':
      return field.read(withoutTags(text), by)
    default:
      return field.read(text, by)
  }
}

/** A code of zeros is none; of one in short form the last digits are lost. */
function readCode(code: string, read: (code: string) => unknown): unknown {
  if (/^0+$/.test(code)) return undefined
  return SHORTENED.test(code) ? new Fault('gtin-shortened', code) : read(code)
}

/** Less than nothing, as accountants and some programs write it: (10.00), 10.00- */
const MINUS = /^\((?=.*\d)(.*)\)$|^(.*\d[.,]\d\d)-$/

const amountIn = (text: string): string => {
  const [, inBrackets, behind] = MINUS.exec(text.replace(PER_PIECE, '').trim()) ?? []
  const amount = inBrackets ?? behind
  const bare = amount === undefined ? text.replace(PER_PIECE, '') : `-${amount}`
  return FLOAT.test(bare) ? String(Number(Number(bare).toPrecision(12))) : bare
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

/** The text of a little HTML, in one line. */
const withoutTags = (text: string): string => untagged(text).replace(/\s+/g, ' ')

const untagged = (text: string): string =>
  /<\/?[a-z][^<>]*>|&(?:\w+|#\d+);/i.test(text)
    ? text
        .replace(/<\/?[a-z][^<>]*>/gi, ' ')
        .replace(/&(\w+);/g, (all, name: string) => ENTITIES.get(name.toLowerCase()) ?? all)
        .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
        .trim()
    : text
