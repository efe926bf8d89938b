import type { Phrase } from '#common/phrase'
import { Problem } from '#platform/errors'

/** The refusal of a file that cannot be read. Its code begins with `file-`; its phrase says what to do about it. */
export const refused = (code: `file-${string}`, said: Phrase): Problem => new Problem(422, code, said)
