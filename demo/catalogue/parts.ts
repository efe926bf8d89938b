import type { PartCondition } from '#domain/catalogue/schema'
import type { Application } from '#domain/fitment/schema'
import { type Brand, brands } from './brands.ts'
import { types } from './categories.ts'
import { conditionOf, coreDepositOf, worth } from './conditions.ts'
import { Dice, hash, hashText } from './dice.ts'
import { oeNumber } from './oe-numbers.ts'
import type { PartType, Position, Spec, Traits } from './part-type.ts'
import { type PartReview, reviewsOf } from './reviews.ts'
import { fillSlots, type ForCars, type ForValue, type PartSpec, type Slot } from './slots.ts'
import { specsOf, traitsOf, type Truth } from './truth/index.ts'

type PartNumber = { kind: 'own' | 'oe' | 'superseded'; maker: string; number: string }

export type Part = {
  id: number
  type: PartType
  typeId: number
  brandId: number
  brand: Brand
  number: string
  name: string
  img: string | null
  price: number
  condition: PartCondition
  coreDeposit: number | null
  stock: number
  position: Position | null
  universal: boolean
  quantity: number
  attributes: [name: string, value: string, unit: string | null][]
  weight: number
  warranty: number
  popularity: number
  bestSeller: boolean
  words: string
  created: Date
  numbers: PartNumber[]
  applications: Application[]
  /** by any of which it fits */
  specs: PartSpec[]
  reviews: PartReview[]
}

/** Type, and the make it should fit where it is not for any vehicle: the first such part in stock is a best seller. */
const bestSellers: Record<string, string | null> = {
  'brake-discs': 'Audi',
  'brake-pads': 'Toyota',
  'brake-calipers': 'BMW',
  'shock-absorbers': 'Volkswagen',
  'coil-springs': 'Mercedes-Benz',
  'control-arms': 'Audi',
  'oil-filters': 'Ford',
  'air-filters': 'Honda',
  'spark-plugs': 'Toyota',
  'timing-belt-kits': 'Kia',
  'clutch-kits': 'BMW',
  'water-pumps': 'Audi',
  alternators: 'Ford',
  batteries: 'Mercedes-Benz',
  headlights: 'Audi',
  'tail-lights': 'Kia',
  'wing-mirrors': 'BMW',
  'summer-tyres': 'Toyota',
  'alloy-wheels': 'Audi',
  'engine-oils': null,
  'dash-cams': null,
  'torque-wrenches': null,
  'socket-sets': null,
  'jump-starters': null,
}

const tierShare = { premium: 1, original: 0.82, value: 0.58 }
const universalEvery = 14
const reviewedFrom = 1450
const firstDay = Date.UTC(2022, 0, 10)
const days = 1600

/**
 * The demo's parts, one after another: the same count gives the same parts, and a smaller count the same first ones.
 * Parts for certain cars follow the slots; every 14th is one that suits any vehicle of its kinds.
 */
export function* demoParts(truths: Truth[], count: number): Generator<Part> {
  const makers = makersOf()
  const serials = new Uint32Array(brands.length)
  const open = new Map(Object.entries(bestSellers))
  const universal = shareOut(
    types.map(({ type }, i) => ({ typeId: i + 1, type })).filter(({ type }) => type.fits === 'any'),
  )
  const slots = fillSlots(
    types.map(({ type }) => type),
    truths,
    specsOf(truths),
    [...open].flatMap(([slug, make]): [string, string][] => (make ? [[slug, make]] : [])),
    count - Math.floor(count / universalEvery),
  )
  let fitted = 0
  for (let id = 1; id <= count; id++) {
    const slot = id % universalEvery === 0 ? universal(id / universalEvery - 1) : slots[fitted++]!
    const brandId = brandOf(slot, makers)
    yield makePart(id, slot, brandId, () => brands[brandId - 1]!.number(serials[brandId - 1]!++), open, truths[0]!)
  }
}

const carsOf = ({ made }: Slot): ForCars | null => (made && 'truth' in made ? made : null)
const valueOf = ({ made }: Slot): ForValue | null => (made && 'value' in made ? made : null)

/** For each type the ids of the brands that make its family. */
function makersOf(): number[][] {
  return types.map(({ family }) => brands.flatMap((brand, i) => (brand.makes.includes(family.slug) ? [i + 1] : [])))
}

