import type { TreeType } from '#domain/catalogue'
import type { Dice } from './dice.ts'

export type VehicleKind = 'car' | 'suv-van' | 'truck' | 'motorcycle'
export type Fuel = 'petrol' | 'diesel' | 'electric'
export type Position = 'front' | 'rear' | 'left' | 'right' | 'front left' | 'front right' | 'rear left' | 'rear right'

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
}

/**
 * What follows the type's name in a part's name ("vented, 312 × 25 mm"), and its attributes. `share`: how far up the
 * ranges of price and weight it stands (0 to 1), where that follows from what it is: a canister of 20 l costs more than a bottle.
 * `picture`: the key of a picture that is truer than the type's.
 */
export type Spec = { title: string; attributes: Attribute[]; share?: number; picture?: string }

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
  /** what decides whether it fits: body and chassis, or the engine; `any` fits all and has no fitments */
  fits: 'chassis' | 'engine' | 'any'
  /** only for engines that burn this */
  fuel?: Fuel
  positions?: readonly Position[]
  quantity?: number | ((traits: Traits) => number)
  /** whole dollars, low and high */
  price: [number, number]
  /** grams, low and high */
  weight: [number, number]
  /** months */
  warranty: number
  conditions?: string[]
  spec(dice: Dice, traits: Traits): Spec
}

export type PartType = PartMaking & TreeType

export const axles = ['front', 'rear'] as const
export const sides = ['left', 'right'] as const
export const frontSides = ['front left', 'front right'] as const
export const rearSides = ['rear left', 'rear right'] as const
export const corners = ['front left', 'front right', 'rear left', 'rear right'] as const

export const isFront = (traits: Traits) => traits.position === null || traits.position.startsWith('front')
