import { type Phrase, phrase } from '#common/phrase'
import { bareVin } from '#common/vin'
import { Problem } from '#platform/errors'

const SIGNS = 17
/** Letters that no VIN has, and what they probably are. */
const READ_AS: Record<string, string> = { I: '1', O: '0', Q: '0' }

/**
 * Reads a VIN of 17 characters. @throws 400 that names the wrong character, with `places` (from 1) and, for I, O and Q,
 * the likely `vin`
 */
export function readVin(text: string): string {
  const vin = bareVin(text)
  const placesOf = (wrong: RegExp) => [...vin].flatMap((sign, index) => (wrong.test(sign) ? [index + 1] : []))
  const strange = placesOf(/[^A-Z0-9]/)
  if (strange.length > 0) throw refused(phrase('refusal.vinSign', strange[0]!), strange)
  const taken = placesOf(/[IOQ]/)
  const likely = vin.replace(/[IOQ]/g, (sign) => READ_AS[sign]!)
  if (vin.length !== SIGNS)
    throw refused(vin === '' ? phrase('refusal.vinEmpty') : phrase('refusal.vinLength', vin.length, SIGNS), taken)
  if (taken.length === 0) return vin
  const [first] = taken
  const sign = vin[first! - 1]!
  throw refused(phrase('refusal.vinLetter', first!, sign, READ_AS[sign]!), taken, likely)
}

const refused = (message: Phrase, places: number[], likely: string | null = null) =>
  new Problem(400, 'invalid', message, { fields: { vin: message }, extra: { places, likely } })