/** Rivals for one slot come from different brands; left and right from the same. */
function brandOf(slot: Slot, makers: number[][]): number {
  const able = makers[slot.typeId - 1]!
  const cars = carsOf(slot)
  const start = cars ? hash(cars.truth.id, slot.typeId, cars.version) : hashText(valueOf(slot)?.value ?? '')
  return able[(start + slot.round) % able.length]!
}

/** Types for any vehicle in turn, each as often as it is common. */
function shareOut(any: { typeId: number; type: PartType }[]): (n: number) => Slot {
  const round = any.flatMap(({ typeId, type }) => Array.from({ length: type.common }, (_, k) => ({ typeId, type, k })))
  round.sort((a, b) => (a.k + 0.5) / a.type.common - (b.k + 0.5) / b.type.common || a.typeId - b.typeId)
  return (n) => {
    const { typeId, type, k } = round[n % round.length]!
    const turn = Math.floor(n / round.length) * type.common + k
    return { typeId, made: null, position: null, round: turn, weight: type.common / 12 }
  }
}

function makePart(
  id: number,
  slot: Slot,
  brandId: number,
  nextNumber: () => string,
  open: Map<string, string | null>,
  anyTruth: Truth,
): Part {
  const { position, typeId } = slot
  const { type } = types[typeId - 1]!
  const brand = brands[brandId - 1]!
  const dice = new Dice(id, 0x5eed)
  const cars = carsOf(slot)
  const value = valueOf(slot)
  const traits: Traits = cars
    ? traitsOf(cars.truth, position, cars.version)
    : { ...traitsOf(anyTruth, position, 0, value?.value), size: (hash(id, 9) % 1000) / 1000 }
  const axle = position?.startsWith('rear') ? 1 : 0
  // What its maker sells for one side it sells for the other.
  const isOfPair = cars !== null && /left|right/.test(position ?? '')
  const offer = isOfPair
    ? new Dice(hash(cars.truth.id, cars.version, slot.round), typeId * 2 + axle, 4)
    : new Dice(id, typeId, 3)
  const spec = type.spec(cars ? new Dice(cars.truth.id, typeId * 2 + axle, cars.version) : offer, traits, offer)
  const bestSeller = isBestSeller(type, cars?.truth ?? null, open)
  const number = nextNumber()
  const place = (type.positions?.indexOf(position!) ?? 0) + 1
  const rivals = typeId * 8 + place + (spec.apart ? hashText(spec.apart) : 0)
  const name = nameOf(type, position, spec)
  const attributes = spec.attributes.map(
    ([key, value, unit]) => [key, String(value), unit ?? null] as [string, string, string | null],
  )
  const share = shareOf(spec.share, traits.size, dice.next())
  const condition = conditionOf(id, type, spec, bestSeller)
  const isUsed = condition === 'used'
  const grade = share * tierShare[brand.tier] * worth[condition]
  const price = Math.round(type.price[0] + (type.price[1] - type.price[0]) * grade)
  const usual = typeof type.quantity === 'function' ? type.quantity(traits) : (type.quantity ?? 1)
  const quantity = spec.quantity ?? usual
  const popularity = popularityOf(dice.next(), isUsed ? 0 : slot.weight, bestSeller)
  const reviewed = !isUsed && (bestSeller || popularity > reviewedFrom)
  return {
    id,
    type,
    typeId,
    brandId,
    brand,
    number,
    name,
    img: pictureOf(type, spec.picture, brand),
    position,
    attributes,
    popularity,
    bestSeller,
    price,
    condition,
    coreDeposit: coreDepositOf(condition, price),
    // Of a used part there is what one vehicle had.
    stock: Math.min(stockOf(dice, bestSeller), isUsed ? quantity : Infinity),
    universal: type.fits === 'any',
    quantity,
    weight: Math.round((type.weight[0] + (type.weight[1] - type.weight[0]) * share) / 10) * 10,
    warranty: isUsed ? 3 : type.warranty,
    words: wordsOf(type, brand, name, attributes),
    created: new Date(firstDay + Math.floor(dice.next() * days * 1440) * 60_000),
    numbers: numbersOf(dice, type, typeId, cars, rivals, brand, number, nextNumber),
    applications: cars ? applicationsOf(dice, cars, slot.round) : [],
    specs: value?.specs ?? [],
    reviews: reviewed ? reviewsOf(dice, typeId, bestSeller) : [],
  }
}

