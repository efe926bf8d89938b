import { sql } from 'kysely'
import { OWN_HAND } from '#domain/vehicles'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import type { SpecInput } from '../schema.ts'
import { writeSpecs } from '../write-specs.ts'

/** Makes these the values by which a part fits. One that stays keeps its source. Belongs into a transaction that holds the part. */
export async function setSpecs(ctx: Ctx, partId: number, specs: readonly SpecInput[]): Promise<void> {
  await sql`
    delete from part_spec where part_id = ${partId} and (kind, value) not in (
      select * from unnest(${specs.map(({ kind }) => kind)}::text[], ${specs.map(({ value }) => value)}::text[]))`.execute(
    ctx.db,
  )
  await writeSpecs(ctx, OWN_HAND.name, { cars: [], parts: specs.map((spec) => ({ partId, ...spec })) })
  await changed(ctx, tag.fitments, tag.part(partId))
}
