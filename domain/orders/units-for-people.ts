import { type RawBuilder, sql } from 'kysely'

/** Units of a line of an order as people are told of them, with its car where that tells it from another line. */
export type Units = { number: string; name: string; car?: string; quantity: number }

type Line = { number: string; name: string; car: string | null; quantity: number }

export const forPeople = ({ number, name, car, quantity }: Line): Units => ({
  number,
  name,
  ...(car && { car }),
  quantity: Math.abs(quantity),
})

/** The car of a row of number, name and fit where a line of this order has the same part for another car, or for none; else null. */
export const carOfLine = (row: RawBuilder<unknown>, orderId: RawBuilder<unknown>) => sql<string | null>`(
  select ${row}.fit ->> 'label' where exists (
    select from order_line other where other.order_id = ${orderId}
      and other.number = ${row}.number and other.name = ${row}.name
      and other.fit ->> 'label' is distinct from ${row}.fit ->> 'label'))`
