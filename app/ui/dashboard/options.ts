import { POSITIONS } from '#common/constants'
import { dayName } from '#common/format'

/** Places on a car. */
export const POSITION_OPTIONS = POSITIONS.map((value) => ({ value, label: value }))
/** The days of a week, Monday first. */
export const WEEKDAY_OPTIONS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: day, label: dayName(day) }))
