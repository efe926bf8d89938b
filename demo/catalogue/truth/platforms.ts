import { hash, hashText } from '../dice.ts'
import { burns, type Car, familyOf, type Fuel, houseOf, type Run, type VehicleKind } from './cars.ts'

/** Cars that share what a part fits: a chassis, or a family of engines of one house over some years. */
export type Platform = {
  id: number
  scope: 'chassis' | 'engine'
  kind: VehicleKind
  /** in the order of how many of its cars they build */
  makes: string[]
  runs: Run[]
  /** what all of an engine family burn; a chassis: whether all of it is electric */
  fuel: Fuel
  litres: number
  cylinders: number
  year: number
  /** 0 a small car, 1 a heavy one */
  size: number
  /** 0 to 1: how many shoppers come with one of these */
  weight: number
}

const chassisSize = 18
const engineSize = 24
const generation = 7
const era = 8
const engineEra = 11

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
const kindWeights = { car: 1, 'suv-van': 1, truck: 0.8, motorcycle: 0.75 }

/** All platforms; the same cars give the same. Every model year has one chassis, every engine of it one family. */
export function buildPlatforms(cars: readonly Car[]): Platform[] {
  const sorted = cars.toSorted((a, b) => compare(keyOf(a), keyOf(b)))
  return [...chassisOf(sorted), ...enginesOf(sorted)].map((platform, i) => ({ ...platform, id: i + 1 }))
}

type Draft = Omit<Platform, 'id'>
type Years = { run: Run; isElectric: boolean }

function chassisOf(cars: readonly Car[]): Draft[] {
  const models = [...Map.groupBy(cars, (car) => car.modelId).values()]
  const years = models.flatMap(generationsOf)
  const groups = Map.groupBy(years, ({ run, isElectric }) => {
    return `${houseOf(run.make)}|${run.kind}|${isElectric}|${Math.floor((run.from + run.to) / 2 / era)}`
  })
  return [...groups.values()].flatMap((group) => {
    const fuel: Fuel = group[0]!.isElectric ? 'electric' : 'petrol'
    const runs = group.map(({ run }) => run).toSorted((a, b) => bySize(a, b) || compare(a.model, b.model))
    return chunks(runs, chassisSize).map((runs): Draft => {
      const litres = mean(runs.map((run) => run.litres))
      return { ...draftOf(runs, litres), scope: 'chassis', fuel, litres, cylinders: likelyCylinders(litres) }
    })
  })
}

function enginesOf(cars: readonly Car[]): Draft[] {
  const groups = Map.groupBy(
    cars.flatMap(erasOf),
    ({ car, fuel, era }) => `${houseOf(car.make)}|${car.kind === 'motorcycle'}|${fuel}|${car.engine!.cylinders}|${era}`,
  )
  return [...groups.values()].flatMap((group) => {
    const { fuel, car } = group[0]!
    const runs = mergeRuns(group.map(({ run }) => run))
    return families(runs).map((runs): Draft => {
      const litres = mean(runs.map((run) => run.litres))
      const cylinders = car.engine!.cylinders ?? likelyCylinders(litres)
      return { ...draftOf(runs, litres), scope: 'engine', fuel, litres, cylinders }
    })
  })
}

const likelyCylinders = (litres: number) =>
  litres <= 0.5 ? 1 : litres <= 1 ? 2 : litres <= 2.5 ? 4 : litres <= 4.2 ? 6 : 8

function draftOf(runs: Run[], litres: number) {
  const { kind } = runs[0]!
  const year = Math.round(mean(runs.map((run) => (run.from + run.to) / 2)))
  const makes = [...Map.groupBy(runs, (run) => run.make)].toSorted((a, b) => b[1].length - a[1].length)
  const recent = Math.max(0.08, Math.min(1, 1 - Math.abs(year - 2013) / 30))
  const many = Math.min(1, 0.3 + runs.length / 16)
  const weight = Math.max(...makes.map(([make]) => makeWeights[make] ?? 0.2)) * recent * many * kindWeights[kind]
  return { kind, makes: makes.map(([make]) => make), runs, year, weight, size: sizeOf(kind, litres) }
}

const sizeOf = (kind: VehicleKind, litres: number) =>
  Math.min(1, { car: 0.12, 'suv-van': 0.32, truck: 0.55, motorcycle: 0 }[kind] + Math.min(litres, 6) / 8)

