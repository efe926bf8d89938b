import * as words from '#common/words'
import type { ComparedPart } from '#domain/catalogue/schema'

/** A row of a comparison: what each part says, null: it says nothing. */
type ComparedRow = { name: string; cells: (string | null)[]; isDifferent: boolean; isNumber?: true }

const say = words.compare.rows
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** Names of attributes in the order of the parts: all of them for one type of part, else those that all parts share. */
function sharedNames(parts: readonly ComparedPart[]): string[] {
  const all = parts.map(({ attributes }) => attributes.map(([name]) => name))
  const names = [...new Set(all.flat())]
  const isOneType = new Set(parts.map(({ type }) => type.slug)).size <= 1
  return isOneType ? names : names.filter((name) => all.every((own) => own.includes(name)))
}

const attributeOf = (part: ComparedPart, wanted: string) => {
  const found = part.attributes.find(([name]) => name === wanted)
  return found ? [found[1], found[2]].filter(Boolean).join(' ') : null
}

const numbersOf = ({ numbers }: ComparedPart, wanted: 'oe' | 'superseded') =>
  numbers
    .filter(({ kind }) => kind === wanted)
    .map(({ number, maker }) => (maker ? `${number} (${maker})` : number))
    .toSorted()
    .join('\n') || null

/** What parts say of themselves, row by row, and which rows differ. A row that no part fills is left out. */
export function comparedRows(parts: readonly ComparedPart[]): ComparedRow[] {
  const row = (name: string, of: (part: ComparedPart) => string | null): ComparedRow => {
    const cells = parts.map(of)
    return { name, cells, isDifferent: new Set(cells).size > 1 }
  }
  return [
    row(say.type, ({ type }) => type.name),
    row(say.brand, ({ brand }) => brand.name),
    row(say.tier, ({ brand }) => brand.tier && words.compare.tiers[brand.tier]),
    ...(parts.some(({ condition }) => condition)
      ? [row(words.part.page.condition, ({ condition }) => words.part.conditions[condition ?? 'new'])]
      : []),
    row(say.warranty, ({ warrantyMonths }) => (warrantyMonths === null ? null : say.months(warrantyMonths))),
    row(say.position, ({ position }) => position && capital(position)),
    ...sharedNames(parts).map((name) => row(name, (part) => attributeOf(part, name))),
    row(say.weight, ({ weightGrams }) => (weightGrams === null ? null : say.grams(weightGrams))),
    row(say.needed, ({ quantity }) => String(quantity)),
    { ...row(say.number, ({ number }) => number), isNumber: true as const },
    { ...row(say.replaces, (part) => numbersOf(part, 'superseded')), isNumber: true as const },
    { ...row(say.oe, (part) => numbersOf(part, 'oe')), isNumber: true as const },
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
}
