import headings from '../data/list-headings.json' with { type: 'json' }
import { isLabel } from '../reading/number-label.ts'
import type { TypedLine } from './typed-line.ts'

const QUANTITY = new Set(headings.quantity)
const OTHERS = new Set([...headings.own, ...headings.en, ...headings.de, ...headings.es])

/** A heading as the list of headings has it: "Qty." is "qty". */
export const plainHeading = (text: string): string => text.toLowerCase().replace(/(?<![.:*])[.:*]+$/, '')

/**
 * Whether a line is nothing but the names of columns, one of them that of the number or the quantity: "Part number;Quantity".
 */
export function isHeader({ words }: TypedLine): boolean {
  const said = words.map(({ text }) => ({ text, plain: plainHeading(text) }))
  const isMain = ({ text, plain }: (typeof said)[number]) => QUANTITY.has(plain) || isLabel(text)
  return said.some(isMain) && said.every((word) => isMain(word) || OTHERS.has(word.plain))
}
