import { perPieces } from '../cells/read-pieces.ts'
import { columnWord, LONGEST_HEADING } from './column-word.ts'
import type { HeadingField } from './fields.ts'
import { type KnownWord, knownWord } from './known-words.ts'
import { currencyIn, type Unit, unitIn, withoutCurrency } from './unit-of-heading.ts'

/** What a heading says of its column. `unit`: of a weight or length, or the pieces that a price is for ("per 100"). */
type Heading = KnownWord & { unit: string | null; currency: string | null }

const MONEY: ReadonlySet<HeadingField> = new Set<HeadingField>(['price', 'cost', 'coreDeposit'])
/** Prices that lists give for a hundred pieces. */
export const PER_PIECES: ReadonlySet<string> = new Set(['price', 'cost'])
const CARS: ReadonlySet<HeadingField> = new Set<HeadingField>([
  'make',
  'model',
  'year',
  'years',
  'yearFrom',
  'yearTo',
  'carDetail',
])
/** Fields of which files number several columns: "Image 1", "Bezeichnung 1". The first one is meant. */
const NUMBERED: ReadonlySet<HeadingField> = new Set<HeadingField>(['name', 'img', 'gtin', 'oeNumbers', 'number'])

/** How much worse a heading is that had to be taken apart. */
const WORSE = { tax: 0, split: 10, prefix: 20, numbered: 50 }

const WITH_TAX =
  /\s*\b(?:(?:inc|incl|including|inkl|inklusive|incluye|con|avec|met|med|z|s) (?:vat|tax|taxes|mw ?st|ust|iva|tva|btw|moms|mva|dph)|(?:iva|tva|btw|mw ?st|vat|tax|moms) (?:inc|incl|inclus|incluse|incluso|incluido|included|compresa)|ttc|brutto|bruto|ivato)$/
const WITHOUT_TAX =
  /\s*\b(?:(?:ex|exc|excl|excluding|exkl|exklusive|exclusief|zzgl|ohne|sin|senza|hors|zonder|bez|plus|uten|utan|sans) (?:vat|tax|taxes|mw ?st|ust|iva|tva|btw|moms|mva|dph)|(?:iva|tva|btw|vat|tax|moms) (?:excl|excluded|escl|esclusa|excluido|exclu)|ht|netto|neto|net)$/

/** Words before the word: "C:Brand" of a marketplace, "Variant Price", "Produkt-Name". */
const PREFIX =
  /^(?:c|g|p|variant|product|products|item|article|artikel|part|parts|produkt|produit|producto|prodotto|teil|attribute)\s+/
const PARTING = /\s*[/|,;\n]\s*(?:or\s+|and\s+|oder\s+|und\s+)?|\s+(?:or|and|oder|und|o|y|ou|et)\s+/i

/** What a heading means. Null: nothing that is known, or nothing that is sure. */
export function readHeading(heading: string): Heading | null {
  if (heading.length > LONGEST_HEADING) return null
  const currency = currencyIn(heading)
  const unit = unitIn(heading)
  const per = perPieces(heading)
  const of = per && readHeading(per.text)
  if (of && PER_PIECES.has(of.field)) return { ...of, unit: `per ${per.pieces}`, currency }
  const known = whole(heading, { unit, currency }) ?? inPieces(heading)
  if (!known) return null
  return {
    ...known,
    unit: known.field === 'weightGrams' ? unit.weight : known.field.endsWith('Mm') ? unit.length : null,
    currency: MONEY.has(known.field) ? currency : null,
  }
}

function whole(heading: string, { unit, currency }: { unit: Unit; currency: string | null }): KnownWord | null {
  const word = columnWord(heading)
  const bare = withoutCurrency(word, currency)
  return (
    knownWord(word) ??
    // "LagerSaldo"
    knownWord(word.replaceAll(' ', '')) ??
    (unit.weight || unit.length ? sized(word.replace(/(?: in)? \S+$/, '')) : undefined) ??
    (bare === word ? undefined : money(bare)) ??
    taxed(bare) ??
    numbered(word) ??
    prefixed(bare) ??
    null
  )
}

const sized = (word: string): KnownWord | undefined => {
  const known = knownWord(word) ?? prefixed(word)
  return known?.field === 'weightGrams' || known?.field.endsWith('Mm') ? known : undefined
}
const money = (word: string): KnownWord | undefined => {
  const known = knownWord(word)
  return known && MONEY.has(known.field) ? known : undefined
}

/** A price with its tax is one. Of a price without it nobody knows what the shop would take for it. */
function taxed(word: string): KnownWord | undefined {
  for (const pattern of [WITH_TAX, WITHOUT_TAX]) {
    const bare = word.replace(pattern, '').replace(/ (?:unit|each|pro stuck|je stuck)$/, '')
    if (bare === word || bare === '') continue
    const known = money(bare) ?? taxed(bare)
    if (known && (pattern === WITH_TAX || known.field !== 'price')) return known
  }
  return undefined
}

function numbered(word: string): KnownWord | undefined {
  const [, base, n] = /^(.*\D) ?(\d{1,2})$/.exec(word) ?? []
  const known = base && knownWord(base.trim())
  return known && NUMBERED.has(known.field) ? { ...known, rank: known.rank + WORSE.numbered + Number(n) } : undefined
}

function prefixed(word: string): KnownWord | undefined {
  const bare = word.replace(PREFIX, '')
  const known = bare === word ? undefined : knownWord(bare)
  return known && !CARS.has(known.field) ? { ...known, rank: known.rank + WORSE.prefix } : undefined
}

/** "Article no. / Artikelnummer", "EAN, UPC": every piece says the same. */
function inPieces(heading: string): KnownWord | null {
  const pieces = heading.split(PARTING).filter((piece) => columnWord(piece) !== '')
  if (pieces.length < 2) return null
  const none = { unit: { weight: null, length: null }, currency: null }
  const all = pieces.map((piece) => whole(piece, none))
  const first = all[0]
  if (!first || all.some((one) => one?.field !== first.field)) return null
  return { ...first, rank: first.rank + WORSE.split }
}
