import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

export type Make = { id: number; slug: string; name: string }
export type Model = { slug: string; name: string; make: Make }

/** All makes by name. */
export async function listMakes(ctx: Ctx): Promise<Make[]> {
  const { rows } = await sql<Make>`select id, slug, name from make order by name`.execute(ctx.db)
  return rows
}

/** All models with their makes: the names that people use for a vehicle. */
export async function listModels(ctx: Ctx): Promise<Model[]> {
  const { rows } = await sql<{ slug: string; name: string; make: Make }>`
    select model.slug, model.name, json_build_object('id', make.id, 'slug', make.slug, 'name', make.name) as make
    from model join make on make.id = make_id order by make.name, model.name`.execute(ctx.db)
  return rows
}
