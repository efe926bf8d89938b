/** What parts of a type usually say of themselves. */
export type Usual = { name: string; unit: string | null }
/** A part's measures as its form shows them: a value for each usual one, and the lines of all others. */
export type Measures = { usual: (Usual & { value: string })[]; others: string }

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()

/** Splits the lines "Diameter | 302 | mm". A line in another unit than usual keeps it. */
export function splitMeasures(text: string, usual: readonly Usual[]): Measures {
  const lines = text.split('\n').filter((line) => line.trim())
  const lineOf = ({ name }: Usual) => lines.find((line) => isSame(name, cellsOf(line)[0]))
  const taken = new Set(usual.map(lineOf))
  return {
    usual: usual.map((one) => {
      const [name = one.name, value = '', unit] = cellsOf(lineOf(one) ?? '').filter(Boolean)
      return lineOf(one) === undefined ? { ...one, value: '' } : { name, value, unit: unit ?? null }
    }),
    others: lines.filter((line) => !taken.has(line)).join('\n'),
  }
}

/** The lines of both, the usual ones first. */
export function joinMeasures({ usual, others }: Measures): string {
  const lines = usual.filter(({ value }) => value.trim()).map(({ name, value, unit }) => [name, value.trim(), unit])
  return [...lines.map((cells) => cells.filter(Boolean).join(' | ')), ...(others ? [others] : [])].join('\n')
}
