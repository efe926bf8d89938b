import type { PartType } from './part-type.ts'
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

/** A family: the second level of the tree, and what a brand says it makes. */
export type Family = { slug: string; name: string; types: PartType[] }

export type TopCategory = { slug: string; name: string; families: Family[] }

/** The tree of the shop: six categories of the home page, their families, and the part types as leaves. */
export const tree: TopCategory[] = [
  {
    slug: 'wheels-tires',
    name: 'Wheels & tires',
    families: [
      { slug: 'tyres', name: 'Tyres', types: tyres },
      { slug: 'wheels', name: 'Wheels & accessories', types: wheels },
    ],
  },
  {
    slug: 'smart-devices',
    name: 'Smart devices',
    families: [
      { slug: 'cameras-parking', name: 'Cameras & parking', types: camerasAndParking },
      { slug: 'diagnosis-tracking', name: 'Diagnosis & tracking', types: diagnosisAndTracking },
      { slug: 'phone-power', name: 'Phone & power', types: phoneAndPower },
    ],
  },
  {
    slug: 'oils-fluids',
    name: 'Oils & fluids',
    families: [
      { slug: 'oils', name: 'Oils', types: oils },
      { slug: 'fluids', name: 'Coolants & fluids', types: fluids },
      { slug: 'greases-sprays', name: 'Greases & sprays', types: greasesAndSprays },
    ],
  },
  {
    slug: 'lights-lighting',
    name: 'Lights & lighting',
    families: [
      { slug: 'vehicle-lights', name: 'Vehicle lights', types: vehicleLights },
      { slug: 'bulbs', name: 'Bulbs', types: bulbs },
      { slug: 'auxiliary-lights', name: 'Auxiliary lights', types: auxiliaryLights },
    ],
  },
  {
    slug: 'replacement-parts',
    name: 'Replacement parts',
    families: [
      { slug: 'brakes', name: 'Brakes', types: [...brakeFriction, ...brakeHydraulics] },
      { slug: 'suspension-steering', name: 'Suspension & steering', types: [...suspension, ...steering] },
      { slug: 'filters', name: 'Filters', types: filters },
      { slug: 'ignition', name: 'Ignition & glow', types: ignition },
      { slug: 'engine', name: 'Engine', types: [...beltsAndChains, ...engine] },
      { slug: 'fuel-air', name: 'Fuel & air intake', types: fuelAndAir },
      { slug: 'cooling', name: 'Cooling', types: cooling },
      { slug: 'exhaust', name: 'Exhaust', types: exhaust },
      { slug: 'drivetrain', name: 'Clutch & drivetrain', types: drivetrain },
      { slug: 'electrics', name: 'Electrics', types: electrics },
      { slug: 'air-conditioning', name: 'Air conditioning', types: airConditioning },
      { slug: 'body', name: 'Body', types: body },
      { slug: 'wipers', name: 'Wipers', types: wipers },
      { slug: 'interior', name: 'Interior', types: interior },
      { slug: 'motorcycle', name: 'Motorcycle', types: [...motorcycleService, ...motorcycleControls] },
    ],
  },
  {
    slug: 'tools-equipment',
    name: 'Tools & equipment',
    families: [
      { slug: 'hand-tools', name: 'Hand tools', types: handTools },
      { slug: 'lifting-workshop', name: 'Lifting & workshop', types: liftingAndWorkshop },
      { slug: 'test-equipment', name: 'Test equipment', types: testEquipment },
    ],
  },
]

export const families: Family[] = tree.flatMap((top) => top.families)

/** Every part type with its family, in the tree's order; a type's id is its place here plus one. */
export const types: { type: PartType; family: Family }[] = families.flatMap((family) =>
  family.types.map((type) => ({ type, family })),
)
