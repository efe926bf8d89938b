import { cardFitOf } from '#domain/fitment'
import type { CardFit, Fit } from '#domain/fitment/schema'
import type { AnsweredOrder } from './answer-lines.ts'
import type { QuickOrder } from './schema.ts'

/** An answered list with its verdicts as doors give them; `inWords`: a verdict's reasons and place in words. */
export function withFitsInWords(
  { lines, ...order }: AnsweredOrder,
  inWords: (fit: Fit) => Pick<CardFit, 'why' | 'place'>,
): QuickOrder {
  const inAnswer = (fit: Fit | null) => fit && { ...cardFitOf(fit), ...inWords(fit) }
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, parts: line.parts.map((part) => ({ ...part, fit: inAnswer(part.fit) })) })),
  }
}
