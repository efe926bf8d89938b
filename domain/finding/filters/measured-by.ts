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

type Value = MeasuredBy['values'][number]

/** Which parts measure what the searches of one request ask for. Each value is looked up once. */
export class MeasuredValues {
  readonly #found = new Map<string, Value[]>()

  /** Values of one measure are alternatives, and all measures must hold. One statement, where one of them is not known yet. */
  async ask(ctx: Ctx, asked: AskedMeasures): Promise<MeasuredBy> {
    const pairs = [...asked].flatMap(([measure, values]) => [...values].map((value) => ({ measure, value })))
    await this.#read(
      ctx,
      pairs.filter((pair) => !this.#found.has(keyOf(pair))),
    )
    const values = pairs.flatMap((pair) => this.#found.get(keyOf(pair)) ?? [])
    const [first = new Set<number>(), ...others] = [...asked.keys()].map(
      (name) => new Set(values.flatMap(({ measure, parts }) => (measure === name ? parts : []))),
    )
    return { values, parts: others.reduce((all, some) => all.intersection(some), first) }
  }

  async #read(ctx: Ctx, pairs: { measure: string; value: string }[]): Promise<void> {
    if (pairs.length === 0) return
    const { rows } = await sql<Value>`
      select measure, value, unit, amount, json_agg(part_id) as parts from part_measure
        join unnest(${pairs.map((one) => one.measure)}::text[], ${pairs.map((one) => one.value)}::text[]) as pair (measure, value)
        using (measure, value)
      group by measure, value, unit, amount`.execute(ctx.finder)
    for (const pair of pairs) this.#found.set(keyOf(pair), [])
    for (const row of rows) this.#found.get(keyOf(row))!.push(row)
  }
}

const keyOf = ({ measure, value }: { measure: string; value: string }) => `${measure}:${value}`
