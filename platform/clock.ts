/** The time. Tests can stop it. Domains never read the machine's clock themselves. */
export type Clock = { now(): Date }

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }
