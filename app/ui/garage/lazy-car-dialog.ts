import { lazyPiece } from '../lazy-piece.ts'

/** The dialog in which a car is chosen, whose code comes when it is opened first. */
export const CarDialog = lazyPiece(() => import('./CarDialog.tsx').then(({ CarDialog: component }) => component))
