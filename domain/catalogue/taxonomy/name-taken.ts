import { type Phrase, phrase } from '#common/phrase'
import { invalid } from '#platform/errors'

const UNIQUE_VIOLATION = '23505'

/** For `catch`: a name or address that another one has is an error at the name. */
export const nameTaken =
  (say: 'refusal.brandTaken' | 'refusal.typeTaken') =>
  (err: unknown): never => {
    const isTaken = err instanceof Error && 'code' in err && err.code === UNIQUE_VIOLATION
    const said: Phrase = phrase(say)
    throw isTaken ? invalid({ name: said }) : err
  }
