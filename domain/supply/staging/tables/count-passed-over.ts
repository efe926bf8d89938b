import { beginning } from '#common/beginning'
import type { ImportHeader } from '../schema.ts'

const SAMPLES = 5
const LONGEST = 40

/** Counts rows that say something and are no parts, for the header of their file. */
export function countPassedOver() {
  let count = 0
  const samples: { n: number; text: string }[] = []
  return {
    count(n: number, row: readonly string[]): void {
      const text = row
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' ')
      if (text === '') return
      count++
      if (samples.length < SAMPLES)
        samples.push({ n, text: text.length > LONGEST ? `${beginning(text, LONGEST).trim()} …` : text })
    },
    told: (): Pick<ImportHeader, 'passedOver'> => (count > 0 ? { passedOver: { count, samples } } : {}),
  }
}
