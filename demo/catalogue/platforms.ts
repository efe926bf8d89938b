import { hash, hashText } from './dice.ts'
import type { VehicleKind } from './part-type.ts'
import { type Engine, readEngine, type Vehicle } from './vehicles.ts'

/** Model years of one vehicle that share their parts. */
export type Item = { vehicle: Vehicle; from: number; to: number }

/** Related vehicles, a dozen or so, that take the same part. */
export type Platform = {
  id: number
  make: string
  kind: VehicleKind
  /** which parts it decides: a motorcycle's platform is both */
  scope: 'chassis' | 'engine' | 'both'
  items: Item[]
  /** 0 to 1: how many shoppers come with one of these */
  weight: number
  size: number
  year: number
  engine: Engine
  /** for vehicles whose engine is not known: the engines they may have */
  assumed: string[]
}

const target = 16
const generation = 7
const era = 8

const makeWeights: Record<string, number> = {
  Audi: 1,
  Toyota: 1,
  Ford: 0.95,
  'Mercedes-Benz': 0.95,
  BMW: 0.9,
  Volkswagen: 0.9,
  Honda: 0.85,
  Kia: 0.85,
  Chevrolet: 0.8,
  Hyundai: 0.8,
  Nissan: 0.75,
  Mazda: 0.6,
  Subaru: 0.6,
  Volvo: 0.6,
  Jeep: 0.6,
  Lexus: 0.55,
  Dodge: 0.5,
  Mini: 0.5,
  Porsche: 0.5,
  Ram: 0.45,
  GMC: 0.45,
  Mitsubishi: 0.45,
  Fiat: 0.4,
  'Land Rover': 0.4,
  Chrysler: 0.35,
  Suzuki: 0.35,
  'Harley-Davidson': 0.5,
  Yamaha: 0.5,
  Kawasaki: 0.45,
  Ducati: 0.45,
  KTM: 0.4,
  Triumph: 0.4,
  Acura: 0.4,
  Jaguar: 0.35,
  Tesla: 0.4,
}
const electricMakes = new Set(['Tesla', 'Rivian', 'Lucid', 'Polestar', 'VinFast'])
const electricModels =
  /\b(e-tron|EV\d?|Leaf|Bolt|ID\.?\d?|i[348x]|Taycan|Ioniq|LYRIQ|bZ4X|Ariya|Mach-E|EQ[BES]|Electric|Lightning|Q4|Solterra)\b/i

/** All platforms, in the order of their weight; the same fleet gives the same. */
export function buildPlatforms(vehicles: Vehicle[]): Platform[] {
  const platforms = [...chassisPlatforms(vehicles), ...enginePlatforms(vehicles)]
  return platforms.map((platform, i) => ({ ...platform, id: i + 1 }))
}

type Draft = Omit<Platform, 'id'>

function chassisPlatforms(vehicles: Vehicle[]): Draft[] {
  const groups = Map.groupBy(
    vehicles.flatMap(generations),
    (item) => `${item.vehicle.make}|${item.vehicle.kind}|${eraOf(item)}`,
  )
  return [...groups.values()].flatMap((items) => {
    const kind = items[0]!.vehicle.kind
    const sorted = items.toSorted((a, b) => compare(familyOf(a.vehicle), familyOf(b.vehicle)) || a.from - b.from)
    return chunks(sorted).map((chunk) =>
      draft(chunk, kind === 'motorcycle' ? 'both' : 'chassis', firstEngine(chunk), []),
    )
  })
}

function enginePlatforms(vehicles: Vehicle[]): Draft[] {
  const cars = vehicles.filter((vehicle) => vehicle.kind !== 'motorcycle' && !isElectric(vehicle))
  const items = cars.flatMap(generations)
  const byMake = Map.groupBy(cars, (vehicle) => vehicle.make)
  const groups = Map.groupBy(items, (item) => `${item.vehicle.make}|${bay(item.vehicle)}|${Math.floor(item.from / 12)}`)
  return [...groups.values()].flatMap((group) => {
    const known = group[0]!.vehicle.engine !== null
    const sorted = group.toSorted((a, b) => litresOf(a) - litresOf(b) || a.from - b.from)
    return chunks(sorted).map((chunk) => {
      const assumed = known ? [] : likelyEngines(chunk, byMake.get(chunk[0]!.vehicle.make)!)
      const engine = known ? firstEngine(chunk) : readEngine(assumed[0]!)
      return draft(chunk, 'engine', engine, assumed)
    })
  })
}

