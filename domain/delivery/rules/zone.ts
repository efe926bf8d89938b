import type { Destination } from '#common/address'

/** `countries` by two letters, or `*` for all; `postcodes`: beginnings (`995`) or ranges (`10000-10999`), none for all. */
export type ZoneArea = { countries: readonly string[]; postcodes: readonly string[] }

/** A postcode without spaces and hyphens, in upper case: "sw1a 1aa" → "SW1A1AA". */
const plainPostcode = (postcode: string): string => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The first zone, in their order, that holds a destination. */
export const zoneOf = <Z extends ZoneArea>(zones: readonly Z[], to: Destination): Z | undefined =>
  zones.find(
    (zone) => hasCountry(zone, to.country.toUpperCase()) && hasPostcode(zone, plainPostcode(to.postcode ?? '')),
  )

/** Whether the delivery to a country depends on the postcode, and none is given. `served`: the ids of the zones that have a method. */
export function dependsOnPostcode(
  zones: readonly (ZoneArea & { id: number })[],
  served: ReadonlySet<number | null>,
  { country, postcode = '' }: Destination,
): boolean {
  const here = zones.filter((zone) => hasCountry(zone, country))
  const isServed = here.some(({ id }) => served.has(id))
  return isServed && plainPostcode(postcode) === '' && here.some(({ postcodes }) => postcodes.length > 0)
}

const hasCountry = ({ countries }: ZoneArea, country: string) => countries.includes('*') || countries.includes(country)

const hasPostcode = ({ postcodes }: ZoneArea, code: string) =>
  postcodes.length === 0 || postcodes.some((one) => isWithin(one, code))

/** A range compares as many characters as it is written with: ZIP+4 codes and their first halves are in the same. */
function isWithin(beginningOrRange: string, code: string): boolean {
  const [low = '', high] = beginningOrRange.split('-').map(plainPostcode)
  if (high === undefined) return code.startsWith(low)
  const begins = code.slice(0, low.length)
  return begins.length === low.length && low <= begins && begins <= high
}
