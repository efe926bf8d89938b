/** The time. Tests can stop it. Domains never read the machine's clock themselves. */
export type Clock = { now(): Date }

/** A day in milliseconds. */
export const DAY_MS = 86_400_000

/** The moment that lies so many days back. */
export const daysAgo = ({ clock }: { clock: Clock }, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS)

/** The day that it is in UTC: "2026-03-01". */
export const todayInUtc = ({ clock }: { clock: Clock }): string => clock.now().toISOString().slice(0, 10)

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }
