import { type RawBuilder, sql } from 'kysely'
import { type FitmentOfPart, fitmentOf, fitmentsOfPart, type SaidFitment } from '#domain/fitment'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { isAdmin } from '#platform/access'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { counterpart, counterpartTags } from './counterpart.ts'
import { catalogueTaxonomy } from './taxonomy.ts'
import { type CardRow, partCard, soldCardColumns, successorsOfPart, tagsOfRow } from './part-card.ts'
import { breaksOfPart } from './price-breaks.ts'
import type { PriceBreak } from './price-breaks-schema.ts'
import { viewsOf } from './part-views.ts'
import { normalNumber } from './part-number.ts'
import type { PartDetail } from './schema.ts'

type Row = CardRow & {
  attributes: PartDetail['attributes']
  weight_g: number | null
  warranty_months: number | null
  best_seller: boolean
  version: number
  numbers: PartDetail['numbers']
  fitments: FitmentOfPart[]
  interchange: CardRow[]
  pair: CardRow[]
  breaks: PriceBreak[]
  pack_size: number
  core_deposit: number | null
  gtin: string | null
  pictures: { url: string }[]
  documents: NonNullable<PartDetail['documents']>
}

/** One part with everything that its page shows. 404 if there is none, or it is hidden from others than admins. Fitments are sorted by make, model and year. */
export async function showPart(
  ctx: Ctx,
  idText: string,
): Promise<Omit<PartDetail, 'fitments'> & { fitments: SaidFitment[] }> {
  const id = rowId(idText, 'part')
  const [taxonomy, row] = await Promise.all([catalogueTaxonomy(ctx), readPart(ctx, id)])
  if (!row || (row.status === 'hidden' && !isAdmin(ctx))) throw notFound('part')
  const { interchange, pair } = row
  const fitments = row.fitments.map(fitmentOf)
  shows(ctx, tag.parts, ...[row, ...interchange, ...pair].flatMap(tagsOfRow))
  if (row.position) shows(ctx, ...counterpartTags(row.type_id, row.brand_id))
  shows(ctx, ...makersNumbers(row.numbers).map(tag.number))
  const brand = taxonomy.brandById.get(row.brand_id)!
  const { foundBy: _foundBy, ...card } = partCard(row, taxonomy)
  return {
    ...card,
    views: [...viewsOf(card.img), ...row.pictures.map(({ url }) => ({ view: null, img: url }))],
    brand: { slug: brand.slug, name: brand.name, tier: brand.tier, country: brand.country, about: brand.about },
    crumbs: taxonomy.crumbs(card.type.slug),
    attributes: row.attributes,
    weightGrams: row.weight_g,
    warrantyMonths: row.warranty_months,
    universal: row.universal,
    bestSeller: row.best_seller,
    numbers: row.numbers,
    fitments,
    fitmentCount: fitments.length,
    interchange: interchange.map((other) => partCard(other, taxonomy)),
    pair: pair[0] ? partCard(pair[0], taxonomy) : null,
    ...(row.breaks.length > 0 && { priceBreaks: row.breaks }),
    ...(row.pack_size > 1 && { packSize: row.pack_size }),
    ...(row.core_deposit !== null && { coreDeposit: row.core_deposit }),
    ...(row.gtin !== null && { gtin: row.gtin }),
    ...(row.documents.length > 0 && { documents: row.documents }),
    version: row.version,
  }
}

/** The OE numbers: another part that gains or loses one of them becomes, or stops being, its interchange. */
const makersNumbers = (numbers: PartDetail['numbers']) =>
  numbers.filter(({ kind }) => kind === 'oe').map(({ number }) => normalNumber(number))

export const numbers = sql`
  select kind, maker, number from part_number
  where part_id = p.id order by array_position(array['own', 'superseded', 'oe'], kind), maker, number`

/** Parts of other brands with the same type and position that share an OE number: what a shopper may buy instead. */
const interchange = sql`
  select ${soldCardColumns} from part p
  where p.status = 'sold' and p.type_id = this.type_id and p.id <> this.id and p.position is not distinct from this.position
    and p.id in (select other.part_id from part_number mine join part_number other on other.norm = mine.norm
      where mine.part_id = this.id and mine.kind = 'oe' and other.kind = 'oe')
  order by p.in_stock desc, p.pop desc, p.id desc limit 8`

export const listed = (rows: RawBuilder<unknown>) => sql`coalesce((select json_agg(one) from (${rows}) as one), '[]')`

/** Reads everything in one round trip. */
async function readPart(ctx: Ctx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${soldCardColumns}, ${successorsOfPart} as successors, p.attributes, p.weight_g, p.warranty_months, p.best_seller, p.version, p.pack_size,
      p.core_deposit, p.gtin, ${listed(sql`select url from part_picture where part_id = p.id order by rank`)} as pictures,
      ${listed(sql`select name, url from part_document where part_id = p.id order by rank`)} as documents,
      ${listed(numbers)} as numbers, ${listed(fitmentsOfPart)} as fitments, ${listed(interchange)} as interchange, ${listed(counterpart)} as pair, ${listed(breaksOfPart)} as breaks
    from part p join part this on this.id = p.id where p.id = ${id}`.execute(ctx.finder)
  return rows[0]
}
