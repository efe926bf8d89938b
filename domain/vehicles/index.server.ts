export { findVehicles, type FoundVehicles } from './find-vehicles.ts'
export { listMakes, listModels, type Make, type Model } from './list-models.ts'
export { vehicleLevel } from './vehicle-level.ts'
