import type { CarSpecRow } from '#domain/fitment/schema'
import type { Fuel, PartType, Position, Traits } from '../part-type.ts'
import type { Car } from './cars.ts'
import { type Chassis, chassisOf } from './chassis.ts'
import { type Motor, motorOf } from './motor.ts'
import { type Option, optionsOf } from './options.ts'
import { buildPlatforms, type Platform } from './platforms.ts'
import { carSpecs } from './specs.ts'

/** A platform with what is true of its cars: one truth, from which all parts of the demo follow. */
export type Truth = Platform & { chassis: Chassis; motor: Motor }

/** The truth of all cars; the same cars give the same. */
export const buildTruth = (cars: readonly Car[]): Truth[] =>
  buildPlatforms(cars).map((platform) => ({ ...platform, chassis: chassisOf(platform), motor: motorOf(platform) }))

export const specsOf = (truths: readonly Truth[]): CarSpecRow[] =>
  truths.flatMap((truth) => carSpecs(truth, truth.chassis, truth.motor))

/** What a part's measures follow from. */
export function traitsOf(truth: Truth, position: Position | null, version = 0, value = ''): Traits {
  const { kind, size, litres, cylinders, fuel, year, chassis, motor } = truth
  return { kind, size, litres, cylinders, fuel, year, position, chassis, motor, version, value }
}

/** The versions of a type's part that these cars take at a place; none: they have no such part. */
export function versionsOf(type: PartType, truth: Truth, position: Position | null): Option[] {
  if (type.fits !== truth.scope || !truth.runs.some(({ kind }) => type.suits.includes(kind))) return []
  if (type.fits === 'engine' && !burnsRight(type.fuel, truth.fuel)) return []
  if (truth.year < (type.since ?? 0)) return []
  if (type.when && !type.when(traitsOf(truth, position))) return []
  const options = optionsOf(type.axis, position, truth.chassis, truth.motor)
  return options.map((option) => (run) => (type.suits.includes(run.kind) ? option(run) : []))
}

/** An electric car has no part of an engine at all. */
const burnsRight = (needed: Fuel | undefined, fuel: Fuel) => fuel !== 'electric' && (!needed || needed === fuel)
