import type { RawBuilder } from 'kysely'
import type { ImportKind } from '../../suppliers/schema.ts'
import type { COUNTED } from './counts-schema.ts'

/**
 * A select of `n`, `part_id`, `brand` (its slug), `text`, `before` and `after`, one row for each thing that is counted. `only`: of what is
 * counted by rows, that of this row.
 */
export type CountedBy = (
  importId: string,
  kind: ImportKind,
  only: number | null,
) => Partial<Record<(typeof COUNTED)[number], RawBuilder<unknown>>>
