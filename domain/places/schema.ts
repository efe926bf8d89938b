import { z } from 'zod'
import { address, addressShape } from '#common/address'
import { aDay, aFewId, needed, optional, orNull, wholeNumber } from '#common/fields'
import { field } from '#common/words'

export const place = z.object({
  id: z.int(),
  name: z.string(),
  address: addressShape.nullable(),
  collects: z.boolean().meta({ description: 'customers may collect here' }),
  hours: z.string(),
  cutOff: z.string().meta({ description: 'what is paid by then leaves on the same working day: "14:30"' }),
  timeZone: z.string(),
  workDays: z.array(z.int()).meta({ description: '1: Monday' }),
  rank: z.int().meta({ description: 'of two places that serve an order equally well, the lower one does' }),
  version: z.int(),
  closed: z.boolean(),
})
export type Place = z.infer<typeof place>

/** A place as admins see it. */
export const placeListed = place.extend({ parts: z.int().meta({ description: 'how many parts are kept there' }) })
export type PlaceListed = z.infer<typeof placeListed>

const timeZones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

const input = z.object({
  name: needed(field.placeNameRequired, 80),
  address: address.nullable(),
  collects: z.boolean(field.trueOrFalse('collects')),
  hours: optional(500).transform((hours) => hours ?? ''),
  cutOff: z.string(field.timeOfDay).regex(/^([01]\d|2[0-3]):[0-5]\d$/, field.timeOfDay),
  timeZone: z.string(field.timeZone).refine((zone) => timeZones.has(zone), field.timeZone),
  workDays: z
    .array(z.int(field.workDay).min(1, field.workDay).max(7, field.workDay))
    .min(1, field.workDaysMissing)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
  rank: wholeNumber('rank', 0, 999),
})
const canBeFound = ({ collects, address }: { collects: boolean; address: unknown }) => !collects || address !== null
const notFound = { path: ['address'], error: field.collectWithoutAddress }

/** A place to be added. */
export const placeInput = input.refine(canBeFound, notFound)
export type PlaceInput = z.infer<typeof placeInput>

/** A change to a place, with the `version` that was read. */
export const placeChange = input
  .extend({ closed: z.boolean(field.trueOrFalse('closed')), version: z.int(field.versionRead) })
  .refine(canBeFound, notFound)
export type PlaceChange = z.infer<typeof placeChange>

/** The most units of a part, as of its stock. */
const units = wholeNumber('units', 0, 1_000_000)

/** When more of a part comes. Null: not told; neither: it is not sold beyond its stock. */
const backOrder = z.object({
  days: z.int().nullable().meta({ description: 'so many days after an order' }),
  on: z.iso.date().nullable().meta({ description: 'on that day; it counts first' }),
})

/** Where a part lies. */
export const partPlaces = z.object({
  _id: z.string(),
  name: z.string(),
  number: z.string(),
  version: z.int(),
  stock: z.int().nullable().meta({ description: 'null: not counted, never sells out' }),
  backOrder,
  places: z.array(
    z.object({
      place: z.int(),
      name: z.string(),
      shelf: z.string(),
      units: z.int().nullable().meta({ description: 'free to sell there; null: all of the part is there' }),
      taken: z.int().meta({ description: 'units that open orders take from there' }),
    }),
  ),
})
export type PartPlaces = z.infer<typeof partPlaces>

/**
 * Where a part is to lie, from the `version` that was read. `unitsWas`: the units by place that were read; those that
 * the change leaves as they were may have been sold since.
 */
export const partPlacesChange = z.object({
  version: z.int(field.versionRead),
  unitsWas: z.record(z.string().regex(/^\d+$/), units.nullable()),
  places: z
    .array(
      z.object({ place: aFewId('place'), shelf: z.string().trim().max(40, field.atMost(40)), units: units.nullable() }),
    )
    .min(1, field.partWithoutPlace)
    .max(50, field.tooMany(50, 'places')),
  backOrder: z
    .object({ days: orNull(wholeNumber('days', 1, 365)), on: orNull(aDay) })
    .optional()
    .meta({ description: 'none: it stays as it is' }),
})
export type PartPlacesChange = z.infer<typeof partPlacesChange>

/** Units that are carried from one place to another. */
export const unitsMove = z.object({
  from: aFewId('from'),
  to: aFewId('to'),
  units: wholeNumber('units', 1, 1_000_000),
})
export type UnitsMove = z.infer<typeof unitsMove>
