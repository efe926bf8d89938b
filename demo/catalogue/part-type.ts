import type { SpecKind } from '#domain/fitment/schema'
import type { TreeType } from '#domain/catalogue'
import type { PartCondition } from '#domain/catalogue/schema'
import type { Position } from '#common/constants'
import type { Dice } from './dice.ts'
import type { Fuel, VehicleKind } from './truth/cars.ts'
import type { Chassis } from './truth/chassis.ts'
import type { Motor } from './truth/motor.ts'
import type { Axis } from './truth/options.ts'

export type { Position } from '#common/constants'
export type { Fuel } from './truth/cars.ts'

/** Name, value, unit: "Diameter", 312, "mm". */
export type Attribute = [name: string, value: string | number, unit?: string]

/** What a part's dimensions depend on. */
export type Traits = {
  kind: VehicleKind
  /** 0 a small car, 1 a heavy one */
  size: number
  litres: number
  cylinders: number
  fuel: Fuel
  year: number
  position: Position | null
  /** what is true of the cars that the part is made for */
  chassis: Chassis
  motor: Motor
  /** which of the versions in which the cars were built, from 0 */
  version: number
  /** of a part that fits by specification: the value that it meets, "205/55R16" */
  value: string
}

/**
 * What follows the type's name in a part's name ("vented, 312 × 25 mm"), and its attributes. `share`: how far up the
 * ranges of price and weight it stands (0 to 1), where that follows from what it is: a canister of 20 l costs more than a bottle.
 * `picture`: the key of a picture that is truer than the type's. `condition`: of types that are remanufactured.
 * `apart`: what rivals do not do that differ in it, so that they replace another part of the car and share no OE number.
 * `quantity`: how many a car needs, where that depends on which part it is.
 */
export type Spec = {
  title: string
  attributes: Attribute[]
  share?: number
  picture?: string
  condition?: PartCondition
  apart?: string
  quantity?: number
}

/** How the demo makes parts of a type of the category tree. */
export type PartMaking = {
  /** the type's */
  slug: string
  /** slugs of the brands whose own label its pictures have too: the key ends with the slug */
  labels?: readonly string[]
  /** 1 rare to 10 on every shopping list */
  common: number
  /** every vehicle it suits should find one */
  essential?: boolean
  /**
   * What decides whether it fits: body and chassis, or the engine; `spec`: a value that the car asks for, such as a tyre
   * size; `any` suits all vehicles of its kinds. The latter two have no applications.
   */
  fits: 'chassis' | 'engine' | 'spec' | 'any'
  /** only for engines that burn this */
  fuel?: Fuel
  /** the first year in which there was such a thing */
  since?: number
  /** whether these cars have such a thing */
  when?(traits: Traits): boolean
  /** what versions of one car differ in, if its parts do */
  axis?: Axis
  /** which values of a car it meets, each at its place */
  meets?: readonly { kinds: readonly SpecKind[]; position: Position | null }[]
  /** values that it meets as well as its own */
  also?(value: string): string[]
  positions?: readonly Position[]
  quantity?: number | ((traits: Traits) => number)
  /** whole dollars, low and high */
  price: [number, number]
  /** grams, low and high */
  weight: [number, number]
  /** months */
  warranty: number
  /** `dice` throws alike for all parts of the same cars, place and version; `offer` is what the maker chose. */
  spec(dice: Dice, traits: Traits, offer: Dice): Spec
}

export type PartType = PartMaking & TreeType

export const axles = ['front', 'rear'] as const
export const sides = ['left', 'right'] as const
export const frontSides = ['front left', 'front right'] as const
export const rearSides = ['rear left', 'rear right'] as const
export const corners = ['front left', 'front right', 'rear left', 'rear right'] as const

export const isFront = (traits: Traits) => traits.position === null || traits.position.startsWith('front')
const axleOf = (traits: Traits) => (isFront(traits) ? 'front' : 'rear')
/** The disc of the part's axle and version; where none is (the axle has drums) no part is asked for. */
export const discOf = (traits: Traits) => traits.chassis.brakes[axleOf(traits)][traits.version]!
