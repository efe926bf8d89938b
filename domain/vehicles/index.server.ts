export { addVehicle } from './writing/add-vehicle.ts'
export { deleteVehicle } from './writing/delete-vehicle.ts'
export { exportVehicles } from './export-vehicles.ts'
export { importVehicles } from './writing/import-vehicles.ts'
export { showVehicle } from './show-vehicle.ts'
export { updateVehicle } from './writing/update-vehicle.ts'
export { type Engine, engineLabel } from './engine.ts'
export { carNames } from './reading/car-names.ts'
export { engineNames } from './reading/engine-names.ts'
export { findVehicles, type FoundVehicles, namedVehicle } from './reading/find-vehicles.ts'
export { loadVehicles } from './writing/load-vehicles.ts'
export { modelsByName } from './reading/models-named.ts'
export { nameVehicle } from './reading/name-vehicle.ts'
export { nearestVehicles } from './reading/nearest-vehicles.ts'
export { freeSlug, slugOf, slugTells } from './slug.ts'
export { addSource, deleteSource, OWN_HAND, renameSource, sourceId } from './source.ts'
export { vehicleLevel } from './reading/vehicle-level.ts'
export {
  type BaseVehicle,
  type KnownEngine,
  type KnownMake,
  type KnownModel,
  type Make,
  vehicleTree,
} from './reading/vehicle-tree.ts'
export type { VehicleRow } from './writing/write-vehicles.ts'
