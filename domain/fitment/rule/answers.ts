import { z } from 'zod'
import { field } from '#common/words'
import { ANSWER_KINDS } from './kinds.ts'
import type { Answer } from './known-car.ts'
import { charactersOf } from './typed-answer.ts'

/** What the owner said of the car, as an address holds it: "disc-front:312". Null: it names no property. */
export function readAnswer(text: string): Answer | null {
  const at = text.indexOf(':')
  const [kind, value] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1).trim()]
  if (kind === 'made' && !/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)) return null
  // A whole VIN stands in no address.
  if (kind === 'chassis' && (value.length > 10 || charactersOf(value) === '')) return null
  return ANSWER_KINDS.has(kind) && value !== '' ? { kind, value } : null
}

/** The longest is a note of the seller's with its key. */
const LONGEST = 420

/** `is` of a query that asks for a car, as often as needed: `is=disc-front:312`. */
export const answers = z.preprocess(
  (value) => (value === undefined ? undefined : [value].flat()),
  z
    .array(z.string().max(LONGEST))
    .max(20)
    .refine((said) => said.every(readAnswer), field.notAnswer)
    .optional(),
)
