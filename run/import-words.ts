import { whole } from '#common/format'
import type { Phrase } from '#common/phrase'
import { sentence } from '#common/spoken'
import type { StoredImport } from '#domain/supply'
import type { ImportColumn, ImportCounts } from '#domain/supply/schema'

const COUNTS: readonly (readonly [Exclude<keyof ImportCounts, 'reasons'>, string])[] = [
  ['new', 'new parts'],
  ['elsewhere', 'vehicles of these that another source has listed already'],
  ['changed', 'parts that change'],
  ['same', 'rows that match the shop'],
  ['gone', 'parts of this supplier that are no longer sold'],
  ['held', 'rows to be mapped or corrected'],
  ['refused', 'rows with which nothing can be done'],
  ['priceJumps', 'prices that change by more than 20 %'],
  ['stockToZero', 'parts whose stock falls to 0'],
  ['stockUncounted', 'parts whose stock is not counted: they never sell out'],
  ['losingAllCars', 'parts that fit no car any more'],
  ['linesGone', 'vehicles that parts no longer fit'],
  ['unknownCars', 'cars that the shop does not know'],
]
/** These are told even if there are none. */
const ALWAYS = new Set(['new', 'changed', 'same'])

const counted = (count: number, what: string) => `${whole(count).padStart(9)}  ${what}`

/** What applying a file would do, and what its columns are taken for. */
export function previewOf(
  { fileName, kind, rows, counts, warnings }: StoredImport,
  guessed: readonly ImportColumn[],
): string[] {
  const lines = COUNTS.filter(([name]) => ALWAYS.has(name) || (counts?.[name]?.count ?? 0) > 0)
  return [
    ...warnings.map(({ text }) => sentence(text)),
    `${fileName} (${kind}) has ${whole(rows)} ${rows === 1 ? 'row' : 'rows'}. Applied, it means:`,
    ...lines.map(([name, what]) => counted(counts?.[name]?.count ?? 0, what)),
    ...(guessed.length > 0 ? ['Columns that are guessed:'] : []),
    ...guessed.map(({ column, field, samples }) => `  “${column}” is ${field}: ${samples.slice(0, 3).join(' · ')}`),
  ]
}

/** Why rows wait. */
export const waitingOf = (reasons: readonly { why: Phrase; rows: number; first: number }[]): string[] => [
  ...(reasons.length > 0 ? ['Rows wait, because:'] : []),
  ...reasons.map(({ why, rows, first }) => counted(rows, `${sentence(why)} (row ${whole(first)})`)),
]

/** Tells each tenth of the work once. */
export function movesIn(say: (line: string) => void): (one: StoredImport) => void {
  let told = ''
  return ({ state, progress, secondsLeft }) => {
    if (progress === null || (state !== 'reading' && state !== 'applying')) return
    const tenths = Math.floor(progress * 10)
    if (told === `${state} ${tenths}`) return
    told = `${state} ${tenths}`
    const left = secondsLeft === null ? '' : `, ${whole(secondsLeft)} s left`
    say(`${state === 'reading' ? 'Reading' : 'Writing'}: ${tenths * 10} %${left}`)
  }
}
