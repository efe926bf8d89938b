export { allocateParts } from './allocate-parts.ts'
export { freeAllocation, freeAllocations } from './free-allocation.ts'
export { planParcels, type PlannedParcel } from './plan-parcels.ts'
