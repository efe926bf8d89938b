import { readTree, type TreeFamily } from '#domain/catalogue'
import type { PartMaking, PartType } from './part-type.ts'
import { beltsAndChains } from './part-types/belts-and-chains.ts'
import { body } from './part-types/body.ts'
import { brakeFriction } from './part-types/brake-friction.ts'
import { brakeHydraulics } from './part-types/brake-hydraulics.ts'
import { bulbs } from './part-types/bulbs.ts'
import { cooling } from './part-types/cooling.ts'
import { camerasAndParking, diagnosisAndTracking, phoneAndPower } from './part-types/devices.ts'
import { drivetrain } from './part-types/drivetrain.ts'
import { airConditioning, electrics } from './part-types/electrics.ts'
import { engine } from './part-types/engine.ts'
import { exhaust } from './part-types/exhaust.ts'
import { filters } from './part-types/filters.ts'
import { fluids } from './part-types/fluids.ts'
import { fuelAndAir } from './part-types/fuel-and-air.ts'
import { greasesAndSprays } from './part-types/greases-and-sprays.ts'
import { ignition } from './part-types/ignition.ts'
import { interior } from './part-types/interior.ts'
import { motorcycleControls } from './part-types/motorcycle-controls.ts'
import { motorcycleService } from './part-types/motorcycle-service.ts'
import { oils } from './part-types/oils.ts'
import { steering } from './part-types/steering.ts'
import { suspension } from './part-types/suspension.ts'
import { handTools, liftingAndWorkshop, testEquipment } from './part-types/tools.ts'
import { tyres } from './part-types/tyres.ts'
import { auxiliaryLights, vehicleLights } from './part-types/vehicle-lights.ts'
import { wheels } from './part-types/wheels.ts'
import { wipers } from './part-types/wipers.ts'

const makings: PartMaking[] = [
  beltsAndChains,
  body,
  brakeFriction,
  brakeHydraulics,
  bulbs,
  cooling,
  camerasAndParking,
  diagnosisAndTracking,
  phoneAndPower,
  drivetrain,
  airConditioning,
  electrics,
  engine,
  exhaust,
  filters,
  fluids,
  fuelAndAir,
  greasesAndSprays,
  ignition,
  interior,
  motorcycleControls,
  motorcycleService,
  oils,
  steering,
  suspension,
  handTools,
  liftingAndWorkshop,
  testEquipment,
  tyres,
  auxiliaryLights,
  vehicleLights,
  wheels,
  wipers,
].flat()

export const tree = readTree()
export const families: TreeFamily[] = tree.flatMap((top) => top.families)

const making = new Map(makings.map((one) => [one.slug, one]))

/** Every part type with its family, in the tree's order: how it is called and how its parts are made. */
export const types: { type: PartType; family: TreeFamily }[] = families.flatMap((family) =>
  family.types.map((type) => ({ type: { ...type, ...making.get(type.slug)! }, family })),
)
