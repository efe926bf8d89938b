import { POSITIONS } from '#common/constants'

/** `hidden`: only admins see it; `retired`: links and numbers find it, but nobody can order it. */
export const STATUSES = ['sold', 'hidden', 'retired'] as const
export type Status = (typeof STATUSES)[number]

export const CONDITIONS = ['new', 'remanufactured', 'used'] as const
export type PartCondition = (typeof CONDITIONS)[number]

/** The place of a condition in `CONDITIONS`, by which parts in memory keep it. */
export const conditionIndex = (condition: PartCondition): number => CONDITIONS.indexOf(condition)

/** 0 for no position, else from 1 in the order of POSITIONS. */
export const positionIndex = (position: string | null): number =>
  1 + POSITIONS.indexOf(position as (typeof POSITIONS)[number])
