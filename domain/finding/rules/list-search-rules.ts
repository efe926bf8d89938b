import { sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { SearchRule } from './schema.ts'

type Stored = Omit<SearchRule, '_id' | 'type' | 'changedAt'> & { id: number; type_id: number | null; changed_at: Date }
type RuleQuery = { cursor?: string; limit: number }

/** The rules that admins made, the newest first. For admins. */
export async function listSearchRules(
  ctx: Ctx,
  { cursor, limit }: RuleQuery,
): Promise<{ items: SearchRule[]; next: string | null }> {
  adminOf(ctx)
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  const rows = await readStored(ctx, cursor ? { below: Number(cursor) } : {}, limit + 1)
  const items = await Promise.all(rows.slice(0, limit).map((row) => asRecord(ctx, row)))
  return { items, next: rows.length > limit ? items.at(-1)!._id : null }
}

/** One rule; undefined: there is none. */
export async function readSearchRule(ctx: Ctx, id: number): Promise<SearchRule | undefined> {
  const [row] = await readStored(ctx, { id }, 1)
  return row && asRecord(ctx, row)
}

async function readStored(ctx: Ctx, { id, below }: { id?: number; below?: number }, most: number): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select r.id, r.kind, r.words, r.type_id, r.name, r.href, r.label, u.name as by, r.changed_at
    from search_rule r left join users u on u.id = r.made_by
    where (${id ?? null}::int is null or r.id = ${id ?? null}::int) and (${below ?? null}::int is null or r.id < ${below ?? null}::int)
    order by r.id desc limit ${most}`.execute(ctx.db)
  return rows
}

async function asRecord(ctx: Ctx, { id, type_id, changed_at, ...row }: Stored): Promise<SearchRule> {
  const type = type_id === null ? undefined : (await catalogueTaxonomy(ctx)).typeById.get(type_id)
  return {
    ...row,
    _id: String(id),
    type: type ? { slug: type.slug, name: type.name } : null,
    changedAt: changed_at.toISOString(),
  }
}
