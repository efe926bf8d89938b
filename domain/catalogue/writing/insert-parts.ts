import { sql } from 'kysely'
import type { Position } from '#common/constants'
import type { Hazard } from '#common/hazards'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { fairStarts, popOfUnits } from '../popularity.ts'
import { indexParts, type NumberRow, partWords, writeNumbers } from './index-part.ts'
import type { PartValues } from './part-values.ts'
import { refuseOldNumbers } from './refuse-old-numbers.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { writeLists } from './write-lists.ts'

/**
 * A part in a list of parts. `type` and `brand` are slugs; brand and number identify the part. Price in the smallest
 * unit.
 */
export type PartRow = {
  type: string
  brand: string
  number: string
  name: string
  price: number
  /** Units in stock; null: they are not counted. */
  stock: number | null
  position: Position | null
  universal: boolean
  /** How many one vehicle needs. */
  quantity: number
  attributes: [name: string, value: string, unit: string | null][]
  weightGrams: number | null
  /** As it is packed. */
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  hazard: Hazard | null
  warrantyMonths: number | null
  img: string | null
  bestSeller: boolean
  /** Units that it recently sold elsewhere; null: not known, so it starts at the median of its type. */
  popularity: number | null
  createdAt: Date
  /** Numbers of other parts that it replaces. */
  numbers: { kind: 'oe' | 'superseded'; maker: string | null; number: string }[]
} & Partial<Further>

/** What is not given is as for any new part. */
type Further = Pick<
  PartValues,
  | 'gtin'
  | 'cost'
  | 'condition'
  | 'coreDeposit'
  | 'packSize'
  | 'status'
  | 'pictures'
  | 'documents'
  | 'priceBreaks'
  | 'pricesToCome'
>

const LISTED = ['pictures', 'documents', 'priceBreaks', 'pricesToCome'] as const

/**
 * Inserts parts with their numbers, a few thousand at once, and indexes them. The statement fails if a brand has a part with such a
 * number. `source`: its id, or a name. Returns the ids in order.
 * @throws Problem 400 `rows.<n>.type` and the like: no such part type or brand, a number given twice, or older numbers that
 * lead back to the part
 */
export async function insertParts(ctx: Ctx, source: string | number, rows: readonly PartRow[]): Promise<number[]> {
  return tx(ctx, async (ctx) => {
    const from = typeof source === 'number' ? source : await sourceId(ctx, source)
    await refuseUnknown(ctx, rows)
    const given = sql`(
      select p.*, t.id as type_id, b.id as brand_id, ${partWords} as words
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, numbers: undefined, n })))}::jsonb) as p (
        n int, type text, brand text, number text, name text, price int, stock int, position text, universal boolean,
        quantity int, attributes jsonb, "weightGrams" int, "lengthMm" int, "widthMm" int, "heightMm" int, hazard text, "warrantyMonths" int, img text, "bestSeller" boolean,
        popularity int, "createdAt" timestamptz, gtin text, cost int, condition text, "coreDeposit" int, "packSize" smallint, status text)
      join part_type t on t.slug = p.type join brand b on b.slug = p.brand)`
    const { rows: added } = await sql<{ n: number; id: number }>`
      with given as materialized ${given}, middle as materialized (
        ${fairStarts(ctx, sql`select distinct type_id from given where popularity is null`)}
      ), added as (
        insert into part (type_id, brand_id, number, name, price, in_stock, position, universal, quantity,
          attributes, weight_g, length_mm, width_mm, height_mm, hazard, warranty_months, img, best_seller, pop, words, created_at, updated_at,
          source_id, gtin, cost, condition, core_deposit, pack_size, status, retired_at)
        select type_id, brand_id, number, name, price, coalesce(stock > 0, true), position, universal, quantity, attributes,
          "weightGrams", "lengthMm", "widthMm", "heightMm", hazard, "warrantyMonths", img, "bestSeller",
          coalesce(${popOfUnits(ctx, sql`popularity`)}, (select pop from middle where middle.type_id = given.type_id)), words, "createdAt", "createdAt", ${from},
          gtin, cost, coalesce(condition, 'new'), "coreDeposit", coalesce("packSize", 1), coalesce(status, 'sold'),
          case when status = 'retired' then "createdAt" end
        from given order by n
        returning brand_id, number, id
      ), counted as (
        insert into stock (part_id, free, came_in)
        select a.id, g.stock, g.stock from added a join given g on (g.brand_id, g.number) = (a.brand_id, a.number)
        where g.stock is not null
      )
      select g.n, a.id from added a join given g on (g.brand_id, g.number) = (a.brand_id, a.number)`.execute(ctx.db)
    const ids = added.toSorted((a, b) => a.n - b.n).map((row) => row.id)
    const numbers = rows.flatMap((row, n) => row.numbers.map((one): NumberRow => ({ ...one, partId: ids[n]! })))
    for (const kind of ['oe', 'superseded'] as const) {
      const ofKind = numbers.filter((one) => one.kind === kind)
      await writeNumbers(ctx, from, kind, ids, ofKind)
    }
    const old = rows.flatMap((row, n) =>
      row.numbers.some(({ kind }) => kind === 'superseded') ? [[`rows.${n}.supersededNumbers`, ids[n]!] as const] : [],
    )
    await refuseOldNumbers(ctx, new Map(old))
    await writeLists(
      ctx,
      from,
      rows.flatMap((row, n) =>
        LISTED.flatMap((field) => (row[field] ? [{ partId: ids[n]!, field, after: row[field] }] : [])),
      ),
    )
    await indexParts(ctx, ids)
    await changed(ctx, tag.searches, tag.fitments, ...tag.someParts(ids))
    return ids
  })
}
