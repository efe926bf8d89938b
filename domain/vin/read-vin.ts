import { type Phrase, phrase } from '#common/phrase'
import { bareVin } from '#common/vin'
import { Problem } from '#platform/errors'

const LENGTH = 17
/** Letters that no VIN has, and what they probably are. */
const READ_AS: Record<string, string> = { I: '1', O: '0', Q: '0' }

/**
 * Reads a VIN of 17 characters. @throws 400 that names the wrong character, with `places` (from 1) and, for I, O and Q,
 * the likely `vin`
 */
export function readVin(text: string): string {
  const vin = bareVin(text)
  const placesOf = (wrong: RegExp) => [...vin].flatMap((character, index) => (wrong.test(character) ? [index + 1] : []))
  const strange = placesOf(/[^A-Z0-9]/)
  if (strange.length > 0) throw refused(phrase('refusal.vinCharacter', strange[0]!), strange)
  const taken = placesOf(/[IOQ]/)
  const likely = vin.replace(/[IOQ]/g, (character) => READ_AS[character]!)
  if (vin.length !== LENGTH)
    throw refused(vin === '' ? phrase('refusal.vinEmpty') : phrase('refusal.vinLength', vin.length, LENGTH), taken)
  if (taken.length === 0) return vin
  const [first] = taken
  const character = vin[first! - 1]!
  throw refused(phrase('refusal.vinLetter', first!, character, READ_AS[character]!), taken, likely)
}

const refused = (message: Phrase, places: number[], likely: string | null = null) =>
  new Problem(400, 'invalid', message, { fields: { vin: message }, extra: { places, likely } })
