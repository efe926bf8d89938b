import { namesIn, type Row } from './rows.ts'

/** "gen", "generation", in all languages. */
export const wordsForGeneration = (cues: readonly Row[]): string[] =>
  cues.flatMap(({ cue, names = '' }) => (cue === 'generation' ? namesIn(names) : []))

/** All that a generation is called: "8th gen" is also "8. Generation" and "generación 8". */
export function generationNames({ name = '', names = '' }: Row, words: readonly string[]): string[] {
  const written = namesIn(`${name}|${names}`)
  const counted = written.flatMap((one) => {
    const [, count] = /^(\d+)(?:st|nd|rd|th) gen/.exec(one) ?? []
    return count ? words.flatMap((word) => [`${count} ${word}`, `${word} ${count}`]) : []
  })
  return [...written, ...counted]
}
