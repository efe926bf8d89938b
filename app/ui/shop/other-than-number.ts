import { looksLikeVin } from '#common/vin'

/** The key of a German registration document, fields 2.1 and 2.2: "0603/AYT", "0603 AYT", "HSN 0603 TSN AYT". */
const REGISTRATION = /^(?:hsn:? ?)?\d{4}[\s/,-]{0,3}(?:tsn:? ?)?(?=\d*[a-z])[a-z\d]{3}$/i
/** A number plate: a British one, as given out since 2001, or a German one, "M-AB 1234". */
const PLATE = /^(?:[a-z]{2}\d\d[\s-]?[a-z]{3}|[a-zäöü]{1,3}[\s-][a-z]{1,2}[\s-]?[1-9]\d{0,3}[eh]?)$/i
/** A German one with two dashes, in which the name of a make may stand: "B-MW-1234". */
const DASHED = /^[a-zäöü]{1,3}-[a-z]{1,2}-[1-9]\d{0,3}[eh]?$/i
/** Fault codes of chassis, body and network; those of engines, with P, are symptoms. */
const FAULT = /^[bcu][0-3][\da-f]{3}$/i

/** What a number that no part has may be instead; null: nothing that people type for one. */
export function otherThanNumber(text: string): 'vin' | 'registration' | 'plate' | 'fault' | null {
  const typed = text.trim()
  if (looksLikeVin(typed)) return 'vin'
  if (REGISTRATION.test(typed)) return 'registration'
  if (PLATE.test(typed)) return 'plate'
  return FAULT.test(typed) ? 'fault' : null
}

/** Whether a search may be a number plate whose letters were read as a car: "B-MW-1234"; not "VW-T-5", whose make is whole. */
export const isPlateReadAsCar = (text: string, pieces: readonly { kind: string; text: string }[]): boolean =>
  DASHED.test(text.trim()) &&
  pieces.some(({ kind, text: read }) => (kind === 'make' || kind === 'model') && /^[a-zäöü]+-[a-z]/i.test(read))
