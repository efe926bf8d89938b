import type { VehicleType } from '#domain/vehicles/schema'

const LABELS: Record<VehicleType, string> = {
  car: 'Car',
  'suv-van': 'SUV or van',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
}

/** The types of vehicle as a select offers them. */
export const TYPES = Object.entries(LABELS).map(([value, label]) => ({ value, label }))

/** What a market is, beside each field for one. */
export const MARKET_HINT = 'Where it is sold: US, EU, UK …'
