export { addVehicle } from './add-vehicle.ts'
export { deleteVehicle } from './delete-vehicle.ts'
export { exportVehicles } from './export-vehicles.ts'
export { importVehicles } from './import-vehicles.ts'
export { showVehicle } from './show-vehicle.ts'
export { updateVehicle } from './update-vehicle.ts'
export { type Engine, engineLabel } from './engine.ts'
export { carNames } from './car-names.ts'
export { engineNames } from './engine-names.ts'
export { findVehicles, type FoundVehicles, namedVehicle } from './find-vehicles.ts'
export { loadVehicles } from './load-vehicles.ts'
export { modelsByName } from './models-named.ts'
export { nameVehicle } from './name-vehicle.ts'
export { nearestVehicles } from './nearest-vehicles.ts'
export { freeSlug, slugOf, slugTells } from './slug.ts'
export { addSource, deleteSource, OWN_HAND, renameSource, sourceId } from './source.ts'
export { vehicleLevel } from './vehicle-level.ts'
export {
  type BaseVehicle,
  type KnownEngine,
  type KnownMake,
  type KnownModel,
  type Make,
  vehicleTree,
} from './vehicle-tree.ts'
export type { VehicleRow } from './write-vehicles.ts'
