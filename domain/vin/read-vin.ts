import { bareVin } from '#common/vin'
import { Problem } from '#platform/errors'

const SIGNS = 17
/** What a VIN has instead of the letters that it never has. */
const READ_AS: Record<string, string> = { I: '1', O: '0', Q: '0' }

/** A VIN of 17 signs as it was typed. @throws 400 that names the sign, with `places` (from 1) and, for I, O and Q, the likely `vin`. */
export function readVin(text: string): string {
  const vin = bareVin(text)
  const placesOf = (wrong: RegExp) => [...vin].flatMap((sign, index) => (wrong.test(sign) ? [index + 1] : []))
  const strange = placesOf(/[^A-Z0-9]/)
  if (strange.length > 0) throw refused(`A VIN has letters and digits only; sign ${strange[0]} is neither.`, strange)
  const taken = placesOf(/[IOQ]/)
  const likely = vin.replace(/[IOQ]/g, (sign) => READ_AS[sign]!)
  if (vin.length !== SIGNS)
    throw refused(
      vin === '' ? 'Type the VIN: 17 letters and digits.' : `A VIN has ${SIGNS} signs; this has ${vin.length}.`,
      taken,
    )
  if (taken.length === 0) return vin
  const [first] = taken
  const sign = vin[first! - 1]!
  throw refused(`A VIN has no I, O or Q: sign ${first} is ${sign}. Is it ${READ_AS[sign]}?`, taken, likely)
}

const refused = (message: string, places: number[], likely: string | null = null) =>
  new Problem(400, 'invalid', message, { fields: { vin: message }, extra: { places, likely } })
