import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { utcText } from '#platform/db/utc-text'
import type { PartInput } from '../part-input.ts'
import { normalNumber } from '../part-number.ts'
import type { PartCondition, Status } from '../part-states.ts'
import type { PriceBreak } from '../prices/price-breaks-schema.ts'

/**
 * All that can be written of a part, as stored. `brand` and `category` are slugs, money is in the smallest unit; `img` null:
 * the picture of its type; `pictures`: those after the first; `supersededBy`: the id of the part to take instead.
 */
export type PartValues = Omit<Required<PartInput>, keyof Further> & Further
type Further = {
  img: string | null
  gtin: string | null
  cost: number | null
  condition: PartCondition
  coreDeposit: number | null
  packSize: number
  status: Status
  supersededBy: number | null
  pictures: string[]
  documents: { name: string; url: string }[]
  /** Older numbers of its own brand's, or others, that it replaces. */
  supersededNumbers: { maker: string | null; number: string }[]
  /** What each costs in orders of larger quantities, which rise. */
  priceBreaks: PriceBreak[]
  /** What it will cost, from these times on. */
  pricesToCome: { startsAt: string; price: number }[]
}
export type ValueName = keyof PartValues

/** New values of some fields of one part. */
export type PartChanges = { partId: number; fields: Partial<PartValues> }

/** What was written into one field of one part; the values are as stored. */
export type PartDifference = { partId: number; field: ValueName; before: unknown; after: unknown }

/** Fields that are a column of `part`: its name and type. `brand` and `category` are a slug for the column's id. */
export const COLUMNS = {
  name: ['name', 'text'],
  price: ['price', 'int'],
  img: ['img', 'text'],
  number: ['number', 'text'],
  brand: ['brand_id', 'text'],
  category: ['type_id', 'text'],
  position: ['position', 'text'],
  universal: ['universal', 'boolean'],
  quantity: ['quantity', 'smallint'],
  attributes: ['attributes', 'jsonb'],
  weightGrams: ['weight_g', 'int'],
  lengthMm: ['length_mm', 'int'],
  widthMm: ['width_mm', 'int'],
  heightMm: ['height_mm', 'int'],
  hazard: ['hazard', 'text'],
  warrantyMonths: ['warranty_months', 'smallint'],
  bestSeller: ['best_seller', 'boolean'],
  gtin: ['gtin', 'text'],
  cost: ['cost', 'int'],
  condition: ['condition', 'text'],
  coreDeposit: ['core_deposit', 'int'],
  packSize: ['pack_size', 'smallint'],
  status: ['status', 'text'],
  supersededBy: ['superseded_by', 'int'],
} as const satisfies { [field in ValueName]?: [column: string, type: string] }
export type ColumnField = keyof typeof COLUMNS

/** Whether a field is a column of `part`. */
export const isColumn = (field: ValueName): field is ColumnField => field in COLUMNS

const numbersOf = (kind: 'oe' | 'superseded') => sql`coalesce((
  select jsonb_agg(jsonb_build_object('maker', n.maker, 'number', n.number) order by n.norm collate "C")
  from part_number n where n.part_id = p.id and n.kind = ${sql.lit(kind)}), '[]')`

/** How the other fields are read. */
const READ = {
  brand: sql`b.slug`,
  category: sql`t.slug`,
  stock: sql`(select s.free from stock s where s.part_id = p.id)`,
  oeNumbers: numbersOf('oe'),
  supersededNumbers: numbersOf('superseded'),
  pictures: sql`array(select url from part_picture where part_id = p.id order by rank)`,
  documents: sql`coalesce((select jsonb_agg(jsonb_build_object('name', d.name, 'url', d.url) order by d.rank)
    from part_document d where d.part_id = p.id), '[]')`,
  priceBreaks: sql`coalesce((select jsonb_agg(jsonb_build_object('from', c.from_quantity, 'price', c.price) order by c.from_quantity)
    from price_break c where c.part_id = p.id), '[]')`,
  pricesToCome: sql`coalesce((select jsonb_agg(jsonb_build_object('startsAt',
      ${utcText('c.starts_at')}, 'price', c.price) order by c.starts_at)
    from price_to_come c where c.part_id = p.id), '[]')`,
}

/** These fields of parts, by id; as they are compared and written. */
export async function readValues<Field extends ValueName>(
  ctx: Ctx,
  ids: readonly number[],
  fields: readonly Field[],
): Promise<Map<number, Pick<PartValues, Field>>> {
  const columns = fields.map((field) => {
    const read = field in READ ? READ[field as keyof typeof READ] : sql.ref(`p.${COLUMNS[field as ColumnField][0]}`)
    return sql`, ${read} as ${sql.ref(field)}`
  })
  const { rows } = await sql<Pick<PartValues, Field> & { id: number }>`
    select p.id ${sql.join(columns, sql``)} from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id
    where p.id = any(${ids}::int[]) order by p.id`.execute(ctx.db)
  return new Map(
    rows.map(({ id, ...values }) => [
      id,
      asStored(values as Partial<PartValues>) as typeof values & Pick<PartValues, Field>,
    ]),
  )
}

/** Values in the form in which they are stored: of numbers that differ only in punctuation the first, in order. */
export function asStored<T extends Partial<PartValues>>(values: T): T {
  const stored: Partial<PartValues> = { ...values }
  if (values.attributes)
    stored.attributes = values.attributes.map(([name, value, unit]) => [name, String(value), unit ?? null])
  for (const field of ['oeNumbers', 'supersededNumbers'] as const) {
    const numbers = values[field]
    if (!numbers) continue
    const byNorm = new Map(numbers.toReversed().map((one) => [normalNumber(one.number), one]))
    stored[field] = [...byNorm.entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { maker, number }]) => ({ maker: maker ?? null, number }))
  }
  return stored as T
}