/** A model's unbroken model years in its generations, at borders that its variants share. */
function generationsOf(cars: Car[]): Years[] {
  const shift = hash(hashText(cars[0]!.make), hashText(familyOf(cars[0]!.model))) % generation
  const byYear = yearsOf(cars)
  const found: Years[] = []
  let last: { year: number; gen: number } | null = null
  for (const [year, of] of byYear) {
    const isElectric = of.every((car) => car.engine && burns(car.engine, car.kind) === 'electric')
    const gen = Math.floor((year + shift) / generation)
    const open = found.at(-1)
    const goesOn = last?.year === year - 1 && last.gen === gen
    if (open && goesOn && open.isElectric === isElectric && open.run.kind === of[0]!.kind) widen(open.run, year, of)
    else found.push({ run: runOf(of, year), isElectric })
    last = { year, gen }
  }
  return found
}

function yearsOf(cars: Car[]): [number, Car[]][] {
  const years = new Map<number, Car[]>()
  for (const car of cars)
    for (let year = car.from; year <= car.to; year++) years.set(year, [...(years.get(year) ?? []), car])
  return [...years].toSorted((a, b) => a[0] - b[0])
}

function runOf(cars: Car[], year: number): Run {
  const { modelId, make, model, kind } = cars[0]!
  return { modelId, make, model, kind, from: year, to: year, engineId: null, ...sharedBy(cars), litres: litresOf(cars) }
}

function widen(run: Run, year: number, cars: Car[]): void {
  const { drive, gearbox } = sharedBy(cars)
  run.to = year
  run.drive = [...new Set([...run.drive, ...drive])].toSorted()
  run.gearbox = [...new Set([...run.gearbox, ...gearbox])].toSorted()
}

const sharedBy = (cars: Car[]) => ({
  drive: [...new Set(cars.flatMap((car) => car.drive))].toSorted(),
  gearbox: [...new Set(cars.flatMap((car) => car.gearbox))].toSorted(),
})

/** Typical of these cars; where no engine is known, of their kind. */
function litresOf(cars: Car[]): number {
  const known = cars.flatMap((car) => car.engine?.litres ?? []).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? { car: 2.2, 'suv-van': 2.8, truck: 5.3, motorcycle: 0.8 }[cars[0]!.kind]
}

type EngineYears = { car: Car; fuel: Fuel; run: Run; era: number }

/** The years of a car with a known engine, cut where its house renewed its engines. */
function erasOf(car: Car): EngineYears[] {
  const fuel = car.engine && burns(car.engine, car.kind)
  if (!fuel) return []
  const shift = hash(hashText(houseOf(car.make)), hashText(`${fuel} ${car.engine!.cylinders}`)) % engineEra
  const found: EngineYears[] = []
  for (let from = car.from; from <= car.to;) {
    const era = Math.floor((from + shift) / engineEra)
    const to = Math.min(car.to, (era + 1) * engineEra - shift - 1)
    found.push({ car, fuel, era, run: { ...runOf([car], from), to, engineId: car.engineId } })
    from = to + 1
  }
  return found
}

/** Runs of one model that touch or overlap become one. */
function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs.toSorted((a, b) => a.modelId - b.modelId || a.engineId! - b.engineId! || a.from - b.from)) {
    const last = merged.at(-1)
    if (
      last?.modelId === run.modelId &&
      last.engineId === run.engineId &&
      last.kind === run.kind &&
      run.from <= last.to + 1
    ) {
      last.to = Math.max(last.to, run.to)
      last.drive = [...new Set([...last.drive, ...run.drive])].toSorted()
      last.gearbox = [...new Set([...last.gearbox, ...run.gearbox])].toSorted()
    } else merged.push({ ...run })
  }
  return merged.toSorted(
    (a, b) => a.litres - b.litres || compare(a.make, b.make) || compare(a.model, b.model) || a.from - b.from,
  )
}

/** Engines of nearly one size stand together, up to so many cars. */
function families(runs: Run[]): Run[][] {
  const found: Run[][] = []
  for (const run of runs) {
    const open = found.at(-1)
    if (open && open.length < engineSize && run.litres <= open[0]!.litres * 1.15) open.push(run)
    else found.push([run])
  }
  return found
}

/** Even pieces of about the target's size. */
function chunks(runs: Run[], target: number): Run[][] {
  const count = Math.max(1, Math.round(runs.length / target))
  return Array.from({ length: count }, (_, i) =>
    runs.slice(Math.round((i * runs.length) / count), Math.round(((i + 1) * runs.length) / count)),
  )
}

const bySize = (a: Run, b: Run) => a.litres - b.litres || compare(a.make, b.make) || a.from - b.from
const keyOf = (car: Car) =>
  `${car.make}|${car.model}|${car.from}|${car.engine?.fuel}|${car.engine?.litres}|${car.engine?.cylinders}|${car.to}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
