import marks from './make-marks.json' with { type: 'json' }

const byMake = new Map(Object.entries(marks))

/**
 * A make's mark as the path of a 24 × 24 drawing, null where none may be had. Stays on the server: only what is shown is
 * sent. The marks are from simple-icons (CC0 1.0), written by scripts/make-marks.ts.
 */
export const makeMark = (name: string): string | null => byMake.get(name.toLowerCase()) ?? null
