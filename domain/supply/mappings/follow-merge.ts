import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { remapImports } from './ask-remap.ts'

/** `kind`: none in what versions wrote that knew merges of brands alone. */
type Merge = { kind?: 'brand' | 'part-type'; from: string; into: string }

/** Where a mapping names it, and where a row of a file does. */
const FIELDS = { brand: ['brand', 'brand'], 'part-type': ['type', 'category'] } as const

/**
 * The job that follows a brand or part type, by its slug, which went into another one: mappings that named it, and rows of files that
 * are not applied yet, name the other one. Done twice it changes nothing more.
 */
export async function followMerge(ctx: Ctx, { kind = 'brand', from, into }: Merge): Promise<void> {
  const [named, field] = FIELDS[kind]
  const { rows } = await sql<{ supplierId: number }>`
    with followed as (
      update mapping set ours = jsonb_build_object(${named}::text, ${into}::text)
      where kind = ${kind} and ours ->> ${named}::text = ${from} returning supplier_id
    ) select distinct supplier_id as "supplierId" from followed`.execute(ctx.db)
  await sql`
    update import_row r set given = jsonb_set(given, ${[field]}::text[], to_jsonb(${into}::text))
    from import i where i.id = r.import_id and i.state = 'staged' and r.state <> 'applied'
      and r.given ->> ${field}::text = ${from}`.execute(ctx.db)
  if (kind === 'brand') await followBrand(ctx, { from, into })
  for (const { supplierId } of rows) await remapImports(ctx, { supplierId })
}

/** Rows name the brand of their part beside what they give it. */
async function followBrand(ctx: Ctx, { from, into }: { from: string; into: string }): Promise<void> {
  for (const table of ['import_row', 'import_fit'])
    await sql`
      update ${sql.table(table)} r set brand = ${into}
      from import i where i.id = r.import_id and i.state = 'staged' and r.brand = ${from} and r.state <> 'applied'`.execute(
      ctx.db,
    )
}
