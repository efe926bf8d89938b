import { createHash } from 'node:crypto'
import { type PartValues, readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { planChange, PLANNED, type Planned } from './plan-change.ts'
import type { ChangeOfEach, Refusal } from './schema.ts'

const AT_ONCE = 5000

type PlannedPart = {
  id: number
  part: Planned & Pick<PartValues, 'name' | 'number'>
  planned: Partial<Planned> | Refusal
}

/** What a change gives each of the parts, in their order. Leaves out parts that do not exist. */
export async function* planParts(ctx: Ctx, ids: readonly number[], change: ChangeOfEach): AsyncGenerator<PlannedPart> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const parts = await readValues(ctx, some, [...PLANNED, 'name', 'number'])
    for (const id of some) {
      const part = parts.get(id)
      if (part) yield { id, part, planned: planChange(change, part, ctx.config.prices) }
    }
  }
}

/** Marks which parts get which price instead of which: of two plans with one mark the prices are the same. */
export function priceMark() {
  const hash = createHash('sha256')
  return {
    add: ({ id, part, planned }: PlannedPart) => {
      if (typeof planned !== 'string' && planned.price !== undefined)
        hash.update(`${id} ${part.price} ${planned.price}\n`)
    },
    mark: () => hash.digest('base64url'),
  }
}
