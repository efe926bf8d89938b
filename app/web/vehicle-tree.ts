import type { VehicleLevel, VehicleType } from '#domain/vehicles/schema'
import { api } from './api.ts'

/** Kinds of vehicle as a shopper tells them apart, and the types that each covers. */
export const KINDS = [
  { value: 'car', label: 'Cars, SUVs and vans', types: ['car', 'suv-van'] },
  { value: 'truck', label: 'Trucks', types: ['truck'] },
  { value: 'motorcycle', label: 'Motorcycles', types: ['motorcycle'] },
] as const satisfies { value: string; label: string; types: VehicleType[] }[]
export type Kind = (typeof KINDS)[number]

export const kindOf = (type: VehicleType): Kind => KINDS.find(({ types }) => types.some((one) => one === type))!

type Chosen = { kind?: Kind; make?: string; model?: string; car?: number }

/** The options below what is chosen so far. */
export function nextLevel({ kind, make, model, car }: Chosen): Promise<VehicleLevel> {
  return api('GET', '/vehicles', { query: { type: kind && [...kind.types], make, model, car } })
}
