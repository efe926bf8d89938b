import { momentsInFile } from '#common/format'

/** The time zones of a country, and whether their clocks differ. None: this browser does not know them. */
export function zonesOf(country: string): { zones: readonly string[]; differ: boolean } {
  const zones = /^[A-Z]{2}$/.test(country) ? (new Intl.Locale('und', { region: country }).getTimeZones?.() ?? []) : []
  return { zones, differ: new Set(zones.map(timesIn)).size > 1 }
}

/**
 * The time zone of a place in a country: the first of these that is one of the country's, else that of a country whose clocks all
 * show the same time. Undefined: nobody can tell, or this browser does not know the country's.
 */
export function timeZoneFor(country: string, known: readonly string[]): string | undefined {
  const { zones, differ } = zonesOf(country)
  return known.find((zone) => zones.includes(zone)) ?? (differ ? undefined : zones[0])
}

/** What clocks show at a moment of winter and at one of summer. */
const timesIn = (timeZone: string): string => {
  const shown = momentsInFile(timeZone)
  return [shown(new Date('2026-01-01T12:00Z')), shown(new Date('2026-07-01T12:00Z'))].join()
}
