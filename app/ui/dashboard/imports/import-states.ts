import { importFile } from '#common/words'
import type { ImportShown, ImportState } from '#domain/supply/schema'

const say = importFile.states

type Said = { label: string; tone: 'plain' | 'good' | 'warn' | 'bad' | 'signal' }

const STATES: Record<ImportState, Said> = {
  received: { label: say.received, tone: 'plain' },
  reading: { label: say.reading, tone: 'plain' },
  staged: { label: say.staged, tone: 'warn' },
  applying: { label: say.applying, tone: 'signal' },
  applied: { label: say.applied, tone: 'good' },
  failed: { label: say.failed, tone: 'bad' },
  dropped: { label: say.dropped, tone: 'plain' },
}
const STOPPED: Said = { label: say.stopped, tone: 'bad' }
const UNDONE: Said = { label: say.undone, tone: 'plain' }
const DECIDING: Said = { label: say.deciding, tone: 'plain' }

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
