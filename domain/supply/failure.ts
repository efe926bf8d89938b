import { Phrase, phrase } from '#common/phrase'

/** Why something of a file failed, as it is stored: a phrase of the words. */
type Failure = { say: string; params: readonly unknown[] }

/** The stored form of a phrase. */
export const failureOf = ({ say, params }: Phrase): Failure => ({ say, params })

/** The phrase of a stored failure; null: there is none. */
export function saidFailure(stored: unknown): Phrase | null {
  if (stored === null) return null
  const { say, params } = stored as { say: Phrase['say']; params: unknown[] }
  return say ? new Phrase(say, params ?? []) : phrase('refusal.ourFault')
}
