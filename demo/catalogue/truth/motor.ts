import { Dice } from '../dice.ts'
import { regionOf } from './chassis.ts'
import type { Platform } from './platforms.ts'
import type { Region } from './wheels.ts'

/** What all engines of a family have alike. Invented sizes of a demo: plausible, but of no real engine. Lengths in mm. */
export type Motor = {
  oil: { grade: string; approval: string; litres: number }
  oilFilter: { design: 'spin-on' | 'cartridge'; thread: string; outer: number; height: number }
  plug: { thread: string; reach: number; spanner: number; gap: number }
  glow: { thread: string; length: number; volts: number }
  timing: 'belt' | 'chain'
  belt: { teeth: number; width: number }
  bore: number
  clutch: number
  hasTurbo: boolean
  /** some were built with air conditioning, some without */
  hasClimateOption: boolean
  injection: string
  coolant: string
  automaticFluid: string
  gearOil: string
  axleOil: string
  needsAdBlue: boolean
}

type Family = Pick<Platform, 'id' | 'kind' | 'year' | 'litres' | 'cylinders' | 'fuel' | 'makes' | 'size'>

export function motorOf(family: Family): Motor {
  const dice = new Dice(family.id, 0xe17e)
  const { kind, year, litres, cylinders, fuel } = family
  const region = regionOf(family.makes[0]!)
  const isBike = kind === 'motorcycle'
  const isDiesel = fuel === 'diesel'
  const design = year < 2000 || isBike || dice.chance(0.45) ? 'spin-on' : 'cartridge'
  const square = Math.cbrt(((litres / cylinders) * 4e6) / Math.PI)
  return {
    oil: {
      ...oilOf(dice, family, region),
      litres: Math.round((isBike ? 1 + litres * 2 : 1.6 + litres * 1.35 + dice.next()) * 10) / 10,
    },
    oilFilter: {
      design: isBike && dice.chance(0.35) ? 'cartridge' : design,
      thread: dice.one(
        isBike
          ? ['M20x1.5', '3/4-16 UNF']
          : region === 'America'
            ? ['3/4-16 UNF', '13/16-16 UNF', 'M22x1.5']
            : ['M20x1.5', '3/4-16 UNF', 'M22x1.5'],
      ),
      outer: isBike ? dice.int(38, 76) : design === 'spin-on' ? dice.one([66, 68, 76, 80, 93]) : dice.int(52, 84),
      height: isBike ? dice.int(38, 92) : design === 'spin-on' ? dice.int(65, 125) : dice.int(78, 162),
    },
    plug: {
      thread: isBike
        ? dice.one(['M10x1', 'M12x1.25', 'M14x1.25'])
        : year > 2008
          ? dice.one(['M12x1.25', 'M14x1.25'])
          : 'M14x1.25',
      reach: year < 1995 ? 19 : dice.one([19, 26.5]),
      spanner: dice.one(year < 2005 ? [16, 21] : [14, 16]),
      gap: dice.int(0.7, 1.1, 0.1),
    },
    glow: {
      thread: dice.one(['M8x1', 'M10x1', 'M10x1.25']),
      length: dice.int(88, 156),
      volts: dice.one(year < 2005 ? [11, 11, 5] : [4.4, 5, 7]),
    },
    timing:
      !isBike && cylinders <= 6 && year < 2018 && dice.chance(region === 'America' ? 0.2 : 0.5) ? 'belt' : 'chain',
    belt: { teeth: dice.int(99, 211), width: dice.int(20, 32) },
    bore: Math.round(square * (0.94 + dice.next() * 0.12) * 2) / 2,
    clutch: dice.near(litres / 6.5, 190, 290),
    hasTurbo: !isBike && (isDiesel ? year > 1990 : year > 2009 && litres / cylinders < 0.56 && dice.chance(0.65)),
    hasClimateOption: !isBike && year < 2002 && dice.chance(0.6),
    injection: isDiesel
      ? dice.one(year < 1998 ? ['mechanical'] : ['common rail, solenoid', 'common rail, piezo'])
      : year > 2010 && dice.chance(0.6)
        ? 'direct injection'
        : 'port injection',
    coolant: dice.one(coolantsOf(region, year)),
    automaticFluid: dice.one(automaticFluidsOf(region, year)),
    gearOil: dice.one(['75W-80 GL-4', '75W-90 GL-4']),
    axleOil: dice.one(
      family.size > 0.8 ? ['75W-140 GL-5', '85W-140 GL-5', '75W-90 GL-5'] : ['75W-90 GL-5', '80W-90 GL-5'],
    ),
    needsAdBlue: isDiesel && year >= 2012,
  }
}

function oilOf(dice: Dice, { kind, year, fuel, size }: Family, region: Region): { grade: string; approval: string } {
  const [grade, approval] = dice.one(oils(kind === 'motorcycle', fuel === 'diesel', year, size, region))
  return { grade, approval }
}

type Oil = readonly [grade: string, approval: string]

function oils(isBike: boolean, isDiesel: boolean, year: number, size: number, region: Region): readonly Oil[] {
  if (isBike) return bikeGrades.map((grade) => [grade, 'JASO MA2'] as const)
  if (isDiesel) return size > 0.8 ? [['15W-40', 'API CK-4']] : year < 2007 ? [['5W-40', 'A3/B4']] : [['5W-30', 'C3']]
  if (year < 1998) return region === 'America' ? [['5W-30', 'API SP']] : [['10W-40', 'A3/B4']]
  if (region === 'Europe')
    return year < 2013
      ? [
          ['5W-30', 'C3'],
          ['5W-40', 'C3'],
          ['5W-40', 'A3/B4'],
        ]
      : [
          ['0W-20', 'C5'],
          ['0W-30', 'C2'],
          ['5W-30', 'C3'],
          ['5W-30', 'C2'],
        ]
  if (region === 'Asia' && year > 2016)
    return [
      ['0W-16', 'ILSAC GF-6B'],
      ['0W-20', 'API SP'],
    ]
  return year < 2009
    ? [
        ['5W-30', 'API SP'],
        ['5W-20', 'API SP'],
      ]
    : [
        ['0W-20', 'API SP'],
        ['5W-20', 'API SP'],
        ['5W-30', 'API SP'],
      ]
}

const bikeGrades = ['5W-40', '10W-30', '10W-40', '10W-50', '15W-50', '20W-50']

/** Type and colour, as they stand on the can. */
function coolantsOf(region: Region, year: number): readonly string[] {
  if (region === 'Europe')
    return year < 2000 ? ['G11 blue'] : year < 2008 ? ['G12+ red', 'G12++ violet'] : ['G12++ violet', 'G13 violet']
  if (region === 'Asia') return year < 2000 ? ['HOAT yellow', 'OAT orange'] : ['P-OAT pink', 'P-OAT blue']
  return year < 1996 ? ['HOAT yellow'] : ['OAT orange', 'HOAT yellow']
}

function automaticFluidsOf(region: Region, year: number): readonly string[] {
  if (year < 2002) return ['Type D-III']
  if (region === 'America') return year < 2016 ? ['Type D-VI', 'low viscosity'] : ['low viscosity', '8-speed']
  if (region === 'Europe') return ['8-speed', 'dual-clutch', 'low viscosity']
  return year < 2010 ? ['low viscosity', 'Type D-III'] : ['CVT', 'low viscosity']
}
