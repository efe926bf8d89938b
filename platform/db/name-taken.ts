import type { Phrase } from '#common/phrase'
import { invalid } from '../errors.ts'
import { isTaken } from './failures.ts'

/** For `catch` of a write: a name or address that another row has is an error at the name. */
export const nameTaken =
  (said: Phrase) =>
  (err: unknown): never => {
    throw isTaken(err) ? invalid({ name: said }) : err
  }
