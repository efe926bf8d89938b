import type { Piece } from '../pieces.ts'
import { namesIn, type Row } from './rows.ts'
import { squashed, type Tokens } from '../tokens.ts'

/** What a quality is called: its names in all languages by their squashed form, each with all ways to say it, in words. */
export type Qualities = ReadonlyMap<string, readonly (readonly string[])[]>

/** Builds the names of qualities from the rows `names`. */
export function namesOfQualities(rows: readonly Row[]): Qualities {
  const qualities = new Map<string, readonly (readonly string[])[]>()
  for (const { names = '' } of rows) {
    const all = namesIn(names)
    const ways = all.map((name) => name.split(' '))
    for (const name of all) qualities.set(squashed(name), ways)
  }
  return qualities
}

const MOST_WORDS = 3

/** The qualities that stand in a text, each with all ways to say it: first as it was typed. */
export const qualitiesIn = ({ words }: Pick<Tokens, 'words'>, qualities: Qualities) =>
  words.flatMap((_, first) =>
    words.slice(first, first + MOST_WORDS).flatMap(({ at: [, to] }, n) => {
      const run = words.slice(first, first + n + 1)
      const ways = qualities.get(run.map(({ key }) => key).join(''))
      if (!ways) return []
      const at: Piece['at'] = [run[0]!.at[0], to]
      return [{ at, count: n + 1, ways: [run.map(({ text }) => text), ...ways] }]
    }),
  )
