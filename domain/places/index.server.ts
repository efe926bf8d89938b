export { allocateParts } from './allocate-parts.ts'
export { freeAllocation, freeAllocations } from './free-allocation.ts'
export { planParcels } from './plan-parcels.ts'
