import type { Dice } from '../dice.ts'
import type { VehicleKind } from './cars.ts'

/** A wheel that left the factory with these cars. Inches, offset in mm; `tyre` as on its side: "205/55R16". */
type Rim = { inches: number; width: number; offset: number; tyre: string }
type Bolts = { holes: number; circle: number; bore: number; thread: string; seat: string }
export type Wheels = { bolts: Bolts; rims: Rim[]; tyres: { front: string; rear: string } | null }

type Cars = { kind: VehicleKind; size: number; year: number; region: Region }
export type Region = 'Europe' | 'Asia' | 'America'

export function wheelsOf(dice: Dice, cars: Cars): Wheels {
  const bolts = boltsOf(dice, cars)
  if (cars.kind === 'motorcycle')
    return { bolts, rims: [], tyres: { front: dice.one(bikeFronts), rear: dice.one(bikeRears) } }
  // All sizes of one car are about as tall, so that the speedometer stays right.
  const tall = 560 + cars.size * 250
  const first = Math.round(13 + cars.size * 4 + Math.max(0, cars.year - 1985) / 14)
  const width = 155 + 10 * Math.round(dice.near(cars.size, 1, 11))
  const count = cars.year < 1995 ? 1 : dice.one([2, 2, 3])
  const rims = Array.from({ length: count }, (_, i): Rim => {
    const inches = Math.min(22, first + i)
    const wide = width + 10 * i
    const ratio = Math.round((tall - inches * 25.4) / 2 / wide / 0.05) * 5
    return {
      inches,
      width: Math.round((wide / 25.4) * 0.82 * 2) / 2,
      offset: dice.int(25, 52),
      tyre: `${wide}/${Math.max(30, Math.min(85, ratio))}R${inches}`,
    }
  })
  return { bolts, rims, tyres: null }
}

const bikeFronts = ['120/70R17', '110/80R19', '120/70R19', '100/90-19', '90/90-21', '110/70R17', '130/90-16']
const bikeRears = [
  '160/60R17',
  '180/55R17',
  '190/55R17',
  '150/70R17',
  '170/60R17',
  '140/80-17',
  '140/70R17',
  '150/80-16',
]

const circles: Record<Region, number[]> = {
  Europe: [100, 108, 112, 120],
  Asia: [100, 114.3],
  America: [108, 114.3, 115, 120],
}

function boltsOf(dice: Dice, { kind, size, year, region }: Cars): Bolts {
  const holes = kind === 'truck' ? (size > 1.1 ? 8 : 6) : size < 0.3 ? 4 : 5
  const circle =
    kind === 'truck' ? dice.one([135, 139.7]) : holes === 4 ? dice.one([98, 100, 108]) : dice.one(circles[region])
  return {
    holes,
    circle,
    bore: dice.one({ Europe: [57.1, 66.6, 72.6], Asia: [60.1, 64.1, 67.1], America: [63.4, 67.1, 70.3] }[region]),
    thread:
      region === 'Asia'
        ? dice.one(['M12x1.5', 'M12x1.25'])
        : region === 'Europe'
          ? dice.one(['M12x1.5', 'M14x1.5'])
          : year < 2000
            ? '1/2-20 UNF'
            : dice.one(['M12x1.5', 'M14x1.5']),
    seat: region === 'Europe' ? dice.one(['60° cone', 'ball R13']) : '60° cone',
  }
}
