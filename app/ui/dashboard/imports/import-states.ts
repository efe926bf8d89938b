import type { ImportShown, ImportState } from '#domain/supply/schema'

type Said = { label: string; tone: 'plain' | 'good' | 'warn' | 'bad' | 'signal' }

const STATES: Record<ImportState, Said> = {
  received: { label: 'Waits to be read', tone: 'plain' },
  reading: { label: 'Is being read', tone: 'plain' },
  staged: { label: 'Waits for you', tone: 'warn' },
  applying: { label: 'Is being applied', tone: 'signal' },
  applied: { label: 'Applied', tone: 'good' },
  failed: { label: 'Could not be read', tone: 'bad' },
  dropped: { label: 'Dropped', tone: 'plain' },
}
const STOPPED: Said = { label: 'Not all applied', tone: 'bad' }
const UNDONE: Said = { label: 'Undone', tone: 'plain' }
const DECIDING: Said = { label: 'Is being decided', tone: 'plain' }

/** Whether its rows stopped half way: a file that could not be read has no counts. */
export const isStopped = ({ state, counts }: Pick<ImportShown, 'state' | 'counts'>) => state === 'failed' && !!counts

/** The state of a file, in words. */
export function saidState(file: Pick<ImportShown, 'state' | 'counts' | 'deciding' | 'undoAsked'>): Said {
  if (isStopped(file)) return STOPPED
  if (file.state === 'applied' && file.undoAsked) return UNDONE
  return file.state === 'staged' && file.deciding ? DECIDING : STATES[file.state]
}

/** While a file has one of these states, somebody works on it or soon will. */
export const isMoving = (state: ImportState) => state === 'received' || state === 'reading' || state === 'applying'
