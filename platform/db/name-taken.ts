import type { Phrase } from '#common/phrase'
import { invalid } from '../errors.ts'

const UNIQUE_VIOLATION = '23505'

/** For `catch` of a write: a name or address that another row has is an error at the name. */
export const nameTaken =
  (said: Phrase) =>
  (err: unknown): never => {
    const isTaken = err instanceof Error && 'code' in err && err.code === UNIQUE_VIOLATION
    throw isTaken ? invalid({ name: said }) : err
  }
