import { catalogueTaxonomy } from '#domain/catalogue'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { Step } from './repair-jobs.ts'
import type { RepairStep } from './schema.ts'

/** Steps with their part types by id. @throws Problem 400 that names each step of an unknown type: `steps.2.type` */
export async function withTypes(ctx: Ctx, steps: readonly RepairStep[]): Promise<Step[]> {
  const { types } = await catalogueTaxonomy(ctx)
  const idOf = new Map(types.map(({ slug, id }) => [slug, id]))
  const wrong = steps.flatMap(({ type }, n) =>
    idOf.has(type) ? [] : [[`steps.${n}.type`, phrase('refusal.rowUnknown', 'type', type)] as const],
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  return steps.map(({ type, ...step }) => ({ ...step, typeId: idOf.get(type)! }))
}
