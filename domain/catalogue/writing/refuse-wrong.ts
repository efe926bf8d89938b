import { type Phrase, phrase } from '#common/phrase'
import { invalid } from '#platform/errors'

type Field = 'number' | 'supersededBy'

/** What the database refuses of a part, by its constraints: the field, and why. */
const REFUSED: Partial<Record<string, [Field, Phrase]>> = {
  part_brand_id_norm_key: ['number', phrase('refusal.numberTaken')],
  part_superseded_by: ['supersededBy', phrase('refusal.noSuch', 'part')],
  part_superseded: ['supersededBy', phrase('refusal.supersedesItself')],
}

/**
 * Throws what the database refused of parts as an error at their fields; any other error as it is. `named`: what the error calls
 * this field of each part that wrote it. @throws Problem 400
 */
export function refuseWrong(err: unknown, named: (field: Field) => string[]): never {
  const [field, said] = (err instanceof Error && 'constraint' in err && REFUSED[String(err.constraint)]) || []
  throw field && said ? invalid(Object.fromEntries(named(field).map((name) => [name, said]))) : err
}
