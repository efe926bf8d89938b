import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { remapImports } from './ask-remap.ts'

type Merge = { from: string; into: string }

/**
 * The job that follows a brand, by its slug, which went into another one: mappings that named it, and rows of files that are not
 * applied yet, name the other one. Done twice it changes nothing more.
 */
export async function followMerge(ctx: Ctx, { from, into }: Merge): Promise<void> {
  const { rows } = await sql<{ supplierId: number }>`
    with followed as (
      update mapping set ours = jsonb_build_object('brand', ${into}::text)
      where kind = 'brand' and ours ->> 'brand' = ${from} returning supplier_id
    ) select distinct supplier_id as "supplierId" from followed`.execute(ctx.db)
  await sql`
    update import_row r set brand = ${into},
      given = case when given ? 'brand' then jsonb_set(given, '{brand}', to_jsonb(${into}::text)) else given end
    from import i where i.id = r.import_id and i.state = 'staged' and r.brand = ${from} and r.state <> 'applied'`.execute(
    ctx.db,
  )
  await sql`
    update import_fit f set brand = ${into}
    from import i where i.id = f.import_id and i.state = 'staged' and f.brand = ${from} and f.state <> 'applied'`.execute(
    ctx.db,
  )
  for (const { supplierId } of rows) await remapImports(ctx, { supplierId })
}
