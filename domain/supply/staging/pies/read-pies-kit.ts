import { type Attribute, PART_LIMITS } from '#domain/catalogue'
import type { PiesItem } from '../../read/shapes.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** The attribute that says what is in a kit, unless the supplier's mapping of `KitComponent` has another name. */
const NAME = 'Contains'
const LONGEST = PART_LIMITS.attributeValue

type Component = PiesItem['kit'][number]
const orderOf = ({ order }: Component) => (order === null || Number.isNaN(Number(order)) ? Infinity : Number(order))

/** What that attribute is called; null: it is left out. */
export function kitName(words: SupplierWords): string | null {
  const said = words.mapped('attribute', 'KitComponent')
  return said && 'ignore' in said ? null : (said?.attribute ?? NAME)
}

/** What is in a kit, as shoppers read it: "2 × BP-100 Pad set, 1 × S-1". */
export function readPiesKit(words: SupplierWords, { kit }: PiesItem): Attribute[] {
  const name = kitName(words)
  if (kit.length === 0 || name === null) return []
  const parts = kit
    .filter(({ number, text }) => number || text)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || 0)
    .map(({ number, quantity, text }) => [`${quantity ?? 1} ×`, number, text].filter(Boolean).join(' '))
  let value = ''
  for (const [at, part] of parts.entries()) {
    const next = value ? `${value}, ${part}` : part
    const rest = ` and ${parts.length - at} more`
    if (next.length > LONGEST - (at + 1 < parts.length ? rest.length : 0)) {
      value += rest
      break
    }
    value = next
  }
  return value ? [[name, value, null]] : []
}
