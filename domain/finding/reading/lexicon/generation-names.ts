import { namesIn, type Row } from './rows.ts'

/** "gen", "generation", in all languages. */
export const wordsForGeneration = (cues: readonly Row[]): string[] =>
  cues.flatMap(({ cue, names = '' }) => (cue === 'generation' ? namesIn(names) : []))

/** A smaller number behind a model may count parts: "Civic 4 spark plugs". */
const LEAST_ALONE = 5

/**
 * All that a generation is called: "8th gen" is also "8. Generation", "generación 8" and, behind the model, "Civic 8", and after a
 * facelift "mk7" is "mk7.5".
 */
export function generationNames({ model = '', name = '', names = '' }: Row, words: readonly string[]): string[] {
  const written = namesIn(`${name}|${names}`)
  const counted = written.flatMap((one) => {
    const [, count] = /^(\d+)(?:st|nd|rd|th) gen/.exec(one) ?? []
    const alone = Number(count) >= LEAST_ALONE && !/\d$/.test(model) ? [`${model} ${count}`] : []
    return count ? [...alone, ...words.flatMap((word) => [`${count} ${word}`, `${word} ${count}`])] : []
  })
  const facelifted = written.flatMap((one) => (/\bmk ?\d$/i.test(one) ? [`${one}.5`] : []))
  return [...written, ...counted, ...facelifted]
}
