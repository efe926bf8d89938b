import { POSITIONS } from '#common/constants'

/** `hidden`: only admins see it; `retired`: links and numbers find it, but nobody can order it. */
export const STATUSES = ['sold', 'hidden', 'retired'] as const
export type Status = (typeof STATUSES)[number]

export const CONDITIONS = ['new', 'remanufactured', 'used'] as const
export type PartCondition = (typeof CONDITIONS)[number]

/** Its place in CONDITIONS. */
export const conditionPlace = (condition: PartCondition): number => CONDITIONS.indexOf(condition)

/** 0 for none, else 1 + its place in POSITIONS. */
export const placeOf = (position: string | null): number =>
  1 + POSITIONS.indexOf(position as (typeof POSITIONS)[number])
