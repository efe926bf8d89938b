import type { ImportShown } from '../staging/schema.ts'

type Moving = Pick<ImportShown, 'state' | 'bytes' | 'bytesRead' | 'rows' | 'rowsApplied'> & { stateAt: string }

/** Less than this says nothing of the pace. */
const TOO_LITTLE = 0.01

/** How far it is with what is being done, from 0 to 1, and the seconds that it still takes at the pace so far. */
export function paceOf(one: Moving, now: Date): Pick<ImportShown, 'progress' | 'secondsLeft'> {
  const progress = shareOf(one)
  if (progress === null || progress < TOO_LITTLE) return { progress, secondsLeft: null }
  const seconds = (now.getTime() - Date.parse(one.stateAt)) / 1000
  return { progress, secondsLeft: Math.max(0, Math.ceil((seconds * (1 - progress)) / progress)) }
}

function shareOf({ state, bytes, bytesRead, rows, rowsApplied }: Moving): number | null {
  if (state === 'received') return 0
  if (state === 'reading') return Math.min(1, bytesRead / Math.max(1, bytes))
  return state === 'applying' ? Math.min(1, rowsApplied / Math.max(1, rows)) : null
}
