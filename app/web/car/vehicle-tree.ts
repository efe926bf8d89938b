import { vehicleForm } from '#common/words'
import type { VehicleLevel, VehicleType } from '#domain/vehicles/schema'
import { api } from '../api.ts'

const { kinds } = vehicleForm

/** Kinds of vehicle as a shopper tells them apart, and the types that each covers. */
export const KINDS = [
  { value: 'car', label: kinds.car, types: ['car', 'suv-van'] },
  { value: 'truck', label: kinds.truck, types: ['truck'] },
  { value: 'motorcycle', label: kinds.motorcycle, types: ['motorcycle'] },
] as const satisfies { value: string; label: string; types: VehicleType[] }[]
export type Kind = (typeof KINDS)[number]

export const kindOf = (type: VehicleType): Kind => KINDS.find(({ types }) => types.some((one) => one === type))!

type Chosen = { kind?: Kind; make?: string; model?: string; car?: number }

/** The options below what is chosen so far. */
export function nextLevel({ kind, make, model, car }: Chosen): Promise<VehicleLevel> {
  return api('GET', '/vehicles', { query: { type: kind && [...kind.types], make, model, car } })
}
