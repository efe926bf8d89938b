import { z } from 'zod'
import { carName } from '#domain/vehicles/schema'

/** How many VINs of one address, or one account, are decoded. */
export const VIN_LIMIT = { points: 120, seconds: 600 }

/**
 * One typing error that explains a wrong check digit: `vin` is corrected, `places` (from 1) are the characters that
 * differ.
 */
const vinSlip = z.object({ places: z.array(z.int()), vin: z.string() })

/**
 * What a VIN stands for. `car`: this one. `question`: one of `options`, or none of them; if it is about the engine
 * alone, `car` is the car without it. `unknown`: not found; `make` and `year` as far as the VIN has them. `checkDigit`:
 * `wrong` if a character is mistyped or the car was not made for North America, `none` if there is none.
 */
export const vinAnswer = z.object({
  result: z.enum(['car', 'question', 'unknown']),
  about: z.enum(['car', 'model', 'make', 'year', 'engine']).nullable(),
  car: carName.nullable(),
  options: z.array(carName),
  make: z.string().nullable(),
  year: z.int().nullable(),
  checkDigit: z.enum(['right', 'wrong', 'none']),
  slips: z.array(vinSlip),
})
export type VinAnswer = z.infer<typeof vinAnswer>
