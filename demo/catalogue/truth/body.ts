import type { Dice } from '../dice.ts'
import type { VehicleKind } from './cars.ts'
import type { Region } from './wheels.ts'

/** Sockets by place; null: no bulb that one could change. */
export type Lights = {
  head: 'halogen' | 'xenon' | 'LED'
  hasXenon: boolean
  low: string | null
  high: string | null
  indicator: string | null
  brake: string | null
}
/** Lengths in mm; rear null: there is none. */
export type Wipers = { driver: number; passenger: number; rear: number | null; mount: string }
/** By the size code of batteries; some cars need an absorbent one for their start-stop system. */
export type Battery = { group: string; isAgm: boolean }

type Cars = { kind: VehicleKind; size: number; year: number; region: Region }

export function lightsOf(dice: Dice, { kind, year }: Cars): Lights {
  const isBike = kind === 'motorcycle'
  const head = year > 2017 && dice.chance(0.7) ? 'LED' : 'halogen'
  const low =
    head === 'LED'
      ? null
      : dice.one(isBike ? ['H4', 'H7', 'H11'] : year < 1998 ? ['H4', 'HB4'] : ['H7', 'H7', 'H11', 'H4'])
  const high = low === null || low === 'H4' ? low : low === 'HB4' ? 'HB3' : isBike ? low : dice.one(['H7', 'H1', 'HB3'])
  const isLed = year > 2015 && dice.chance(0.5)
  return {
    head,
    hasXenon: !isBike && low !== null && year > 2003 && dice.chance(0.3),
    low,
    high,
    indicator: isLed ? null : dice.one(['PY21W', 'WY5W', 'WY21W']),
    brake: isLed ? null : dice.one(['P21W', 'P21/5W', 'W21/5W']),
  }
}

export function wipersOf(dice: Dice, { kind, size, year }: Cars): Wipers | null {
  if (kind === 'motorcycle') return null
  const driver = dice.near(size + (year - 2005) / 80, 475, 700, 25)
  const hasRear = kind === 'suv-van' || (kind === 'car' && dice.chance(0.5))
  return {
    driver,
    passenger: Math.max(400, driver - dice.one([0, 50, 100, 150])),
    rear: hasRear ? dice.int(280, 400, 20) : null,
    mount: dice.one(year < 2004 ? ['hook'] : ['hook', 'push button', 'side pin', 'bayonet']),
  }
}

/** Size codes of 12 V batteries: hours, length, width, height in mm. */
export const batteryGroups: Record<string, [hours: number, length: number, width: number, height: number]> = {
  H4: [50, 207, 175, 190],
  H5: [60, 242, 175, 190],
  H6: [70, 278, 175, 190],
  H7: [80, 315, 175, 190],
  H8: [95, 353, 175, 190],
  '51R': [45, 238, 129, 223],
  '35': [55, 230, 175, 225],
  '24F': [65, 273, 173, 229],
  '27F': [80, 318, 173, 227],
  '75': [55, 230, 180, 186],
  '34': [60, 260, 173, 200],
  '65': [75, 306, 192, 192],
}
/** Size codes of motorcycle batteries: hours, length, width, height in mm. */
export const bikeBatteryGroups: Record<string, [hours: number, length: number, width: number, height: number]> = {
  YTX5L: [4, 114, 71, 106],
  YTX7A: [6, 150, 87, 94],
  YTX9: [8, 150, 87, 105],
  YTX12: [10, 150, 87, 130],
  YTX14: [12, 150, 87, 145],
  YTX20L: [18, 175, 87, 155],
}
const groups: Record<Region, string[]> = {
  Europe: ['H4', 'H5', 'H6', 'H7', 'H8'],
  Asia: ['51R', '35', '24F', '27F'],
  America: ['75', '34', 'H6', '65', 'H7'],
}

/** `litres` decides on a motorcycle, the size of the vehicle else. */
export function batteryOf(dice: Dice, cars: Cars & { litres: number }): Battery {
  const isBike = cars.kind === 'motorcycle'
  const codes = isBike ? Object.keys(bikeBatteryGroups) : groups[cars.region]
  const share = isBike ? cars.litres / 1.6 : cars.size * 1.1
  return {
    group: codes[Math.round(dice.near(share, 0, codes.length - 1))]!,
    isAgm: !isBike && cars.year > 2012 && dice.chance(0.6),
  }
}
