import { DAY_MS } from '#platform/clock'
import type { SupplierFetch } from '../suppliers/fetch-schema.ts'

type Schedule = Pick<SupplierFetch, 'every' | 'hour'>

const HOUR_MS = 3_600_000
const FIRST_PAUSE_MS = 5 * 60_000

/** When a file is fetched again after it was at that time; null: when somebody asks for it. */
export function nextFetch({ every, hour }: Schedule, after: Date): Date | null {
  const time = after.getTime()
  if (every === 'never') return null
  if (every === 'hour') return new Date(time + HOUR_MS)
  if (every === '6-hours') return new Date(time + 6 * HOUR_MS)
  const next = atHour(hour, time)
  return new Date(every === 'week' ? next + 6 * DAY_MS : next)
}

/** When a file is fetched for the first time: by day and by week at the next such hour, else at once. */
export function firstFetch({ every, hour }: Schedule, now: Date): Date | null {
  if (every === 'never') return null
  return every === 'day' || every === 'week' ? new Date(atHour(hour, now.getTime())) : now
}

/** The next time at which that hour begins in UTC. */
function atHour(hour: number, time: number): number {
  const today = Math.floor(time / DAY_MS) * DAY_MS + hour * HOUR_MS
  return today > time ? today : today + DAY_MS
}

/** When to try again after so many failures in a row: 5 minutes, 15, 45, up to a day. */
export const nextTry = ({ every }: Schedule, failures: number, now: Date): Date | null =>
  every === 'never' ? null : new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 3 ** (failures - 1), DAY_MS))
