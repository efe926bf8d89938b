import { sql } from 'kysely'

/**
 * Ids (`id`) of parts of which rows of a list of vehicles still wait. A row whose brand is not known, or to be ignored, counts for every part
 * with its number.
 * A full file replaces none of their lines: what waits may be among them.
 */
export const waitingParts = (importId: string) => sql`
  select part_id as id from import_fit where import_id = ${importId} and state = 'held' and part_id is not null
  union
  select p.id from import_fit f join part p on p.norm = f.norm
  where f.import_id = ${importId} and f.part_id is null and (f.state = 'held' or f.reasons @> '[{"code": "word-ignored"}]')`
