import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { addPart, type HasDb } from '../catalogue/parts.ts'

/** A further place, behind the others in rank. Answers its id. */
export async function addPlace(shop: HasDb, name = `Place ${randomBytes(4).toString('hex')}`): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into place (name, rank) select ${name}, max(rank) + 1 from place returning id`.execute(shop.ctx.db)
  return rows[0]!.id
}

/** A counted part with so many units in each place. Answers its id. */
export async function addPartIn(
  shop: HasDb,
  units: Readonly<Record<number, number>>,
  given: { price?: number } = {},
): Promise<string> {
  const part = await addPart(shop, { ...given, stock: Object.values(units).reduce((sum, one) => sum + one, 0) })
  await sql`
    insert into part_place (part_id, place_id, free)
    select ${Number(part)}, * from unnest(${Object.keys(units)}::int[], ${Object.values(units)}::int[])`.execute(
    shop.ctx.db,
  )
  return part
}

/** How many units are free in each place; null: not counted by place. */
export async function unitsIn(shop: HasDb, part: string): Promise<Record<number, number | null>> {
  const { rows } = await sql<{ place: number; free: number | null }>`
    select place_id as place, free from part_place where part_id = ${Number(part)}`.execute(shop.ctx.db)
  return Object.fromEntries(rows.map(({ place, free }) => [place, free]))
}

/** From which places the units of an order come: part → place → units. */
export async function takenFrom(shop: HasDb, orderId: string): Promise<Record<string, Record<number, number>>> {
  const { rows } = await sql<{ part: string; places: Record<number, number> }>`
    select part_id::text as part, jsonb_object_agg(place_id, quantity) as places from allocation
    where order_id = ${orderId} group by part_id`.execute(shop.ctx.db)
  return Object.fromEntries(rows.map(({ part, places }) => [part, places]))
}
