import { z } from 'zod'
import { anId, described, linesOfText } from '#common/fields'
import { field } from '#common/words'
import { bareVin, looksLikeVin } from '#common/vin'
import { readAnswer } from '#domain/fitment/schema'
import { carName } from '#domain/vehicles/schema'

const text = (max: number) => linesOfText(max).default('')

/** A VIN as its owner typed it; the check digit is not asked, for not every market has one. */
const vin = z
  .string()
  .max(60, field.notVin)
  .transform(bareVin)
  .refine((typed) => looksLikeVin(typed) && !/[IOQ]/.test(typed), field.notVin)

/** What is kept of a car in a garage. */
export const garageInput = z.object({
  car: anId('car').meta(described('the base vehicle')),
  engineId: anId('engineId').nullish(),
  is: z
    .array(z.string().max(150).refine(readAnswer, field.notAnswer))
    .max(20)
    .default([])
    .meta(described('what its owner said of it, as `is` of an address')),
  name: text(60),
  note: text(2000),
  mileage: z.int(field.notWhole('mileage')).min(0).max(9_999_999).nullish(),
  vin: vin.nullish().meta(described('absent: as it was; null: none')),
})
export type GarageInput = z.infer<typeof garageInput>

/** `changed`: when, by the browser's clock; of two answers the newer one wins. */
export const mergeInput = z.object({ cars: z.array(garageInput.extend({ changed: z.iso.datetime() })).max(200) })
export type MergeInput = z.infer<typeof mergeInput>

/** A car of a garage as it is told. Its VIN never comes back whole. */
export const garageCar = z.object({
  _id: z.string(),
  ...carName.shape,
  is: z.array(z.string()),
  name: z.string(),
  note: z.string(),
  mileage: z.int().nullable(),
  vin: z.string().nullable().meta(described('its last six characters')),
  changed: z.string(),
})
export type GarageCar = z.infer<typeof garageCar>
