import { z } from 'zod'
import { addressForm } from '#common/address'
import { aDay, described, needed, wholeNumber } from '#common/fields'
import { address as addressWords, field } from '#common/words'

/** A country by its two letters. */
export const countryCode = z
  .string(addressWords.chooseCountry)
  .trim()
  .refine((typed) => addressForm(typed.toUpperCase()) !== undefined, {
    error: ({ input }) => field.noCountry(String(input)),
  })
  .toUpperCase()

const country = z.union([z.literal('*'), countryCode], { error: ({ input }) => field.noCountry(String(input)) })

/** `995` or `10000-10999`, in capital letters and without spaces. */
const postcode = z
  .string(field.postcodeRange)
  .toUpperCase()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Z0-9]{1,10}(-[A-Z0-9]{1,10})?$/, field.postcodeRange))
  .refine((code) => {
    const [low = '', high] = code.split('-')
    return high === undefined || (low.length === high.length && low <= high)
  }, field.postcodeRangeBackward)

/** A zone to be written. Of several that hold an address, that of the lowest rank is its own. */
export const zoneInput = z
  .object({
    name: needed(field.zoneNameRequired, 80),
    countries: z
      .array(country, field.zoneWithoutCountry)
      .min(1, field.zoneWithoutCountry)
      .max(300)
      .transform((codes) => [...new Set(codes)])
      .meta(described('of two letters; `*`: every country')),
    postcodes: z.array(postcode).max(500).default([]).meta(described('beginnings or ranges; none: all')),
    rank: wholeNumber('rank', 0, 999).default(0),
  })
  .refine(({ countries, postcodes }) => postcodes.length === 0 || (countries.length === 1 && countries[0] !== '*'), {
    path: ['postcodes'],
    error: field.postcodesOfOneCountry,
  })
export type ZoneInput = z.infer<typeof zoneInput>

/** A change to a zone, with the `version` that was read. */
export const zoneChange = zoneInput.and(z.object({ version: z.int(field.versionRead) }))
export type ZoneChange = z.infer<typeof zoneChange>

export const zoneRecord = z.object({
  id: z.int(),
  name: z.string(),
  countries: z.array(z.string()),
  postcodes: z.array(z.string()),
  rank: z.int(),
  version: z.int(),
})
export type ZoneRecord = z.infer<typeof zoneRecord>

/** Days on which no parcel leaves or arrives in a country. */
export const holidayInput = z.object({
  country: countryCode,
  days: z
    .array(z.object({ day: aDay, name: needed(field.holidayName, 100) }), field.dayForm)
    .min(1, field.holidaysMissing)
    .max(200),
})
export type HolidayInput = z.infer<typeof holidayInput>
export const holidayRecord = z.object({ country: z.string(), day: z.iso.date(), name: z.string() })
