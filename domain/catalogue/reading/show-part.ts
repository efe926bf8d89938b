import { fitmentsOf, type SaidFitment } from '#domain/fitment'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { isAdmin } from '#platform/access'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { counterpartTags } from './counterpart.ts'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'
import { partCard, tagsOfRow } from './part-card.ts'
import { viewsOf } from '../part-views.ts'
import { normalNumber } from '../part-number.ts'
import { readWholePart } from './read-whole-part.ts'
import type { PartDetail } from '../schema.ts'

type ShownPart = Omit<PartDetail, 'fitments'> & { fitments: SaidFitment[] }

/** One part as its page shows it; fitments by make, model, year. 404 if there is none, or only admins may see it. */
export const showPart = async (ctx: Ctx, idText: string): Promise<ShownPart> => (await showPartPage(ctx, idText)).part

/** The same, and whether there are reviews of it: of most parts a page need not ask for any. */
export async function showPartPage(ctx: Ctx, idText: string): Promise<{ part: ShownPart; isReviewed: boolean }> {
  const id = rowId(idText, 'part')
  const [taxonomy, row] = await Promise.all([catalogueTaxonomy(ctx), readWholePart(ctx, id)])
  const self = row && { ...row.cards[0]!, successors: row.successors }
  if (!self || (self.status === 'hidden' && !isAdmin(ctx))) throw notFound('part')
  const others = row.cards.slice(1)
  const fitments = await fitmentsOf(ctx, row, self)
  shows(ctx, tag.parts, ...[self, ...others].flatMap(tagsOfRow))
  if (self.position) shows(ctx, ...counterpartTags(self.type_id, self.brand_id))
  shows(ctx, ...makersNumbers(row.numbers).map(tag.number))
  const brand = taxonomy.brandById.get(self.brand_id)!
  const { foundBy: _foundBy, ...card } = partCard(self, taxonomy)
  const cardsAs = (what: 'pair' | 'instead') =>
    others.filter((other) => other.as === what).map((other) => partCard(other, taxonomy))
  const part: ShownPart = {
    ...card,
    views: [...viewsOf(card.img), ...row.pictures.map(({ url }) => ({ view: null, img: url }))],
    brand: { slug: brand.slug, name: brand.name, tier: brand.tier, country: brand.country, about: brand.about },
    crumbs: taxonomy.crumbs(card.type.slug),
    attributes: row.attributes,
    weightGrams: row.weight_g,
    warrantyMonths: row.warranty_months,
    universal: self.universal,
    bestSeller: row.best_seller,
    numbers: row.numbers,
    fitments,
    fitmentCount: fitments.length,
    interchange: cardsAs('instead'),
    pair: cardsAs('pair')[0] ?? null,
    ...(row.breaks.length > 0 && { priceBreaks: row.breaks }),
    ...(row.pack_size > 1 && { packSize: row.pack_size }),
    ...(row.core_deposit !== null && { coreDeposit: row.core_deposit }),
    ...(row.gtin !== null && { gtin: row.gtin }),
    ...(self.img === null && { typicalPicture: true as const }),
    ...(row.documents.length > 0 && { documents: row.documents }),
    version: row.version,
  }
  return { part, isReviewed: row.is_reviewed }
}

/** The OE numbers: another part that gains or loses one of them becomes, or stops being, its interchange. */
const makersNumbers = (numbers: PartDetail['numbers']) =>
  numbers.filter(({ kind }) => kind === 'oe').map(({ number }) => normalNumber(number))