function draft(items: Item[], scope: Platform['scope'], engine: Engine, assumed: string[]): Draft {
  const { make, kind } = items[0]!.vehicle
  const year = Math.round(mean(items.map((item) => (item.from + item.to) / 2)))
  const recent = Math.max(0.08, Math.min(1, 1 - Math.abs(year - 2013) / 30))
  const many = Math.min(1, 0.4 + items.length / 20)
  const weight =
    (makeWeights[make] ?? 0.2) * recent * many * (kind === 'motorcycle' ? 0.75 : kind === 'truck' ? 0.8 : 1)
  return { make, kind, scope, items, weight, year, engine, assumed, size: sizeOf(kind, engine.litres, make) }
}

function sizeOf(kind: VehicleKind, litres: number, make: string): number {
  const base = { car: 0.1, 'suv-van': 0.3, truck: 0.55, motorcycle: 0 }[kind]
  return Math.min(1, base + Math.min(litres, 6) / 9 + (hashText(make) % 10) / 60)
}

/** A long run of model years in its generations, at borders that all variants of a model share. */
function generations(vehicle: Vehicle): Item[] {
  if (vehicle.to - vehicle.from <= generation + 1) return [{ vehicle, from: vehicle.from, to: vehicle.to }]
  const items: Item[] = []
  const shift = hash(hashText(vehicle.make), hashText(familyOf(vehicle))) % generation
  for (let from = vehicle.from; from <= vehicle.to;) {
    const to = Math.min(vehicle.to, from + generation - 1 - ((from + shift) % generation))
    items.push({ vehicle, from, to })
    from = to + 1
  }
  return items
}

/** Even pieces of about the target's size. */
function chunks(items: Item[]): Item[][] {
  const count = Math.max(1, Math.round(items.length / target))
  return Array.from({ length: count }, (_, i) =>
    items.slice(Math.round((i * items.length) / count), Math.round(((i + 1) * items.length) / count)),
  )
}

/** What an engine part looks at: fuel and cylinders where they are known, else the body. */
function bay(vehicle: Vehicle): string {
  if (!vehicle.engine) return `? ${vehicle.kind}`
  const { fuel, cylinders } = readEngine(vehicle.engine)
  return `${fuel} ${cylinders}${vehicle.kind === 'truck' ? ' truck' : ''}`
}

/** Up to three engines of the same make and fuel, nearest in years. */
function likelyEngines(items: Item[], ofMake: Vehicle[]): string[] {
  const year = items[0]!.from
  const known = ofMake.filter((vehicle) => vehicle.engine && /L \d+-cyl (petrol|diesel)$/.test(vehicle.engine))
  const near = known.toSorted((a, b) => Math.abs(a.from - year) - Math.abs(b.from - year) || a.id - b.id)
  const engines = [...new Set(near.map((vehicle) => vehicle.engine!))]
    .filter((engine) => readEngine(engine).fuel === readEngine(near[0]!.engine!).fuel)
    .slice(0, 3)
  return engines.length > 0 ? engines : ['2.0L 4-cyl petrol']
}

function isElectric(vehicle: Vehicle): boolean {
  if (vehicle.engine) return /^(electric|hydrogen)$/.test(vehicle.engine)
  return electricMakes.has(vehicle.make) || electricModels.test(vehicle.model)
}

function firstEngine(items: Item[]): Engine {
  const { vehicle } = items.find((item) => item.vehicle.engine) ?? items[0]!
  return readEngine(vehicle.engine ?? (vehicle.kind === 'motorcycle' ? '0.8L 2-cyl petrol' : '2.0L 4-cyl petrol'))
}

const eraOf = (item: Item) => Math.floor((item.from + item.to) / 2 / era)
const familyOf = (vehicle: Vehicle) => vehicle.model.split(/[\s,/-]/)[0]!
const litresOf = (item: Item) => (item.vehicle.engine ? readEngine(item.vehicle.engine).litres : 0)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
