export type VehicleKind = 'car' | 'suv-van' | 'truck' | 'motorcycle'
export type Fuel = 'petrol' | 'diesel' | 'electric'

type Engine = { litres: number | null; cylinders: number | null; fuel: string | null }

/** A model over model years that follow each other, with one engine; null: it is not known. What a record of vehicles says. */
export type Car = {
  modelId: number
  make: string
  model: string
  kind: VehicleKind
  from: number
  to: number
  engineId: number | null
  engine: Engine | null
  /** "FWD", "AWD" …; none: not known */
  drive: readonly string[]
  /** "automatic", "manual"; none: not known */
  gearbox: readonly string[]
}

/** Model years of one model that take the same parts. */
export type Run = {
  modelId: number
  make: string
  model: string
  kind: VehicleKind
  from: number
  to: number
  /** null: whichever it has */
  engineId: number | null
  /** of these years together; none: not known */
  drive: readonly string[]
  gearbox: readonly string[]
  litres: number
}

/** What an engine burns, as plugs and filters see it; null: nothing, or it is not known. Hybrids and gas count as petrol. */
export function burns({ fuel, litres }: Engine, kind: VehicleKind): Fuel | null {
  if (fuel === 'electric' || fuel === 'hydrogen') return 'electric'
  if (fuel === 'diesel') return 'diesel'
  if (fuel) return 'petrol'
  return kind === 'motorcycle' && litres ? 'petrol' : null
}

/** Makes of one house, which share chassis and engines. */
const houses = [
  ['Volkswagen', 'Audi', 'Porsche', 'Bentley', 'Lamborghini'],
  ['BMW', 'Mini', 'Rolls-Royce'],
  ['Mercedes-Benz', 'smart'],
  ['Toyota', 'Lexus'],
  ['Honda', 'Acura'],
  ['Nissan', 'Infiniti'],
  ['Hyundai', 'Kia', 'Genesis'],
  ['Ford', 'Lincoln', 'Mercury', 'Mazda'],
  ['Chevrolet', 'GMC', 'Buick', 'Cadillac', 'Pontiac', 'Oldsmobile', 'Saturn', 'Hummer', 'Geo', 'Daewoo'],
  ['Chrysler', 'Dodge', 'Jeep', 'Ram', 'Plymouth', 'Eagle'],
  ['Fiat', 'Alfa Romeo', 'Ferrari', 'Maserati'],
  ['Volvo', 'Polestar'],
  ['Jaguar', 'Land Rover'],
  ['KTM', 'Husqvarna'],
  ['Piaggio', 'Vespa', 'Aprilia', 'Moto Guzzi'],
  ['Harley-Davidson', 'Buell'],
]
const houseOfMake = new Map(houses.flatMap((makes) => makes.map((make) => [make, makes[0]!] as const)))
export const houseOf = (make: string): string => houseOfMake.get(make) ?? make

/** The first word of a model's name: "Golf" of "Golf Alltrack". */
export const familyOf = (model: string): string => model.split(/[\s,/-]/)[0]!
