/** The days on which somebody works: of the week (1: Monday), without these holidays (`2026-12-25`). */
type WorkDays = { workDays: readonly number[]; holidays: ReadonlySet<string> }
/** What is paid by `cutOff` ("12:00", in `timeZone`) on a working day leaves on it. */
export type LeavingPlace = WorkDays & { cutOff: string; timeZone: string }
/** Working days of the carrier from leaving to the door. */
export type Journey = WorkDays & { daysFrom: number; daysTo: number }
/** The first and the last day of an arrival: `2026-11-25`. */
export type Arrival = { from: string; to: string }

/** Beyond so many days without a working day there is no promise. */
const LONGEST_WAIT = 60

/** When a parcel arrives that is paid at a moment. Null: somebody has no working days, so nothing can be promised. */
export function arrival(paidAt: Date, place: LeavingPlace, journey: Journey): Arrival | null {
  const paid = Temporal.Instant.fromEpochMilliseconds(paidAt.getTime()).toZonedDateTimeISO(place.timeZone)
  const isInTime = Temporal.PlainTime.compare(paid.toPlainTime(), Temporal.PlainTime.from(place.cutOff)) <= 0
  const today = paid.toPlainDate()
  const leaves = workingDayFrom(isInTime ? today : today.add({ days: 1 }), place)
  const from = leaves && workingDaysAfter(leaves, journey.daysFrom, journey)
  const to = leaves && workingDaysAfter(leaves, journey.daysTo, journey)
  return from && to ? { from: from.toString(), to: to.toString() } : null
}

/** Of parcels that arrive by themselves: when all of them are there. */
export function whenAllAreThere(arrivals: readonly (Arrival | null)[]): Arrival | null {
  const known = arrivals.filter((one) => one !== null)
  if (known.length === 0 || known.length < arrivals.length) return null
  const latest = (days: readonly string[]) => days.toSorted().at(-1)!
  return { from: latest(known.map(({ from }) => from)), to: latest(known.map(({ to }) => to)) }
}

/** When all parcels are there; `parcels`: each of their arrivals, the earliest first, where they arrive on different days. */
export type PromisedDays = Arrival & { parcels?: Arrival[] }

/** What is promised of parcels that arrive by themselves. Null: nothing, as one of them has no promise. */
export function promisedDays(arrivals: readonly (Arrival | null)[]): PromisedDays | null {
  const all = whenAllAreThere(arrivals)
  if (!all) return null
  const apart = new Map(arrivals.flatMap((one) => (one ? [[`${one.to} ${one.from}`, one]] : [])))
  const parcels = [...apart.keys()].toSorted().map((days) => apart.get(days)!)
  return { ...all, ...(parcels.length > 1 && { parcels }) }
}

/** The first working day from a day on, which may be that day itself. */
function workingDayFrom(day: Temporal.PlainDate, { workDays, holidays }: WorkDays): Temporal.PlainDate | null {
  for (let waited = 0; waited < LONGEST_WAIT; waited++) {
    const on = day.add({ days: waited })
    if (workDays.includes(on.dayOfWeek) && !holidays.has(on.toString())) return on
  }
  return null
}

function workingDaysAfter(day: Temporal.PlainDate, count: number, days: WorkDays): Temporal.PlainDate | null {
  let on = count === 0 ? workingDayFrom(day, days) : day
  for (let n = 0; n < count && on; n++) on = workingDayFrom(on.add({ days: 1 }), days)
  return on
}
