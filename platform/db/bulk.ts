import { sql } from 'kysely'
import { type Ctx, tx } from '../context.ts'
import type { Db } from './pool.ts'

type Dropped = { drop: string; make: string }

/**
 * Does `work` without the indexes and foreign keys that slow down a large load, then creates them again, so that each
 * is built or checked once instead of row by row. One transaction. It locks the tables, so it is only for shops that
 * are not open yet. `onProgress` counts what was created again.
 */
export function withoutIndexes<T>(
  ctx: Ctx,
  tables: readonly string[],
  work: (ctx: Ctx) => Promise<T>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<T> {
  return tx(ctx, async (ctx) => {
    await forgetEmptiness(ctx)
    const dropped = [...(await foreignKeys(ctx, tables)), ...(await indexes(ctx, tables))]
    for (const { drop } of dropped) await sql.raw(drop).execute(ctx.db)
    const result = await work(ctx)
    const made = dropped.toReversed()
    for (const [n, { make }] of made.entries()) {
      await sql.raw(make).execute(ctx.db)
      onProgress(n + 1, made.length)
    }
    return result
  })
}

/**
 * Updates PostgreSQL's statistics after a load. It skips empty tables: with statistics that say "empty", PostgreSQL
 * scans a table for every lookup (`orders`, by each foreign key of a new order) until the next analyze. As many tables at
 * once as `db` has connections, the largest first. Not inside a transaction.
 */
export async function countFilled(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    order by pg_total_relation_size(oid) desc`.execute(db)
  await Promise.all(rows.map(({ name }) => sql.raw(`vacuum (analyze) ${name}`).execute(db)))
}

/**
 * Of a table that was analyzed while it was empty, PostgreSQL believes that it still is: each foreign key is then checked by a
 * scan of what the load has written so far. A table without statistics is looked up by its index.
 */
async function forgetEmptiness(ctx: Ctx): Promise<void> {
  await sql`
    select pg_clear_relation_stats('public', relname::text) from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples = 0`.execute(ctx.db)
}

/** Indexes that belong to no constraint. */
async function indexes(ctx: Ctx, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_index i
    where i.indrelid = any(${tables}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by 2`.execute(ctx.db)
  return rows
}

async function foreignKeys(ctx: Ctx, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::text[]::regclass[])
    order by conname`.execute(ctx.db)
  return rows
}
