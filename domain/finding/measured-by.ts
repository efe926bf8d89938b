import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { AskedMeasures } from './asked-measures.ts'

/** How many parts of a list measure a value; of an amount `amount` says how much, lengths in mm. */
export type MeasureCount = {
  measure: string
  value: string
  unit: string | null
  amount: number | null
  count: number
}

/** The asked values that parts have, and the ids of the parts that have one of each asked measure. */
export type MeasuredBy = { parts: ReadonlySet<number>; values: (Omit<MeasureCount, 'count'> & { parts: number[] })[] }

/** Reads which parts measure what is asked for: values of one measure are alternatives, and all measures must hold. */
export async function measuredBy(ctx: Ctx, asked: AskedMeasures): Promise<MeasuredBy> {
  const pairs = [...asked].flatMap(([measure, values]) => [...values].map((value) => ({ measure, value })))
  const query = sql<MeasuredBy['values'][number]>`
    select measure, value, unit, amount, json_agg(part_id) as parts from part_measure
      join unnest(${pairs.map((one) => one.measure)}::text[], ${pairs.map((one) => one.value)}::text[]) as pair (measure, value)
      using (measure, value)
    group by measure, value, unit, amount`
  const { rows: values } = await query.execute(ctx.finder)
  const [first = new Set<number>(), ...others] = [...asked.keys()].map(
    (name) => new Set(values.flatMap(({ measure, parts }) => (measure === name ? parts : []))),
  )
  return { values, parts: others.reduce((all, some) => all.intersection(some), first) }
}
