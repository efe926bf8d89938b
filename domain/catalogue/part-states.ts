/** `hidden`: only admins see it; `retired`: links and numbers find it, but nobody can order it. */
export const STATUSES = ['sold', 'hidden', 'retired'] as const
export type Status = (typeof STATUSES)[number]

export const CONDITIONS = ['new', 'remanufactured', 'used'] as const
export type PartCondition = (typeof CONDITIONS)[number]

/** Its place in CONDITIONS. */
export const conditionPlace = (condition: PartCondition): number => CONDITIONS.indexOf(condition)
