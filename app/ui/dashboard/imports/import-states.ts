import type { ImportState } from '#domain/supply/schema'

type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'signal'

/** The states of a file, in words. */
export const STATES: Record<ImportState, { label: string; tone: Tone }> = {
  received: { label: 'Waits to be read', tone: 'plain' },
  reading: { label: 'Is being read', tone: 'plain' },
  staged: { label: 'Waits for you', tone: 'warn' },
  applying: { label: 'Is being applied', tone: 'signal' },
  applied: { label: 'Applied', tone: 'good' },
  failed: { label: 'Could not be read', tone: 'bad' },
  dropped: { label: 'Dropped', tone: 'plain' },
}

/** While a file has one of these states, somebody works on it or soon will. */
export const isMoving = (state: ImportState) => state === 'received' || state === 'reading' || state === 'applying'
