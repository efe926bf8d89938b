import { z } from 'zod'
import { VEHICLE_TYPES } from './vehicle-types.ts'

const LONGEST_RUN = 80

const printable = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Please use letters and digits only')
const text = (what: string, max: number) =>
  z.string(`${what} is missing`).pipe(printable(max).min(1, `${what} is missing`))
/** An empty cell means not known. */
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === undefined || value === null || String(value).trim() === '' ? null : value),
    schema.nullable(),
  )
const number = (what: string) => z.coerce.number(`${what} should be a number`)
const year = (what: string) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce
      .number(`${what} should be a year`)
      .int(`${what} should be a year`)
      .min(1900, `${what} is 1900 or later`)
      .max(2100, `${what} is 2100 or earlier`),
  )

/** "4WD/AWD RWD" are two; "part-time 4WD" is one. */
const wordsOf = (line: string): string[] => line.match(/part-time 4WD|\S+/g) ?? []
const words = z.preprocess((value) => value ?? '', printable(80)).transform(wordsOf)

const engine = {
  litres: orNull(number('litres').gt(0, 'litres are more than 0').max(99, 'litres are 99 or fewer')),
  cylinders: orNull(number('cylinders').int('cylinders should be a whole number').min(1).max(48)),
  fuel: orNull(printable(40)),
  drive: words,
  gearbox: words,
}
const type = z.enum(VEHICLE_TYPES, `type is one of ${VEHICLE_TYPES.join(', ')}`)
const market = z.preprocess(
  (value) => (value === undefined || value === '' ? 'US' : value),
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,3}$/, 'market is a code of two or three letters, such as US or EU'),
)

/** The columns of a list of vehicles, also the fields of the form for one. An empty engine is not known. */
export const vehicleInput = z
  .object({
    make: text('make', 60),
    model: text('model', 80),
    type,
    year_from: year('year_from'),
    year_to: year('year_to'),
    ...engine,
    source: orNull(printable(60)),
    market,
  })
  .refine(({ year_from, year_to }) => year_to >= year_from, {
    path: ['year_to'],
    message: 'year_to is before year_from',
  })
  .refine(({ year_from, year_to }) => year_to - year_from < LONGEST_RUN, {
    path: ['year_to'],
    message: `A row holds ${LONGEST_RUN} years at most`,
  })
export type VehicleInput = z.infer<typeof vehicleInput>

/** A model of one model year as admins write it: all its engines, each with whether it is certain. */
export const vehicleChange = z.object({
  type,
  market,
  engines: z
    .array(
      z
        .object({ ...engine, told: z.boolean().default(true) })
        .refine(({ litres, cylinders, fuel }) => litres !== null || cylinders !== null || fuel !== null, {
          path: ['litres'],
          message: 'Say something of the engine, or take it out',
        }),
    )
    .max(40),
})
export type VehicleChange = z.infer<typeof vehicleChange>

export const vehicleList = z.object({
  csv: z.string('Please paste or choose a list').min(1, 'Please paste or choose a list'),
  /** Default for rows without a market. */
  market,
})
export type VehicleList = z.infer<typeof vehicleList>
