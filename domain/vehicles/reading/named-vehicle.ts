import { z } from 'zod'
import { VEHICLE_TYPES } from '../vehicle-types.ts'

/**
 * A car of one model year, by the ids in addresses and the names for people. Without `engine` and `engineId` its engine is
 * open. `label`: "2012 Audi A4 2.0 L 4-cyl petrol".
 */
export const carName = z.object({
  car: z.int(),
  type: z.enum(VEHICLE_TYPES),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  engine: z.string().optional(),
  engineId: z.int().optional(),
  label: z.string(),
})

/** The same as stored in the browser and in orders. `is`: its owner's answers, as `is` of an address: "disc-front:312". */
export type NamedVehicle = z.infer<typeof carName> & { is?: string[] }
