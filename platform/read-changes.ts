import type { Client } from 'pg'
import type { Tag } from '#common/tags'

/** A reader's position: the transactions that a snapshot saw, and the database's time then. */
export type Position = { snapshot: string; at: Date }

/** What was announced since; `all`: this is unknown, so anything may have changed. */
export type NewChanges = { position: Position; tags: readonly Tag[] | 'all' }

/** Rows are deleted after an hour (`purgeChanges`), so a reader that paused for half an hour may have missed some. */
const READ_WITHIN = '30 minutes'

/**
 * Reads the changes that were committed since `since`: each once, whatever the order in which transactions began and
 * committed (docs/decisions/0020). `client` must connect to the server that the shop reads its data from, so that a
 * change is never known before its data. `since` undefined: nothing was read before.
 */
export async function readChanges(client: Client, since: Position | undefined): Promise<NewChanges> {
  const { rows } = await client.query<Position & { missed: boolean; tags: Tag[] }>(
    `select pg_current_snapshot()::text as snapshot, now() as at,
       coalesce(now() - $2::timestamptz > $3::interval
         or pg_snapshot_xmin($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), true) as missed,
       array(select distinct tag from change
         where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as tags`,
    [since?.snapshot, since?.at, READ_WITHIN],
  )
  const { snapshot, at, missed, tags } = rows[0]!
  return { position: { snapshot, at }, tags: missed ? 'all' : tags }
}
