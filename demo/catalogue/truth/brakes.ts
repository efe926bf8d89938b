import type { Dice } from '../dice.ts'
import type { VehicleKind } from './cars.ts'

/** One size of disc with what belongs to it, all in mm. */
type Disc = {
  diameter: number
  thickness: number
  isVented: boolean
  height: number
  pad: { width: number; height: number; thickness: number }
  piston: number
  pistons: number
}
type Drum = { diameter: number; width: number; shoe: number; bore: number }
/** Where an axle has several sizes of disc, one tells a car's by measuring. Drums: then the rear has no discs. */
export type Brakes = { front: Disc[]; rear: Disc[]; drum: Drum | null }

/** `rims`: the inches of the smallest and the largest wheel, which the discs must go into. */
type Cars = { kind: VehicleKind; size: number; year: number; rims: [smallest: number, largest: number] }

export function brakesOf(dice: Dice, cars: Cars): Brakes {
  if (cars.kind === 'motorcycle')
    return { front: [bikeDisc(dice, 256, 330)], rear: [bikeDisc(dice, 190, 260)], drum: null }
  const hasDrums = dice.chance(Math.max(0, Math.min(0.9, (2012 - cars.year) / 30 - cars.size / 4)))
  const front = sizes(dice, cars, 'front', dice.near(cars.size, 256, 356))
  if (!hasDrums) return { front, rear: sizes(dice, cars, 'rear', dice.near(cars.size, 239, 334)), drum: null }
  const diameter = dice.near(cars.size, 180, 330)
  const width = dice.near(cars.size, 38, 88)
  return { front, rear: [], drum: { diameter, width, shoe: width - dice.int(6, 10), bore: dice.one(bores) } }
}

const bores = [17.46, 19.05, 20.64, 22.2, 23.81, 25.4]

/** The usual size, and on many chassis a larger one for the stronger engines. */
function sizes(dice: Dice, cars: Cars, axle: 'front' | 'rear', first: number): Disc[] {
  const isVented = axle === 'front' || cars.size > 0.6 || dice.chance(0.3)
  const [smallest, largest] = cars.rims.map((inches) => Math.floor(inches * 25.4 - 60)) as [number, number]
  const usual = disc(dice, cars, axle, Math.min(first, smallest), isVented)
  const hasLarger = cars.year > 1995 && dice.chance(axle === 'front' ? 0.4 : 0.25)
  const larger = Math.min(usual.diameter + dice.int(16, 28), largest)
  if (!hasLarger || larger < usual.diameter + 10) return [usual]
  return [usual, disc(dice, cars, axle, larger, isVented || dice.chance(0.5))]
}

function disc(dice: Dice, cars: Cars, axle: 'front' | 'rear', diameter: number, isVented: boolean): Disc {
  const isFront = axle === 'front'
  const share = (diameter - 239) / 150
  return {
    diameter,
    thickness: isVented ? dice.near(share, isFront ? 20 : 18, isFront ? 36 : 28) : dice.int(8, 12),
    isVented,
    height: dice.int(35, 68),
    pad: {
      width: dice.near(share, isFront ? 120 : 95, isFront ? 190 : 140, 0.1),
      height: dice.near(share, 48, 78, 0.1),
      thickness: dice.int(15.5, 20.5, 0.1),
    },
    piston: dice.near(share, isFront ? 48 : 34, isFront ? 66 : 48),
    pistons: cars.size > 0.85 && isFront ? 4 : 1,
  }
}

function bikeDisc(dice: Dice, low: number, high: number): Disc {
  return {
    diameter: dice.int(low, high, 2),
    thickness: dice.int(4, 5.5, 0.5),
    isVented: false,
    height: 0,
    pad: { width: dice.int(44, 108, 0.1), height: dice.int(36, 60, 0.1), thickness: dice.int(7, 10, 0.1) },
    piston: dice.int(25, 34),
    pistons: dice.one([1, 2, 4]),
  }
}
