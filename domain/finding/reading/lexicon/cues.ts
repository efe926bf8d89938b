import { namesIn, type Row } from './rows.ts'

/** What small words say of what follows or precedes: "since" 2014, "under" $40, "not" ceramic. */
const CUES = [
  'since',
  'after',
  'until',
  'before',
  'to',
  'on',
  'year',
  'not',
  'under',
  'over',
  'between',
  'less',
  'cheap',
  'joins',
  'with',
  'litre',
  'cylinder',
  'pieces',
  'pack',
  'turns',
] as const
type Cue = (typeof CUES)[number]

/** The words of each cue in all languages, as the alternatives of a regular expression over plain text. */
export type Cues = Readonly<Record<Cue, string>>

/** Reads the rows `cue,names`; a longer phrase is tried before a shorter one. */
export function cuesOf(rows: readonly Row[]): Cues {
  const names = Map.groupBy(rows, ({ cue = '' }) => cue)
  const wordsOf = (cue: Cue) =>
    [...new Set((names.get(cue) ?? []).flatMap((row) => namesIn(row.names ?? '')))]
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replaceAll(' ', String.raw`\s+`))
      .join('|')
  return Object.fromEntries(CUES.map((cue) => [cue, wordsOf(cue)])) as Cues
}
