import { sql } from 'kysely'
import { carKey, covers, refusedLines } from '#domain/fitment'
import type { PartFits, ProposedFits, ProposedLine } from '#domain/fitment/schema'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { rowId } from '#platform/ids'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'
import { readManyFits, readPartFits } from './show-part-fits.ts'

/** So many parts of one OE number say enough. */
const MOST_PARTS = 50

type Sharing = { id: number; shares: ProposedFits['parts'][number]['shares'] }

/**
 * The cars of the parts that share an OE number with this one, as far as its own list does not say them: an admin chooses which it
 * fits as well. None for a part that suits every vehicle. @throws Problem 404
 */
export async function proposeFits(ctx: Ctx, idText: string): Promise<ProposedFits> {
  adminOf(ctx)
  return proposedFor(ctx, await readPartFits(ctx, rowId(idText, 'part')))
}

/** The same for the fits of a part as they were read. */
export async function proposedFor(ctx: Ctx, { _id, universal, applications }: PartFits): Promise<ProposedFits> {
  if (universal) return { parts: [], lines: [] }
  const sharing = await readSharing(ctx, Number(_id))
  const others = await readManyFits(
    ctx,
    sharing.map(({ id }) => id),
  )
  const byLine = new Map<string, ProposedLine>()
  for (const { _id, applications } of others)
    for (const line of applications) {
      const same = byLine.get(JSON.stringify(line))
      if (same) same.from.push(_id)
      else byLine.set(JSON.stringify(line), { ...line, from: [_id] })
    }
  const news = widest([...byLine.values()], applications)
  const refused = await refusedLines(ctx, news)
  const { brandBySlug } = await catalogueTaxonomy(ctx)
  const shares = new Map(sharing.map((one) => [String(one.id), one.shares]))
  return {
    parts: others.map(({ _id, brand, name, number }) => {
      return { _id, brand: brandBySlug.get(brand)?.name ?? brand, name, number, shares: shares.get(_id)! }
    }),
    lines: news.filter((line) => !refused.has(line)),
  }
}

/** The lines that neither the part's own list nor another one of them says already. Only lines of one model are compared. */
export function widest(told: readonly ProposedLine[], applications: PartFits['applications']): ProposedLine[] {
  const own = Map.groupBy(applications, carKey)
  const news = new Set(
    [...Map.groupBy(told, carKey)].flatMap(([key, lines]) => {
      const isToldWider = (line: ProposedLine, n: number) =>
        lines.some((wide, m) => m !== n && covers(wide, line) && (m < n || !covers(line, wide)))
      const isOwn = (line: ProposedLine) => own.get(key)?.some((one) => covers(one, line)) ?? false
      return lines.filter((line, n) => !isOwn(line) && !isToldWider(line, n))
    }),
  )
  return told.filter((line) => news.has(line))
}

/** The parts of the same type and position that share one of its OE numbers, and which: the most numbers first. */
async function readSharing(ctx: Ctx, id: number): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    select p.id, json_agg(json_build_object('maker', mine.maker, 'number', mine.number) order by mine.norm) as shares
    from part this join part_number mine on mine.part_id = this.id and mine.kind = 'oe'
      join part_number other on other.norm = mine.norm and other.kind = 'oe' and other.part_id <> this.id
      join part p on p.id = other.part_id and p.type_id = this.type_id and p.position is not distinct from this.position
    where this.id = ${id} group by p.id order by count(*) desc, p.id limit ${MOST_PARTS}`.execute(ctx.db)
  return rows
}
