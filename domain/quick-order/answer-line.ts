import { partCard, type Taxonomy } from '#domain/catalogue'
import type { NearNumber, ReadLine, ReadNumber } from '#domain/finding'
import type { Fit } from '#domain/fitment/schema'
import type { NumberedRow } from './parts-of-numbers.ts'
import type { QuickLine, QuickPart } from './schema.ts'

/** A part with the verdict of the rule, which the doors put into words; null: no car was given. */
type JudgedPart = Omit<QuickPart, 'fit'> & { fit: Fit | null }
export type JudgedLine = Omit<QuickLine, 'parts'> & { parts: JudgedPart[] }
/** What decides a line: of all its readings the one whose number is known, or else is near a known one. */
export type Decided = { reading: ReadNumber; rows: NumberedRow[]; near: NearNumber[] }

/** What fits comes first. */
const FITS_FIRST = ['fits', 'if', 'unknown', 'no'] as const

/** Whether a line says this brand. */
export const namesBrand = ({ typed }: Pick<ReadLine, 'typed'>, brand: string) =>
  typed.toLowerCase().includes(brand.toLowerCase())

/** Whether a number is written as a part has its own, to the last space and dash: digits alone tell none from another. */
const isSpelled = (typed: string, { by, number }: JudgedPart) =>
  by === 'own' && /[^a-z0-9]/i.test(number) && number.toUpperCase() === typed.trim().toUpperCase()

/**
 * The answer to one line. Of brands that share a number it is the one that the line names, and of parts whose numbers differ
 * in spaces and dashes only it is the one that is spelled as the line has it.
 */
export function answerLine(
  { typed, note, unclear }: ReadLine,
  { reading, rows, near }: Decided,
  fits: ReadonlyMap<number, Fit> | null,
  taxonomy: Taxonomy,
): JudgedLine {
  const place = ({ fit }: JudgedPart) => (fit ? FITS_FIRST.indexOf(fit.answer) : 0)
  const all = rows.map((row) => judged(row, fits, taxonomy)).toSorted((a, b) => place(a) - place(b))
  const named = all.filter(({ brand }) => namesBrand({ typed }, brand))
  const { number } = reading
  const spelled = named.length > 0 ? [] : all.filter((part) => isSpelled(number, part))
  const parts = named.length > 0 ? named : spelled.length === 1 ? spelled : all
  const quantity = reading.quantity ?? 1
  const count = parts === all ? (rows[0]?.count ?? 0) : parts.length
  const answer = answerOf(parts, quantity, near)
  return { typed, number, quantity, ...(unclear && { unclear }), note, answer, parts, count, didYouMean: near }
}

function judged(row: NumberedRow, fits: ReadonlyMap<number, Fit> | null, taxonomy: Taxonomy): JudgedPart {
  const { _id, number, name, brand, type, price, stock, backOrder, img, status } = partCard(row, taxonomy)
  const fit = fits?.get(row.id) ?? null
  return {
    _id,
    number,
    name,
    brand: brand.name,
    type,
    price,
    stock,
    img,
    quantity: row.quantity,
    universal: row.universal,
    by: row.by,
    fit,
    ...(backOrder && { backOrder }),
    ...(status && { status }),
  }
}

function answerOf(parts: JudgedPart[], quantity: number, near: NearNumber[]): QuickLine['answer'] {
  const [part] = parts
  if (!part) return near.length > 0 ? 'did-you-mean' : 'not-found'
  if (parts.length > 1) return 'several'
  if (part.status) return 'retired'
  if (part.stock !== null && part.stock < quantity && !part.backOrder) return 'short'
  return part.by === 'superseded' ? 'replaced' : 'found'
}
