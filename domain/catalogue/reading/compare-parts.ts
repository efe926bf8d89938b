import { sql } from 'kysely'
import { isRowId } from '#common/row-ids'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { type CardRow, cardColumns, partCard, tagsOfRow } from './part-card.ts'
import type { ComparedPart } from '../schema.ts'
import { numbersOfPart } from './read-whole-part.ts'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'

type Row = CardRow & {
  attributes: ComparedPart['attributes']
  weight_g: number | null
  warranty_months: number | null
  numbers: ComparedPart['numbers']
}

/** What a comparison shows of these parts, in the order of the ids, and which ids (`unknown`) are no part's. */
export async function compareParts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ parts: ComparedPart[]; unknown: string[] }> {
  const taxonomy = await catalogueTaxonomy(ctx)
  const asked = ids.filter(isRowId).map(Number)
  const { rows } = await sql<Row>`
    select ${cardColumns}, p.attributes, p.weight_g, p.warranty_months, ${numbersOfPart} as numbers
    from unnest(${asked}::int[]) with ordinality as asked (id, place)
      join part p on p.id = asked.id and p.status <> 'hidden' order by place`.execute(ctx.finder)
  shows(ctx, tag.parts, ...asked.map(tag.part), ...rows.flatMap(tagsOfRow))
  const parts = rows.map((row) => {
    const { foundBy: _foundBy, ...card } = partCard(row, taxonomy)
    const { tier } = taxonomy.brandById.get(row.brand_id)!
    return {
      ...card,
      brand: { ...card.brand, tier },
      attributes: row.attributes,
      weightGrams: row.weight_g,
      warrantyMonths: row.warranty_months,
      numbers: row.numbers,
    }
  })
  const found = new Set(parts.map(({ _id }) => _id))
  return { parts, unknown: ids.filter((id) => !found.has(id)) }
}
