import { Dice } from '../dice.ts'
import type { Platform } from './platforms.ts'
import { type Battery, batteryOf, type Lights, lightsOf, type Wipers, wipersOf } from './body.ts'
import { type Brakes, brakesOf } from './brakes.ts'
import { houseOf } from './cars.ts'
import { type Region, type Wheels, wheelsOf } from './wheels.ts'

/** What all cars of a chassis have alike. Invented sizes of a demo: plausible, but of no real car. */
export type Chassis = {
  brakes: Brakes
  wheels: Wheels
  lights: Lights
  wipers: Wipers | null
  battery: Battery
  suspensions: ('standard' | 'sport')[]
  hasAirSuspension: boolean
  /** some were built with parking sensors, some without */
  hasParkingOption: boolean
  /** the month from which some parts differ, "2012-07"; null: none do */
  changed: string | null
  brakeFluid: string
  /** null: the steering is helped electrically, or not at all */
  steeringFluid: string | null
  hasHydraulicSteering: boolean
}

const america = ['Ford', 'Chevrolet', 'Chrysler', 'Tesla', 'Rivian', 'Lucid', 'Harley-Davidson', 'Victory']
const asia = [
  'Toyota',
  'Honda',
  'Nissan',
  'Hyundai',
  'Subaru',
  'Mitsubishi',
  'Suzuki',
  'Isuzu',
  'Yamaha',
  'Kawasaki',
  'VinFast',
]

export function regionOf(make: string): Region {
  const house = houseOf(make)
  return america.includes(house) ? 'America' : asia.includes(house) ? 'Asia' : 'Europe'
}

export function chassisOf(
  platform: Pick<Platform, 'id' | 'kind' | 'size' | 'year' | 'litres' | 'fuel' | 'makes'>,
): Chassis {
  const dice = new Dice(platform.id, 0xc4a5)
  const cars = { ...platform, region: regionOf(platform.makes[0]!) }
  const { kind, size, year, fuel, region } = cars
  const isBike = kind === 'motorcycle'
  const wheels = wheelsOf(dice, cars)
  const brakes = brakesOf(dice, { ...cars, rims: [wheels.rims[0]?.inches ?? 17, wheels.rims.at(-1)?.inches ?? 17] })
  const lights = lightsOf(dice, cars)
  const wipers = wipersOf(dice, cars)
  const battery = batteryOf(dice, cars)
  const isHydraulic = !isBike && fuel !== 'electric' && dice.chance(Math.max(0, Math.min(1, (2016 - year) / 10)))
  return {
    brakes,
    wheels,
    lights,
    wipers,
    battery,
    suspensions: !isBike && kind !== 'truck' && dice.chance(0.3) ? ['standard', 'sport'] : ['standard'],
    hasAirSuspension: !isBike && kind !== 'truck' && size > 0.45 && year > 2002 && dice.chance(0.3),
    hasParkingOption: !isBike && year > 2004 && dice.chance(0.6),
    changed: !isBike && dice.chance(0.25) ? `${year}-${dice.one(['03', '06', '07', '10'])}` : null,
    brakeFluid:
      year < 1995
        ? 'DOT 3'
        : isBike
          ? dice.one(['DOT 4', 'DOT 5.1'])
          : year > 2010
            ? dice.one(['DOT 4', 'DOT 4 LV'])
            : dice.one(['DOT 3', 'DOT 4']),
    hasHydraulicSteering: isHydraulic,
    steeringFluid: !isHydraulic
      ? null
      : region === 'Europe'
        ? dice.one(['green, central hydraulic', 'red'])
        : dice.one(['red', 'yellow', 'clear']),
  }
}
