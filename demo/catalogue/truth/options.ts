import type { Condition } from '#domain/fitment/schema'
import type { Position } from '#common/constants'
import type { Run } from './cars.ts'
import type { Chassis } from './chassis.ts'
import type { Motor } from './motor.ts'

/**
 * One of the versions in which a car of a platform was built. Answers the conditions under which a run has it, as
 * alternatives: none: the run does not have it; one without conditions: all cars of the run do.
 */
export type Option = (run: Run) => Condition[][]

/** What versions of a car differ in. */
export type Axis =
  | 'disc'
  | 'suspension'
  | 'air'
  | 'change'
  | 'parking'
  | 'xenon'
  | 'climate'
  | 'manual'
  | 'automatic'
  | 'driven'
  | 'sensors'

const frontDriven = ['FWD', 'AWD', '4WD/AWD', '4WD', 'part-time 4WD']
const rearDriven = ['RWD', 'AWD', '4WD/AWD', '4WD', 'part-time 4WD']

const always: Option = () => [[]]
const only =
  (kind: Condition['kind'], value: string): Option =>
  () => [[{ kind, value }]]

/** The versions of a platform that a type of part comes in; none: it has no such part. */
export function optionsOf(axis: Axis | undefined, position: Position | null, chassis: Chassis, motor: Motor): Option[] {
  switch (axis) {
    case undefined:
      return [always]
    case 'disc': {
      const axle = position?.startsWith('rear') ? 'rear' : 'front'
      const discs = chassis.brakes[axle]
      return discs.length < 2
        ? discs.map(() => always)
        : discs.map(({ diameter }) => only(`disc-${axle}`, String(diameter)))
    }
    case 'suspension':
      return chassis.suspensions.length + Number(chassis.hasAirSuspension) < 2
        ? [always]
        : chassis.suspensions.map((kind) => only('suspension', kind))
    case 'air':
      return chassis.hasAirSuspension ? [only('suspension', 'air')] : []
    case 'change':
      return chassis.changed ? [before(chassis.changed), after(chassis.changed)] : [always]
    case 'parking':
      return eitherWay(chassis.hasParkingOption, 'parking sensors')
    case 'xenon':
      return eitherWay(chassis.lights.hasXenon, 'xenon headlights')
    case 'climate':
      return eitherWay(motor.hasClimateOption, 'air conditioning')
    case 'manual':
      return [withGearbox('manual')]
    case 'automatic':
      return [withGearbox('automatic')]
    case 'driven':
      return [driven(position?.startsWith('front') ? frontDriven : rearDriven)]
    case 'sensors':
      return chassis.hasParkingOption ? [only('with', 'parking sensors')] : []
  }
}

const eitherWay = (isOption: boolean, what: string): Option[] =>
  isOption ? [only('without', what), only('with', what)] : [always]

/** Cars of the years before the change all have the old part; of the year itself, by the month of their making. */
function before(month: string): Option {
  const year = Number(month.slice(0, 4))
  return (run) => (run.to < year ? [[]] : run.from > year ? [] : [[{ kind: 'made-to', value: monthBefore(month) }]])
}

function after(month: string): Option {
  const year = Number(month.slice(0, 4))
  return (run) => (run.from > year ? [[]] : run.to < year ? [] : [[{ kind: 'made-from', value: month }]])
}

function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

const withGearbox =
  (gearbox: string): Option =>
  (run) => {
    if (run.gearbox.length > 0 && !run.gearbox.includes(gearbox)) return []
    return run.gearbox.length === 1 ? [[]] : [[{ kind: 'gearbox', value: gearbox }]]
  }

/** Where the drive is not known, nothing is said of the car. */
const driven =
  (drives: string[]): Option =>
  (run) => {
    const fitting = run.drive.filter((drive) => drives.includes(drive))
    return fitting.length === run.drive.length && fitting.length > 0
      ? [[]]
      : fitting.map((value) => [{ kind: 'drive', value }])
  }
