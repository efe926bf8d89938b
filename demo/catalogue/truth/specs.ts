import type { CarSpecRow } from '#domain/fitment/schema'
import type { Run } from './cars.ts'
import type { Chassis } from './chassis.ts'
import type { Motor } from './motor.ts'
import type { Platform } from './platforms.ts'

type Value = [kind: CarSpecRow['kind'], value: string | number | null]

/** What every car of a platform asks of parts that fit by specification, and the options that it may have been built with. */
export function carSpecs(platform: Platform, chassis: Chassis, motor: Motor): CarSpecRow[] {
  const shared = platform.scope === 'chassis' ? chassisValues(chassis) : []
  return platform.runs.flatMap((run) => {
    const values = platform.scope === 'chassis' ? shared : motorValues(platform, motor, run)
    const { modelId, from, to, engineId } = run
    return values.flatMap(([kind, value]) =>
      value === null ? [] : [{ modelId, from, to, engineId, kind, value: String(value) }],
    )
  })
}

function chassisValues({ brakes, wheels, lights, wipers, battery, ...chassis }: Chassis): Value[] {
  const { bolts, rims, tyres } = wheels
  const isBike = tyres !== null
  return [
    ...brakes.front.map(({ diameter }): Value => ['disc-front', diameter]),
    ...brakes.rear.map(({ diameter }): Value => ['disc-rear', diameter]),
    ...(chassis.suspensions.length > 1 || chassis.hasAirSuspension ? chassis.suspensions : []).map((kind): Value => [
      'suspension',
      kind,
    ]),
    ...(chassis.hasAirSuspension ? ([['suspension', 'air']] as Value[]) : []),
    ...rims.flatMap(({ tyre, width, inches, offset }): Value[] => [
      ['tyre', tyre],
      ['wheel', `${width}Jx${inches} ET${offset}`],
    ]),
    ['tyre-front', tyres?.front ?? null],
    ['tyre-rear', tyres?.rear ?? null],
    ['bolt-circle', isBike ? null : `${bolts.holes}x${bolts.circle}`],
    ['battery', battery.isAgm ? `${battery.group} AGM` : battery.group],
    ['bulb-low', lights.low],
    ['bulb-high', lights.high],
    ['bulb-indicator', lights.indicator],
    ['bulb-brake', lights.brake],
    ['wiper-driver', wipers?.driver ?? null],
    ['wiper-passenger', wipers?.passenger ?? null],
    ['wiper-rear', wipers?.rear ?? null],
    ['wiper-set', wipers && `${wipers.driver}/${wipers.passenger}`],
    ['brake-fluid', chassis.brakeFluid],
    ['steering-fluid', chassis.steeringFluid],
  ]
}

function motorValues({ fuel, kind }: Platform, motor: Motor, { drive, gearbox }: Run): Value[] {
  const coolant: Value = ['coolant', motor.coolant]
  if (fuel === 'electric') return [coolant]
  const hasAxle = kind !== 'motorcycle' && drive.some((one) => one !== 'FWD' && one !== '2WD')
  return [
    coolant,
    ['oil', `${motor.oil.grade} ${motor.oil.approval}`],
    ['oil-litres', motor.oil.litres],
    ['automatic-fluid', gearbox.includes('automatic') ? motor.automaticFluid : null],
    ['gear-oil', gearbox.includes('manual') ? motor.gearOil : null],
    ['axle-oil', hasAxle ? motor.axleOil : null],
    ['adblue', motor.needsAdBlue ? 'ISO 22241' : null],
  ]
}
