import { orNull, typedYear } from '#common/fields'
import { z } from 'zod'
import { VEHICLE_TYPES } from './vehicle-types.ts'
import { field } from '#common/words'
import { ONE_LINE } from '#common/printable'

const LONGEST_RUN = 80

const printable = (max: number) => z.string().trim().max(max).regex(ONE_LINE, field.strangeCharacters)
const text = (what: string, max: number) =>
  z.string(field.missing(what)).pipe(printable(max).min(1, field.missing(what)))
const number = (what: string) => z.coerce.number(field.notNumber(what))

/** "4WD/AWD RWD" are two; "part-time 4WD" is one. */
const wordsOf = (line: string): string[] => line.match(/part-time 4WD|\S+/g) ?? []
const words = z.preprocess((value) => value ?? '', printable(80)).transform(wordsOf)

/** In thousandths of a litre: what is less than half of one would be none. */
const LITRES_LEAST = 0.0005
const engine = {
  litres: orNull(number('litres').min(LITRES_LEAST, field.litresLeast).max(99, field.litresMost(99))),
  cylinders: orNull(number('cylinders').int(field.notWhole('cylinders')).min(1).max(48)),
  fuel: orNull(printable(40)),
  drive: words,
  gearbox: words,
}
const type = z.enum(VEHICLE_TYPES, field.isOneOf('type', VEHICLE_TYPES))
const market = z.preprocess(
  (value) => (value === undefined || value === '' ? 'US' : value),
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,3}$/, field.marketCode),
)

/**
 * The columns of a list of vehicles, also the fields of the form for one. An empty engine is not known. `told`: whether it is
 * certain; empty: as its source says.
 */
export const vehicleInput = z
  .object({
    make: text('make', 60),
    model: text('model', 80),
    type,
    year_from: typedYear('year_from'),
    year_to: typedYear('year_to'),
    ...engine,
    source: orNull(printable(60)),
    market,
    told: orNull(z.enum(['yes', 'no'], field.isOneOf('told', ['yes', 'no']))),
  })
  .refine(({ year_from, year_to }) => year_to >= year_from, {
    path: ['year_to'],
    message: field.yearToBefore,
  })
  .refine(({ year_from, year_to }) => year_to - year_from < LONGEST_RUN, {
    path: ['year_to'],
    message: field.rowTooLong(LONGEST_RUN),
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
          message: field.engineEmpty,
        }),
    )
    .max(40),
})
export type VehicleChange = z.infer<typeof vehicleChange>

export const vehicleList = z.object({
  csv: z.string(field.chooseList).min(1, field.chooseList),
  /** Default for rows without a market. */
  market,
})
export type VehicleList = z.infer<typeof vehicleList>
