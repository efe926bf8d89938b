import { COUNTRIES } from '#common/address-form'
import { countryName } from '#common/format'

/** The countries of a select, by their names. */
export const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)