/** The picture of a part where there is a truer one than its type's: of that kind, or with its brand's label. */
function pictureOf(type: PartType, picture: string | undefined, brand: Brand): string | null {
  const label = type.labels?.includes(brand.slug) ? `-${brand.slug}` : ''
  return picture || label ? `/pictures/parts/${picture ?? type.picture}${label}-three-quarter.640.webp` : null
}

function nameOf(type: PartType, position: Position | null, spec: Spec): string {
  const shown = (type.positions?.length ?? 0) > 1 ? position : null
  return [type.singular, shown, spec.title].filter(Boolean).join(', ')
}

function wordsOf(type: PartType, brand: Brand, name: string, attributes: Part['attributes']): string {
  const values = attributes.map(([, value]) => value).filter((value) => value.length > 1 && !name.includes(value))
  return [name, type.name, ...type.synonyms, brand.name, ...values].join(' ')
}

/** How far up its ranges of price and weight a part stands: by what it holds, else by the size of the vehicle. */
function shareOf(share: number | undefined, size: number, chance: number): number {
  return share === undefined ? size * 0.8 + chance * 0.2 : Math.min(1, share * (0.9 + chance * 0.2))
}

/** Few parts sell very often, most now and then. */
function popularityOf(chance: number, weight: number, bestSeller: boolean): number {
  const skewed = Math.pow(1 - chance, -0.75) - 0.9
  return Math.min(99_000, Math.round(skewed * (40 + 260 * Math.min(1, weight)))) + (bestSeller ? 100_000 : 0)
}

function stockOf(dice: Dice, bestSeller: boolean): number {
  if (!bestSeller && dice.chance(0.12)) return 0
  return 1 + Math.floor(Math.pow(dice.next(), 2) * 180) + (bestSeller ? 40 : 0)
}

function isBestSeller(type: PartType, truth: Truth | null, open: Map<string, string | null>): boolean {
  const make = open.get(type.slug)
  if (make === undefined || (make !== null && truth !== null && make !== truth.makes[0])) return false
  return open.delete(type.slug)
}

/** Rivals share the vehicle maker's numbers, so that one number finds them all. */
function numbersOf(
  dice: Dice,
  type: PartType,
  typeId: number,
  cars: ForCars | null,
  rivals: number,
  brand: Brand,
  number: string,
  nextNumber: () => string,
): PartNumber[] {
  const numbers: PartNumber[] = [{ kind: 'own', maker: brand.name, number }]
  if (dice.chance(0.08)) numbers.push({ kind: 'superseded', maker: brand.name, number: nextNumber() })
  if (!cars) return numbers
  const { truth, version } = cars
  const maker = truth.makes[0]!
  const shared = new Dice(truth.id, rivals, 500 + version)
  const code = (typeId * 37 + (type.fits === 'engine' ? 100 : 400)) % 1000
  const known = 1 + Math.floor(Math.pow(dice.next(), 1.4) * 4)
  for (let i = 0; i < known; i++) numbers.push({ kind: 'oe', maker, number: oeNumber(shared, maker, code) })
  const old = new Dice(truth.id, rivals, 900 + version)
  if (old.chance(0.15)) numbers.push({ kind: 'superseded', maker, number: oeNumber(old, maker, code) })
  return numbers
}

/** The first part of a slot fits all of its cars; a rival may leave out a model, or start some years later. */
function applicationsOf(dice: Dice, { truth, option }: ForCars, round: number): Application[] {
  const runs = truth.runs.filter((run) => option(run).length > 0)
  const late = round > 0 && dice.chance(0.12)
  return runs.flatMap((run, i) => {
    if (round > 0 && i > 0 && dice.chance(0.1)) return []
    const from = late && run.to - run.from > 2 ? run.from + 2 : run.from
    const years = { modelId: run.modelId, from, to: run.to, engineId: run.engineId }
    return option(run).map((conditions) => ({ ...years, position: null, quantity: null, conditions }))
  })
}
