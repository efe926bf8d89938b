import { z } from 'zod'
import { VEHICLE_TYPES } from './vehicle-types.ts'

/** A stored model of one model year; `drive` and `gearbox` separated by spaces. */
export const vehicleRecord = z.object({
  _id: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  type: z.enum(VEHICLE_TYPES),
  market: z.string(),
  engines: z.array(
    z.object({
      litres: z.number().nullable(),
      cylinders: z.int().nullable(),
      fuel: z.string().nullable(),
      drive: z.string(),
      gearbox: z.string(),
      told: z.boolean(),
      source: z.string(),
    }),
  ),
})
export type VehicleRecord = z.infer<typeof vehicleRecord>
