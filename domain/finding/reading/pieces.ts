import type { Brand, Measured } from '#domain/catalogue'
import type { PartCondition } from '#domain/catalogue/schema'
import type { Make } from '#domain/vehicles'
import type { VehicleType } from '#domain/vehicles/schema'

/** A model as people may name it. `weight`: how common it is, by its model years, of which old ones count less. */
export type KnownCarModel = {
  slug: string
  name: string
  make: Make
  types: readonly VehicleType[]
  /** The model years in which it was sold. */
  years: readonly number[]
  weight: number
}

/** What an engine is called: what is null was not said. */
export type SaidEngine = { litres: number | null; cylinders: number | null; fuel: string | null }
/** A generation of a model: a name for a range of its model years. Several models may share its name. */
export type Generation = { name: string; model: KnownCarModel; from: number; to: number }
/** Something that the shop does not sell, and the slugs of categories or types to look at instead. */
export type NotSold = { name: string; near: readonly string[] }
export type Page = { href: string; label: string }
/**
 * A make, or a model of it, that the shop's vehicle data lacks; `make` is null where that is lacking too. `isAlone`: its name
 * says enough without the make.
 */
export type UnknownCar = { label: string; make: Make | null; isAlone: boolean }
/** The cars of a make, or those of its models. */
export type NamedCars = { make: Make; models: readonly KnownCarModel[] | null }
export type Years = { from: number; to: number }

/** A size in each way to read it. `isBare`: a number without unit or form. */
export type SaidSize = { readings: readonly (readonly Measured[])[]; isBare: boolean }

/** What a piece of a search may mean. */
export type Meaning =
  /** `joined`: the sign before it makes it a thing beside the last one: "pads, discs", "spring & shock". */
  | { kind: 'type'; types: ReadonlySet<number>; isWhole: boolean; key: string; joined?: boolean }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'otherBrand'; name: string }
  | { kind: 'make'; make: Make }
  | {
      kind: 'model'
      models: readonly KnownCarModel[]
      isWhole: boolean
      key: string
      /** The name as it is written, where it is another one than a model's own. */
      written?: string
      before?: readonly KnownCarModel[]
    }
  | { kind: 'generation'; generations: readonly Generation[]; key: string }
  /** `isPlace`: its name is that of a position, too ("avant"). */
  | { kind: 'trim'; makes: ReadonlySet<string> | null; isPlace: boolean }
  | { kind: 'unknown'; cars: readonly UnknownCar[] }
  | { kind: 'year'; years: Years }
  | { kind: 'engine'; engine: SaidEngine }
  | { kind: 'position'; position: string }
  | { kind: 'condition'; condition: PartCondition }
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'number' }
  | ({ kind: 'measure' } & SaidSize)
  | {
      kind: 'not'
      word: string
      types: ReadonlySet<number> | null
      condition: PartCondition | null
      position?: string
      size?: SaidSize
      cars?: NamedCars
    }
  | { kind: 'symptom'; slug: string; words: number }
  | { kind: 'notSold'; thing: NotSold }
  | { kind: 'page'; page: Page }
  | { kind: 'filler'; joins?: boolean }
  /**
   * `isQuality`: a part that lacks it may say so, "not heated". `of`: it is one of parts of these types alone; `either`: of which any
   * of these will do ("upper and lower"). `names`: it is the name of parts of these types, too ("dexron vi"). `modelOf`: it is the name
   * of models of these makes, but another car is read, or none.
   */
  | {
      kind: 'text'
      words: readonly string[]
      isQuality?: true
      modelOf?: readonly string[]
      of?: ReadonlySet<number>
      names?: ReadonlySet<number>
      either?: readonly Measured[]
    }

/**
 * A reading of the atoms `at`. The score says how likely it is, about two for each word that is certain. `corrected`: the
 * typed words that were read as others.
 */
export type Piece = Meaning & {
  at: readonly [from: number, to: number]
  score: number
  corrected?: readonly { from: string; to: string }[]
}
