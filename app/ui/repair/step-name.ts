import type { PlannedStep } from '#domain/repairs/schema'

/** "Brake discs, front" */
export const stepName = ({ type, position }: Pick<PlannedStep, 'type' | 'position'>): string =>
  [type.name, position].filter(Boolean).join(', ')
